/**
 * A line for a circuit's log, whole, also when several processes write at once: each holds the file's lock for the one
 * write at its end.
 */
import { unusable } from "../../core/problem.ts";
import { visibleInLine } from "../../core/visible.ts";
import { LOG_HEADER } from "../../race/log_file.ts";
import { asTyped } from "../paths.ts";
import { systemErrorText } from "../system_error.ts";

const LINE_FEED = 10;

/** Where the log of a circuit's file lies: beside it, with the ending .LOG. */
export function logPathOf(circuitPath: string): string {
  return circuitPath.replace(/\.cir$/i, "") + ".LOG";
}

/**
 * Appends a line; a new log gets its headings first.
 * @throws {UnusableInput} LOG_FILE: something else lies there, or the system does not let us.
 */
export async function appendLog(path: string, line: string): Promise<void> {
  try {
    if (!await isOrdinary(path)) {
      const message =
        "The log is no ordinary file, but a link or a folder: move it away, or leave it alone with -l";
      throw unusable("LOG_FILE", message, { file: visibleInLine(asTyped(path)) });
    }
    using file = await Deno.open(path, { append: true, create: true, read: true });
    await file.lock(true);
    const { size } = await file.stat();
    const before = size === 0 ? `${LOG_HEADER}\n` : await isTorn(file) ? "\n" : "";
    const text = `${before}${line}\n`;
    const bytes = new TextEncoder().encode(text);
    // One write: whoever reads meanwhile sees whole lines.
    for (let at = 0; at < bytes.length;) at += await file.write(bytes.subarray(at));
    await file.unlock();
  } catch (error) {
    const said = systemErrorText(error);
    if (said === undefined) throw error;
    const message = `The log cannot be written; leave it alone with -l. ${said}`;
    throw unusable("LOG_FILE", message, { file: visibleInLine(asTyped(path)) });
  }
}

/** Links are not followed: whoever may put files beside a circuit would choose where we write. */
async function isOrdinary(path: string): Promise<boolean> {
  try {
    return (await Deno.lstat(path)).isFile;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return true;
    throw error;
  }
}

/** Whether the last line has no end: somebody was killed while he wrote it. The log is not empty. */
async function isTorn(file: Deno.FsFile): Promise<boolean> {
  const last = new Uint8Array(1);
  await file.seek(-1, Deno.SeekMode.End);
  await file.read(last);
  return last[0] !== LINE_FEED;
}
