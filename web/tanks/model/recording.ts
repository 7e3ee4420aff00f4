/**
 * A round, replayed: every turn's state and events, ready to be asked for in any order. Pure.
 */
import { visibleInLine } from "../../../lib/core/visible.ts";
import { seatsOf } from "../../../lib/arena/seats.ts";
import type { Field, RoundResult, RoundState, Seat } from "../../../lib/arena/types.ts";
import {
  fieldOfRound,
  namesOf,
  replay,
  type ReplayedTurn,
  startOf,
} from "../../../lib/logs/replay.ts";
import { markOf } from "../../../lib/logs/sketch.ts";
import type { LogHeader, LogRound } from "../../../lib/logs/types.ts";
import { entryOf } from "./colours.ts";
import { refusalOf } from "./work_of.ts";

/** A round that can be shown. Turn t lies between state t-1 and state t; state 0 is the start. */
export interface Recording {
  readonly header: LogHeader;
  readonly round: LogRound;
  /** For each of the header's bots, which program of the run it is; absent where there is no run. */
  readonly entries: readonly number[] | undefined;
  /** For each of the header's bots the letters by which it is known in its contest; absent where there is none. */
  readonly letters: readonly string[] | undefined;
  readonly field: Field;
  /** In seat order. */
  readonly seats: readonly RecordedSeat[];
  /** How many turns it has. */
  readonly turns: number;
  readonly start: RoundState;
  /** Turn t is at t-1. */
  readonly steps: readonly ReplayedTurn[];
  /** As replayed. */
  readonly result: RoundResult;
}

/** Who sits in a seat. */
export interface RecordedSeat {
  /** The bot's name: a stranger's text, all of it visible. */
  readonly name: string;
  /** Its index in the header's list: the same in all rounds of the log. */
  readonly bot: number;
  /** Its index in the run, from 0: its colour follows from it, so it keeps it in all matches. */
  readonly entry: number;
  /** What stands for the seat in this round, such as `A`, or for the program in its contest. */
  readonly mark: string;
}

/**
 * Replays a round; `entries` and `letters` as in Recording.
 * @throws {UnusableInput} If it is longer than a page can hold (`LOG_TOO_LONG`).
 */
export function record(
  header: LogHeader,
  round: LogRound,
  entries?: readonly number[] | undefined,
  letters?: readonly string[] | undefined,
): Recording {
  const refusal = refusalOf(round);
  if (refusal !== undefined) throw refusal;
  const steps: ReplayedTurn[] = [];
  const running = replay(header, round);
  let next = running.next();
  for (; !next.done; next = running.next()) steps.push(next.value);
  return {
    header,
    round,
    entries,
    letters,
    field: fieldOfRound(round),
    seats: namesOf(header, round).map((name, seat) => {
      const bot = round.tanks[seat]?.bot ?? 0;
      const mark = letters?.[bot] ?? markOf(seat, round.tanks.length);
      return { name: visibleInLine(name), bot, entry: entryOf(entries, bot), mark };
    }),
    turns: steps.length,
    start: startOf(round),
    steps,
    result: next.value,
  };
}

/** The seat of that number; `undefined`: the round has no such seat. */
export function seatAt({ seats }: Recording, seat: number | undefined): Seat | undefined {
  return seat === undefined ? undefined : seatsOf(seats.length)[seat];
}

/** The state after a turn, 0 the start; a turn beyond the ends gives the nearest. */
export function stateAt({ start, steps }: Recording, turn: number): RoundState {
  return turn <= 0 ? start : (steps[Math.min(turn, steps.length) - 1]?.state ?? start);
}

/** A whole turn of the recording, the nearest to what was asked for; anything that is no number gives 0. */
export function clampTurn({ turns }: Recording, turn: number): number {
  return Number.isFinite(turn) ? Math.min(turns, Math.max(0, Math.trunc(turn))) : 0;
}
