/**
 * What happens in a run as streams of server-sent events, one for all clients that want the same.
 *
 * An event's id is an offset in the journal: all rounds up to there have been sent. A client that comes back with
 * Last-Event-ID gets the rounds after it, so none is lost and none comes twice. A client that comes for the first time
 * gets all rounds of its match: between reading the log and connecting none can slip through.
 */
import type { RunState } from "../logs/published.ts";
import { Broadcast, formatEvent, pauseFor } from "./broadcast.ts";
import type { Clock } from "./clock.ts";
import type { LiveRun } from "./live_run.ts";
import { endOf, type PlayedRound } from "./played_rounds.ts";

/** Standings are sent no more often, in milliseconds. */
const STANDINGS_EVERY_MS = 500;

/** What a client asks for. */
export interface EventsAsked {
  /** The match whose rounds it wants. */
  readonly match?: string | undefined;
  /** Up to where it has had them. */
  readonly lastEventId?: string | undefined;
}

/** The streams of all runs of a server. */
export class RunStreams {
  readonly #clock: Clock;
  readonly #signal: AbortSignal;
  readonly #channels = new WeakMap<LiveRun, Map<string | undefined, Channel>>();

  /** `signal` ends all streams. */
  constructor(clock: Clock, signal: AbortSignal) {
    this.#clock = clock;
    this.#signal = signal;
  }

  /** The events of a run from now on; ends when the client leaves, the server stops or the run's folder is gone. */
  open(
    run: LiveRun,
    { lastEventId, match }: EventsAsked,
    ended?: () => void,
  ): ReadableStream<Uint8Array> {
    const channels = this.#channels.get(run) ?? new Map<string | undefined, Channel>();
    this.#channels.set(run, channels);
    const channel = channels.get(match) ?? new Channel(run, match, this.#clock, this.#signal);
    channels.set(match, channel);
    return channel.open(lastEventId, ended);
  }
}

/** Tells all clients that want the same rounds of a run; all of them are always equally far. */
class Channel {
  readonly #run: LiveRun;
  readonly #match: string | undefined;
  readonly #clock: Clock;
  readonly #broadcast: Broadcast;
  /** An event is written once however many clients it goes to, sooner or later. */
  readonly #written = new WeakMap<PlayedRound, string>();
  #stopListening = () => {};
  /** Up to where the clients know the rounds of the match. */
  #sent = 0;
  #generation = 0;
  #toldAt = -Infinity;
  /** When the last standings went out, and what they told. */
  #standingsAt = -Infinity;
  #standingsEnd = -1;
  #standingsState: RunState | undefined;

  constructor(run: LiveRun, match: string | undefined, clock: Clock, signal: AbortSignal) {
    this.#run = run;
    this.#match = match;
    this.#clock = clock;
    this.#broadcast = new Broadcast(clock, signal, () => this.#stopListening());
  }

  open(lastEventId: string | undefined, ended?: () => void): ReadableStream<Uint8Array> {
    if (this.#broadcast.size === 0) this.#begin();
    // The others are brought to where the new one begins.
    else this.#broadcast.tell(this.#news());
    const { end } = this.#run;
    const known = /^\d{1,15}$/.test(lastEventId ?? "") ? Number(lastEventId) : 0;
    // The present standings come first; only what follows the rounds may carry an id beyond them.
    const first = this.#standings() + this.#rounds(known <= end ? known : 0);
    return this.#broadcast.open(first, ended);
  }

  #begin(): void {
    this.#generation = this.#run.generation;
    this.#sent = this.#run.end;
    this.#toldAt = this.#clock.now();
    this.#noteStandings();
    this.#stopListening = this.#run.listen({
      looked: () => this.#looked(),
      gone: this.#broadcast.end,
    });
  }

  #looked(): void {
    const now = this.#clock.now();
    if (now - this.#toldAt < pauseFor(this.#broadcast.size)) return;
    const news = this.#news();
    if (news === "") return;
    this.#toldAt = now;
    this.#broadcast.tell(news);
  }

  /** The events that the clients have not had; empty: nothing new, or too soon. */
  #news(): string {
    const { end, generation, state } = this.#run;
    if (generation !== this.#generation) {
      this.#generation = generation;
      this.#sent = 0;
      this.#standingsEnd = -1;
    }
    const rounds = this.#rounds(this.#sent);
    this.#sent = end;
    const isNew = end !== this.#standingsEnd || state !== this.#standingsState;
    if (!isNew || this.#clock.now() - this.#standingsAt < STANDINGS_EVERY_MS) return rounds;
    this.#noteStandings();
    return rounds + this.#standings(end);
  }

  #noteStandings(): void {
    this.#standingsAt = this.#clock.now();
    this.#standingsEnd = this.#run.end;
    this.#standingsState = this.#run.state;
  }

  #standings(id?: number): string {
    return formatEvent("standings", this.#run.standings(), id);
  }

  #rounds(after: number): string {
    if (this.#match === undefined) return "";
    return this.#run.rounds.after(after)
      .filter(({ match }) => match.id === this.#match)
      .map((round) => this.#write(round))
      .join("");
  }

  #write(round: PlayedRound): string {
    const known = this.#written.get(round);
    if (known !== undefined) return known;
    const { match, summary } = round;
    const json = JSON.stringify({ kind: "round", match: match.id, summary });
    const written = formatEvent("round", json, endOf(round));
    this.#written.set(round, written);
    return written;
  }
}
