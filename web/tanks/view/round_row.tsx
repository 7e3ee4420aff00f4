/** A round in the list of rounds. */
import type { JSX } from "preact";
import { START_LIVES } from "../../../lib/arena/rules.ts";
import type { RoundSummary } from "../../../lib/logs/summary.ts";
import type { LogHeader } from "../../../lib/logs/types.ts";
import * as later from "../../strings/later.ts";
import { Icon } from "../../ui/icon.tsx";
import { botName } from "../model/bot_names.ts";
import { botColour, entryOf } from "../model/colours.ts";
import { BotName } from "./bot_badge.tsx";
import { pointsOf, winnerOf, winnerSeat } from "./round_choice.ts";
import { noteOf, type RoundNote } from "./round_note.ts";

const text = later.rounds;

/** In pixels; all rows have it. */
export const ROW_HEIGHT = 56;

/** With more tanks, their lives are no drawing that says anything. */
export const MOST_BARS = 12;

interface RoundRowProps {
  readonly id: string;
  readonly header: LogHeader;
  /** As in Recording. */
  readonly entries: readonly number[] | undefined;
  readonly summary: RoundSummary;
  /** The bot that the list is about: an index in the header's list. */
  readonly about: number | undefined;
  /** Its place in the list, from 0. */
  readonly place: number;
  /** How many there are in the list. */
  readonly of: number;
  /** It is on show. */
  readonly isCurrent: boolean;
  /** The keys are at it. */
  readonly isActive: boolean;
  readonly isStarred: boolean;
  /** How it ended is not told. */
  readonly isSecret: boolean;
  readonly onOpen: () => void;
}

/** What a seat is worth in a row. */
interface SeatResult {
  readonly seat: number;
  readonly bot: number;
  readonly lives: number;
  readonly points: number;
}

/** One option of the list; clicking opens the round. */
export function RoundRow(props: RoundRowProps): JSX.Element {
  const { id, summary, place, of, isCurrent, isActive, isSecret } = props;
  return (
    <div
      id={id}
      class={`round-row${isCurrent ? " current" : ""}${isActive ? " active" : ""}`}
      role="option"
      aria-selected={isCurrent}
      aria-setsize={of}
      aria-posinset={place + 1}
      style={{ top: `${place * ROW_HEIGHT}px`, height: `${ROW_HEIGHT}px` }}
      onClick={props.onOpen}
    >
      {isSecret
        ? <span class="secret">{text.round(summary.round)}</span>
        : <RoundTold {...props} />}
    </div>
  );
}

/** How the round ended, spoken and seen. */
function RoundTold(props: RoundRowProps): JSX.Element {
  const { header, entries, summary, about, isStarred } = props;
  const nameOf = (bot: number) => botName(header, bot);
  const winner = winnerOf(summary);
  const winning = winnerSeat(summary);
  const seats = resultsOf(summary);
  const faults = summary.faults.length;
  const note = header.kind === "duel" && about === undefined
    ? undefined
    : noteOf(summary, about, nameOf);
  const noteText = note === undefined ? null : (
    <span class="note soft small" title={note.told}>
      <span>{note.lead}</span>
      {note.bot === undefined
        ? null
        : <BotName index={entryOf(entries, note.bot)} name={nameOf(note.bot)} />}
      <span>{note.value}</span>
    </span>
  );
  // Without a winner nobody's points stand beside the name.
  const isNoteInPlace = winner === undefined && header.kind === "melee";
  return (
    <>
      <span class="spoken">{spoken(props, seats, note)}</span>
      <div class="look" aria-hidden="true">
        <span class="number soft">{text.number(summary.round)}</span>
        <span class="winner">
          {winner === undefined
            ? <span class="soft">{text.draw}</span>
            : <BotName index={entryOf(entries, winner)} name={nameOf(winner)} />}
        </span>
        <span class="signs">
          {isStarred
            ? (
              <span class="star" title={text.worthWatching}>
                <Icon name="star" />
              </span>
            )
            : null}
          {faults === 0 ? null : (
            <span class="fault" title={text.faultCount(faults)}>
              <Icon name="warning" />
            </span>
          )}
        </span>
        <span class="points">
          {isNoteInPlace ? noteText : pointsText(header, seats, winning)}
        </span>
        <span class="facts">
          {seats.length > MOST_BARS ? null : (
            <span class="lives" title={livesTold(seats, nameOf)}>
              {seats.map((seat) => <Bar key={seat.seat} seat={seat} entries={entries} />)}
            </span>
          )}
          <span class="room">{isNoteInPlace ? null : noteText}</span>
          <span class="turns soft small">{text.turnCount(summary.result.turns)}</span>
        </span>
      </div>
    </>
  );
}

interface BarProps {
  readonly seat: SeatResult;
  readonly entries: readonly number[] | undefined;
}

function Bar({ seat: { bot, lives }, entries }: BarProps): JSX.Element {
  const share = Math.min(1, lives / START_LIVES);
  return (
    <span class="bar">
      <span style={{ height: `${share * 100}%`, background: botColour(entryOf(entries, bot)) }} />
    </span>
  );
}

/** In the order of the header's bots, so that a bot stands in the same place in every row. */
function resultsOf(summary: RoundSummary): readonly SeatResult[] {
  const points = pointsOf(summary);
  return summary.bots
    .map((bot, seat) => ({
      seat,
      bot,
      lives: summary.result.lives[seat] ?? 0,
      points: points[seat] ?? 0,
    }))
    .sort((one, other) => one.bot - other.bot || one.seat - other.seat);
}

/** Both of a duel; of a melee those of the winner beside whose name they stand. */
function pointsText(
  { kind }: LogHeader,
  seats: readonly SeatResult[],
  winning: number | undefined,
): string {
  return kind === "duel"
    ? seats.map(({ points }) => text.number(points)).join(" : ")
    : seats.filter(({ seat }) => seat === winning).map(({ points }) => text.number(points)).join(
      "",
    );
}

function livesTold(seats: readonly SeatResult[], nameOf: (bot: number) => string): string {
  return text.livesTold(seats.map(({ bot, lives }) => text.livesOf(nameOf(bot), lives)));
}

function spoken(
  { header, summary, isStarred }: RoundRowProps,
  seats: readonly SeatResult[],
  note: RoundNote | undefined,
): string {
  const nameOf = (bot: number) => botName(header, bot);
  const winner = winnerOf(summary);
  const winning = winnerSeat(summary);
  const told = header.kind === "duel" ? seats : seats.filter(({ seat }) => seat === winning);
  return text.roundSpoken(
    summary.round,
    winner === undefined ? undefined : nameOf(winner),
    summary.result.turns,
    told.map(({ bot, points }) => text.pointsOf(nameOf(bot), points)),
    [
      ...(note === undefined ? [] : [note.told]),
      ...(summary.faults.length > 0 ? [text.faultCount(summary.faults.length)] : []),
      ...(isStarred ? [text.worthWatching] : []),
    ],
  );
}
