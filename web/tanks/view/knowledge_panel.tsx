/** What the program of one tank knows of the others: their lives, and where and when it saw them. */
import "./knowledge_panel.css";
import type { JSX } from "preact";
import * as later from "../../strings/later.ts";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { knowledgeOf, type KnownTank, type PastSighting } from "../model/knowledge.ts";
import { firstLiving } from "../model/next_seat.ts";
import { type RecordedSeat, type Recording, seatAt, stateAt } from "../model/recording.ts";
import { SeatBadge } from "./seat_badge.tsx";
import { SeatSelect } from "./seat_select.tsx";

const text = later.panels.knowledge;

interface KnowledgePanelProps {
  readonly recording: Recording;
  readonly turn: number;
  /** The chosen seat; without one the first that lives is shown. */
  readonly selected: number | undefined;
  readonly onSelect: (seat: number) => void;
  readonly onSeek: (turn: number) => void;
  /** Whether the field is seen through the chosen tank's eyes. */
  readonly isFog: boolean;
  readonly onFog: (isOn: boolean) => void;
}

/** The tank to choose, the button for its eyes, and an entry for each other tank. */
export function KnowledgePanel(props: KnowledgePanelProps): JSX.Element {
  const { recording, turn, onSelect, onSeek, isFog, onFog } = props;
  const selected = props.selected ?? firstShown(recording, turn);
  const seat = seatAt(recording, selected);
  const toggle = () => {
    if (props.selected === undefined) onSelect(selected);
    onFog(!isFog);
  };
  return (
    <section class="knowledge-panel" aria-label={text.title}>
      <header class="head">
        <SeatSelect recording={recording} label={text.choose} seat={selected} onSelect={onSelect} />
        <Button label={text.eyes} icon="eye" isPressed={isFog} onClick={toggle}>{text.eyes}</Button>
        {seat === undefined ? null : <Reports {...{ recording, seat, turn }} />}
      </header>
      {seat === undefined ? null : <Others {...{ recording, seat, turn, onSeek }} />}
    </section>
  );
}

/** The tank that the key for the eyes would choose, too. */
function firstShown(recording: Recording, turn: number): number {
  return firstLiving(stateAt(recording, turn).tanks.map(({ lives }) => lives)) ?? 0;
}

interface OfSeat {
  readonly recording: Recording;
  readonly seat: NonNullable<ReturnType<typeof seatAt>>;
  readonly turn: number;
}

/** Says when the knowledge is older than the picture. */
function Reports({ recording, seat, turn }: OfSeat): JSX.Element {
  const knowledge = knowledgeOf(recording, seat, turn);
  return <p class="soft small">{knowledge.isFinal ? text.final(knowledge.turn) : text.intro}</p>;
}

function Others({ recording, seat, turn, onSeek }: OfSeat & {
  readonly onSeek: (turn: number) => void;
}): JSX.Element {
  const { others } = knowledgeOf(recording, seat, turn);
  if (others.length === 0) return <p class="none soft">{text.alone}</p>;
  return (
    <ul class="others">
      {others.map((known) => {
        const other = recording.seats[known.seat];
        return other === undefined
          ? null
          : <Other key={known.seat} known={known} seat={other} onSeek={onSeek} />;
      })}
    </ul>
  );
}

function Other({ known, seat, onSeek }: {
  readonly known: KnownTank;
  readonly seat: RecordedSeat;
  readonly onSeek: (turn: number) => void;
}): JSX.Element {
  const { number, lives, sighting, age } = known;
  return (
    <li class={`other${lives === 0 ? " dead" : ""}`}>
      <span class="number">{text.number(number)}</span>
      <SeatBadge seat={seat} isWreck={lives === 0} />
      <span class="lives">{lives === 0 ? text.dead : text.lives(lives)}</span>
      {sighting === undefined || age === undefined
        ? <span class="seen soft">{text.never}</span>
        : <LastSeen sighting={sighting} age={age} onSeek={onSeek} />}
    </li>
  );
}

function LastSeen({ sighting, age, onSeek }: {
  readonly sighting: PastSighting;
  readonly age: number;
  readonly onSeek: (turn: number) => void;
}): JSX.Element {
  const { turn, tank } = sighting;
  const { compass } = strings.panels;
  return (
    <>
      <span class="seen">
        <strong>{text.seenAt(tank.x, tank.y)}</strong>
        <button
          type="button"
          class={`age${age === 0 ? " fresh" : ""}`}
          title={strings.panels.toTurn(turn)}
          onClick={() => onSeek(turn)}
        >
          {text.age(age)}
        </button>
      </span>
      <dl class="parts">
        <Part title={text.tracks} value={compass[tank.tracks]} />
        <Part title={text.cannon} value={compass[tank.cannon]} />
        <Part title={text.periscope} value={compass[tank.periscope]} />
      </dl>
    </>
  );
}

function Part({ title, value }: { readonly title: string; readonly value: string }): JSX.Element {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </div>
  );
}
