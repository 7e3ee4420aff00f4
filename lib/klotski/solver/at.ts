/** What the solver says to a player: how far it is from here, and how to go on. Pure. */
import type { Position } from "../types.ts";
import type { Distances } from "./distances.ts";
import { type Reached, type Unit, unitsFrom } from "./units.ts";

/** An answer, in the metric of the distances. */
export interface Advice {
  /** To the nearest goal; `undefined`: none can be reached. */
  readonly distance: number | undefined;
  /** The best next unit, in the pieces of this very position; `undefined` on a goal and where there is no way. */
  readonly next: Unit | undefined;
}

/**
 * At once, for distances that are all measured; `undefined`: the position is not within the exploration, so it was edited
 * or loaded and must be explored itself.
 */
export function at(distances: Distances, position: Position): Advice | undefined {
  const { exploration } = distances;
  const index = exploration.indexOf(position);
  if (index < 0) return undefined;
  const distance = distances.ofNumber(index);
  return { distance, next: nearer(distances, position, distance)?.unit };
}

/** A shortest solution from here, in the pieces of this very position: empty on a goal; `undefined`: there is no way. */
export function pathFrom(distances: Distances, position: Position): Unit[] | undefined {
  const units: Unit[] = [];
  let distance = distances.of(position);
  if (distance === undefined) return undefined;
  let here = position;
  for (; distance > 0; distance--) {
    const next = nearer(distances, here, distance);
    if (next === undefined) return undefined;
    units.push(next.unit);
    here = next.position;
  }
  return units;
}

/** The first unit that is one nearer. */
function nearer(
  distances: Distances,
  position: Position,
  distance = 0,
): Reached | undefined {
  if (distance === 0) return undefined;
  const { exploration: { variant }, metric } = distances;
  for (const reached of unitsFrom(variant, position, metric)) {
    if (distances.of(reached.position) === distance - 1) return reached;
  }
  return undefined;
}
