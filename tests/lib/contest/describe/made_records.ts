/**
 * Small contests for tests, made of what matters in them; everything else is filled in.
 */
import type { ContestRecords } from "../../../../lib/contest/describe/records.ts";
import type { VersionState } from "../../../../lib/contest/published/api.ts";
import type { Lead, StageState } from "../../../../lib/contest/published/types.ts";
import type { Duel, Entry, Seat, Stage, Version } from "../../../../lib/contest/types.ts";
import type { TableRow } from "../../../../lib/logs/published.ts";

/** A contest in short. Versions are named `NAME NUMBER`, such as `ada 2`. */
export interface Made {
  /** Names in small letters are names in addresses too. */
  readonly entries: readonly (string | Partial<Entry> & { readonly name: string })[];
  /** In order of arrival. */
  readonly versions: readonly (readonly [version: string, state: VersionState])[];
  readonly stages?: readonly MadeStage[];
  readonly formerNames?: Readonly<Record<string, readonly string[]>>;
}

/** A stage in short; its number is its place in the list, from 1. */
export interface MadeStage {
  /** The version for which it is played, then the others, in the order of the plan. */
  readonly versions: readonly string[];
  /** By place; absent while it is played. */
  readonly ranks?: readonly number[];
  readonly state?: StageState;
  readonly repeats?: number;
  /** By place. */
  readonly leads?: readonly (Lead | undefined)[];
  readonly faults?: readonly Partial<TableRow["faults"]>[];
  /** Places and points of each duel; each has 10 rounds, and the more points one has, the more it has won. */
  readonly duels?:
    readonly (readonly [one: number, other: number, points: readonly [number, number]])[];
}

/** The records of a contest. */
export function makeRecords(
  { entries, formerNames = {}, stages = [], versions }: Made,
): ContestRecords {
  const madeEntries = entries.map((entry, index): Entry => {
    const { name, ...others } = typeof entry === "string" ? { name: entry } : entry;
    const slug = name.toLowerCase();
    return { id: index + 1, slug, name, isWithdrawn: false, createdAt: timeOf(index), ...others };
  });
  const idOf = (slug: string) => madeEntries.find((entry) => entry.slug === slug)?.id ?? 0;
  const madeVersions = versions.map(([word, state], index): Version => {
    const [slug = "", number = ""] = word.split(" ");
    const isFit = state !== "received" && state !== "refused" && state !== "cancelled";
    return {
      ...{ id: index + 101, entryId: idOf(slug), number: Number(number), state },
      arrivedAt: timeOf(index),
      command: `${slug}.ts`,
      ...(isFit ? { digest: `sha256:${slug}${number}` } : {}),
    };
  });
  const versionId = (word: string) => 101 + versions.findIndex(([known]) => known === word);
  return {
    settings: {
      title: "Spring",
      seed: "secret of the contest",
      state: "open",
      rules: { duels: 10, melees: 20, places: 9, turnMs: 100, startMs: 2000 },
      createdAt: timeOf(0),
    },
    entries: madeEntries,
    formerNames: new Map(
      Object.entries(formerNames).map(([slug, names]) => [idOf(slug), names]),
    ),
    versions: madeVersions,
    stages: stages.map((stage, index) => makeStage(stage, index + 1, versionId)),
    seats: stages.flatMap((stage, index) => makeSeats(stage, index + 1, versionId)),
    duels: stages.flatMap((stage, index) => makeDuels(stage, index + 1)),
  };
}

/** Stages begin every hour. */
export function timeOf(number: number): string {
  return new Date(Date.UTC(2026, 10, 30, number)).toISOString();
}

function makeStage(
  { ranks, repeats, state, versions }: MadeStage,
  number: number,
  versionId: (word: string) => number,
): Stage {
  const isOver = ranks !== undefined;
  return {
    number,
    versionId: versionId(versions[0] ?? ""),
    state: state ?? (isOver ? "finished" : "playing"),
    seed: `seed of stage ${number}`,
    rules: { duels: 10, melees: 20, places: 9, turnMs: 100, startMs: 2000 },
    begunAt: timeOf(number),
    ...(isOver ? { finishedAt: timeOf(number + 1), factor: 0.5, sandbox: ["permissions"] } : {}),
    ...(repeats === undefined ? {} : { repeats }),
  };
}

function makeSeats(
  { faults, leads, ranks, versions }: MadeStage,
  stage: number,
  versionId: (word: string) => number,
): Seat[] {
  return versions.map((word, place) => {
    const rank = ranks?.[place];
    const lead = leads?.[place];
    const name = word.split(" ")[0] ?? "";
    return {
      ...{ stage, place, versionId: versionId(word), name },
      ...(rank === undefined ? {} : { rank, result: makeRow(name, place, rank, faults?.[place]) }),
      ...(lead === undefined ? {} : { lead }),
    };
  });
}

function makeRow(
  bot: string,
  index: number,
  rank: number,
  faults: Partial<TableRow["faults"]> = {},
): TableRow {
  const total = 1000 - 100 * rank;
  return {
    ...{ rank, bot, index, duels: total, duelsCorrected: total / 2, melee: total / 2, total },
    ...{ low: total - 50.5, high: total + 50.5 },
    wins: { duel: 1, melee: 1 },
    rounds: { duel: 10, melee: 20 },
    averageDamage: 5,
    faults: {
      ...{ timeout: 0, exit: 0, crash: 0, flood: 0, memory: 0, invalid: 0, start: 0 },
      ...faults,
    },
  };
}

function makeDuels({ duels = [] }: MadeStage, stage: number): Duel[] {
  return duels.map(([one, other, points]) => ({
    ...{ stage, one, other, match: `duel-${one + 1}-${other + 1}`, rounds: 10, points },
    wins: points[0] > points[1] ? [7, 3] : [3, 7],
  }));
}
