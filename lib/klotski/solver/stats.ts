/** What there is to know of all that can be reached. Pure. */
import type { Position } from "../types.ts";
import type { Distances, ReversibleMetric } from "./distances.ts";
import { type Exploration, exploreAll } from "./explore.ts";
import { unitsFrom } from "./units.ts";
import { Waves } from "./waves.ts";

/** All mirror images are counted here. */
export interface Stats {
  readonly metric: ReversibleMetric;
  readonly configurations: number;
  /** Pairs of configurations one step apart. */
  readonly edges: number;
  readonly goals: number;
  /** From the start to the nearest goal; `undefined`: unsolvable. */
  readonly length: number | undefined;
  /** Different shortest solutions from the start, each as the boards on its way; 0: unsolvable. */
  readonly shortest: bigint;
  /** A position that is farthest from its nearest goal; `undefined`: unsolvable. */
  readonly farthest: { readonly distance: number; readonly position: Position } | undefined;
  /** The most that a configuration is away from the start. */
  readonly fromStart: number;
  /** By distance to the nearest goal: how many configurations. */
  readonly histogram: readonly number[];
}

/** Of a whole exploration and all its distances; lengths and distances are in their metric. */
export function statsOf(distances: Distances): Stats {
  const { exploration, metric } = distances;
  const { configurations } = exploration.progress;
  return {
    metric,
    configurations,
    edges: exploration.edges,
    goals: exploration.goalCount,
    length: distances.of(exploration.from),
    shortest: countShortest(distances, exploration.from),
    farthest: farthestOf(distances),
    fromStart: fromStart(exploration, metric),
    histogram: histogramOf(distances),
  };
}

/** How many different shortest solutions there are from a position. */
export function countShortest(distances: Distances, from: Position): bigint {
  const { exploration, metric } = distances;
  const total = distances.of(from);
  if (total === undefined) return 0n;
  let layer = new Map([[exploration.indexOf(from), { ways: 1n, position: from }]]);
  for (let left = total - 1; left >= 0; left--) {
    const nearer = new Map<number, { ways: bigint; position: Position }>();
    for (const { position, ways } of layer.values()) {
      for (const reached of unitsFrom(exploration.variant, position, metric)) {
        const index = exploration.indexOf(reached.position);
        if (distances.ofNumber(index) !== left) continue;
        const known = nearer.get(index);
        if (known === undefined) nearer.set(index, { ways, position: reached.position });
        else known.ways += ways;
      }
    }
    layer = nearer;
  }
  return layer.values().reduce((sum, { ways }) => sum + ways, 0n);
}

/** By distance; empty where there is no solution. */
function histogramOf(distances: Distances): number[] {
  const { exploration } = distances;
  const { space, symmetric } = exploration;
  const numbers: number[] = [];
  const own: number[] = [];
  const add = (counts: number[], index: number): void => {
    const distance = distances.ofNumber(index);
    if (distance !== undefined) counts[distance] = (counts[distance] ?? 0) + 1;
  };
  for (let index = 0; index < space.table.count; index++) add(numbers, index);
  for (let at = 0; at < symmetric.length; at++) add(own, symmetric.at(at));
  return numbers.map((count, distance) => exploration.weigh(count, own[distance] ?? 0));
}

function farthestOf(distances: Distances): Stats["farthest"] {
  const { exploration, progress: { distance } } = distances;
  for (let index = 0; index < exploration.space.table.count; index++) {
    if (distances.ofNumber(index) === distance) {
      return { distance, position: exploration.positionOf(index) };
    }
  }
  return undefined;
}

/** Where mirror images count as one, distances from the start are right only if it is its own. */
function fromStart(exploration: Exploration, metric: ReversibleMetric): number {
  const { from, isExactFromStart, variant } = exploration;
  const { space } = isExactFromStart ? exploration : exploreAll(variant, { from, mirror: false });
  const waves = new Waves(space, metric);
  waves.begin(0, false);
  waves.advance(Infinity);
  return waves.distance;
}
