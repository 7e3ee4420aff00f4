/** The distance of every configuration to its nearest goal. Pure. */
import type { Position } from "../types.ts";
import type { Exploration } from "./explore.ts";
import { Waves } from "./waves.ts";

/** The metrics that count the same both ways: what is one unit there is one unit back. */
export const REVERSIBLE_METRICS = ["step", "straight", "move"] as const;
export type ReversibleMetric = (typeof REVERSIBLE_METRICS)[number];

/** How far a measurement has got. */
export interface DistanceProgress {
  /** Configurations whose distance is known; mirror images that count as one are counted once. */
  readonly configurations: number;
  /** The largest known. */
  readonly distance: number;
  readonly isDone: boolean;
}

/** Begins to measure from the goals; throws a RangeError if the exploration is not whole. */
export function measure(exploration: Exploration, metric: ReversibleMetric = "step"): Distances {
  return new Distances(exploration, metric);
}

/** The same, all at once. */
export function measureAll(exploration: Exploration, metric: ReversibleMetric = "step"): Distances {
  const distances = measure(exploration, metric);
  distances.advance(Infinity);
  return distances;
}

/** The distances in one metric. */
export class Distances {
  readonly exploration: Exploration;
  readonly metric: ReversibleMetric;
  readonly #waves: Waves;

  constructor(exploration: Exploration, metric: ReversibleMetric) {
    if (!exploration.progress.isDone) throw new RangeError("the exploration is not whole");
    this.exploration = exploration;
    this.metric = metric;
    this.#waves = new Waves(exploration.space, metric);
    const { goals } = exploration;
    for (let at = 0; at < goals.length; at++) this.#waves.begin(goals.at(at), true);
  }

  /** Looks at so many configurations more, or at all that are left. */
  advance(expansions: number): DistanceProgress {
    this.#waves.advance(expansions);
    return this.progress;
  }

  get progress(): DistanceProgress {
    const { count, distance, isDone } = this.#waves;
    return { configurations: count, distance, isDone };
  }

  /** Of a position; `undefined`: no way to a goal, not measured yet, or not within the exploration. */
  of(position: Position): number | undefined {
    const index = this.exploration.indexOf(position);
    return index < 0 ? undefined : this.ofNumber(index);
  }

  /** Of a configuration by its number. */
  ofNumber(index: number): number | undefined {
    return this.#waves.distanceOf(index);
  }
}
