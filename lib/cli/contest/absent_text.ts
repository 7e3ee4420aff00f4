/**
 * Who is in the contest and not in its last table, as the page says under "Also in this contest".
 */
import type { ContestTable, EntryBrief } from "../../contest/published/types.ts";
import { ordinal } from "../ordinal.ts";
import { listed } from "./sentences.ts";

/** So many are named. */
const MOST_NAMES = 12;

/** Such as `Not in this stage: Bruno (9th in stage 10), Cyd (withdrawn).`; empty: everybody is in it. */
export function absentText({ rows }: ContestTable, entries: readonly EntryBrief[]): string {
  const present = new Set(rows.map(({ entry }) => entry));
  const absent = entries.filter(({ entry }) => !present.has(entry)).sort(byLastStage);
  if (absent.length === 0) return "";
  const named = absent.slice(0, MOST_NAMES).map((entry) =>
    `${listed([entry.name])} (${why(entry)})`
  );
  const more = absent.length - named.length;
  return `Not in this stage: ${named.join(", ")}${more === 0 ? "" : ` and ${more} more`}.`;
}

/** Who played last stands first. */
function byLastStage(one: EntryBrief, other: EntryBrief): number {
  return (other.last?.stage ?? 0) - (one.last?.stage ?? 0) ||
    (one.last?.rank ?? 0) - (other.last?.rank ?? 0);
}

function why({ isWithdrawn, last }: EntryBrief): string {
  if (isWithdrawn) return "withdrawn";
  return last === undefined ? "has not played yet" : `${ordinal(last.rank)} in stage ${last.stage}`;
}
