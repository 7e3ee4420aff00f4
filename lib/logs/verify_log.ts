/**
 * Verifies a whole log, round by round.
 * Browser-safe: no Deno, no DOM.
 */
import type { Difference } from "./difference.ts";
import { tellDoubled } from "./doubled.ts";
import type { OpenLog } from "./open.ts";
import { verifyRound } from "./verify.ts";

/** What verifying a log came to. */
export interface Verdict {
  /** Rounds that were replayed, the one with the difference included. */
  readonly rounds: number;
  /** Those of them whose line states no result: they are possible, but there was nothing to compare. */
  readonly unstated: number;
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
  let unstated = 0;
  for await (const { round, line } of log.rounds) {
    rounds += 1;
    if (round.result === undefined) unstated += 1;
    const earlier = lineOf.get(round.round);
    const difference = earlier === undefined
      ? verifyRound(log.header, round)
      : doubled(round.round, earlier, line);
    if (difference !== undefined) return { rounds, unstated, difference };
    lineOf.set(round.round, line);
  }
  return { rounds, unstated, difference: undefined };
}

function doubled(round: number, earlier: number, line: number): Difference {
  const message = tellDoubled(round, earlier, line);
  return { round, turn: 0, field: "round", recorded: round, replayed: null, message };
}
