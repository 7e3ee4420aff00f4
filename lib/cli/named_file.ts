/**
 * Files that the user named, as commands take and leave them. They are strangers' files: nothing but an ordinary file is
 * opened, and no more is read than such a file can be.
 */
import { concat } from "@std/bytes/concat";
import { dirname, extname } from "@std/path";
import { unusable, UnusableInput } from "../core/problem.ts";
import { visibleInLine } from "../core/visible.ts";
import { writeWhole } from "../disk/write_whole.ts";
import { openOrdinary, statOf } from "../server/ordinary_file.ts";
import { asTyped, fromWhereYouStand } from "./paths.ts";
import { systemErrorText } from "./system_error.ts";

/** The most that is read of a file, in MB: what the games are played with is far smaller. */
const MOST_MB = 1;

/**
 * The bytes of a file that the user named.
 * @throws {UnusableInput} NO_FILE, FILE_TOO_BIG.
 */
export async function readNamedFile(name: string, mostMb: number = MOST_MB): Promise<Uint8Array> {
  const path = fromWhereYouStand(name);
  const most = mostMb * 1024 ** 2;
  try {
    using file = await openOrdinary(path);
    const pieces: Uint8Array[] = [];
    let length = 0;
    while (length <= most) {
      const piece = new Uint8Array(64 * 1024);
      const count = await file.read(piece);
      if (count === null) return concat(pieces);
      pieces.push(piece.subarray(0, count));
      length += count;
    }
  } catch (error) {
    if (error instanceof UnusableInput) {
      throw unusable("NO_FILE", error.problems[0]?.message ?? error.message, {
        file: visibleInLine(name),
      });
    }
    const said = systemErrorText(error);
    if (said === undefined) throw error;
    throw unusable("NO_FILE", `This file cannot be read. ${said}`, { file: visibleInLine(name) });
  }
  throw unusable("FILE_TOO_BIG", `This file is too big: it may have ${mostMb} MB`, {
    file: visibleInLine(name),
  });
}

/** Whether a file that is there may be replaced. */
export interface WriteNewOptions {
  readonly force?: boolean | undefined;
}

/**
 * Looks whether `writeNew` will find room; to be called before work that would be lost. Without a name there is nothing to
 * look for.
 * @throws {UnusableInput} OUT_TAKEN, OUT_FILE.
 */
export async function requireRoom(
  name: string | undefined,
  options: WriteNewOptions = {},
): Promise<void> {
  if (name === undefined) return;
  await writing(name, async (path) => {
    await requireFree(path, options);
    // Only the system knows where one may write: so something is written.
    await Deno.remove(await Deno.makeTempFile({ dir: dirname(path), suffix: ".part" }));
  });
}

/**
 * Writes a file whole or not at all, and over no other one unless that is wanted.
 * @throws {UnusableInput} OUT_TAKEN, OUT_FILE.
 */
export async function writeNew(
  name: string,
  content: Uint8Array,
  options: WriteNewOptions = {},
): Promise<void> {
  await writing(name, async (path) => {
    await requireFree(path, options);
    await writeWhole(path, content, { replace: options.force === true });
  });
}

/** Does something to a path; what the system has against it is told as a problem. */
async function writing(name: string, action: (path: string) => Promise<void>): Promise<void> {
  const path = fromWhereYouStand(name);
  try {
    await action(path);
  } catch (error) {
    if (error instanceof Deno.errors.AlreadyExists) throw taken(path, ANOTHER);
    const said = systemErrorText(error);
    if (said === undefined) throw error;
    throw unusable("OUT_FILE", `This file cannot be written. ${said}`, {
      file: visibleInLine(asTyped(path)),
    });
  }
}

const ANOTHER = "There is a file of this name: name another one, or replace it with --force";

async function requireFree(path: string, { force = false }: WriteNewOptions): Promise<void> {
  const there = await statOf(path);
  if (there?.isFile === false) throw taken(path, "This is no ordinary file: name another one");
  if (there !== undefined && !force) throw taken(path, ANOTHER);
}

function taken(path: string, message: string): UnusableInput {
  return unusable("OUT_TAKEN", message, { file: visibleInLine(asTyped(path)) });
}

/** The ending of a file's name in small letters, such as `.bmp`; empty: it has none. */
export function endingOf(name: string): string {
  return extname(name).toLowerCase();
}
