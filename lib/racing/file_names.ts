/** The names of a pilot's files. Pure. */
import { visibleInLine } from "../core/visible.ts";
import { unusable } from "../core/problem.ts";

/** Names that are the same on every system, and that no permission and no terminal takes for something else. */
const PLAIN_NAME = /^[A-Za-z0-9](?:[A-Za-z0-9 _.+-]{0,62}[A-Za-z0-9_+-])?$/;

/** What a pilot may write. */
export interface PilotFiles {
  /** Its result as the rules call it, such as `DEMO_2CV.F1`. */
  readonly result: string;
  /** Its temporary file beside the result. */
  readonly temporary: string;
  /** All spellings that a pilot for Deno is allowed to write. */
  readonly writes: readonly string[];
  /** What is taken for these two as well: a program that is called main, as others are, may write MAIN.F1. */
  readonly alias?: Pick<PilotFiles, "result" | "temporary">;
}

/** Files that start a program and say nothing of what it is called. */
const MAIN_STEMS = ["main", "bot", "__main__"];

/** Whether a file that starts a program is called as many others are: then its folder names the program. */
export function isMain(stem: string): boolean {
  return MAIN_STEMS.includes(stem.toLowerCase());
}

/** Whether a file can be named after a program that is called so. */
export function isPlainName(stem: string): boolean {
  return PLAIN_NAME.test(stem);
}

/**
 * The files of a pilot.
 * @param stem The name of its program: its folder's, or the base name of its file without the extension.
 * @param main The base name of the file that starts it, if that is called as many others are.
 * @throws {UnusableInput} If no file can be named after it.
 */
export function pilotFiles(stem: string, main?: string): PilotFiles {
  if (!isPlainName(stem)) {
    throw unusable(
      "PILOT_NAME",
      `the pilot's result is named after its program, and ${JSON.stringify(stem)} makes no good ` +
        "file name: use letters a to z, digits, and . _ + -, at most 64 of them",
    );
  }
  const own = namesOf(stem);
  if (main === undefined || isSameName(main, stem)) return { ...own, writes: spellingsOf(stem) };
  return {
    ...own,
    writes: [...new Set([...spellingsOf(stem), ...spellingsOf(main)])],
    alias: namesOf(main),
  };
}

function namesOf(stem: string): Pick<PilotFiles, "result" | "temporary"> {
  return { result: `${stem.toUpperCase()}.F1`, temporary: `${stem.toUpperCase()}.TMP` };
}

function spellingsOf(stem: string): string[] {
  const { result, temporary } = namesOf(stem);
  const results = [result, `${stem}.F1`, `${stem}.f1`, `${stem.toLowerCase()}.f1`];
  return [...new Set([...results, temporary, `${stem.toLowerCase()}.tmp`])];
}

/**
 * Checks the name of a circuit's file, which becomes the pilot's argument.
 * @throws {UnusableInput} If a pilot could not take it.
 */
export function requireCircuitName(file: string): void {
  if (PLAIN_NAME.test(file) && /\.cir$/i.test(file)) return;
  throw unusable(
    "CIRCUIT_NAME",
    "pilots are told the name of the circuit's file, so it has letters a to z, digits, and . _ + -, and " +
      "ends with .cir, such as monaco.cir",
    { file: visibleInLine(file) },
  );
}

/** Whether two names are the same; case does not count, as on the disks of old. */
export function isSameName(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase();
}
