/**
 * An errand: a program is started once, with arguments, in a folder that was made for this run, to read what lies there
 * and to leave a result. What a sandbox must know of it.
 */
import { dirname, join } from "@std/path";
import type { NativeProgram, ResourceLimits } from "../types.ts";

/** All names are plain file names without a comma, at which Deno's permissions split; all paths are absolute. */
export interface Errand {
  /** The folder in which the program is started, and the only one where a native one may write. */
  readonly work: string;
  /** The folder for temporary files of native programs; inside bubblewrap it is `/tmp`. */
  readonly temporary: string;
  /** The program's arguments. */
  readonly args: readonly string[];
  /** Files in the folder that may be read and nothing else. */
  readonly reads: readonly string[];
  /** Files in the folder that a Deno program may write. */
  readonly writes: readonly string[];
  /** The words of a native program's command that name files of its own. */
  readonly ownWords: ReadonlySet<string>;
  readonly limits: ResourceLimits;
  /** How large a file may grow. */
  readonly fileBytes: number;
}

/** What Deno itself takes, which is not counted against its program, in bytes. */
const RUNTIME_BYTES = 64 * 2 ** 20;

/** The loader of errands lies beside the other one. */
export const ERRAND_LOADER = "errand_loader.js";

/** Its path. */
export function errandLoader(loader: string): string {
  return join(dirname(loader), ERRAND_LOADER);
}

/** What the process may take: Deno's own memory is counted apart. */
export function processLimits(
  runtime: "deno" | "native",
  { cpuSeconds, memoryBytes }: ResourceLimits,
): ResourceLimits {
  return runtime === "native"
    ? { cpuSeconds, memoryBytes }
    : { cpuSeconds, memoryBytes: memoryBytes + RUNTIME_BYTES };
}

/**
 * A native program's command with the errand's arguments. It is started elsewhere than in its own folder, so the words
 * that name its files become absolute.
 * @param folder Where its own folder is, as it sees it.
 */
export function errandArgv(
  { argv }: NativeProgram,
  folder: string,
  { args, ownWords }: Errand,
): string[] {
  return [...argv.map((word) => ownWords.has(word) ? join(folder, word) : word), ...args];
}

/** Finds the words of a command that name files in the program's folder. */
export async function findOwnWords({ argv, folder }: NativeProgram): Promise<Set<string>> {
  const own = new Set<string>();
  for (const [index, word] of argv.entries()) {
    // An interpreter is an absolute path; a word such as `-u` is an option whatever lies in the folder.
    if (word === "" || word.startsWith("/") || index > 0 && word.startsWith("-")) continue;
    try {
      await Deno.lstat(join(folder, word));
      own.add(word);
    } catch {
      // No file: a plain word.
    }
  }
  return own;
}
