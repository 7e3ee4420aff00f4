/**
 * The journal of a championship: a line for each finished drive, appended at once. It is the only truth; everything else
 * in the folder of results is made from it.
 *
 * A kill in the middle leaves at most one torn last line, which is cut off when the journal is opened again. A drive that
 * stands there twice counts once. One whose pilot, circuit or limits were others has another key, and does not count. One
 * whose pilot or circuit takes no part any more is passed over; its line stays for the day on which they come back.
 */
import { unusable } from "../../core/problem.ts";
import { JudgeFailure } from "../../judge/types.ts";
import type { DriveName } from "../../race/championship.ts";
import { makeDriveLine, parseDriveLine } from "./journal_lines.ts";
import type { DriveRecord } from "./types.ts";

const LINE_FEED = 10;

/** An open journal; nobody else can have it open at the same time. */
export class DriveJournal implements Disposable {
  readonly #path: string;
  readonly #file: Deno.FsFile;
  readonly #keyOf: (drive: DriveName) => string;
  readonly #records = new Map<string, DriveRecord>();
  #end = 0;

  private constructor(path: string, file: Deno.FsFile, keyOf: (drive: DriveName) => string) {
    this.#path = path;
    this.#file = file;
    this.#keyOf = keyOf;
  }

  /**
   * Opens a journal, a new one where there is none.
   * @param keyOf What a drive depends on as things are now; empty: its pilot or its circuit takes no part.
   * @param isSound Whether a drive that stands there may be believed.
   * @throws {UnusableInput} If another runner has it open (`JOURNAL_IN_USE`).
   */
  static async open(
    path: string,
    keyOf: (drive: DriveName) => string,
    isSound: (record: DriveRecord) => boolean = () => true,
  ): Promise<DriveJournal> {
    const file = await Deno.open(path, { read: true, write: true, create: true });
    if (!await file.tryLock(true)) {
      file.close();
      const message = "Another runner is driving this championship at the moment";
      throw unusable("JOURNAL_IN_USE", message, { file: path });
    }
    const journal = new DriveJournal(path, file, keyOf);
    await journal.#readAll(isSound);
    return journal;
  }

  /** What came of a drive; `undefined`: it is not done. */
  find(drive: DriveName): DriveRecord | undefined {
    const record = this.#records.get(nameOf(drive));
    return record?.key === this.#keyOf(drive) ? record : undefined;
  }

  /**
   * Appends a drive and forces it onto the disk.
   * @throws {JudgeFailure} If the disk takes no more; what was appended before stays.
   */
  append(record: DriveRecord): void {
    const bytes = new TextEncoder().encode(`${makeDriveLine(record)}\n`);
    try {
      this.#file.seekSync(this.#end, Deno.SeekMode.Start);
      for (let at = 0; at < bytes.length;) at += this.#file.writeSync(bytes.subarray(at));
      this.#file.syncDataSync();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new JudgeFailure(`Cannot write ${this.#path}: ${why}`, { cause: error });
    }
    this.#end += bytes.length;
    this.#records.set(nameOf(record), record);
  }

  [Symbol.dispose](): void {
    this.#file.close();
  }

  /** Reads all whole lines and cuts off a torn last one. */
  async #readAll(isSound: (record: DriveRecord) => boolean): Promise<void> {
    const bytes = await Deno.readFile(this.#path);
    this.#end = bytes.lastIndexOf(LINE_FEED) + 1;
    const lines = new TextDecoder().decode(bytes.subarray(0, this.#end)).split("\n");
    for (const line of lines) {
      const record = parseDriveLine(line);
      if (record === undefined) continue;
      const key = this.#keyOf(record);
      if (key === "") continue;
      // Of a circuit that has changed the key tells already that the drive is another one.
      const isStale = record.key !== key;
      if (isStale || isSound(record)) this.#records.set(nameOf(record), record);
      else this.#records.delete(nameOf(record));
    }
    await this.#file.truncate(this.#end);
  }
}

/** Ids hold no blanks. */
function nameOf({ circuit, pilot, round }: DriveName): string {
  return `${round} ${pilot} ${circuit}`;
}
