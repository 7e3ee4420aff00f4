/** A pilot: a program that drives, entered into a folder of the runner's. */
import { basename, dirname, extname, join, resolve } from "@std/path";
import { unusable, UnusableInput } from "../core/problem.ts";
import { type EnteredProgram, enterProgram } from "../judge/entry/enter.ts";
import { isKnownInterpreter, KNOWN_INTERPRETERS } from "../judge/entry/known_interpreters.ts";
import { splitName } from "../judge/entry/names.ts";
import { splitWords } from "../judge/entry/words.ts";
import { refuseNative } from "../judge/sandbox/refuse_native.ts";
import type { Program, Sandbox } from "../judge/types.ts";
import { isMain, isPlainName, type PilotFiles, pilotFiles } from "./file_names.ts";
import { type DriveLimits, tellBytes } from "./limits.ts";

/** A program that can be put on a circuit. */
export interface Pilot {
  /** What tables call it. */
  readonly name: string;
  readonly files: PilotFiles;
  readonly program: Program;
}

/** Where a pilot comes from and goes to. */
export interface PilotPlace {
  /** The folder that paths are relative to. */
  readonly from: string;
  /** The folder for its copy; it must not exist yet. */
  readonly into: string;
  readonly sandbox: Sandbox;
  /**
   * True: `from` is the pilot's folder as somebody sent it in. Then no word leads out of it, and only interpreters that
   * everybody knows start it.
   */
  readonly isRoot?: boolean;
}

/**
 * Enters a pilot.
 * @param word A module, a folder, an executable, or a command; `NAME=` before it names it in tables, its file is still named
 * after the program.
 * @throws {UnusableInput} If the entry check refuses it, or it is too large (`PILOT_SIZE`).
 */
export async function enterPilot(
  word: string,
  { from, into, isRoot = false, sandbox }: PilotPlace,
  { programBytes }: Pick<DriveLimits, "programBytes">,
): Promise<Pilot> {
  const split = isRoot || await isThere(resolve(from, word)) ? undefined : splitName(word);
  const bare = split?.word ?? word;
  const entered = await enterProgram(bare, { from, into, isRoot, deno: sandbox.deno });
  if (!entered.ok) throw new UnusableInput(entered.error);
  const program = entered.value;
  const refusal = program.runtime === "native" ? refuseNative(sandbox) : undefined;
  if (refusal !== undefined) throw new UnusableInput([{ ...refusal, file: bare }]);
  const [first = ""] = program.words;
  if (
    isRoot && program.runtime === "native" && !first.startsWith("./") && !isKnownInterpreter(first)
  ) {
    const message = `a pilot is started by itself or by one of ${KNOWN_INTERPRETERS}, and not by ` +
      JSON.stringify(first);
    throw unusable("ENTRY_INTERPRETER", message, { file: bare });
  }
  const size = await sizeOf(into);
  if (size > programBytes) {
    throw unusable(
      "PILOT_SIZE",
      `the pilot has ${tellBytes(size)} in all, a pilot may have ${tellBytes(programBytes)}`,
      { file: bare },
    );
  }
  const { main, name } = await programName(bare, from, program);
  return { name: split?.name ?? name, files: pilotFiles(name, main), program };
}

/** What a program is called; a file such as main.ts says nothing, so its folder does. */
async function programName(
  word: string,
  from: string,
  program: EnteredProgram,
): Promise<{ readonly name: string; readonly main?: string }> {
  const paths = await Promise.all(wordsOf(word).map((one) => realPath(resolve(from, one))));
  const folder = paths.find((path) => path !== undefined && basename(path) === program.name);
  if (folder !== undefined && (await Deno.stat(folder)).isDirectory) {
    const main = stemOf(program.words.findLast((one) => isMain(stemOf(one))) ?? "__main__");
    return { name: program.name, main };
  }
  if (!isMain(program.name)) return { name: program.name };
  const file = paths.find((path) => path !== undefined && stemOf(path) === program.name);
  const around = file === undefined ? "" : basename(dirname(file));
  return isPlainName(around) ? { name: around, main: program.name } : { name: program.name };
}

/** The word itself first: a path may hold blanks. */
function wordsOf(word: string): readonly string[] {
  const split = splitWords(word);
  return split.ok ? [word, ...split.value] : [word];
}

function stemOf(path: string): string {
  return basename(path, extname(path));
}

async function realPath(path: string): Promise<string | undefined> {
  return await Deno.realPath(path).catch(() => undefined);
}

/** The bytes of all files of a clean copy. */
async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for await (const { isDirectory, name } of Deno.readDir(folder)) {
    const path = join(folder, name);
    bytes += isDirectory ? await sizeOf(path) : (await Deno.lstat(path)).size;
  }
  return bytes;
}

async function isThere(path: string): Promise<boolean> {
  try {
    await Deno.lstat(path);
    return true;
  } catch {
    return false;
  }
}
