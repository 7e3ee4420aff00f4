/**
 * How many versions an author may still send in: so many within any hour.
 */
import type { Contest } from "../../../contest/contest.ts";
import type { UploadsLeft } from "../../../contest/published/api.ts";
import { versionsOf } from "../../../contest/store/versions.ts";

export const HOUR_MS = 3_600_000;

/** What is left now, and when there is one more; versions that were refused or taken back count, too. */
export function uploadsLeft(contest: Contest, entryId: number, perHour: number): UploadsLeft {
  const now = Date.parse(contest.now());
  const used = versionsOf(contest, entryId)
    .map(({ arrivedAt }) => Date.parse(arrivedAt))
    // What seems to come from the future came while the clock was wrong: nobody is kept waiting for that.
    .filter((at) => at >= now - HOUR_MS && at <= now)
    .sort((one, other) => other - one);
  // When the last but so many is an hour old, there is room for one.
  const next = used[Math.min(used.length, perHour) - 1];
  return {
    now: Math.max(0, perHour - used.length),
    ...(next === undefined ? {} : { moreAt: new Date(next + HOUR_MS).toISOString() }),
  };
}
