/**
 * What happens in a run as a stream of server-sent events.
 *
 * An event's id is an offset in the journal: all rounds up to there have been sent. A client that comes back with
 * Last-Event-ID gets the rounds after it, so none is lost and none comes twice. A client that comes for the first time
 * gets all rounds of its match: between reading the log and connecting none can slip through.
 */
import type { LiveEvent, RunState } from "../logs/published.ts";
import type { Clock } from "./clock.ts";
import type { LiveRun } from "./live_run.ts";
import { endOf } from "./played_rounds.ts";

/** Standings are sent no more often, in milliseconds. */
const STANDINGS_EVERY_MS = 500;

/** A sign of life, for whatever stands between us and the client; in milliseconds. */
const HEARTBEAT_MS = 15_000;

/** A client that lets so many pieces pile up is cut off; it may come back and go on. */
const MOST_WAITING = 256;

/** What a client asks for. */
export interface EventsAsked {
  /** The match whose rounds it wants. */
  readonly match?: string | undefined;
  /** Up to where it has had them. */
  readonly lastEventId?: string | undefined;
}

/** The events of a run from now on; ends when the client leaves, `signal` aborts or the run's folder is gone. */
export function eventStream(
  run: LiveRun,
  asked: EventsAsked,
  clock: Clock,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end = () => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const teller = new Teller(run, asked, clock);
      const send = (text: string) => {
        if (text === "") return;
        controller.enqueue(encoder.encode(text));
        if ((controller.desiredSize ?? 0) < -MOST_WAITING) close();
      };
      const stopListening = run.listen({ looked: () => send(teller.news()), gone: () => close() });
      const stopHeart = clock.every(HEARTBEAT_MS, () => send(":\n\n"));
      end = () => {
        stopListening();
        stopHeart();
        signal.removeEventListener("abort", close);
      };
      let isOpen = true;
      function close(): void {
        if (!isOpen) return;
        isOpen = false;
        end();
        controller.close();
      }
      signal.addEventListener("abort", close);
      send(teller.news());
      if (signal.aborted) close();
    },
    cancel: () => end(),
  });
}

/** Knows what one client has had. */
class Teller {
  readonly #run: LiveRun;
  readonly #match: string | undefined;
  readonly #clock: Clock;
  /** Up to where the client knows the rounds of its match. */
  #sent: number;
  #generation: number;
  /** When the last standings went out, and what they told. */
  #standingsAt = -Infinity;
  #standingsEnd = -1;
  #standingsState: RunState | undefined;

  constructor(run: LiveRun, { lastEventId, match }: EventsAsked, clock: Clock) {
    this.#run = run;
    this.#match = match;
    this.#clock = clock;
    this.#generation = run.generation;
    const known = /^\d{1,15}$/.test(lastEventId ?? "") ? Number(lastEventId) : 0;
    this.#sent = known <= run.end ? known : 0;
  }

  /** The events that the client has not had; empty: nothing new, or too soon. */
  news(): string {
    const { end, generation, state } = this.#run;
    if (generation !== this.#generation) {
      this.#generation = generation;
      this.#sent = 0;
      this.#standingsEnd = -1;
    }
    const isFirst = this.#standingsState === undefined;
    const rounds = this.#rounds();
    this.#sent = end;
    const isNew = end !== this.#standingsEnd || state !== this.#standingsState;
    const now = this.#clock.now();
    if (!isNew || now - this.#standingsAt < STANDINGS_EVERY_MS) return rounds;
    this.#standingsAt = now;
    this.#standingsEnd = end;
    this.#standingsState = state;
    const standings = formatEvent(this.#run.standings(), isFirst ? undefined : end);
    // The present standings come first; only what follows the rounds may carry an id beyond them.
    return isFirst ? standings + rounds : rounds + standings;
  }

  #rounds(): string {
    if (this.#match === undefined) return "";
    return this.#run.rounds.after(this.#sent)
      .filter(({ match }) => match.id === this.#match)
      .map((round) => {
        const { match, summary } = round;
        return formatEvent({ kind: "round", match: match.id, summary }, endOf(round));
      })
      .join("");
  }
}

/** An event as the protocol writes it; JSON has no line feeds. */
function formatEvent(event: LiveEvent, id: number | undefined): string {
  const mark = id === undefined ? "" : `id: ${id}\n`;
  return `event: ${event.kind}\n${mark}data: ${JSON.stringify(event)}\n\n`;
}
