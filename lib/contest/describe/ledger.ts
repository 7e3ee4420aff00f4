/**
 * A contest's records, put together so that whoever describes it finds everything at once: who is who, who sat where,
 * which stages count, how strong each version is.
 */
import type { EntryName, MatchPlace, Rating } from "../published/types.ts";
import { type RatedSeat, rateStages, type Ratings } from "../rating.ts";
import type { Entry, Seat, Stage, Version } from "../types.ts";
import type { ContestRecords } from "./records.ts";

/** See the head of this file. */
export interface Ledger {
  readonly records: ContestRecords;
  readonly entries: ReadonlyMap<number, Entry>;
  readonly versions: ReadonlyMap<number, Version>;
  /** Of each entry, the oldest version first. */
  readonly versionsOf: ReadonlyMap<number, readonly Version[]>;
  /** Of each stage: the best first where it is finished, else as they sit. */
  readonly seatsOf: ReadonlyMap<number, readonly Seat[]>;
  /** Stages that are finished and not annulled, the oldest first. */
  readonly counting: readonly Stage[];
}

const LEDGERS = new WeakMap<ContestRecords, Ledger>();
const RATINGS = new WeakMap<Ledger, Ratings>();

/** The ledger of some records; made once for them. */
export function ledgerOf(records: ContestRecords): Ledger {
  const known = LEDGERS.get(records);
  if (known !== undefined) return known;
  const ledger = makeLedger(records);
  LEDGERS.set(records, ledger);
  return ledger;
}

/** The ratings after the last stage that counts; made once for a ledger. */
export function ratingsOf(ledger: Ledger): Ratings {
  const known = RATINGS.get(ledger);
  if (known !== undefined) return known;
  const ratings = ratingsAfter(ledger, Infinity);
  RATINGS.set(ledger, ratings);
  return ratings;
}

/** The ratings after the stage with this number, or the last one before it that counts. */
export function ratingsAfter(ledger: Ledger, stage: number): Ratings {
  return rateStages(
    ledger.counting
      .filter(({ number }) => number <= stage)
      .map(({ number }) => seatsOf(ledger, number).flatMap(ratedSeat)),
    (versionId) => predecessorsOf(ledger, versionId),
  );
}

/** Who sat in a stage. */
export function seatsOf({ seatsOf }: Ledger, stage: number): readonly Seat[] {
  return seatsOf.get(stage) ?? [];
}

/** The entry of a seat or of a stage's version, as it is today. */
export function entryOfVersion(ledger: Ledger, versionId: number): Entry {
  return known(ledger.entries, versionOf(ledger, versionId).entryId, "entry");
}

/** A version by its id. */
export function versionOf(ledger: Ledger, versionId: number): Version {
  return known(ledger.versions, versionId, "version");
}

/** Whether anything of an entry has been accepted: only then does the public hear of it. */
export function isPublic({ versionsOf }: Ledger, entryId: number): boolean {
  return versionsOf.get(entryId)?.some(({ digest }) => digest !== undefined) ?? false;
}

/** How an entry is mentioned. */
export function mention({ slug, name }: Entry): EntryName {
  return { entry: slug, name };
}

/** The name of a stage's run in addresses. */
export function runOf(stage: number): string {
  return `stage-${stage}`;
}

/** A match of a stage in the viewer. */
export function placeOf(stage: number, match: string): MatchPlace {
  return { stage, run: runOf(stage), match };
}

/** The rating as an optional field, so that there is none where there is none. */
export function ratingField(ratings: Ratings, versionId: number | undefined): { rating?: Rating } {
  const rating = versionId === undefined ? undefined : ratings.get(versionId);
  return rating === undefined ? {} : { rating };
}

/** Names in the order of a list for people: regardless of case, else by the characters' numbers. */
export function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  const [one, other] = [a.name.toLowerCase(), b.name.toLowerCase()];
  if (one !== other) return one < other ? -1 : 1;
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

/** All entries: those of the last table in its order, the others after them by name. */
export function inTableOrder(ledger: Ledger): Entry[] {
  const last = ledger.counting.at(-1);
  const seats = last === undefined ? [] : seatsOf(ledger, last.number);
  const leading = seats.map(({ versionId }) => entryOfVersion(ledger, versionId));
  const placed = new Set(leading);
  return [...leading, ...ledger.records.entries.filter((entry) => !placed.has(entry)).sort(byName)];
}

function makeLedger(records: ContestRecords): Ledger {
  const { entries, versions, stages, seats } = records;
  const versionsOf = Map.groupBy(versions, ({ entryId }) => entryId);
  for (const own of versionsOf.values()) own.sort((a, b) => a.number - b.number);
  const seatsOf = Map.groupBy(seats, ({ stage }) => stage);
  for (const own of seatsOf.values()) own.sort(byRank);
  return {
    records,
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    versions: new Map(versions.map((version) => [version.id, version])),
    versionsOf,
    seatsOf,
    counting: stages
      .filter(({ state }) => state === "finished")
      .sort((a, b) => a.number - b.number),
  };
}

/** Ties as a table has them: by the names that they were played under, then by place. */
function byRank(a: Seat, b: Seat): number {
  const ranks = (a.rank ?? 0) - (b.rank ?? 0);
  if (ranks !== 0 || a.rank === undefined) return ranks || a.place - b.place;
  return a.name < b.name ? -1 : a.name > b.name ? 1 : a.place - b.place;
}

function ratedSeat({ versionId, rank }: Seat): RatedSeat[] {
  return rank === undefined ? [] : [{ versionId, rank }];
}

/** The older versions of the same entry, the newest first. */
function predecessorsOf(ledger: Ledger, versionId: number): number[] {
  const { entryId, number } = versionOf(ledger, versionId);
  const own = ledger.versionsOf.get(entryId) ?? [];
  return own.filter((version) => version.number < number).map(({ id }) => id).reverse();
}

function known<T>(all: ReadonlyMap<number, T>, id: number, what: string): T {
  const found = all.get(id);
  if (found === undefined) throw new RangeError(`There is no ${what} ${id} in these records`);
  return found;
}
