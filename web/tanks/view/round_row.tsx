/** A round in the list of rounds. */
import type { JSX } from "preact";
import { START_LIVES } from "../../../lib/arena/rules.ts";
import type { RoundSummary } from "../../../lib/logs/summary.ts";
import type { LogHeader } from "../../../lib/logs/types.ts";
import * as strings from "../../strings/strings.ts";
import { Icon } from "../../ui/icon.tsx";
import { botColour } from "../model/colours.ts";
import { BotName } from "./bot_badge.tsx";
import { pointsOf, winnerOf } from "./round_choice.ts";

const text = strings.rounds;

/** In pixels; all rows have it. */
export const ROW_HEIGHT = 56;

/** With more tanks, their lives are no drawing that says anything. */
const MOST_BARS = 12;

interface RoundRowProps {
  readonly id: string;
  readonly header: LogHeader;
  readonly summary: RoundSummary;
  /** Its place in the list, from 0. */
  readonly place: number;
  /** How many there are in the list. */
  readonly of: number;
  /** It is on show. */
  readonly isCurrent: boolean;
  /** The keys are at it. */
  readonly isActive: boolean;
  readonly isStarred: boolean;
  readonly onOpen: () => void;
}

/** What a seat is worth in a row. */
interface SeatResult {
  readonly bot: number;
  readonly lives: number;
  readonly points: number;
}

/** One option of the list; clicking opens the round. */
export function RoundRow(props: RoundRowProps): JSX.Element {
  const { id, header, summary, place, of, isCurrent, isActive, isStarred, onOpen } = props;
  const winner = winnerOf(summary);
  const seats = resultsOf(summary);
  const faults = summary.faults.length;
  return (
    <div
      id={id}
      class={`round-row${isCurrent ? " current" : ""}${isActive ? " active" : ""}`}
      role="option"
      aria-selected={isCurrent}
      aria-setsize={of}
      aria-posinset={place + 1}
      style={{ top: `${place * ROW_HEIGHT}px`, height: `${ROW_HEIGHT}px` }}
      onClick={onOpen}
    >
      <span class="spoken">{spoken(props, seats)}</span>
      <div class="look" aria-hidden="true">
        <span class="number soft">{text.number(summary.round)}</span>
        <span class="winner">
          {winner === undefined
            ? <span class="soft">{text.draw}</span>
            : <BotName index={winner} name={nameOf(header, winner)} />}
        </span>
        <span class="points">{pointsText(header, seats)}</span>
        <span class="lives">{seats.length > MOST_BARS ? null : seats.map(Bar)}</span>
        <span class="turns soft small">{text.turnCount(summary.result.turns)}</span>
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
      </div>
    </div>
  );
}

function Bar({ bot, lives }: SeatResult, key: number): JSX.Element {
  const share = Math.min(1, lives / START_LIVES);
  return (
    <span class="bar" key={key}>
      <span style={{ height: `${share * 100}%`, background: botColour(bot) }} />
    </span>
  );
}

/** In the order of the header's bots, so that a bot stands in the same place in every row. */
function resultsOf(summary: RoundSummary): readonly SeatResult[] {
  const points = pointsOf(summary);
  return summary.bots
    .map((bot, seat) => ({
      bot,
      lives: summary.result.lives[seat] ?? 0,
      points: points[seat] ?? 0,
    }))
    .sort((one, other) => one.bot - other.bot);
}

/** Both of a duel; of a melee the most that anybody has. */
function pointsText({ kind }: LogHeader, seats: readonly SeatResult[]): string {
  return kind === "duel"
    ? seats.map(({ points }) => text.number(points)).join(" : ")
    : text.number(seats.reduce((most, { points }) => Math.max(most, points), 0));
}

function spoken(
  { header, summary, isStarred }: RoundRowProps,
  seats: readonly SeatResult[],
): string {
  const winner = winnerOf(summary);
  const told = header.kind === "duel" ? seats : seats.filter(({ bot }) => bot === winner);
  return text.roundSpoken(
    summary.round,
    winner === undefined ? undefined : nameOf(header, winner),
    summary.result.turns,
    told.map(({ bot, points }) => text.pointsOf(nameOf(header, bot), points)),
    [
      ...(summary.faults.length > 0 ? [text.faultCount(summary.faults.length)] : []),
      ...(isStarred ? [text.worthWatching] : []),
    ],
  );
}

function nameOf({ bots }: LogHeader, bot: number): string {
  return bots[bot]?.name ?? "";
}
