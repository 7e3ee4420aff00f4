/**
 * What the program in a seat read and wrote in a round: nothing of it is stored, all of it follows.
 * Browser-safe: no Deno, no DOM.
 */
import { makeOrder } from "../arena/orders.ts";
import { makeOpening, makeReport } from "../arena/reports.ts";
import { isOver } from "../arena/round.ts";
import type { Seat, TurnEntry } from "../arena/types.ts";
import { replay, type ReplayedTurn, startOf } from "./replay.ts";
import type { LogFault, LogHeader, LogRound } from "./types.ts";

/** A turn as one program had it; turn 0 is the opening. */
export interface DialogueTurn {
  readonly turn: number;
  /** Its order; `undefined` in turn 0, and where its line was invalid or a fault ended it: see `fault`. */
  readonly wrote: string | undefined;
  /**
   * The lines that it read afterwards, without line feeds. Empty in the turn of its death and in the round's last
   * one: a program is ended without further notice [ROUND-5].
   */
  readonly read: readonly string[];
  readonly fault: LogFault | undefined;
  /** Why the program is ended after this turn. */
  readonly end: "dead" | "over" | undefined;
}

/** The dialogue of a seat, turn by turn, to the end of the round or of the tank. */
export function* dialogueOf(
  header: LogHeader,
  round: LogRound,
  seat: Seat,
): Generator<DialogueTurn> {
  const opening = linesIn(makeOpening(startOf(round), seat));
  yield { turn: 0, wrote: undefined, read: opening, fault: undefined, end: undefined };
  const faults = new Map(
    round.faults.filter(({ tank }) => tank === seat).map((fault) => [fault.turn, fault]),
  );
  for (const step of replay(header, round)) {
    const entry = step.entries[seat];
    const fault = faults.get(step.turn);
    const isDead = step.state.tanks[seat]?.lives === 0;
    const end = isDead ? "dead" : isLastTurn(header, round, step) ? "over" : undefined;
    yield {
      turn: step.turn,
      wrote: isOrder(entry) ? makeOrder(entry) : undefined,
      read: end === undefined ? linesIn(makeReport(step, seat)) : [],
      fault,
      end,
    };
    if (isDead) return;
  }
}

/** A log may be a piece of a round: then its last turn is no end. */
function isLastTurn(header: LogHeader, round: LogRound, { turn, state }: ReplayedTurn): boolean {
  return turn === round.turns.length && isOver(state, header.limits.turns);
}

function isOrder(entry: TurnEntry | undefined): entry is Exclude<TurnEntry, string> {
  return typeof entry === "object";
}

function linesIn(text: string): string[] {
  return text.replace(/\n$/, "").split("\n");
}
