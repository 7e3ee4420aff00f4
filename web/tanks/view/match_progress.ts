/** How far a match has come. */
import type { PublishedMatch, PublishedRun } from "../../../lib/logs/published.ts";
import { strings } from "../../strings/strings.ts";

const text = strings.library.pages;

/** Such as `40 of 100 rounds`; a finished one just says how many. */
export function progressOf({ played, total }: PublishedMatch): string {
  if (played === 0) return text.notBegun;
  return played < total ? text.progress(played, total) : text.rounds(played);
}

/** Whether there is something to watch: rounds, or some that may come at any moment. */
export function isWorthOpening({ state }: PublishedRun, { played }: PublishedMatch): boolean {
  return played > 0 || state === "playing";
}
