/**
 * Who sits where, on which field: it follows from the seed and the round's name alone. Pure.
 */
import { drawField, drawStarts } from "../arena/field.ts";
import type { Field, Position } from "../arena/types.ts";
import { randomFrom, shuffled } from "../core/random.ts";
import type { Plan, RoundName } from "./schedule.ts";

/** A round ready to be played; lists have an item for each seat. */
export interface Seating {
  readonly field: Field;
  readonly starts: readonly Position[];
  /** Indices into the match's own list of bots (`botsOf` in schedule.ts). */
  readonly bots: readonly number[];
}

/**
 * The seating of a round. Rounds 2k-1 and 2k of a duel have the same field and starts with the seats swapped
 * [ROUND-3]; in a melee the seats are shuffled every round [ROUND-4].
 */
export function seatRound(plan: Plan, { match, round }: RoundName): Seating {
  if (match.kind === "melee") {
    const random = randomFrom(plan.seed, "melee", round);
    const field = drawField(random, plan.bots);
    const starts = drawStarts(random, field, plan.bots);
    const bots = shuffled(random, Array.from({ length: plan.bots }, (_, index) => index));
    return { field, starts, bots };
  }
  const [low, high] = match.bots;
  const random = randomFrom(plan.seed, "duel", low, high, Math.ceil(round / 2));
  const field = drawField(random, 2);
  const starts = drawStarts(random, field, 2);
  return { field, starts, bots: round % 2 === 1 ? [0, 1] : [1, 0] };
}
