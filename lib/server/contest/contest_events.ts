/**
 * What happens in a contest as one stream of server-sent events for all clients: `changed` when anything that is
 * published may have changed, `progress` of the stage that is being played.
 *
 * The id of a `changed` is a mark of what is published. A client that comes back with it as its Last-Event-ID hears only
 * of what it has missed, even from a server that was started anew; one without it is told to look again, as something
 * may have happened between its reading and its coming.
 */
import type { Contest } from "../../contest/contest.ts";
import { playingStage } from "../../contest/store/stages.ts";
import type { ContestEvent } from "../../contest/published/types.ts";
import { countRounds } from "../../tournament/schedule.ts";
import { Broadcast, formatEvent, pauseFor } from "../broadcast.ts";
import type { Clock } from "../clock.ts";
import type { RunLibrary } from "../run_library.ts";

/** How often the contest is looked at while somebody listens, in milliseconds. */
export const LOOK_EVERY_MS = 500;

/** What is told, and how. */
export interface ContestEventsOptions {
  readonly contest: Contest;
  /** Its stages. */
  readonly library: RunLibrary;
  /** A mark of what is published now. */
  readonly mark: () => Promise<string>;
  /** Told of an error that is ours. */
  readonly onError: (error: unknown) => void;
  /** Ends all streams. */
  readonly signal: AbortSignal;
}

/** See the head of this file. */
export class ContestEvents {
  readonly #options: ContestEventsOptions;
  readonly #clock: Clock;
  readonly #broadcast: Broadcast;
  #stopClock = () => {};
  #looking: Promise<void> | undefined;
  /** What was told last. */
  #mark = "";
  #progress = "";
  #progressAt = -Infinity;

  constructor(options: ContestEventsOptions) {
    this.#options = options;
    this.#clock = options.library.clock;
    this.#broadcast = new Broadcast(this.#clock, options.signal, () => this.#stopClock());
  }

  /** A new client's stream; `ended` is called once. Rejects where the contest cannot be read. */
  async open(
    lastEventId: string | undefined,
    ended: () => void,
  ): Promise<ReadableStream<Uint8Array>> {
    const mark = await this.#options.mark();
    const progress = await this.#readProgress();
    // Nothing is awaited from here on, so that nothing is told in between.
    if (this.#broadcast.size === 0) {
      this.#mark = mark;
      this.#progress = progress;
      this.#progressAt = this.#clock.now();
      this.#stopClock = this.#clock.every(LOOK_EVERY_MS, () => void this.look());
    }
    const changed = mark === lastEventId ? "" : formatChanged(mark);
    return this.#broadcast.open(changed + progress, ended);
  }

  /** Looks at the contest and tells what is new. Never rejects. Calls at the same time share one look. */
  look(): Promise<void> {
    this.#looking ??= this.#look().catch(this.#options.onError).finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  /** Resolves when nothing is being read. */
  async idle(): Promise<void> {
    await this.#looking;
  }

  async #look(): Promise<void> {
    const mark = await this.#options.mark();
    const progress = await this.#readProgress();
    const changed = mark === this.#mark ? "" : formatChanged(mark);
    this.#mark = mark;
    this.#broadcast.tell(changed + this.#newProgress(progress, changed !== ""));
  }

  /** Progress that was not told yet; not too often, but always with a change. */
  #newProgress(progress: string, isDue: boolean): string {
    const now = this.#clock.now();
    const isSoon = now - this.#progressAt < pauseFor(this.#broadcast.size);
    if (progress === this.#progress || (isSoon && !isDue)) return "";
    this.#progress = progress;
    this.#progressAt = now;
    return progress;
  }

  /** The progress of the stage that is being played as an event; empty: there is none. */
  async #readProgress(): Promise<string> {
    const { contest, library } = this.#options;
    const stage = playingStage(contest);
    const run = `stage-${stage?.number}`;
    // The folder may not be there yet.
    const live = await library.find(run)?.source.live().catch(() => undefined);
    if (stage === undefined || live === undefined) return "";
    const { settings, rounds } = live;
    const event: ContestEvent = {
      kind: "progress",
      stage: stage.number,
      run,
      played: rounds.count(),
      total: countRounds(settings.plan),
    };
    return formatEvent(event.kind, JSON.stringify(event));
  }
}

function formatChanged(mark: string): string {
  const event: ContestEvent = { kind: "changed" };
  return formatEvent(event.kind, JSON.stringify(event), mark);
}
