/**
 * Verifies a whole log, round by round.
 * Browser-safe: no Deno, no DOM.
 */
import type { Difference } from "./difference.ts";
import type { OpenLog } from "./open.ts";
import { verifyRound } from "./verify.ts";

/** What verifying a log came to. */
export interface Verdict {
  /** Rounds that were replayed, the one with the difference included. */
  readonly rounds: number;
  /** The first difference; `undefined` if all is as recorded. */
  readonly difference: Difference | undefined;
}

/**
 * Replays all rounds up to the first difference. Open the log with `parse: parseRoundShape`, so that impossible start
 * cells and turns are differences, too, rather than unreadable input.
 * @throws {UnusableInput} At a line that is no round.
 */
export async function verifyLog(log: OpenLog): Promise<Verdict> {
  const lineOf = new Map<number, number>();
  let rounds = 0;
  for await (const { round, line } of log.rounds) {
    rounds += 1;
    const earlier = lineOf.get(round.round);
    const difference = earlier === undefined
      ? verifyRound(log.header, round)
      : doubled(round.round, earlier, line);
    if (difference !== undefined) return { rounds, difference };
    lineOf.set(round.round, line);
  }
  return { rounds, difference: undefined };
}

function doubled(round: number, earlier: number, line: number): Difference {
  const message = `line ${line} is a second round of the number ${round}, the first is on line ` +
    `${earlier}`;
  return { round, turn: 0, field: "round", recorded: round, replayed: null, message };
}
