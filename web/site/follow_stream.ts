/**
 * Listens to events of a server. The browser's EventSource reconnects by itself, every few seconds and for ever; here it may
 * do so a few times, then this takes over, asks less and less often, and at last says that nobody is there.
 */

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
  /** Told whenever the connection changes. */
  readonly onConnection?: (connection: Connection) => void;
  readonly open?: (address: string) => EventStream;
  /** Calls back after some milliseconds; returns what prevents it. */
  readonly wait?: (callback: () => void, ms: number) => () => void;
}

/** What is listened to. */
export interface StreamWanted {
  readonly address: string;
  /** The names of its events. */
  readonly kinds: readonly string[];
  /** Takes the data of an event; `true` ends it all. */
  readonly hear: (data: string) => boolean;
  /** A server that refuses at the very first attempt has no events: then it counts as gone at once. */
  readonly isOptional?: boolean;
}

/** How often the browser may try by itself before this takes over. */
const OWN_ATTEMPTS = 3;

/** How long to wait before each further attempt, in milliseconds; then the server counts as gone. */
export const PAUSES_MS: readonly number[] = [5_000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000];

/** EventSource.CLOSED: the browser has given up. */
const CLOSED = 2;

/** Begins at once. @returns What ends it. */
export function followStream(wanted: StreamWanted, options: FollowOptions = {}): () => void {
  const { address, hear, isOptional = false, kinds } = wanted;
  const { onConnection, open = openStream, wait = waitFor } = options;
  let stream: EventStream | undefined;
  let stopWaiting = () => {};
  let now: Connection = "connecting";
  let hasAnswered = false;
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
      hasAnswered = true;
      failures = 0;
      pauses = 0;
      say("live");
    });
    mine.addEventListener("error", () => {
      if (stream === mine) fail(mine);
    });
    for (const kind of kinds) {
      mine.addEventListener(kind, (message) => {
        if (stream !== mine) return;
        if (!(message instanceof MessageEvent) || typeof message.data !== "string") return;
        if (hear(message.data)) close();
      });
    }
  }

  function fail(failed: EventStream): void {
    failures += 1;
    const isRefused = failed.readyState === CLOSED;
    if (!isRefused && failures < OWN_ATTEMPTS) return say("waiting");
    failed.close();
    stream = undefined;
    const pause = PAUSES_MS[pauses];
    pauses += 1;
    if (pause === undefined || (isRefused && isOptional && !hasAnswered)) return say("gone");
    say("waiting");
    stopWaiting = wait(connect, pause);
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
