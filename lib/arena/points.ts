/**
 * Points of many rounds: raw sums, the common factor, totals [TABLE-1 … TABLE-3].
 * Browser-safe: no Deno, no DOM.
 */
import type { RoundResult } from "./types.ts";

/** Points of the seats of one round: damage and bonus [SCORE-1 … SCORE-3]. */
export function pointsOf(result: RoundResult): number[] {
  return result.damage.map((damage, seat) => damage + (result.bonus[seat] as number));
}

/**
 * What all duel points are multiplied by, so that their sum equals the sum of all melee points; 1 when either sum
 * is 0 [TABLE-1, TABLE-2].
 */
export function commonFactor(duelSum: number, meleeSum: number): number {
  return duelSum === 0 || meleeSum === 0 ? 1 : meleeSum / duelSum;
}

/** A program's total: its corrected duel points plus its melee points [TABLE-3]. */
export function totalOf(duelPoints: number, meleePoints: number, factor: number): number {
  return duelPoints * factor + meleePoints;
}
