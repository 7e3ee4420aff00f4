/**
 * A line for a circuit's log, whole, also when several processes write at once: each holds the file's lock for the one
 * write at its end.
 */
import { LOG_HEADER } from "../../race/log_file.ts";
import { statOf } from "../../server/ordinary_file.ts";
import { unusable } from "../../core/problem.ts";
import { asTyped } from "../paths.ts";
import { systemErrorText } from "../system_error.ts";

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
    const there = await statOf(path);
    if (there !== undefined && !there.isFile) {
      const message = "The log is no ordinary file: move it away, or leave it alone with -l";
      throw unusable("LOG_FILE", message, { file: asTyped(path) });
    }
    using file = await Deno.open(path, { append: true, create: true });
    await file.lock(true);
    const { size } = await file.stat();
    const text = size === 0 ? `${LOG_HEADER}\n${line}\n` : `${line}\n`;
    const bytes = new TextEncoder().encode(text);
    // One write: whoever reads meanwhile sees whole lines.
    for (let at = 0; at < bytes.length;) at += await file.write(bytes.subarray(at));
    await file.unlock();
  } catch (error) {
    const said = systemErrorText(error);
    if (said === undefined) throw error;
    const message = `The log cannot be written; leave it alone with -l. ${said}`;
    throw unusable("LOG_FILE", message, { file: asTyped(path) });
  }
}
