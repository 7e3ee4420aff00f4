/**
 * Server-sent events for many clients at once: whatever is told is written and encoded once, and one timer keeps all
 * connections alive.
 */
import type { Clock } from "./clock.ts";

/** A sign of life, for whatever stands between us and the clients; in milliseconds. */
const HEARTBEAT_MS = 15_000;
const HEARTBEAT = ":\n\n";

/** A client that lets so many pieces pile up is cut off; it may come back and go on. */
const MOST_WAITING = 256;

/** Up to so many clients are told of everything as often as it is looked at. */
const FEW_CLIENTS = 20;

/** For each of many clients news come so much more seldom, in milliseconds; but never more seldom than SLOWEST_MS. */
const PAUSE_PER_CLIENT_MS = 10;
const SLOWEST_MS = 3000;

/** How long to wait between two pieces of news, in milliseconds: sending takes time for each client. */
export function pauseFor(clients: number): number {
  return clients <= FEW_CLIENTS ? 0 : Math.min(clients * PAUSE_PER_CLIENT_MS, SLOWEST_MS);
}

/** An event as the protocol writes it; JSON has no line feeds. */
export function formatEvent(kind: string, json: string, id?: string | number): string {
  return `event: ${kind}\n${id === undefined ? "" : `id: ${id}\n`}data: ${json}\n\n`;
}

/** A client's connection. */
interface Client {
  send(bytes: Uint8Array): void;
  close(): void;
}

/** The clients of one stream of news. */
export class Broadcast {
  readonly #clock: Clock;
  readonly #signal: AbortSignal;
  readonly #emptied: () => void;
  readonly #clients = new Set<Client>();
  readonly #encoder = new TextEncoder();
  #stopHeart = () => {};

  /** `signal` ends all connections; `emptied` is called whenever the last client has gone. */
  constructor(clock: Clock, signal: AbortSignal, emptied: () => void) {
    this.#clock = clock;
    this.#signal = signal;
    this.#emptied = emptied;
  }

  /** How many clients there are. */
  get size(): number {
    return this.#clients.size;
  }

  /** A connection that begins with a text and gets all that is told from now on; `ended` is called once. */
  open(first: string, ended: () => void = () => {}): ReadableStream<Uint8Array> {
    let leave = () => {};
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        const client: Client = {
          send: (bytes) => {
            controller.enqueue(bytes);
            if ((controller.desiredSize ?? 0) < -MOST_WAITING) client.close();
          },
          close: () => {
            leave();
            controller.close();
          },
        };
        leave = () => {
          this.#remove(client);
          ended();
        };
        this.#add(client);
        // Firefox takes a connection for open only when something has come.
        client.send(this.#encoder.encode(first === "" ? HEARTBEAT : first));
        if (this.#signal.aborted) client.close();
      },
      cancel: () => leave(),
    });
  }

  /** Sends a text to all clients; an empty one is nothing. */
  tell(text: string): void {
    if (text === "") return;
    const bytes = this.#encoder.encode(text);
    for (const client of [...this.#clients]) client.send(bytes);
  }

  /** Ends all connections. */
  readonly end = (): void => {
    for (const client of [...this.#clients]) client.close();
  };

  #add(client: Client): void {
    if (this.#clients.size === 0) {
      this.#stopHeart = this.#clock.every(HEARTBEAT_MS, () => this.tell(HEARTBEAT));
      this.#signal.addEventListener("abort", this.end);
    }
    this.#clients.add(client);
  }

  #remove(client: Client): void {
    if (!this.#clients.delete(client) || this.#clients.size > 0) return;
    this.#stopHeart();
    this.#signal.removeEventListener("abort", this.end);
    this.#emptied();
  }
}
