/**
 * Files that a program reads without importing them or naming them in its command: its author names them beside it.
 */
import { basename, dirname, join, relative, resolve } from "@std/path";
import type { Gathering } from "./gather.ts";
import { isWithin, outsideProblem } from "./outside.ts";

/** Where data files are looked up, and where they go. */
export interface DataPlace {
  /** The folder that paths are relative to; free of symbolic links. */
  readonly from: string;
  /** Absolute path of the folder that the program's folder is a copy of; empty if there is none. */
  readonly folder: string;
  /** True: what lies outside the folder is refused. */
  readonly isRoot: boolean;
}

/**
 * Gathers files and folders: at their own place if they lie in the program's folder, else under their own name at the
 * top of it. A path that leads through a symbolic link within the program's folder is refused, as in a folder that is
 * copied whole.
 */
export async function addData(
  data: readonly string[],
  { folder, from, isRoot }: DataPlace,
  gathering: Gathering,
): Promise<void> {
  for (const word of data) {
    const typed = resolve(from, word);
    const found = await look(typed);
    if (found === undefined) {
      gathering.refuse("ENTRY_MISSING", "there is no such file or folder", typed);
      continue;
    }
    const { entry, path } = found;
    const isInside = folder !== "" && isWithin(folder, path);
    if (entry.isSymlink || (folder !== "" && isWithin(folder, typed) && path !== typed)) {
      const message = "a symbolic link leads here; put the real thing in its place";
      gathering.refuse("ENTRY_NOT_REGULAR", message, typed);
    } else if (isRoot && !isInside) {
      const { code, message } = outsideProblem(typed);
      gathering.refuse(code, message, typed);
    } else {
      const target = isInside ? relative(folder, path).replaceAll("\\", "/") : basename(path);
      if (entry.isDirectory) await gathering.addFolder(path, target);
      else await gathering.addFile(path, target);
    }
  }
}

/** What lies there; the path is free of symbolic links but for its last part. */
async function look(typed: string): Promise<{ path: string; entry: Deno.FileInfo } | undefined> {
  try {
    const path = join(await Deno.realPath(dirname(typed)), basename(typed));
    return { path, entry: await Deno.lstat(path) };
  } catch (error) {
    const isMissing = error instanceof Deno.errors.NotFound ||
      error instanceof Deno.errors.NotADirectory;
    if (isMissing) return undefined;
    throw error;
  }
}
