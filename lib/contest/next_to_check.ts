/**
 * Whose program is checked next: authors take turns. Whoever has sent in less within the last hour comes first, then who
 * came first; so nobody who sends in one slow program after the other keeps the others waiting. In which order stages are
 * played is another matter, and depends on the order of arrival alone (next_stage.ts).
 */
import type { Contest } from "./contest.ts";
import { queue, versionsOf } from "./store/versions.ts";
import type { Version } from "./types.ts";

const HOUR_MS = 3_600_000;

/** The version that is to be checked next; withdrawn entries' versions are left alone. `undefined`: none is. */
export function nextToCheck(contest: Contest): Version | undefined {
  const hourAgo = Date.parse(contest.now()) - HOUR_MS;
  const sentIn = (entryId: number) =>
    versionsOf(contest, entryId).filter(({ arrivedAt }) => Date.parse(arrivedAt) > hourAgo).length;
  const [first] = queue(contest)
    .filter(({ state }) => state === "received")
    .map((version) => ({ version, sentIn: sentIn(version.entryId) }))
    .sort((one, other) => one.sentIn - other.sentIn || one.version.id - other.version.id);
  return first?.version;
}
