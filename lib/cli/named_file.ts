/**
 * Files that the user named, as commands take and leave them. They are strangers' files: nothing but an ordinary file is
 * opened, and no more is read than such a file can be.
 */
import { concat } from "@std/bytes/concat";
import { dirname, extname } from "@std/path";
import { unusable, UnusableInput } from "../core/problem.ts";
import { visibleInLine } from "../core/visible.ts";
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

/**
 * Writes a file whole or not at all, and over no other one unless that is wanted.
 * @throws {UnusableInput} OUT_TAKEN, OUT_FILE.
 */
export async function writeNew(
  name: string,
  content: Uint8Array,
  options: { readonly force?: boolean | undefined } = {},
): Promise<void> {
  const path = fromWhereYouStand(name);
  try {
    const there = await statOf(path);
    if (there !== undefined && (options.force !== true || !there.isFile)) {
      const message = there.isFile
        ? "There is a file of this name: name another one, or replace it with --force"
        : "This is no ordinary file: name another one";
      throw unusable("OUT_TAKEN", message, { file: visibleInLine(asTyped(path)) });
    }
    const draft = await Deno.makeTempFile({ dir: dirname(path), prefix: ".turniir-" });
    try {
      await Deno.writeFile(draft, content);
      if (Deno.build.os !== "windows") await Deno.chmod(draft, 0o666 & ~Deno.umask());
      await Deno.rename(draft, path);
    } catch (error) {
      await Deno.remove(draft).catch(() => {});
      throw error;
    }
  } catch (error) {
    const said = systemErrorText(error);
    if (said === undefined) throw error;
    throw unusable("OUT_FILE", `This file cannot be written. ${said}`, {
      file: visibleInLine(asTyped(path)),
    });
  }
}

/** The ending of a file's name in small letters, such as `.bmp`; empty: it has none. */
export function endingOf(name: string): string {
  return extname(name).toLowerCase();
}
