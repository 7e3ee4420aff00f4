/**
 * The journal of a run: a line for each finished round, appended at once. It is the only truth: logs and table are
 * made from it and can be thrown away.
 *
 * A kill in the middle leaves at most one torn last line, which is cut off when the journal is opened again. A line
 * that was damaged otherwise counts as a round that has not been played. A round that stands there twice counts once:
 * its last line, because a round is only played again when the line before was of no use.
 */
import { unusable } from "../core/problem.ts";
import { JudgeFailure } from "../judge/types.ts";
import { makeJournalLine, parseJournalLine } from "./journal_lines.ts";
import { scanLines } from "./scan_lines.ts";
import { countRounds, type Match, placeOf, type Plan, roundAt, roundsOf } from "./schedule.ts";

/** What is done is forced onto the disk this often, in milliseconds: a power cut loses no more. */
const SYNC_EVERY_MS = 2000;

/** An open journal; nobody else can have it open at the same time. */
export class Journal {
  readonly #path: string;
  readonly #plan: Plan;
  readonly #file: Deno.FsFile;
  /** For each place of the schedule where its line begins and how long it is, in bytes. */
  readonly #offsets: Float64Array;
  readonly #lengths: Uint32Array;
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();
  #end = 0;
  #syncedAt = 0;

  private constructor(path: string, plan: Plan, file: Deno.FsFile) {
    this.#path = path;
    this.#plan = plan;
    this.#file = file;
    this.#offsets = new Float64Array(countRounds(plan));
    this.#lengths = new Uint32Array(countRounds(plan));
  }

  /**
   * Opens a journal, a new one where there is none.
   * @throws {UnusableInput} If another runner has it open.
   */
  static async open(path: string, plan: Plan): Promise<Journal> {
    const file = await Deno.open(path, { read: true, write: true, create: true });
    if (!await file.tryLock(true)) {
      file.close();
      throw unusable("JOURNAL_IN_USE", "Another runner is playing this run at the moment", {
        file: path,
      });
    }
    const journal = new Journal(path, plan, file);
    await journal.#readAll();
    return journal;
  }

  close(): void {
    this.#file.close();
  }

  /** A byte for each place of the schedule: 1 where the round has been played. */
  done(): Uint8Array {
    return Uint8Array.from(this.#lengths, (length) => length === 0 ? 0 : 1);
  }

  has(place: number): boolean {
    return (this.#lengths[place] ?? 0) > 0;
  }

  /**
   * Appends a round's line for the log.
   * @throws {JudgeFailure} If the disk takes no more; what was appended before stays.
   */
  append(place: number, log: string): void {
    const line = makeJournalLine(roundAt(this.#plan, place).match, log) + "\n";
    const bytes = this.#encoder.encode(line);
    try {
      this.#file.seekSync(this.#end, Deno.SeekMode.Start);
      for (let written = 0; written < bytes.length;) {
        written += this.#file.writeSync(bytes.subarray(written));
      }
      if (performance.now() - this.#syncedAt >= SYNC_EVERY_MS) this.sync();
    } catch (error) {
      if (error instanceof JudgeFailure) throw error;
      throw this.#failure(error);
    }
    this.#remember(place, this.#end, bytes.length - 1);
    this.#end += bytes.length;
  }

  /**
   * Forces onto the disk what was appended.
   * @throws {JudgeFailure} If the disk refuses.
   */
  sync(): void {
    try {
      this.#file.syncDataSync();
    } catch (error) {
      throw this.#failure(error);
    }
    this.#syncedAt = performance.now();
  }

  /** The round at a place as its line for the log; `undefined`: it has not been played. */
  logLine(place: number): string | undefined {
    if (!this.has(place)) return undefined;
    const bytes = new Uint8Array(this.#lengths[place] as number);
    this.#file.seekSync(this.#offsets[place] as number, Deno.SeekMode.Start);
    for (let read = 0; read < bytes.length;) {
      const count = this.#file.readSync(bytes.subarray(read));
      if (count === null) return undefined;
      read += count;
    }
    const line = parseJournalLine(this.#decoder.decode(bytes));
    return line.ok ? line.value.log : undefined;
  }

  /** The lines of a match for its log, in the order of rounds. */
  *logLines(match: Match): Generator<string> {
    for (let round = 1; round <= roundsOf(this.#plan, match); round++) {
      const place = placeOf(this.#plan, { match, round });
      const line = place === undefined ? undefined : this.logLine(place);
      if (line !== undefined) yield line;
    }
  }

  /** Forgets a round whose line turned out to be damaged: it will be played again. */
  forget(place: number): void {
    this.#lengths[place] = 0;
  }

  /** Finds all whole lines and cuts off a torn last one. */
  async #readAll(): Promise<void> {
    const lines = scanLines(this.#file);
    let found = await lines.next();
    for (; !found.done; found = await lines.next()) {
      const { bytes, offset } = found.value;
      if (bytes !== undefined) this.#index(bytes, offset);
    }
    this.#end = found.value;
    await this.#file.truncate(this.#end);
  }

  #index(line: Uint8Array, offset: number): void {
    const parsed = parseJournalLine(this.#decoder.decode(line));
    if (!parsed.ok) return;
    const place = placeOf(this.#plan, parsed.value.name);
    if (place !== undefined) this.#remember(place, offset, line.length);
  }

  #remember(place: number, offset: number, length: number): void {
    this.#offsets[place] = offset;
    this.#lengths[place] = length;
  }

  #failure(error: unknown): JudgeFailure {
    const why = error instanceof Error ? error.message : String(error);
    return new JudgeFailure(`Cannot write ${this.#path}: ${why}`, { cause: error });
  }
}
