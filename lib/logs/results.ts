/**
 * Compares a recorded result with the replayed one.
 * Browser-safe: no Deno, no DOM.
 */
import type { RoundResult } from "../arena/types.ts";
import type { Difference, Shown } from "./difference.ts";
import type { LogRound } from "./types.ts";

/** The first field that differs; `undefined` also where no result is recorded. */
export function compareResults(round: LogRound, replayed: RoundResult): Difference | undefined {
  const recorded = round.result;
  if (recorded === undefined) return undefined;
  const differs = (name: string, found: Shown, given: Shown, message: string): Difference => ({
    round: round.round,
    turn: replayed.turns,
    field: `result.${name}`,
    recorded: found,
    replayed: given,
    message,
  });
  if (recorded.turns !== replayed.turns) {
    const message = `result.turns is recorded as ${recorded.turns}, replaying gives ` +
      `${replayed.turns}`;
    return differs("turns", recorded.turns, replayed.turns, message);
  }
  for (const name of ["lives", "damage", "bonus"] as const) {
    const found = recorded[name];
    const given = replayed[name];
    if (found.length !== given.length) {
      const message = `result.${name} has ${found.length} numbers for ${given.length} tanks`;
      return differs(name, found, given, message);
    }
    for (const [seat, points] of given.entries()) {
      const written = found[seat] ?? null;
      if (written === points) continue;
      const message = `result.${name}[${seat}] is recorded as ${written}, replaying gives ` +
        `${points}`;
      return differs(`${name}[${seat}]`, written, points, message);
    }
  }
  return undefined;
}
