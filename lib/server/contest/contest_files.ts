/**
 * The files in contest/, which a server and a published site have alike (lib/contest/published/types.ts).
 */
import type { Contest } from "../../contest/contest.ts";
import { readEntryFacts } from "../../contest/describe/entry_facts.ts";
import { entryPageOf } from "../../contest/describe/entry_page.ts";
import { historyOf } from "../../contest/describe/history.ts";
import { isPublic, ledgerOf } from "../../contest/describe/ledger.ts";
import { matrixOf } from "../../contest/describe/matrix.ts";
import { overviewOf } from "../../contest/describe/overview.ts";
import type { ContestRecords } from "../../contest/describe/records.ts";

/** What the site that shows the files can do. */
export interface SiteAbilities {
  /** Whether programs can be sent in through it. */
  readonly takesUploads: boolean;
}

/** The files that are about the whole contest, by name, and how each is made. */
export const WHOLE: ReadonlyMap<
  string,
  (records: ContestRecords, site: SiteAbilities) => unknown
> = new Map<string, (records: ContestRecords, site: SiteAbilities) => unknown>([
  ["overview.json", overviewOf],
  ["matrix.json", matrixOf],
  ["history.json", historyOf],
]);

/** The folder of the files that are each about one entry, such as `hunter.json`. */
export const ENTRIES = "entries";

/** The entries that have a file, by their names in addresses. */
export function publicSlugs(records: ContestRecords): string[] {
  const ledger = ledgerOf(records);
  return records.entries.filter(({ id }) => isPublic(ledger, id)).map(({ slug }) => slug);
}

/** What stands in the file of an entry; `undefined`: there is no such entry. */
export async function describeEntry(
  contest: Contest,
  records: ContestRecords,
  slug: string,
): Promise<unknown> {
  return entryPageOf(records, slug, await readEntryFacts(contest, records, slug));
}

/** A file's text. */
export function bytesOfJson(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value) + "\n");
}
