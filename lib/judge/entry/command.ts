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

/** A command that can be started in the program's folder. */
export interface Command {
  readonly argv: readonly string[];
  readonly reads: readonly string[];
  /** The words that make the version: as `argv`, without the place of the interpreter. */
  readonly identity: readonly string[];
  readonly name: string;
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
  from: string,
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
  const named = await findNamed(words, from);
  const missing = words.find((word, index) =>
    index > 0 && LOOKS_LIKE_PROGRAM.test(word) && !named.some((found) => found.index === index)
  );
  if (missing !== undefined) {
    const message = "there is no such file or folder; a name with blanks needs quotes of its own";
    return bad({ code: "ENTRY_MISSING", message, file: missing });
  }
  const base = commonFolder(named.map(({ path }) => dirname(path)));
  const argv = [...words];
  for (const { index, path, isFolder } of named) {
    const target = relative(base, path).replaceAll("\\", "/");
    argv[index] = index === 0 ? `./${target}` : target;
    if (isFolder) await gathering.addFolder(path, target);
    else await gathering.addFile(path, target);
  }
  const name = nameOfCommand(first, named);
  if (named[0]?.index === 0) return good({ argv, reads: [], identity: argv, name });
  const interpreter = await findInterpreter(first, from);
  if (!interpreter.ok) return interpreter;
  const [, ...rest] = argv;
  const { path, reads } = interpreter.value;
  return good({ argv: [path, ...rest], reads, identity: [basename(first), ...rest], name });
}

/** The words that name files or folders. An interpreter is none of the program's files. */
async function findNamed(words: readonly string[], from: string): Promise<Named[]> {
  const named: Named[] = [];
  for (const [index, word] of words.entries()) {
    const isPath = /[\\/]/.test(word);
    if (index === 0 && (!isPath || isAskable(word) || isInSystem(resolve(from, word)))) continue;
    if (word === "") continue;
    const entry = await look(resolve(from, word));
    if (entry !== undefined) named.push({ index, ...entry });
  }
  return named;
}

function isInSystem(path: string): boolean {
  return /^\/(usr|bin|sbin|opt|nix)\//.test(path);
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
