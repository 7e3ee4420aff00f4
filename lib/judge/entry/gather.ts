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
  /** The places of files and of the folders that they need, and what each was taken for. */
  private readonly places = {
    files: new Map<string, string>(),
    folders: new Map<string, string>(),
  };

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
    if (this.places.files.get(target) === source) return;
    const other = this.take(source, target);
    if (other !== undefined) {
      this.refuse(
        "ENTRY_CLASH",
        `this would lie at ${target} in the program's folder, where ${this.show(other)} lies; ` +
          `rename one of them`,
        source,
      );
      return;
    }
    this.files.push({ source, target });
    this.bytes += entry.size;
    if (this.files.length === MAX_FILES + 1) {
      this.refuse("ENTRY_TOO_MANY", `a program may bring ${MAX_FILES} files, and this one more`);
    }
    if (this.bytes > MAX_BYTES && this.bytes - entry.size <= MAX_BYTES) {
      this.refuse("ENTRY_TOO_LARGE", `a program may bring ${MAX_BYTES / 2 ** 20} MiB in all`);
    }
  }

  /** Takes a place and the folders above it; what lies in the way is returned. */
  private take(source: string, target: string): string | undefined {
    const { files, folders } = this.places;
    const above = foldersOf(target);
    const way = [target, ...above].map((place) => files.get(place)).find((file) =>
      file !== undefined
    );
    const other = way ?? folders.get(target);
    if (other !== undefined) return other;
    files.set(target, source);
    for (const folder of above) folders.set(folder, source);
    return undefined;
  }

  /** Tells what is wrong with something that the user named. */
  refuse(code: string, message: string, path?: string): void {
    this.problems.push({ code, message, ...(path === undefined ? {} : { file: this.show(path) }) });
  }
}

/** `a/b/c` lies in `a` and in `a/b`. */
function foldersOf(target: string): string[] {
  const parts = target.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

async function lstat(path: string): Promise<Deno.FileInfo | undefined> {
  try {
    return await Deno.lstat(path);
  } catch {
    return undefined;
  }
}
