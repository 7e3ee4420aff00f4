/** Where runs, matches and entries are shown, seen from any page of the site. Pure. */
import { makeAddress } from "./address.ts";

/** The page of a run. */
export function pageOfRun(run: string): string {
  return `run.html${makeAddress({ run })}`;
}

/** The page of the contest of this site. */
export const CONTEST_PAGE = "contest.html";

/** All about an entry of the contest, told by its name in addresses. */
export function pageOfEntry(entry: string): string {
  return `${CONTEST_PAGE}#view=entry&entry=${encodeURIComponent(entry)}`;
}

/** The page of a match, which begins with its first round. */
export function pageOfMatch(run: string, match: string): string {
  return `tanks.html${makeAddress({ run, match })}`;
}

/** A moment of a match: a round, from a turn on. */
export function pageOfMoment(run: string, match: string, round: number, turn: number): string {
  return `tanks.html${makeAddress({ run, match, round, turn })}`;
}
