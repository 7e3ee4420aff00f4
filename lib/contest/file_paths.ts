/**
 * What files of a version may be called. A path in the database is a plain relative one, so that it means the same file
 * on any machine and never one outside of the version's own folder. Pure.
 */
import type { Problem } from "../core/problem.ts";
import { hidesSomething } from "../core/visible.ts";
import { MAX_DEPTH } from "../judge/entry/limits.ts";

/** Of a whole path. */
const MOST_LETTERS = 200;
/** Of a file's or folder's name, in bytes: what file systems take. */
const MOST_BYTES = 255;

/** What stands where bytes were no UTF-8: two different names would look and be the same. */
const NO_CHARACTER = "\ufffd";

/** What is wrong with the paths of a version's files, each with the path as `file`; empty: nothing. */
export function refusePaths(paths: readonly string[]): Problem[] {
  const problems = paths.flatMap((path) => {
    const message = refusePath(path);
    return message === undefined ? [] : [{ code: "FILE_PATH", message, file: path }];
  });
  return [...problems, ...clashes(paths)];
}

/** Why no file of a version may be called so, in a sentence without a full stop; `undefined`: it may. */
export function refusePath(path: string): string | undefined {
  if (path === "") return "a file needs a name";
  if (hidesSomething(path)) return "a file's name may hold no invisible or control characters";
  if (path.includes(NO_CHARACTER)) return "a file's name must be plain text in UTF-8";
  if (path.includes("\\")) return "a file's name may hold no \\; folders are parted by /";
  if (path.startsWith("/") || /^[a-z]:/i.test(path)) {
    return "a file's path must begin in the program's own folder, such as main.ts or lib/map.ts";
  }
  const parts = path.split("/");
  if (parts.includes("")) return "a folder's name is missing between two / or a file's at the end";
  if (parts.includes(".") || parts.includes("..")) return "a path must not go through . or ..";
  if (parts.length > MAX_DEPTH) {
    return `a path may be ${MAX_DEPTH} names long, and this one is longer`;
  }
  if (Array.from(path).length > MOST_LETTERS) {
    return `a path may have ${MOST_LETTERS} letters, and this one has more`;
  }
  if (parts.some((part) => new TextEncoder().encode(part).length > MOST_BYTES)) {
    return "a file's or folder's name is too long";
  }
  return undefined;
}

/** Two files in one place, a file where a folder is needed, and names that some machines take for the same. */
function clashes(paths: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  const files = new Map<string, string>();
  const folders = new Map<string, string>();
  for (const path of paths) {
    const parts = path.split("/");
    const above = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
    const other = [path, ...above].map((place) => files.get(sameName(place)))
      .find((file) => file !== undefined) ??
      folders.get(sameName(path)) ??
      above.map((folder) => otherSpelling(folder, folders)).find((found) => found !== undefined);
    if (other !== undefined) {
      const message = `this and ${other} cannot lie side by side everywhere: rename one of them`;
      problems.push({ code: "FILE_CLASH", message, file: path });
      continue;
    }
    files.set(sameName(path), path);
    for (const folder of above) folders.set(sameName(folder), folder);
  }
  return problems;
}

/** A folder that differs from this one by case only. */
function otherSpelling(folder: string, folders: ReadonlyMap<string, string>): string | undefined {
  const known = folders.get(sameName(folder));
  return known === folder ? undefined : known;
}

/** Equal for names that a file system may take for the same. */
function sameName(path: string): string {
  return path.normalize("NFC").toUpperCase().toLowerCase();
}
