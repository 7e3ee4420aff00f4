/**
 * The whole contest as a function of who takes part and of what came of each drive: rounds, pools, their tables, the
 * winner and the gifts [POOL-1 … POOL-3, NEXT-1 … NEXT-3, GIFT-1, GIFT-2]. What it lacks it names, so whoever plays the
 * contest drives that and asks again; in what order the drives are done changes nothing. Pure.
 */
import { giftsOf } from "./gifts.ts";
import { type PoolPilot, type PoolRun, type PoolTable, tableOfPool } from "./pool_table.ts";
import { firstPools, nextPools } from "./pools.ts";

/** A drive: every round is a race of its own, so a pilot may meet a circuit again. */
export interface DriveName {
  /** From 1. */
  readonly round: number;
  readonly pilot: string;
  /** The name of the participant whose circuit it is. */
  readonly circuit: string;
}

/** What came of a drive. */
export interface DrivenRun {
  /** `OK`, or why the pilot is eliminated on this circuit. */
  readonly verdict: string;
  /** The verdict in a sentence. */
  readonly sentence: string;
  /** The move that the verdict is about, from 1. */
  readonly move?: number;
  /** Moves that were driven by the rules. */
  readonly moves?: number;
  /** Hundredths of a second; also of a lap that was refused for what came after its finish. */
  readonly time?: number;
  /** The mean speed in hundredths of a km/h. */
  readonly kmhHundredths?: number;
}

/** A pool of a round. */
export interface ChampionshipPool {
  /** From 1. */
  readonly number: number;
  /** In the order in which they were laid on it; their circuits come in the same order. */
  readonly members: readonly string[];
  /** Absent: not everything is driven yet. */
  readonly table?: PoolTable;
}

/** A round of the contest. */
export interface ChampionshipRound {
  /** From 1. */
  readonly number: number;
  /** One pool is left, and its winner wins [NEXT-3]. */
  readonly isFinal: boolean;
  readonly pools: readonly ChampionshipPool[];
}

/** The contest as far as it is driven. */
export interface Championship {
  readonly rounds: readonly ChampionshipRound[];
  /** Drives of the last round that are not done. */
  readonly missing: readonly DriveName[];
  /** Absent: the contest is not over, or nobody takes part. */
  readonly winner?: string;
}

/** Who may get a gift. */
export interface GiftCandidate {
  readonly name: string;
  /** When it was sent in last: the smaller the earlier. */
  readonly lastSending: number;
  /** Whether pilot and circuit kept the rules. */
  readonly isFair: boolean;
}

/** How many circuits a pilot was put to, and how many of them it finished in time. */
export interface DrivenCircuits {
  readonly presented: number;
  readonly finished: number;
}

/**
 * Plays the contest as far as the drives go.
 * @param pilots Names are unique; `arrival` is the place in the order of first sendings.
 * @param runOf What came of a drive; `undefined`: it is not done.
 */
export function championshipOf(
  pilots: readonly PoolPilot[],
  runOf: (drive: DriveName) => DrivenRun | undefined,
): Championship {
  const byName = new Map(pilots.map((pilot) => [pilot.name, pilot]));
  const rounds: ChampionshipRound[] = [];
  let laid = firstPools(pilots.toSorted((one, other) => one.arrival - other.arrival));
  if (pilots.length === 0) return { rounds, missing: [] };
  for (;;) {
    const number = rounds.length + 1;
    const drives = laid.map((pool) => drivesOf(number, pool));
    const missing = drives.flat().filter((drive) => runOf(drive) === undefined);
    const pools = laid.map((pool, index): ChampionshipPool => {
      const runs = drives[index]?.flatMap((drive) => poolRun(drive, runOf(drive))) ?? [];
      const isDriven = runs.length === drives[index]?.length;
      return {
        number: index + 1,
        members: pool.map(({ name }) => name),
        ...(isDriven ? { table: tableOfPool(pool, runs) } : {}),
      };
    });
    const isFinal = laid.length === 1;
    rounds.push({ number, isFinal, pools });
    if (missing.length > 0) return { rounds, missing };
    const ranked = pools.map(rankingOf);
    if (isFinal) {
      const [winner] = ranked[0] ?? [];
      return { rounds, missing, ...(winner === undefined ? {} : { winner }) };
    }
    laid = nextPools(ranked.map((names) => names.flatMap((name) => byName.get(name) ?? [])));
  }
}

/** How many circuits each pilot was put to and finished, in all rounds that are driven. */
export function drivenCircuits(
  { rounds }: Pick<Championship, "rounds">,
): ReadonlyMap<string, DrivenCircuits> {
  const sums = new Map<string, DrivenCircuits>();
  const tables = rounds.flatMap(({ pools }) => pools.flatMap(({ table }) => table ?? []));
  for (const { pilot, position } of tables.flatMap(({ circuits }) => circuits.flatMap(rowsOf))) {
    const { finished, presented } = sums.get(pilot) ?? { presented: 0, finished: 0 };
    const isFinished = position !== undefined;
    sums.set(pilot, { presented: presented + 1, finished: finished + Number(isFinished) });
  }
  return sums;
}

/** The names of those who get a gift, in the order of their last sending. */
export function giftNames(
  championship: Pick<Championship, "rounds">,
  candidates: readonly GiftCandidate[],
): string[] {
  const driven = drivenCircuits(championship);
  const claims = candidates.map((candidate) => ({
    ...candidate,
    ...(driven.get(candidate.name) ?? { presented: 0, finished: 0 }),
  }));
  return giftsOf(claims).flatMap((index) => claims[index]?.name ?? []);
}

/** Every pilot of the pool on every circuit of its members, its own included [POOL-3]; circuit by circuit. */
function drivesOf(round: number, pool: readonly PoolPilot[]): DriveName[] {
  return pool.flatMap(({ name: circuit }) =>
    pool.map(({ name: pilot }): DriveName => ({ round, pilot, circuit }))
  );
}

/** Only the time of a lap that keeps the rules counts. */
function poolRun({ circuit, pilot }: DriveName, run: DrivenRun | undefined): PoolRun[] {
  if (run === undefined) return [];
  const { kmhHundredths, time, verdict } = run;
  if (verdict !== "OK" || time === undefined || kmhHundredths === undefined) {
    return [{ pilot, circuit, verdict }];
  }
  return [{ pilot, circuit, verdict, time: { hundredths: time, kmhHundredths } }];
}

function rankingOf({ table }: ChampionshipPool): string[] {
  return table?.ranking.map(({ pilot }) => pilot) ?? [];
}

function rowsOf<Row>({ rows }: { readonly rows: readonly Row[] }): readonly Row[] {
  return rows;
}
