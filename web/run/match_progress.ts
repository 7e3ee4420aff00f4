/** How far a match has come. */
import type { PublishedMatch, PublishedRun } from "../../lib/logs/published.ts";
import * as strings from "../strings/strings.ts";

const text = strings.run;

/** Such as `40 of 100 rounds`; a finished one just says how many. */
export function progressOf({ played, total }: PublishedMatch): string {
  if (played === 0) return text.notBegun;
  return played < total ? strings.runs.progress(played, total) : strings.runs.rounds(played);
}

/** Whether there is something to watch: rounds, or some that come soon. The melee comes when all duels are over. */
export function isWorthOpening({ state }: PublishedRun, match: PublishedMatch): boolean {
  return match.played > 0 || (state === "playing" && match.kind === "duel");
}
