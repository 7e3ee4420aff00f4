/**
 * Entries in a list.
 */
import type { EntryBrief } from "../published/types.ts";
import { given } from "../store/rows.ts";
import type { Entry, Seat, Version } from "../types.ts";
import { badgesOf } from "./badges.ts";
import {
  byName,
  entryOfVersion,
  isPublic,
  type Ledger,
  mention,
  ratingField,
  ratingsOf,
  seatsOf,
} from "./ledger.ts";

/** All public entries by name. */
export function entryBriefs(ledger: Ledger): EntryBrief[] {
  return briefsOf(ledger, ledger.records.entries.filter(({ id }) => isPublic(ledger, id)));
}

/** As `entryBriefs`, with those that were only invited: for the organiser, and for their authors. */
export function allBriefs(ledger: Ledger): EntryBrief[] {
  return briefsOf(ledger, ledger.records.entries);
}

function briefsOf(ledger: Ledger, entries: readonly Entry[]): EntryBrief[] {
  const seats = countingSeats(ledger);
  return entries
    .map((entry) => entryBrief(ledger, entry, seats.get(entry) ?? []))
    .sort(byName);
}

/** The seats of each entry in stages that count, the oldest stage first. */
export function countingSeats(ledger: Ledger): Map<Entry, Seat[]> {
  const seats = ledger.counting.flatMap(({ number }) => seatsOf(ledger, number));
  return Map.groupBy(seats, ({ versionId }) => entryOfVersion(ledger, versionId));
}

/** One entry; `seats` are its seats in stages that count, the oldest first. */
export function entryBrief(ledger: Ledger, entry: Entry, seats: readonly Seat[]): EntryBrief {
  const version = playingVersion(ledger.versionsOf.get(entry.id) ?? []);
  const ranks = seats.flatMap(({ rank }) => rank ?? []);
  const last = seats.at(-1);
  return {
    ...mention(entry),
    ...given("badge", badgesOf(ledger.records.entries).get(entry.id)),
    isWithdrawn: entry.isWithdrawn,
    ...(version === undefined ? {} : { version: version.number }),
    stages: seats.length,
    ...(ranks.length === 0 ? {} : { bestRank: Math.min(...ranks) }),
    ...(last?.rank === undefined ? {} : { last: { stage: last.stage, rank: last.rank } }),
    ...ratingField(ratingsOf(ledger), last?.versionId),
  };
}

/**
 * The version that plays for an entry: the newest that has played or plays now; before there is one, that which will
 * play first. Versions that were refused or taken back are nobody else's business.
 */
function playingVersion(versions: readonly Version[]): Version | undefined {
  return versions.findLast(({ state }) => state === "played" || state === "playing") ??
    versions.find(({ state }) => state === "waiting" || state === "held");
}
