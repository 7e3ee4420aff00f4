/**
 * A pool's table: points on each circuit, their sums, the ranking and what decided it, who goes on. Pure.
 */
import type { LapTime } from "./chronometer.ts";
import { placeRuns } from "./points.ts";
import { countQualified } from "./pools.ts";
import { type DecidedBy, type MeanTime, rankPool } from "./ranking.ts";

/** A pilot of a pool. */
export interface PoolPilot {
  readonly name: string;
  /** The smaller the earlier. */
  readonly arrival: number;
  /** The mean time that it foretold, in hundredths of a second. */
  readonly estimate?: number;
}

/** What a pilot came to on a circuit. */
export interface PoolRun {
  readonly pilot: string;
  readonly circuit: string;
  readonly verdict: string;
  /** Absent: eliminated. */
  readonly time?: Omit<LapTime, "path">;
}

/** A pilot's place on a circuit. */
export interface CircuitRow {
  readonly pilot: string;
  /** Absent: eliminated. */
  readonly position?: number;
  readonly points: number;
  /** Absent: it did not drive there. */
  readonly run?: PoolRun;
}

/** A pilot's line of the table. */
export interface PoolRow {
  readonly rank: number;
  readonly pilot: string;
  readonly sum: number;
  /** Points by circuit, in the order of `circuits`. */
  readonly points: readonly number[];
  readonly estimate?: number;
  readonly isQualified: boolean;
  /** What put it ahead of the next one. */
  readonly decidedBy?: DecidedBy;
}

/** A pool's table. */
export interface PoolTable {
  /** In the order in which runs name them; in each the best first. */
  readonly circuits: readonly { readonly name: string; readonly rows: readonly CircuitRow[] }[];
  readonly mean: MeanTime;
  /** Best first. */
  readonly ranking: readonly PoolRow[];
}

/** The table of a pool; whoever has no run on a circuit is eliminated there. */
export function tableOfPool(pilots: readonly PoolPilot[], runs: readonly PoolRun[]): PoolTable {
  const names = [...new Set(runs.map(({ circuit }) => circuit))];
  const circuits = names.map((name) => {
    const driven = pilots.map((pilot) =>
      runs.find((run) => run.circuit === name && run.pilot === pilot.name)
    );
    const places = placeRuns(driven.map((run) => run?.time && { ...run.time, path: 0 }));
    const rows = pilots.map(({ name: pilot }, index): CircuitRow => {
      const run = driven[index];
      return { pilot, points: 0, ...places[index], ...(run === undefined ? {} : { run }) };
    });
    return { name, rows };
  });
  const valid = runs.flatMap(({ time }) => time === undefined ? [] : [time.hundredths]);
  const mean = { sum: valid.reduce((sum, time) => sum + time, 0), count: valid.length };
  const results = pilots.map((pilot, index) => ({
    ...pilot,
    points: circuits.map(({ rows }) => rows[index]?.points ?? 0),
  }));
  const ranking = rankPool(results, mean).map(({ decidedBy, index, sum }, at): PoolRow => {
    const { estimate, name: pilot, points } = results[index] as (typeof results)[number];
    return {
      rank: at + 1,
      pilot,
      sum,
      points,
      ...(estimate === undefined ? {} : { estimate }),
      isQualified: at < countQualified(pilots.length),
      ...(decidedBy === undefined ? {} : { decidedBy }),
    };
  });
  return {
    circuits: circuits.map(({ name, rows }) => ({ name, rows: inOrder(rows) })),
    mean,
    ranking,
  };
}

function inOrder(rows: readonly CircuitRow[]): CircuitRow[] {
  const far = rows.length + 1;
  return [...rows].sort((one, other) => (one.position ?? far) - (other.position ?? far));
}
