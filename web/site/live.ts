/**
 * Follows a run that is being played. The browser's EventSource reconnects by itself, every few seconds and for ever; here
 * it may do so a few times, then this takes over, asks less and less often, and at last says that nobody is there.
 */
import type { LiveEvent } from "../../lib/logs/published.ts";
import { LIVE_EVENT_KINDS, parseLiveEvent } from "./parse_event.ts";
import { addressOfRun } from "./read_site.ts";

/** `gone`: the server has been away for long and nobody asks it any more. */
export type Connection = "connecting" | "live" | "waiting" | "gone";

/** The part of the browser's EventSource that is used. */
export interface EventStream {
  readonly readyState: number;
  addEventListener(name: string, hear: (event: Event) => void): void;
  close(): void;
}

/** What follows need not be given; tests bring their own. */
export interface FollowOptions {
  /** Told whenever the connection changes. A new connection gets all rounds of its match again, so none is missed. */
  readonly onConnection?: (connection: Connection) => void;
  readonly open?: (address: string) => EventStream;
  /** Calls back after some milliseconds; returns what prevents it. */
  readonly wait?: (callback: () => void, ms: number) => () => void;
}

/** How often the browser may try by itself before this takes over. */
const OWN_ATTEMPTS = 3;

/** How long to wait before each further attempt, in milliseconds; then the server counts as gone. */
export const PAUSES_MS: readonly number[] = [5_000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000];

/** EventSource.CLOSED: the browser has given up. */
const CLOSED = 2;

/**
 * Hears what happens in a run; with a match, its rounds as well. Data that makes no sense is passed over.
 * @returns What ends it.
 */
export function followRun(
  base: string,
  id: string,
  match: string | undefined,
  onEvent: (event: LiveEvent) => void,
  options: FollowOptions = {},
): () => void {
  const { onConnection, open = openStream, wait = waitFor } = options;
  const query = match === undefined ? "" : `?match=${encodeURIComponent(match)}`;
  const address = addressOfRun(base, id, "events") + query;
  let stream: EventStream | undefined;
  let stopWaiting = () => {};
  let now: Connection = "connecting";
  let failures = 0;
  let pauses = 0;

  const say = (connection: Connection) => {
    if (connection !== now) onConnection?.(connection);
    now = connection;
  };

  function connect(): void {
    const mine = open(address);
    stream = mine;
    failures = 0;
    mine.addEventListener("open", () => {
      if (stream !== mine) return;
      failures = 0;
      pauses = 0;
      say("live");
    });
    mine.addEventListener("error", () => {
      if (stream === mine) fail(mine);
    });
    for (const kind of LIVE_EVENT_KINDS) {
      mine.addEventListener(kind, (message) => {
        if (stream === mine) hear(message);
      });
    }
  }

  function fail(failed: EventStream): void {
    failures += 1;
    if (failed.readyState !== CLOSED && failures < OWN_ATTEMPTS) return say("waiting");
    failed.close();
    stream = undefined;
    const pause = PAUSES_MS[pauses];
    pauses += 1;
    if (pause === undefined) return say("gone");
    say("waiting");
    stopWaiting = wait(connect, pause);
  }

  function hear(message: Event): void {
    if (!(message instanceof MessageEvent) || typeof message.data !== "string") return;
    const event = parseLiveEvent(message.data);
    if (!event.ok) return;
    onEvent(event.value);
    const isOver = event.value.kind === "standings" && event.value.state === "finished";
    if (isOver) close();
  }

  function close(): void {
    stopWaiting();
    stream?.close();
    stream = undefined;
  }

  connect();
  return close;
}

function openStream(address: string): EventStream {
  return new EventSource(address);
}

function waitFor(callback: () => void, ms: number): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}
