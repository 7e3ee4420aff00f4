/**
 * Solutions in which pieces hook into each other and move as one [METRIC-6]: who goes along, and whether there is a way
 * without that. Pure.
 */
import { startPosition } from "../../klotski/board.ts";
import { canHook } from "../../klotski/hooks.ts";
import { type Solution, solve } from "../../klotski/solver/solve.ts";
import { playUnit } from "../../klotski/solver/units.ts";
import type { Variant } from "../../klotski/types.ts";

/** See the head of this file. */
export interface Company {
  /** By unit of the solution: the pieces that go with the one that leads. */
  readonly names: readonly (readonly string[])[];
  /** The length if only single pieces move; `undefined`: then there is no solution. */
  readonly alone: number | undefined;
}

/** `undefined`: each unit moves one piece, or it is pushing that is counted. */
export function alongWith(variant: Variant, solution: Solution): Company | undefined {
  const { metric, moves } = solution;
  if (metric === "push" || metric === "drag" || !canHook(variant)) return undefined;
  let here = startPosition(variant);
  const names = moves.map((unit) => {
    const before = here;
    here = playUnit(variant, before, unit);
    return variant.pieces.flatMap(({ name }, piece) =>
      piece !== unit.piece && before[piece] !== here[piece] ? [name] : []
    );
  });
  if (names.every((others) => others.length === 0)) return undefined;
  return { names, alone: alone(variant, solution) };
}

function alone(variant: Variant, { metric }: Solution): number | undefined {
  const found = solve(variant, metric, { together: false, whole: false });
  return found?.solvable === true ? found.length : undefined;
}
