/**
 * Enters all programs of a run: the entry check for each, a folder for each, unique names.
 */
import { join } from "@std/path";
import { type Problem, UnusableInput } from "../core/problem.ts";
import { enterProgram } from "../judge/entry/enter.ts";
import { refuseNative } from "../judge/sandbox/refuse_native.ts";
import type { Program, Sandbox } from "../judge/types.ts";
import { uniqueNames } from "./unique_names.ts";

/**
 * The programs behind the words of a command line, in their order. The same word is checked and copied once.
 * @throws {UnusableInput} With all problems of all programs, so that nobody mends one after the other.
 */
export async function enterAll(
  words: readonly string[],
  { from, into, sandbox }: { from: string; into: string; sandbox: Sandbox },
): Promise<Program[]> {
  const entered = new Map<string, Program>();
  const problems: Problem[] = [];
  for (const [index, word] of [...new Set(words)].entries()) {
    const folder = join(into, `bot-${index + 1}`);
    const result = await enterProgram(word, { from, into: folder, deno: sandbox.deno });
    if (!result.ok) {
      problems.push(...result.error);
      continue;
    }
    const program = result.value;
    const refusal = program.runtime === "native" ? refuseNative(sandbox) : undefined;
    if (refusal === undefined) entered.set(word, program);
    else problems.push({ ...refusal, file: word });
  }
  if (problems.length > 0) throw new UnusableInput(problems);
  const programs = words.map((word) => entered.get(word) as Program);
  const names = uniqueNames(programs.map((program) => program.name));
  return programs.map((program, index) => ({ ...program, name: names[index] as string }));
}
