/**
 * A command in quotes becomes a program: its interpreter is found, and every word that names a file or folder is
 * copied and rewritten, so the program never sees where its author keeps it.
 */
import { basename, dirname, relative, resolve } from "@std/path";
import type { Problem } from "../../core/problem.ts";
import { bad, good, type Result } from "../../core/result.ts";
import type { Gathering } from "./gather.ts";
import { findInterpreter, isAskable } from "./interpreter.ts";
import { nameOfPath } from "./names.ts";
import { isWithin, outsideProblem } from "./outside.ts";

/** A command that can be started in the program's folder. */
export interface Command {
  readonly argv: readonly string[];
  readonly reads: readonly string[];
  /** The words that make the version: as `argv`, without the place of the interpreter. */
  readonly identity: readonly string[];
  readonly name: string;
  /** Absolute path of the folder that the program's folder is a copy of; empty if no word names a file. */
  readonly base: string;
}

/** Where the words of a command are looked up. */
export interface CommandPlace {
  /** The folder that paths are relative to; free of symbolic links. */
  readonly from: string;
  /** True: it is the program's folder, and no word leads out of it. */
  readonly isRoot: boolean;
}

/** A word of a command that can only be meant as a file. */
const LOOKS_LIKE_PROGRAM = /^[^-].*\.(py|pl|rb|js|mjs|cjs|ts|lua|sh|tcl|jar|php|class)$/i;

/** A word of the command that stands for something on the disk. */
interface Named {
  readonly index: number;
  readonly path: string;
  readonly isFolder: boolean;
}

/** Resolves the words and gathers the files that they name. */
export async function prepareCommand(
  words: readonly string[],
  { from, isRoot }: CommandPlace,
  gathering: Gathering,
): Promise<Result<Command, Problem>> {
  const [first = ""] = words;
  if (/^deno(\.exe)?$/.test(basename(first))) {
    return bad({
      code: "ENTRY_DENO_COMMAND",
      message:
        "name the module itself, such as bots/mytank.ts: the runner starts Deno, and its own flags",
    });
  }
  const named = await findNamed(words, from, isRoot);
  const missing = words.find((word, index) =>
    index > 0 && LOOKS_LIKE_PROGRAM.test(word) && !named.some((found) => found.index === index)
  );
  if (missing !== undefined) {
    const message = "there is no such file or folder; a name with blanks needs quotes of its own";
    return bad({ code: "ENTRY_MISSING", message, file: missing });
  }
  const outside = isRoot ? named.find(({ path }) => !isWithin(from, path)) : undefined;
  if (outside !== undefined) {
    return bad(outsideProblem(words[outside.index] ?? first));
  }
  const base = isRoot ? from : commonFolder(named.map((one) => folderAround(one, from)));
  const argv = [...words];
  for (const { index, path, isFolder } of named) {
    const target = relative(base, path).replaceAll("\\", "/");
    argv[index] = index === 0 ? `./${target}` : target || ".";
    if (isFolder) await gathering.addFolder(path, target);
    else await gathering.addFile(path, target);
  }
  const name = nameOfCommand(first, named);
  if (named[0]?.index === 0) return good({ argv, reads: [], identity: argv, name, base });
  const interpreter = await findInterpreter(first, from);
  if (!interpreter.ok) return interpreter;
  const [, ...rest] = argv;
  const { path, reads } = interpreter.value;
  return good({ argv: [path, ...rest], reads, identity: [basename(first), ...rest], name, base });
}

/** The words that name files or folders. An interpreter is none of the program's files. */
async function findNamed(
  words: readonly string[],
  from: string,
  isRoot: boolean,
): Promise<Named[]> {
  const named: Named[] = [];
  for (const [index, word] of words.entries()) {
    const isPath = /[\\/]/.test(word);
    if (index === 0 && (!isPath || !isRoot && isInstalled(word, from))) continue;
    if (word === "") continue;
    const entry = await look(resolve(from, word));
    if (entry !== undefined) named.push({ index, ...entry });
  }
  return named;
}

/** Whether the path of a command's first word leads to a program of the machine and not to one of the author's. */
function isInstalled(word: string, from: string): boolean {
  const path = resolve(from, word);
  return isAskable(word) || /^\/(usr|bin|sbin|opt|nix)\//.test(path) && !isWithin(from, path);
}

/** What the program's folder must hold: where the user himself stands, `.` will do for it. */
function folderAround({ path, isFolder }: Named, from: string): string {
  return isFolder && path === from ? path : dirname(path);
}

async function look(path: string): Promise<Omit<Named, "index"> | undefined> {
  try {
    const real = await Deno.realPath(path);
    return { path: real, isFolder: (await Deno.stat(real)).isDirectory };
  } catch {
    return undefined;
  }
}

/** The deepest folder that holds all of them; the empty path if there are none. */
export function commonFolder(folders: readonly string[]): string {
  const [first = "", ...others] = folders;
  let common = first;
  while (!others.every((folder) => folder === common || folder.startsWith(`${common}/`))) {
    if (common === dirname(common)) break;
    common = dirname(common);
  }
  return common;
}

function nameOfCommand(first: string, named: readonly Named[]): string {
  const [main] = named;
  return main === undefined ? nameOfPath(first, true) : nameOfPath(main.path, main.isFolder);
}
