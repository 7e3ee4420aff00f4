/**
 * Faults and rounds worth watching of one entry, out of the facts of its stages. A page stays readable, and quick to
 * make, however long the contest lasts: only so much of the newest stages is told.
 */
import type { Contest } from "../contest.ts";
import type { EntryFault, EntryHighlight } from "../published/types.ts";
import { readFacts, type StageFacts } from "../stage_facts.ts";
import { heroOf } from "../stage_highlights.ts";
import { given } from "../store/rows.ts";
import type { Seat } from "../types.ts";
import { entryOfVersion, type Ledger, ledgerOf, placeOf, seatsOf, versionOf } from "./ledger.ts";
import type { ContestRecords } from "./records.ts";

/** Facts of so many stages go into an entry's page, the newest that it played. */
const STAGES = 12;

/** So many are told at most, of one stage and in all. */
const FAULTS = { each: 15, all: 60 } as const;
const HIGHLIGHTS = { each: 8, all: 40 } as const;

/** The facts of some stages, by their numbers; stages without any are left out. */
export type FactsOfStages = ReadonlyMap<number, StageFacts>;

/** Reads what the page of an entry needs; nobody of that name: nothing. */
export async function readEntryFacts(
  contest: Pick<Contest, "stageFolder">,
  records: ContestRecords,
  slug: string,
): Promise<FactsOfStages> {
  const newest = seatsOfEntry(ledgerOf(records), slug).slice(0, STAGES);
  const read = await Promise.all(newest.map(async ({ stage }) => {
    const facts = await readFacts(contest.stageFolder(stage));
    return facts === undefined ? [] : [[stage, facts] as const];
  }));
  return new Map(read.flat());
}

/** An entry's seats in stages that count, the newest first. */
export function seatsOfEntry(ledger: Ledger, slug: string): Seat[] {
  return ledger.counting.toReversed().flatMap(({ number }) =>
    seatsOf(ledger, number).filter(({ versionId }) =>
      entryOfVersion(ledger, versionId).slug === slug
    )
  );
}

/** Faults of the programs in these seats, in the order of the seats. */
export function faultsOf(
  ledger: Ledger,
  seats: readonly Seat[],
  facts: FactsOfStages,
): EntryFault[] {
  return seats.flatMap(({ place, stage, versionId }) => {
    const version = versionOf(ledger, versionId).number;
    const own = facts.get(stage)?.faults.filter((fault) => fault.place === place) ?? [];
    return own.slice(0, FAULTS.each).map(({ match, round, turn, kind, detail, clock }) => ({
      ...placeOf(stage, match),
      ...given("rival", rivalIn(ledger, stage, match, place)),
      version,
      ...{ round, turn, kind, detail },
      ...given("clock", clock),
    }));
  }).slice(0, FAULTS.all);
}

/** What the other in a duel was called; `undefined`: the match is no duel. */
function rivalIn(ledger: Ledger, stage: number, match: string, place: number): string | undefined {
  const duel = ledger.records.duels.find((duel) => duel.stage === stage && duel.match === match);
  if (duel === undefined) return undefined;
  const other = duel.one === place ? duel.other : duel.one;
  return seatsOf(ledger, stage).find((seat) => seat.place === other)?.name;
}

/** Rounds of which the programs in these seats are the heroes, in the order of the seats. */
export function highlightsOf(
  ledger: Ledger,
  seats: readonly Seat[],
  facts: FactsOfStages,
): EntryHighlight[] {
  return seats.flatMap(({ place, stage }) => {
    const names = new Map(seatsOf(ledger, stage).map(({ place, name }) => [place, name]));
    const own = facts.get(stage)?.highlights.filter((found) => heroOf(found) === place) ?? [];
    return own.slice(0, HIGHLIGHTS.each).map(({ highlight, match, places }) => ({
      ...placeOf(stage, match),
      highlight,
      bots: places.map((place) => names.get(place) ?? ""),
    }));
  }).slice(0, HIGHLIGHTS.all);
}
