/** Follows a run that is being played. */
import type { LiveEvent } from "../../lib/logs/published.ts";
import { type FollowOptions, followStream } from "./follow_stream.ts";
import { LIVE_EVENT_KINDS, parseLiveEvent } from "./parse_event.ts";
import { addressOfRun } from "./read_site.ts";

export {
  type Connection,
  type EventStream,
  type FollowOptions,
  PAUSES_MS,
} from "./follow_stream.ts";

/**
 * Hears what happens in a run; with a match, its rounds as well. Data that makes no sense is passed over. A new connection
 * gets all rounds of its match again, so none is missed.
 * @param isOptional The run is not being played: there may be no server that would tell of it.
 * @returns What ends it.
 */
export function followRun(
  base: string,
  id: string,
  match: string | undefined,
  onEvent: (event: LiveEvent) => void,
  options: FollowOptions & { readonly isOptional?: boolean } = {},
): () => void {
  const query = match === undefined ? "" : `?match=${encodeURIComponent(match)}`;
  const hear = (data: string): boolean => {
    const event = parseLiveEvent(data);
    if (!event.ok) return false;
    onEvent(event.value);
    return event.value.kind === "standings" && event.value.state === "finished";
  };
  const address = addressOfRun(base, id, "events") + query;
  const { isOptional = false } = options;
  return followStream({ address, kinds: LIVE_EVENT_KINDS, hear, isOptional }, options);
}
