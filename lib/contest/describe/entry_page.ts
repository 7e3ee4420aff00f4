/**
 * What the page of one entry says.
 */
import { LOG_FAULT_KINDS } from "../../logs/types.ts";
import type { EntryPage, EntryVersion, Opponent } from "../published/types.ts";
import type { Entry, Seat, Version } from "../types.ts";
import { entryBrief } from "./entries.ts";
import { type FactsOfStages, faultsOf, highlightsOf, seatsOfEntry } from "./entry_facts.ts";
import {
  byName,
  isPublic,
  type Ledger,
  ledgerOf,
  mention,
  ratingField,
  ratingsOf,
} from "./ledger.ts";
import { type Meeting, meetingsOf } from "./meetings.ts";
import type { ContestRecords } from "./records.ts";
import { entryResults } from "./results.ts";

/**
 * contest/entries/SLUG.json; `undefined`: there is no such entry, or none that is public.
 * @param facts What `readEntryFacts` gives for it.
 */
export function entryPageOf(
  records: ContestRecords,
  slug: string,
  facts: FactsOfStages,
): EntryPage | undefined {
  const entry = records.entries.find((entry) => entry.slug === slug);
  if (entry === undefined) return undefined;
  const ledger = ledgerOf(records);
  if (!isPublic(ledger, entry.id)) return undefined;
  const seats = seatsOfEntry(ledger, slug);
  return {
    ...entryBrief(ledger, entry, seats.toReversed()),
    formerNames: records.formerNames.get(entry.id) ?? [],
    versions: acceptedVersions(ledger, entry, seats),
    results: entryResults(ledger, slug),
    opponents: opponentsOf(ledger, entry),
    faultCounts: faultCounts(seats),
    faults: faultsOf(ledger, seats, facts),
    highlights: highlightsOf(ledger, seats, facts),
  };
}

/** The newest first. Of versions that were refused, taken back or not checked yet nothing is told. */
function acceptedVersions(ledger: Ledger, entry: Entry, seats: readonly Seat[]): EntryVersion[] {
  const own = ledger.versionsOf.get(entry.id) ?? [];
  return own.toReversed().flatMap(({ arrivedAt, digest, id, number, state }) => {
    if (!isAccepted(state) || digest === undefined) return [];
    const stages = seats.filter(({ versionId }) => versionId === id).map(({ stage }) => stage);
    stages.reverse();
    return [{ number, arrivedAt, state, digest, stages, ...ratingField(ratingsOf(ledger), id) }];
  });
}

function isAccepted(state: Version["state"]): state is EntryVersion["state"] {
  return state === "waiting" || state === "held" || state === "playing" || state === "played";
}

function opponentsOf(ledger: Ledger, entry: Entry): Opponent[] {
  return meetingsOf(ledger, entry)
    .map((meeting) => opponentOf(meeting, entry))
    .sort((a, b) => b.rounds - a.rounds || byName(a, b));
}

function opponentOf({ last, pair, points, rounds, wins }: Meeting, entry: Entry): Opponent {
  const own = pair[0] === entry ? 0 : 1;
  const rival = own === 0 ? 1 : 0;
  return {
    ...mention(pair[rival]),
    rounds,
    points: points[own],
    rivalPoints: points[rival],
    wins: wins[own],
    losses: wins[rival],
    last,
  };
}

function faultCounts(seats: readonly Seat[]): EntryPage["faultCounts"] {
  const counts = LOG_FAULT_KINDS.map((kind) =>
    [kind, seats.reduce((sum, { result }) => sum + (result?.faults[kind] ?? 0), 0)] as const
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
