/** The page of a championship: who has won, its rounds, and who takes part. */
import "../ui/part_links.css";
import "./championship_app.css";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { formatProblem } from "../../lib/core/problem.ts";
import type { PublishedChampionship } from "../../lib/race/published_championship.ts";
import * as strings from "../strings/strings.ts";
import { Frame } from "../ui/frame.tsx";
import { Notice } from "../ui/notice.tsx";
import { useScrollRow } from "../ui/use_scroll_row.ts";
import { makeChampionshipAddress } from "./address.ts";
import { nameOf } from "./names.ts";
import { PeopleView } from "./people_view.tsx";
import { RoundView } from "./round_view.tsx";
import type { ChampionshipStore } from "./types.ts";

const text = strings.championship;

/** As many problems are told; a description that makes no sense may have many. */
const MOST_PROBLEMS = 5;

interface AppProps {
  readonly store: ChampionshipStore;
}

interface PartProps extends AppProps {
  readonly championship: PublishedChampionship;
}

/** The whole page. */
export function ChampionshipApp({ store }: AppProps): JSX.Element {
  const { isBusy, problems } = store;
  const championship = store.championship.value;
  return (
    <Frame page="race" title={championship?.title ?? text.title}>
      <div class="championship-app" aria-busy={isBusy.value}>
        {problems.value.length === 0 ? null : (
          <Notice look="bad">
            {problems.value.slice(0, MOST_PROBLEMS).map(formatProblem).map((told) => (
              <p key={told}>{told}</p>
            ))}
          </Notice>
        )}
        {championship === undefined
          ? isBusy.value ? <p role="status" class="soft">{text.busy}</p> : null
          : (
            <>
              <Head championship={championship} />
              <Parts store={store} championship={championship} />
              {store.address.value.view === "people"
                ? <PeopleView championship={championship} />
                : <Round store={store} championship={championship} />}
            </>
          )}
      </div>
    </Frame>
  );
}

function Head({ championship }: Pick<PartProps, "championship">): JSX.Element {
  const { limits, participants, rounds, state, title, winner } = championship;
  return (
    <header class="championship-head">
      <div>
        <h1 class="championship-title">{title}</h1>
        <p class="soft">
          {text.size(participants.length, rounds.length)} ·{" "}
          {text.limits(limits.seconds, limits.memoryBytes)}
        </p>
      </div>
      {winner === undefined ? null : (
        <p class="championship-winner">
          <span class="flag" aria-hidden="true" />
          <span class="winner-words">
            <span class="small">{text.winner}</span>
            <strong class="name">{nameOf(championship, winner)}</strong>
          </span>
        </p>
      )}
      {state === "playing" ? <Notice look="info">{text.playing}</Notice> : null}
    </header>
  );
}

function Parts({ championship: { rounds }, store }: PartProps): JSX.Element {
  const { address, round } = store;
  const row = useRef<HTMLElement>(null);
  const isPeople = address.value.view === "people";
  const shown = isPeople ? 0 : round.value;
  useScrollRow(row, shown);
  return (
    <nav class="part-links scroll-row" aria-label={text.views} ref={row}>
      {rounds.map(({ isFinal, number }) => (
        <a
          key={number}
          href={makeChampionshipAddress({ view: "round", round: number })}
          aria-current={number === shown ? "page" : undefined}
        >
          {isFinal ? text.final : text.round(number)}
        </a>
      ))}
      <a
        href={makeChampionshipAddress({ view: "people" })}
        aria-current={isPeople ? "page" : undefined}
      >
        {text.people}
      </a>
    </nav>
  );
}

function Round({ championship, store }: PartProps): JSX.Element | null {
  const round = championship.rounds.find(({ number }) => number === store.round.value);
  return round === undefined
    ? null
    : <RoundView key={round.number} {...{ championship, round, store }} />;
}
