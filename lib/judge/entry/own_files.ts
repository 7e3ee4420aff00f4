/**
 * What lies in somebody's folder. Symbolic links are told apart and never followed: they lead to files that are nobody's to
 * send in.
 */
import { join } from "@std/path";

/** More than any program has; so that nobody keeps us looking. */
const MOST_FILES = 2000;

/** The files of a folder, or what must be mended before anybody reads them. */
export interface OwnFiles {
  /** Paths in the folder, with `/`, in order. */
  readonly paths: readonly string[];
  /** What is neither a file nor a folder: links, pipes. */
  readonly odd: readonly string[];
  /** There are more files than a program has; not all were looked at. */
  readonly isTooMany: boolean;
}

/**
 * Lists a folder; files that hide, such as those of version control, count too.
 * @throws {Deno.errors.PermissionDenied} If a folder in it may not be read.
 */
export async function ownFiles(folder: string): Promise<OwnFiles> {
  const paths: string[] = [];
  const odd: string[] = [];
  const waiting = [""];
  for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
    for await (const { isDirectory, isFile, name } of Deno.readDir(join(folder, below))) {
      const path = `${below}${name}`;
      if (isDirectory) waiting.push(`${path}/`);
      else (isFile ? paths : odd).push(path);
      if (paths.length + odd.length + waiting.length > MOST_FILES) {
        return { paths: paths.sort(), odd: odd.sort(), isTooMany: true };
      }
    }
  }
  return { paths: paths.sort(), odd: odd.sort(), isTooMany: false };
}
