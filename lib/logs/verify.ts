/**
 * Whether a recorded round is true: replayed, it must be legal in every turn and come to the recorded result.
 * Browser-safe: no Deno, no DOM.
 *
 * A round without a result was written by hand. It may stop or go on as it likes and need not give its faults; only
 * what it says must be possible.
 */
import { isOver } from "../arena/round.ts";
import type { RoundState } from "../arena/types.ts";
import type { Difference, Shown } from "./difference.ts";
import { createFaultBook, type FaultBook } from "./fault_book.ts";
import { formatPath } from "./fields.ts";
import { findIllegal } from "./legality.ts";
import { checkOf } from "./make_round.ts";
import { replay, type ReplayedTurn, startOf } from "./replay.ts";
import { compareResults } from "./results.ts";
import type { LogHeader, LogRound } from "./types.ts";

/** The first difference between what is recorded and what replaying gives; `undefined` if there is none. */
export function verifyRound(header: LogHeader, round: LogRound): Difference | undefined {
  const illegal = findIllegal(round);
  if (illegal !== undefined) {
    const { path, turn, recorded, message } = illegal;
    const field = formatPath(path);
    return {
      round: round.round,
      turn,
      field,
      recorded,
      replayed: null,
      message: `${field}: ${message}`,
    };
  }
  return verifyTurns(header, round) ?? verifyCheck(round);
}

function verifyTurns(header: LogHeader, round: LogRound): Difference | undefined {
  const faults = createFaultBook(round);
  if (faults.impossible !== undefined) return faults.impossible;
  const steps = replay(header, round);
  let state = startOf(round);
  for (let step = steps.next();; step = steps.next()) {
    if (step.done) {
      return verifyEnd(header, round, state) ?? compareResults(round, step.value);
    }
    const difference = verifyTurn(header, round, step.value, faults);
    if (difference !== undefined) return difference;
    state = step.value.state;
  }
}

function verifyTurn(
  header: LogHeader,
  round: LogRound,
  { turn, before, entries }: ReplayedTurn,
  faults: FaultBook,
): Difference | undefined {
  const text = round.turns[turn - 1] ?? "";
  const differs = (message: string, recorded: Shown, replayed: Shown): Difference => (
    { round: round.round, turn, field: `turns[${turn - 1}]`, recorded, replayed, message }
  );
  if (round.result !== undefined && isOver(before, header.limits.turns)) {
    const message = `the round was over after turn ${turn - 1}, but its log goes on`;
    return differs(message, text, null);
  }
  for (const [seat, entry] of entries.entries()) {
    const written = text.slice(2 * seat, 2 * seat + 2);
    const isDead = before.tanks[seat]?.lives === 0;
    if (isDead && entry !== "lost") {
      const message = `tank ${seat} is dead already, so "--" must stand for it, not "${written}"`;
      return differs(message, written, "--");
    }
    const wrong = faults.findWrong(turn, seat, isDead ? "dead" : entry, written);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** A recorded round ends when it is over, not before. */
function verifyEnd(header: LogHeader, round: LogRound, end: RoundState): Difference | undefined {
  const limit = header.limits.turns;
  if (round.result === undefined || isOver(end, limit)) return undefined;
  const alive = end.tanks.filter((tank) => tank.lives > 0).length;
  return {
    round: round.round,
    turn: end.turn,
    field: "turns",
    recorded: end.turn,
    replayed: null,
    message: `the log ends after turn ${end.turn}, but ${alive} tanks are alive and turn ` +
      `${limit} has not been played`,
  };
}

function verifyCheck(round: LogRound): Difference | undefined {
  if (round.check === undefined) return undefined;
  const replayed = checkOf(round);
  return round.check === replayed ? undefined : {
    round: round.round,
    turn: round.turns.length,
    field: "check",
    recorded: round.check,
    replayed,
    message: `something in this round was changed after it was played: its check is ` +
      `${JSON.stringify(round.check)}, what is written there gives "${replayed}"`,
  };
}
