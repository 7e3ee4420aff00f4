/** What there is to know of all that can be reached. Pure. */
import type { Position, Variant } from "../types.ts";
import { type Distances, measure, type ReversibleMetric } from "./distances.ts";
import { type Exploration, explore } from "./explore.ts";
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

/** How far all this has got. */
export interface StatsProgress {
  /** What is counted now: all that can be reached, or how far everything is. */
  readonly doing: "exploring" | "measuring";
  readonly configurations: number;
  /** Steps from the start, or units from where is measured. */
  readonly depth: number;
}

/** Work that is done portion by portion; whoever hands it `true` ends it, and there is no result. */
export type StatsWork<Result> = Generator<StatsProgress, Result | undefined, boolean>;

/** Configurations looked at in one portion. */
const PORTION = 4096;

/** The whole graph in several metrics; `"full"`: there are more configurations than there is room for. */
export function* statsInPortions<Metric extends ReversibleMetric>(
  variant: Variant,
  metrics: readonly Metric[],
): StatsWork<ReadonlyMap<Metric, Stats> | "full"> {
  const exploration = explore(variant);
  if (!(yield* exploring(exploration))) return undefined;
  if (exploration.progress.isFull) return "full";
  const found = new Map<Metric, Stats>();
  for (const metric of metrics) {
    const distances = measure(exploration, metric);
    while (!distances.advance(PORTION).isDone) {
      const { configurations, distance } = distances.progress;
      if (yield { doing: "measuring", configurations, depth: distance }) return undefined;
    }
    const stats = yield* counting(distances);
    if (stats === undefined) return undefined;
    found.set(metric, stats);
  }
  return found;
}

/** Of a whole exploration and all its distances; lengths and distances are in their metric. */
export function statsOf(distances: Distances): Stats {
  const work = counting(distances);
  let portion = work.next(false);
  while (!portion.done) portion = work.next(false);
  if (portion.value === undefined) throw new Error("ended by nobody");
  return portion.value;
}

function* counting(distances: Distances): StatsWork<Stats> {
  const farFromStart = yield* fromStart(distances.exploration, distances.metric);
  return farFromStart === undefined ? undefined : statsWith(distances, farFromStart);
}

function statsWith(distances: Distances, farFromStart: number): Stats {
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
    fromStart: farFromStart,
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
      // Of pieces that hook into each other each may lead the others there.
      const met = new Set<string>();
      for (const reached of unitsFrom(exploration.variant, position, metric)) {
        const index = exploration.indexOf(reached.position);
        const board = String(reached.position);
        if (distances.ofNumber(index) !== left || met.has(board)) continue;
        met.add(board);
        const known = nearer.get(index);
        if (known === undefined) nearer.set(index, { ways, position: reached.position });
        else known.ways += ways;
      }
    }
    layer = nearer;
  }
  return [...layer.values()].reduce((sum, { ways }) => sum + ways, 0n);
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
function* fromStart(exploration: Exploration, metric: ReversibleMetric): StatsWork<number> {
  const { from, isExactFromStart, variant } = exploration;
  let whole = exploration;
  if (!isExactFromStart) {
    whole = explore(variant, { from, mirror: false });
    if (!(yield* exploring(whole))) return undefined;
  }
  const waves = new Waves(whole.space, metric);
  waves.begin(0, false);
  for (waves.advance(PORTION); !waves.isDone; waves.advance(PORTION)) {
    const progress = { configurations: waves.count, depth: waves.distance };
    if (yield { doing: "measuring", ...progress }) return undefined;
  }
  return waves.distance;
}

/** To its end, or until there is no room; `false`: ended before that. */
function* exploring(
  exploration: Exploration,
): Generator<StatsProgress, boolean, boolean> {
  let { isDone, isFull } = exploration.progress;
  while (!isDone && !isFull) {
    const progress = exploration.advance(PORTION);
    ({ isDone, isFull } = progress);
    const { configurations, depth } = progress;
    if (yield { doing: "exploring", configurations, depth }) return false;
  }
  return true;
}
