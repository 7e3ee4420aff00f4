/**
 * Enters all programs of a run: the entry check for each, a folder for each, unique names.
 */
import { join } from "@std/path";
import { formatProblem, type Problem, unusable, UnusableInput } from "../core/problem.ts";
import { enterProgram } from "../judge/entry/enter.ts";
import { uniqueNames } from "../judge/entry/unique_names.ts";
import { refuseNative } from "../judge/sandbox/refuse_native.ts";
import type { Program, Sandbox } from "../judge/types.ts";

/** A program that nobody typed: it was kept somewhere and is laid out again for this run. */
export interface KeptProgram {
  /** As somebody in the folder `from` would name it. */
  readonly word: string;
  /** The folder that holds all its files, and nothing else; absolute. */
  readonly from: string;
  /** Files that it may read besides those that the word brings, named from its folder. */
  readonly data: readonly string[];
  /** What tables and logs call it, whatever the word says. */
  readonly name: string;
  /** What run.json and messages to the organiser call it, such as `hunter, version 3`. */
  readonly label: string;
  /** What it must turn out to be: `sha256:…`. */
  readonly version: string;
}

/** A program as a run is given it: the word of a command line, or all of this. */
export type GivenProgram = string | KeptProgram;

/** The code of each problem of kept programs: one cannot be entered, or it is not what it was. */
export const KEPT_PROGRAM_UNFIT = "KEPT_PROGRAM_UNFIT";

/**
 * The programs that are given, in their order. The same word is checked and copied once.
 * @throws {UnusableInput} With all problems of all programs, so that nobody mends one after the other.
 */
export async function enterAll(
  given: readonly GivenProgram[],
  { from, into, sandbox }: { from: string; into: string; sandbox: Sandbox },
): Promise<Program[]> {
  const entered = new Map<GivenProgram, Program>();
  const problems: Problem[] = [];
  for (const [index, program] of [...new Set(given)].entries()) {
    const folder = join(into, `bot-${index + 1}`);
    const result = await enterOne(program, { from, into: folder, sandbox });
    if (result instanceof UnusableInput) problems.push(...result.problems);
    else entered.set(program, result);
  }
  if (problems.length > 0) throw new UnusableInput(problems);
  const programs = given.map((program) => entered.get(program) as Program);
  const names = uniqueNames(programs.map((program) => program.name));
  return programs.map((program, index) => ({ ...program, name: names[index] as string }));
}

/** What run.json and messages call a program. */
export function labelOf(given: GivenProgram): string {
  return typeof given === "string" ? given : given.label;
}

interface EnterOptions {
  readonly from: string;
  readonly into: string;
  readonly sandbox: Sandbox;
  readonly data?: readonly string[];
  readonly isRoot?: boolean;
}

async function enterOne(
  given: GivenProgram,
  options: EnterOptions,
): Promise<Program | UnusableInput> {
  if (typeof given === "string") return await enterWord(given, options);
  const { data, from, label, name, version, word } = given;
  const program = await enterWord(word, { ...options, from, data, isRoot: true });
  if (program instanceof UnusableInput) {
    const said = program.problems.map(formatProblem).join("; ");
    return unusable(KEPT_PROGRAM_UNFIT, `${label} cannot be entered: ${said}`);
  }
  if (program.version !== version) {
    const message = `${label} is not the program that was checked when it was sent in`;
    return unusable(KEPT_PROGRAM_UNFIT, message);
  }
  return { ...program, name };
}

async function enterWord(
  word: string,
  { sandbox, ...options }: EnterOptions,
): Promise<Program | UnusableInput> {
  const result = await enterProgram(word, { ...options, deno: sandbox.deno });
  if (!result.ok) return new UnusableInput(result.error);
  const refusal = result.value.runtime === "native" ? refuseNative(sandbox) : undefined;
  return refusal === undefined ? result.value : new UnusableInput([{ ...refusal, file: word }]);
}
