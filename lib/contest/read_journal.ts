/**
 * Reads the journal of a run without taking it from its runner: nothing is locked, and nothing is cut off.
 */
import { parseJournalLine } from "../tournament/journal_lines.ts";
import { scanLines } from "../tournament/scan_lines.ts";
import { countRounds, placeOf, type Plan } from "../tournament/schedule.ts";
import { openIfThere } from "./on_disk.ts";

/** A journal that others may go on writing. */
export interface ReadJournal extends Disposable {
  /** Rounds that are there. */
  readonly rounds: number;
  /** Whole lines that are no round of the plan. */
  readonly damaged: number;
  /** Lines of rounds that stand there once more. */
  readonly repeated: number;
  /** The round at a place of the schedule, as its line for the log; `undefined`: it is not there. */
  logLine(place: number): string | undefined;
}

/** Opens a journal; `undefined`: there is none. A torn last line is left out: its round counts as not played. */
export async function readJournal(path: string, plan: Plan): Promise<ReadJournal | undefined> {
  const file = await openIfThere(path);
  if (file === undefined) return undefined;
  try {
    return await indexed(file, plan);
  } catch (error) {
    file.close();
    throw error;
  }
}

/** Of a round that stands there twice the last line counts, as in Journal. */
async function indexed(file: Deno.FsFile, plan: Plan): Promise<ReadJournal> {
  const decoder = new TextDecoder();
  const offsets = new Float64Array(countRounds(plan));
  const lengths = new Uint32Array(countRounds(plan));
  let damaged = 0;
  let repeated = 0;
  for await (const { bytes, offset } of scanLines(file)) {
    const line = bytes === undefined ? undefined : parseJournalLine(decoder.decode(bytes));
    const place = line?.ok === true ? placeOf(plan, line.value.name) : undefined;
    if (place === undefined || bytes === undefined) damaged += 1;
    else {
      if ((lengths[place] ?? 0) > 0) repeated += 1;
      offsets[place] = offset;
      lengths[place] = bytes.length;
    }
  }
  return {
    rounds: lengths.filter((length) => length > 0).length,
    damaged,
    repeated,
    logLine(place) {
      const length = lengths[place] ?? 0;
      if (length === 0) return undefined;
      const line = parseJournalLine(decoder.decode(readAt(file, offsets[place] ?? 0, length)));
      return line.ok ? line.value.log : undefined;
    },
    [Symbol.dispose]: () => file.close(),
  };
}

function readAt(file: Deno.FsFile, offset: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  file.seekSync(offset, Deno.SeekMode.Start);
  let read = 0;
  while (read < length) {
    const count = file.readSync(bytes.subarray(read));
    if (count === null) break;
    read += count;
  }
  return bytes.subarray(0, read);
}
