/** All tanks of the round after a turn: lives, order, place and damage. Choosing a row chooses the tank, which then tells more. */
import "./tank_table.css";
import type { JSX } from "preact";
import { START_LIVES } from "../../../lib/arena/rules.ts";
import * as later from "../../strings/later.ts";
import * as strings from "../../strings/strings.ts";
import type { RecordedSeat, Recording } from "../model/recording.ts";
import { type Score, type Standing, standingsAt } from "../model/standing.ts";
import { ExchangeText } from "./exchange_text.tsx";
import { OrderIcon } from "./order_icon.tsx";
import { SeatBadge } from "./seat_badge.tsx";

const text = later.tanksPanel.table;

interface TankTableProps {
  readonly recording: Recording;
  /** The whole turn that has been reached. */
  readonly turn: number;
  /** The chosen seat. */
  readonly selected: number | undefined;
  readonly onSelect: (seat: number | undefined) => void;
  /** Through whose eyes the round is seen. */
  readonly viewer: number | undefined;
}

/** A row for each tank, in seat order, so that rows never jump. */
export function TankTable(props: TankTableProps): JSX.Element {
  const { recording, turn, selected, onSelect, viewer } = props;
  const markOf = (seat: number) => recording.seats[seat]?.mark ?? "";
  const eyes = viewer === undefined ? undefined : recording.seats[viewer];
  return (
    <section class="tank-table" aria-label={text.title}>
      {eyes === undefined ? null : <Eyes seat={eyes} />}
      <ul class="rows">
        {standingsAt(recording, turn, viewer).map((standing, index) => {
          const seat = recording.seats[index];
          return seat === undefined ? null : (
            <Row
              key={index}
              seat={seat}
              standing={standing}
              isHidden={viewer !== undefined && viewer !== index}
              isSelected={selected === index}
              markOf={markOf}
              exchange={selected === index && viewer === undefined
                ? <ExchangeText {...{ recording, turn }} seat={index} />
                : null}
              onClick={() => onSelect(selected === index ? undefined : index)}
            />
          );
        })}
      </ul>
    </section>
  );
}

function Eyes({ seat }: { readonly seat: RecordedSeat }): JSX.Element {
  return (
    <p class="eyes soft small">
      <span class="eyes-of">
        {strings.panels.throughEyes} <SeatBadge seat={seat} />
      </span>
      <span>{text.fog}</span>
    </p>
  );
}

interface RowProps {
  readonly seat: RecordedSeat;
  readonly standing: Standing;
  /** Only what was reported is known of it. */
  readonly isHidden: boolean;
  readonly isSelected: boolean;
  readonly markOf: (seat: number) => string;
  /** Stands under the row. */
  readonly exchange: JSX.Element | null;
  readonly onClick: () => void;
}

function Row(props: RowProps): JSX.Element {
  const { seat, standing, isHidden, isSelected, markOf, exchange, onClick } = props;
  const { lives, change, score, place } = standing;
  const isDead = lives === 0;
  return (
    <li class={`row${isDead ? " dead" : ""}`}>
      <button type="button" class="tank-row" aria-pressed={isSelected} onClick={onClick}>
        <SeatBadge seat={seat} isWreck={isDead} />
        <LivesBar lives={lives} change={change} />
        <DeedText standing={standing} isHidden={isHidden} markOf={markOf} />
        <span class="figures">
          {place === undefined ? null : (
            <span class="place">
              {strings.panels.cell(place.x, place.y)}{" "}
              <span class="height" title={text.height(place.height)}>
                <span aria-hidden="true">{text.heightSign(place.height)}</span>
                <span class="spoken">{text.height(place.height)}</span>
              </span>
            </span>
          )}
          {score === undefined ? null : <ScoreText score={score} />}
        </span>
      </button>
      {exchange}
    </li>
  );
}

function LivesBar(
  { lives, change }: { readonly lives: number; readonly change: number },
): JSX.Element {
  const lost = -change;
  const look = lives <= START_LIVES / 4 ? " low" : lives <= START_LIVES / 2 ? " half" : "";
  return (
    <span class="lives">
      <span class={`change${lost > 0 ? " lost" : ""}`} aria-hidden="true">
        {lost > 0 ? text.lost(lost) : ""}
      </span>
      <span
        class={`bar${look}`}
        style={{ backgroundSize: `${share(lives)} 100%, ${share(lives + lost)} 100%` }}
        aria-hidden="true"
      />
      <span class="count" aria-hidden="true">{lives}</span>
      <span class="spoken">
        {text.lives(lives)}
        {lost > 0 ? text.lostSpoken(lost) : ""}
      </span>
    </span>
  );
}

function share(lives: number): string {
  return `${Math.min(100, (100 * lives) / START_LIVES)}%`;
}

function ScoreText({ score }: { readonly score: Score }): JSX.Element {
  return (
    <span class="score" title={text.damageHint}>
      {text.damage} <strong>{score.damage}</strong>
      {score.gained > 0 ? <span class="gained">{text.gained(score.gained)}</span> : null}
      {score.bonus > 0 ? <span class="bonus">{text.bonus(score.bonus)}</span> : null}
    </span>
  );
}

/** The deed of this turn; of a wreck, and in the turn of its death, when and how it died. */
function DeedText({ standing, isHidden, markOf }: {
  readonly standing: Standing;
  readonly isHidden: boolean;
  readonly markOf: (seat: number) => string;
}): JSX.Element {
  const { deed, death } = standing;
  const words = death !== undefined
    ? text.death(death)
    : deed !== undefined
    ? text.deed(deed, markOf)
    : isHidden
    ? text.reported
    : text.ready;
  const hint = death === undefined ? words : text.deathHint(death);
  return (
    <span class="deed" title={hint}>
      <span class="sign">
        {death === undefined && deed !== undefined ? <OrderIcon deed={deed} /> : null}
      </span>
      <span class="words">{words}</span>
    </span>
  );
}
