/** Fetches what a site says of its contest. Addresses are relative, so a site may lie in any folder of any host. */
import type {
  ContestHistory,
  ContestMatrix,
  ContestOverview,
  EntryPage,
} from "../../lib/contest/published/types.ts";
import { type Problem, unusable } from "../../lib/core/problem.ts";
import type { Result } from "../../lib/core/result.ts";
import * as strings from "../strings/strings.ts";
import { parseOverview } from "./parse_contest.ts";
import { parseEntryPage, parseHistory, parseMatrix } from "./parse_contest_pages.ts";
import { type Fetcher, readText, valueOf } from "./read_site.ts";

/** Where the files of the contest are: `base` is the folder of the page, empty or with a slash at its end. */
export function addressOfContest(base: string, file: string): string {
  return `${base}contest/${file}`;
}

/**
 * The contest; `undefined`: this site has none.
 * @throws {UnusableInput} If it cannot be reached (`SITE_UNREACHABLE`, `SITE_STATUS`) or is described in another way.
 */
export async function readOverview(
  base: string,
  fetcher: Fetcher = fetch,
): Promise<ContestOverview | undefined> {
  return await read(base, "overview.json", parseOverview, fetcher);
}

/**
 * One entry, by its slug.
 * @throws {UnusableInput} If there is no such entry (`SITE_NO_ENTRY`), or as above.
 */
export async function readEntry(
  base: string,
  slug: string,
  fetcher: Fetcher = fetch,
): Promise<EntryPage> {
  const file = `entries/${encodeURIComponent(slug)}.json`;
  const page = await read(base, file, parseEntryPage, fetcher);
  if (page === undefined) throw unusable("SITE_NO_ENTRY", strings.contest.noEntry(slug));
  return page;
}

/** Who did how against whom. @throws {UnusableInput} If there is none (`SITE_NO_PART`), or as above. */
export async function readMatrix(base: string, fetcher: Fetcher = fetch): Promise<ContestMatrix> {
  return present(await read(base, "matrix.json", parseMatrix, fetcher));
}

/** Ranks, stage by stage. @throws {UnusableInput} If there are none (`SITE_NO_PART`), or as above. */
export async function readHistory(base: string, fetcher: Fetcher = fetch): Promise<ContestHistory> {
  return present(await read(base, "history.json", parseHistory, fetcher));
}

async function read<Value>(
  base: string,
  name: string,
  parse: (text: string) => Result<Value, Problem[]>,
  fetcher: Fetcher,
): Promise<Value | undefined> {
  const file = addressOfContest(base, name);
  const text = await readText(file, fetcher);
  return text === undefined ? undefined : valueOf(parse(text), file);
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw unusable("SITE_NO_PART", strings.contest.noPart);
  return value;
}
