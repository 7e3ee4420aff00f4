/** A race on a circuit: who came where, and links to watch the laps. The circuit is fetched when the race is opened. */
import "../ui/button.css";
import "./race_card.css";
import type { JSX } from "preact";
import type {
  PublishedChampionship,
  PublishedRace,
  PublishedRun,
} from "../../lib/race/published_championship.ts";
import { CircuitPicture } from "../race/view/circuit_picture.tsx";
import * as strings from "../strings/strings.ts";
import { Icon } from "../ui/icon.tsx";
import { Notice } from "../ui/notice.tsx";
import { nameOf, participantOf } from "./names.ts";
import { type ChampionshipStore, raceKey, type RaceState } from "./types.ts";

const text = strings.championship;

interface RaceCardProps {
  readonly championship: PublishedChampionship;
  readonly race: PublishedRace;
  readonly round: number;
  readonly store: ChampionshipStore;
}

/** Closed it tells the circuit, its par, and who was the fastest. */
export function RaceCard({ championship, race, round, store }: RaceCardProps): JSX.Element {
  const { circuit, runs } = race;
  const owner = participantOf(championship, circuit);
  const shown = store.address.value;
  const state = store.races.value.get(raceKey(round, circuit));
  const first = runs.filter(({ position }) => position === 1);
  const [best] = first;
  return (
    <details
      class="card race-card"
      open={shown.view === "round" && shown.race === circuit}
      onToggle={({ currentTarget: { open } }) => store.turnRace(circuit, open)}
    >
      <summary>
        <span class="race-title name">{text.race(owner?.name ?? circuit)}</span>
        <span class="race-par soft small">
          {owner === undefined ? null : text.par(owner.par)}
          {owner?.hasHouseCircuit === true ? ` · ${text.house}` : null}
        </span>
        <span class="race-best small name">
          {best?.time === undefined
            ? <span class="soft">{text.nobodyFinished}</span>
            : text.best(nameOf(championship, best.pilot), first.length, best.time)}
        </span>
      </summary>
      <div class="race-body">
        <Ground state={state} />
        <RaceTable {...{ championship, race, state }} par={owner?.par} />
      </div>
    </details>
  );
}

function Ground({ state }: { readonly state: RaceState | undefined }): JSX.Element {
  const all = state?.kind === "open" ? state.race.links.all : undefined;
  return (
    <div class="race-ground">
      {state?.kind === "failed"
        ? <Notice look="warning">{text.notFetched(state.why)}</Notice>
        : <CircuitPicture circuit={state?.kind === "open" ? state.race.circuit : undefined} />}
      {state?.kind === "busy" ? <p role="status" class="soft small">{text.fetching}</p> : null}
      {all === undefined ? null : (
        <a class="button primary" href={all}>
          <Icon name="play" />
          {text.watchAll}
        </a>
      )}
    </div>
  );
}

interface RaceTableProps {
  readonly championship: PublishedChampionship;
  readonly race: PublishedRace;
  readonly state: RaceState | undefined;
  readonly par: number | undefined;
}

function RaceTable({ championship, par, race, state }: RaceTableProps): JSX.Element {
  const links = state?.kind === "open" ? state.race.links.byPilot : undefined;
  const owner = nameOf(championship, race.circuit);
  return (
    <div class="scroller" role="region" aria-label={text.race(owner)} tabIndex={0}>
      <table role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" class="place">
              <span class="spoken">{text.place}</span>
            </th>
            <th role="columnheader">{text.pilot}</th>
            <th role="columnheader" class="number">{text.time}</th>
            <th role="columnheader" class="number">{text.abovePar}</th>
            <th role="columnheader" class="number">{text.kmh}</th>
            <th role="columnheader" class="number">{text.points}</th>
            <th role="columnheader">
              <span class="spoken">{text.lap}</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {race.runs.map((run) => (
            <Run
              key={run.pilot}
              run={run}
              par={par}
              name={nameOf(championship, run.pilot)}
              link={links?.get(run.pilot)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RunProps {
  readonly run: PublishedRun;
  readonly name: string;
  readonly par: number | undefined;
  /** Where the lap is watched; absent: there is none, or it is not fetched. */
  readonly link: string | undefined;
}

function Run({ link, name, par, run }: RunProps): JSX.Element {
  const { kmhHundredths, points, position, sentence, time, verdict } = run;
  const isPlaced = position !== undefined && time !== undefined;
  return (
    <tr role="row" class={isPlaced ? undefined : "eliminated"}>
      <td role="cell" class="place">
        {isPlaced ? position : <span title={text.noPlace}>{text.eliminated}</span>}
      </td>
      <th role="rowheader" scope="row" class="pilot">
        <span class="name">{name}</span>
      </th>
      {isPlaced
        ? (
          <>
            <td role="cell" class="number time">{text.seconds(time)}</td>
            <td role="cell" class="number above" data-heading={text.abovePar}>
              {par === undefined ? "" : text.above(time, par)}
            </td>
            <td role="cell" class="number kmh" data-heading={text.kmh}>
              {kmhHundredths === undefined ? "" : text.speed(kmhHundredths)}
            </td>
          </>
        )
        : (
          <td role="cell" class="verdict small" colSpan={3} title={verdict}>
            {sentence || verdict}
          </td>
        )}
      <td role="cell" class="number points" data-heading={text.points}>{points}</td>
      <td role="cell" class="watch">
        {link === undefined
          ? null
          : (
            <a href={link} aria-label={text.watchOf(name)} title={text.watchOf(name)}>
              <Icon name="play" />
            </a>
          )}
      </td>
    </tr>
  );
}
