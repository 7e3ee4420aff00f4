/** A variant's optimum, proven. Pure. */
import { solve } from "../../klotski/solver/solve.ts";
import type { Optimum, Variant } from "../../klotski/types.ts";

/**
 * The fewest steps and the fewest moves; they may belong to different solutions. `"none"`: proven that there is no
 * solution; `undefined`: there is no goal, or more configurations than there is room for.
 */
export function optimumOf(variant: Variant): Optimum | "none" | undefined {
  if (variant.goal.length === 0) return undefined;
  const steps = solve(variant, "step", { whole: false });
  if (steps?.solvable === false) return "none";
  const moves = solve(variant, "move", { whole: false });
  if (steps === undefined || moves === undefined) return undefined;
  return { steps: steps.length, moves: moves.length };
}

/** Whether both say the same. */
export function sameOptimum(one: Optimum | "none", other: Optimum | "none"): boolean {
  if (one === "none" || other === "none") return one === other;
  return one.steps === other.steps && one.moves === other.moves;
}
