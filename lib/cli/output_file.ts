/**
 * Files that a command writes where the user says: whole or not at all, and never over something else of his.
 */
import { unusable } from "../core/problem.ts";
import { writeWhole } from "../disk/write_whole.ts";
import { statOf } from "../server/ordinary_file.ts";
import { asTyped } from "./paths.ts";
import { systemErrorText } from "./system_error.ts";

/** So much of a file is looked at to know what it is, in bytes. */
const LOOKED_AT = 1024 * 1024;

/** What may stand there already. */
export interface Replacing {
  /** The file that the output is made of, absolute; it is never replaced, by whatever name it is called. */
  readonly input?: string | undefined;
  /** Whether a text that begins like this is an earlier output of the same command. */
  readonly isOurs: (text: string) => boolean;
}

/**
 * Writes a text file, in the place of an earlier one of ours if there is any.
 * @throws {UnusableInput} If something else stands there (`OUT_TAKEN`), or the system does not let us (`OUT_FILE`); what
 * was there is there still.
 */
export async function writeOutput(path: string, text: string, replacing: Replacing): Promise<void> {
  try {
    await requireRoom(path, replacing);
    await writeWhole(path, text);
  } catch (error) {
    const said = systemErrorText(error);
    if (said === undefined) throw error;
    throw unusable("OUT_FILE", `Cannot write this file. ${said}`, { file: asTyped(path) });
  }
}

async function requireRoom(path: string, { input, isOurs }: Replacing): Promise<void> {
  const there = await statOf(path);
  if (there === undefined) return;
  const taken = (message: string) => unusable("OUT_TAKEN", message, { file: asTyped(path) });
  if (!there.isFile) throw taken("This is no ordinary file: name another one for --out");
  const read = input === undefined ? undefined : await statOf(input);
  if (read !== undefined && read.ino === there.ino && read.dev === there.dev) {
    throw taken("--out names the log itself: name another file");
  }
  if (!isOurs(await beginningOf(path))) {
    throw taken(
      "There is another file of this name: remove it first, or name another one for --out",
    );
  }
}

async function beginningOf(path: string): Promise<string> {
  using file = await Deno.open(path);
  const bytes = new Uint8Array(LOOKED_AT);
  const count = await file.read(bytes);
  return new TextDecoder().decode(bytes.subarray(0, count ?? 0));
}
