/**
 * Which files belong to a program, with their places in its folder. Regular files only: a link could lead out of
 * the folder, and whoever reads through it later would follow it (so it happened to others).
 */
import { join } from "@std/path";
import type { Problem } from "../../core/problem.ts";
import { MAX_BYTES, MAX_DEPTH, MAX_FILES } from "./limits.ts";

/** A file to copy: from where, to which place in the program's folder (with `/`). */
export interface Gathered {
  readonly source: string;
  readonly target: string;
}

/** Made by tools, of no use to a program, and different from day to day. */
const LEFT_OUT = new Set([".git", "__pycache__", ".DS_Store"]);

/** Files so far, and what is wrong with them. */
export class Gathering {
  readonly files: Gathered[] = [];
  readonly problems: Problem[] = [];
  private bytes = 0;
  private readonly targets = new Set<string>();

  /** @param show How a path is told to the user. */
  constructor(private readonly show: (path: string) => string) {}

  /** A single file, named by the user or imported by a module: a path without a link anywhere on the way. */
  async addFile(source: string, target: string): Promise<void> {
    if (await Deno.realPath(source) !== source) {
      this.refuse(
        "ENTRY_NOT_REGULAR",
        "a symbolic link leads here; put the real thing in its place",
        source,
      );
      return;
    }
    this.add(source, target, await Deno.lstat(source));
  }

  /** A folder with all that is in it. */
  async addFolder(source: string, target: string, depth = 0): Promise<void> {
    if (depth > MAX_DEPTH) {
      this.refuse("ENTRY_TOO_DEEP", `more than ${MAX_DEPTH} folders within folders`, source);
      return;
    }
    const names = [];
    for await (const { name } of Deno.readDir(source)) names.push(name);
    for (const name of names.sort()) {
      if (LEFT_OUT.has(name)) continue;
      if (this.files.length > MAX_FILES || this.bytes > MAX_BYTES) return;
      const path = join(source, name);
      const place = target === "" ? name : `${target}/${name}`;
      const entry = await lstat(path);
      if (entry === undefined) {
        this.refuse("ENTRY_UNREADABLE", "this can't be read; give it a name in plain UTF-8", path);
      } else if (entry.isDirectory) {
        await this.addFolder(path, place, depth + 1);
      } else if (entry.isFile && (entry.nlink ?? 1) > 1) {
        this.refuse(
          "ENTRY_HARD_LINK",
          "this file has a second name elsewhere (a hard link); put a copy in its place",
          path,
        );
      } else {
        await this.add(path, place, entry);
      }
    }
  }

  private add(source: string, target: string, entry: Deno.FileInfo): void {
    if (!entry.isFile) {
      const what = entry.isSymlink ? "a symbolic link" : "no regular file";
      this.refuse("ENTRY_NOT_REGULAR", `this is ${what}; put a copy of the file there`, source);
      return;
    }
    if (this.targets.has(target)) return;
    this.targets.add(target);
    this.files.push({ source, target });
    this.bytes += entry.size;
    if (this.files.length === MAX_FILES + 1) {
      this.refuse("ENTRY_TOO_MANY", `a program may bring ${MAX_FILES} files, and this one more`);
    }
    if (this.bytes > MAX_BYTES && this.bytes - entry.size <= MAX_BYTES) {
      this.refuse("ENTRY_TOO_LARGE", `a program may bring ${MAX_BYTES / 2 ** 20} MiB in all`);
    }
  }

  private refuse(code: string, message: string, path?: string): void {
    this.problems.push({ code, message, ...(path === undefined ? {} : { file: this.show(path) }) });
  }
}

async function lstat(path: string): Promise<Deno.FileInfo | undefined> {
  try {
    return await Deno.lstat(path);
  } catch {
    return undefined;
  }
}
