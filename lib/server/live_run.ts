/**
 * A run that is not over: follows its journal as it grows, for any number of listeners. Reads whole lines only, each of
 * them once: a torn last line waits for its end, and whatever a resumed runner cuts off was never read.
 */
import { join } from "@std/path";
import type { LiveEvent, RunState } from "../logs/published.ts";
import { parseJournalLine } from "../tournament/journal_lines.ts";
import { FILES } from "../tournament/run_folder.ts";
import type { RunSettings } from "../tournament/run_settings.ts";
import { scanLines } from "../tournament/scan_lines.ts";
import { countRounds } from "../tournament/schedule.ts";
import type { Clock } from "./clock.ts";
import { isBeingPlayed } from "./journal_lock.ts";
import { openOrdinary } from "./ordinary_file.ts";
import { type PlayedRound, PlayedRounds } from "./played_rounds.ts";

/** How often the journal is looked at while somebody listens, in milliseconds. */
export const LOOK_EVERY_MS = 300;

/** Who hears of a run. */
export interface LiveListener {
  /** The journal has been looked at. */
  looked(): void;
  /** The run's folder is gone. */
  gone(): void;
}

/** See the head of this file. */
export class LiveRun {
  readonly settings: RunSettings;
  readonly #folder: string;
  readonly #clock: Clock;
  readonly #isPlayed: (journal: string) => Promise<boolean>;
  readonly #listeners = new Set<LiveListener>();
  #rounds: PlayedRounds;
  #state: RunState = "stopped";
  /** Where the next line begins, in bytes. */
  #end = 0;
  #inode: number | null = null;
  #generation = 0;
  #standings = { stamp: "", json: "" };
  #refreshing: Promise<void> | undefined;
  #stopClock = () => {};

  /** Nothing is read before `refresh`. */
  constructor(
    folder: string,
    settings: RunSettings,
    clock: Clock,
    isPlayed: (journal: string) => Promise<boolean> = isBeingPlayed,
  ) {
    this.settings = settings;
    this.#folder = folder;
    this.#clock = clock;
    this.#isPlayed = isPlayed;
    this.#rounds = new PlayedRounds(settings);
  }

  get rounds(): PlayedRounds {
    return this.#rounds;
  }

  get state(): RunState {
    return this.#state;
  }

  /** Up to where the journal has been read, in bytes. */
  get end(): number {
    return this.#end;
  }

  /** Grows when the journal turns out to be another one: whatever was told before is void. */
  get generation(): number {
    return this.#generation;
  }

  /** The standings as an event, in JSON. Written once, however many ask for them. */
  standings(): string {
    const stamp = `${this.#generation} ${this.#end} ${this.#state}`;
    if (this.#standings.stamp !== stamp) {
      const event: LiveEvent = {
        kind: "standings",
        state: this.#state,
        played: this.#rounds.count(),
        total: countRounds(this.settings.plan),
        table: this.#rounds.table(),
      };
      this.#standings = { stamp, json: JSON.stringify(event) };
    }
    return this.#standings.json;
  }

  /**
   * Reads what has come since the last time. Calls at the same time share one reading.
   * @throws {Deno.errors.NotFound} If the run's folder is gone.
   */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#read().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  /** Resolves when nothing is being read. */
  async idle(): Promise<void> {
    await this.#refreshing?.catch(() => {});
  }

  /** Looks at the journal regularly from now on; the result ends it. */
  listen(listener: LiveListener): () => void {
    if (this.#listeners.size === 0) {
      this.#stopClock = this.#clock.every(LOOK_EVERY_MS, () => void this.look());
    }
    this.#listeners.add(listener);
    return () => {
      if (this.#listeners.delete(listener) && this.#listeners.size === 0) this.#stopClock();
    };
  }

  /** Reads what has come and tells the listeners. Never rejects. */
  async look(): Promise<void> {
    try {
      await this.refresh();
    } catch {
      for (const listener of [...this.#listeners]) listener.gone();
      return;
    }
    for (const listener of [...this.#listeners]) listener.looked();
  }

  /**
   * The line of a round as it stands in the match's log.
   * @throws If the journal cannot be read any more.
   */
  async logLine({ length, offset }: PlayedRound): Promise<string> {
    using file = await openOrdinary(join(this.#folder, FILES.journal));
    return await readLine(file, offset, length);
  }

  /** The lines of many rounds, one after the other; otherwise as `logLine`. */
  async *logLines(rounds: Iterable<PlayedRound>): AsyncGenerator<string> {
    using file = await openOrdinary(join(this.#folder, FILES.journal));
    for (const { length, offset } of rounds) yield await readLine(file, offset, length);
  }

  async #read(): Promise<void> {
    await Deno.stat(join(this.#folder, FILES.settings));
    const journal = join(this.#folder, FILES.journal);
    try {
      using file = await openOrdinary(journal);
      await this.#readLines(file);
    } catch (error) {
      if (!(error instanceof Deno.errors.NotFound)) throw error;
      if (this.#end > 0) this.#startAfresh();
    }
    const isOver = this.#rounds.count() === countRounds(this.settings.plan);
    this.#state = isOver ? "finished" : await this.#isPlayed(journal) ? "playing" : "stopped";
  }

  async #readLines(file: Deno.FsFile): Promise<void> {
    const { ino, size } = await file.stat();
    if (size < this.#end || (this.#end > 0 && ino !== this.#inode)) this.#startAfresh();
    this.#inode = ino;
    if (size === this.#end) return;
    const begin = this.#end;
    await file.seek(begin, Deno.SeekMode.Start);
    const decoder = new TextDecoder();
    const lines = scanLines(file);
    for (let found = await lines.next();; found = await lines.next()) {
      if (found.done) {
        this.#end = begin + found.value;
        return;
      }
      const { bytes, offset } = found.value;
      if (bytes !== undefined) {
        this.#rounds.add(decoder.decode(bytes), begin + offset, bytes.length);
      }
    }
  }

  #startAfresh(): void {
    this.#rounds = new PlayedRounds(this.settings);
    this.#end = 0;
    this.#generation += 1;
  }
}

/** Cuts the match off a line of the journal. */
async function readLine(file: Deno.FsFile, offset: number, length: number): Promise<string> {
  const bytes = new Uint8Array(length);
  await file.seek(offset, Deno.SeekMode.Start);
  for (let read = 0; read < length;) {
    const count = await file.read(bytes.subarray(read));
    if (count === null) throw new Deno.errors.NotFound("The journal has become shorter");
    read += count;
  }
  const line = parseJournalLine(new TextDecoder().decode(bytes));
  if (!line.ok) throw new Deno.errors.NotFound("The journal has become another one");
  return line.value.log;
}
