/** Hears what happens in a contest. A static site has no events: nothing is heard, and nothing is said about it. */
import type { ContestEvent } from "../../lib/contest/published/types.ts";
import { type FollowOptions, followStream } from "./follow_stream.ts";
import { CONTEST_EVENT_KINDS, parseContestEvent } from "./parse_contest.ts";
import { addressOfContest } from "./read_contest.ts";

/** Data that makes no sense is passed over. @returns What ends it. */
export function followContest(
  base: string,
  onEvent: (event: ContestEvent) => void,
  options: FollowOptions = {},
): () => void {
  const hear = (data: string): boolean => {
    const event = parseContestEvent(data);
    if (event.ok) onEvent(event.value);
    return false;
  };
  return followStream({
    address: addressOfContest(base, "events"),
    kinds: CONTEST_EVENT_KINDS,
    hear,
    isOptional: true,
  }, options);
}
