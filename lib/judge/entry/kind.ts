/** What kind of program the user named. Reads the disk, writes nothing. */
import { extname, isAbsolute, join, resolve } from "@std/path";
import type { Problem } from "../../core/problem.ts";
import { bad, good, type Result } from "../../core/result.ts";
import { isBinary, readShebang } from "./executable.ts";
import { isAskable } from "./interpreter.ts";
import { splitWords } from "./words.ts";

/** What stands on the disk where the user pointed, or the words that he typed. */
export type Choice =
  /** A module for Deno; the path is free of symbolic links. */
  | { readonly kind: "module"; readonly path: string }
  /** A folder with a main module for Deno. */
  | { readonly kind: "module-folder"; readonly path: string; readonly main: string }
  /** A folder that Python runs. */
  | { readonly kind: "python-folder"; readonly path: string }
  /** A command; its words are still the user's own. */
  | { readonly kind: "command"; readonly words: readonly string[] };

/** Endings of modules for Deno. */
export const MODULES = [".ts", ".js", ".mjs", ".mts"];
/** What starts a folder, the first of them that is there. */
export const MAIN_MODULES = ["main.ts", "main.js", "main.mjs", "bot.ts", "bot.js"];

/** What runs a file that doesn't run by itself, by its ending: the first words of a command. */
export const RUN_WITH: Readonly<Record<string, string>> = {
  ".py": "python3",
  ".pl": "perl",
  ".rb": "ruby",
  ".lua": "lua",
  ".sh": "sh",
  ".cjs": "node",
  ".jar": "java -jar",
  ".php": "php",
};
const COMPILE = [".c", ".cc", ".cpp", ".cxx", ".rs", ".go", ".zig", ".hs", ".pas", ".java", ".nim"];

/**
 * Chooses. A file or folder of that name wins over a command of several words.
 * @param from The folder that paths are relative to.
 */
export async function chooseKind(word: string, from: string): Promise<Result<Choice, Problem>> {
  if (word.trim() === "") return bad({ code: "ENTRY_EMPTY", message: "name a program" });
  const path = await realPath(resolve(from, word));
  if (path !== undefined) return await choosePath(path, word);
  const words = splitWords(word);
  if (!words.ok) return words;
  const [first = "", ...rest] = words.value;
  if (rest.length === 0 && first !== word && first !== "") return await chooseKind(first, from);
  return await chooseCommand(first, rest, from);
}

async function choosePath(path: string, word: string): Promise<Result<Choice, Problem>> {
  const entry = await Deno.stat(path);
  if (entry.isDirectory) return await chooseInFolder(path, word);
  if (!entry.isFile) {
    return refuse("ENTRY_NOT_A_FILE", `${word} is neither a file nor a folder`, word);
  }
  if (MODULES.includes(extname(path).toLowerCase())) return good({ kind: "module", path });
  return await chooseExecutable(path, word, entry);
}

async function chooseInFolder(path: string, word: string): Promise<Result<Choice, Problem>> {
  for (const main of MAIN_MODULES) {
    if (await isFile(join(path, main))) return good({ kind: "module-folder", path, main });
  }
  if (await isFile(join(path, "__main__.py"))) return good({ kind: "python-folder", path });
  return refuse(
    "ENTRY_NO_MAIN",
    `the folder holds no program: call the file that starts it ${MAIN_MODULES.join(", ")} or ` +
      `__main__.py, or name a command in quotes`,
    word,
  );
}

async function chooseExecutable(
  path: string,
  word: string,
  entry: Deno.FileInfo,
): Promise<Result<Choice, Problem>> {
  if (await isBinary(path)) return good({ kind: "command", words: [path] });
  const mayRun = entry.mode === null || (entry.mode & 0o111) !== 0;
  const interpreter = await readShebang(path);
  if (interpreter !== undefined && mayRun) {
    if (isPlainShebang(interpreter)) {
      return good({ kind: "command", words: [...interpreter, path] });
    }
    return refuse(
      "ENTRY_SHEBANG",
      "its first line must name an interpreter as #!/usr/bin/env python3 does, with nothing behind it but options",
      word,
    );
  }
  return refuse("ENTRY_NOT_RUNNABLE", `this file does not run by itself: ${advice(word)}`, word);
}

/** A first line that leads to no file of anybody's: the interpreter is one of the machine, all else options. */
function isPlainShebang([interpreter = "", ...options]: readonly string[]): boolean {
  const isOfMachine = isAbsolute(interpreter) || !/[\\/]/.test(interpreter);
  return isOfMachine && options.every((option) => option.startsWith("-"));
}

function advice(word: string): string {
  const extension = extname(word).toLowerCase();
  const quoted = /\s/.test(word) ? `'${word}'` : word;
  const program = RUN_WITH[extension];
  if (program !== undefined) return `name the command in quotes, "${program} ${quoted}"`;
  if (COMPILE.includes(extension)) return "compile it first, and name what the compiler made";
  return 'name a module (.ts, .js, .mjs), a folder, a compiled program, or a command in quotes ("python3 mytank.py")';
}

/** A command of several words, or of one that PATH must know. */
async function chooseCommand(
  first: string,
  rest: readonly string[],
  from: string,
): Promise<Result<Choice, Problem>> {
  const isPath = /[\\/]/.test(first);
  const path = isPath ? await realPath(resolve(from, first)) : undefined;
  const looksLikeFile = isPath || (rest.length === 0 && extname(first) !== "");
  if (looksLikeFile && path === undefined) {
    const hint = first.includes("=")
      ? "; a name before = may hold letters from a to z, digits and . _ + -, 40 at most"
      : "";
    return refuse("ENTRY_MISSING", `there is no such file or folder${hint}`, first);
  }
  const words = [first, ...rest];
  // An interpreter's own path is kept as it is: in a virtual environment it is a link with a meaning.
  if (path === undefined || isAskable(first)) return good({ kind: "command", words });
  const entry = await Deno.stat(path);
  if (!entry.isFile) {
    return refuse("ENTRY_NOT_A_FILE", "this is no file that can be started", first);
  }
  const chosen = await chooseExecutable(path, first, entry);
  if (!chosen.ok || chosen.value.kind !== "command") return chosen;
  return good({ kind: "command", words: [...chosen.value.words, ...rest] });
}

function refuse(code: string, message: string, file: string): Result<never, Problem> {
  return bad({ code, message, file });
}

async function realPath(path: string): Promise<string | undefined> {
  try {
    return await Deno.realPath(path);
  } catch {
    return undefined;
  }
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await Deno.stat(path)).isFile;
  } catch {
    return false;
  }
}
