/**
 * `klotski check FILE…`: what is wrong with variants, with line and column; where nothing is, whether each can be solved
 * and whether the optimum that it tells is true.
 */
import { formatProblem, type Problem } from "../../core/problem.ts";
import { visibleInLine } from "../../core/visible.ts";
import type { Optimum } from "../../klotski/types.ts";
import { parseVariant } from "../../klotski/variant_file.ts";
import { checkEach } from "../check_each.ts";
import { jsonText } from "../json_text.ts";
import { type Output, paint, terminal, warning } from "../printing.ts";
import { withEnding } from "../with_ending.ts";
import { readText } from "./find_variant.ts";
import { optimumOf, sameOptimum } from "./optimum.ts";
import { tellOptimum } from "./words.ts";

/** Options of the command line. */
export interface CheckWords {
  /** A line of JSON for each file instead of text. */
  readonly json?: boolean;
}

/** What was found out about a file. */
interface Checked {
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
  /** Absent: there is no goal, or it is too big to be solved. */
  readonly optimum?: Optimum | "none";
  readonly hasGoal: boolean;
}

/**
 * Prints what stands against each file.
 * @returns 0; 1 if something does.
 * @throws {UnusableInput} If some cannot be read: all of those; the others are checked and told.
 */
export function klotskiCheck(
  files: readonly string[],
  options: CheckWords = {},
  output: Output = terminal,
): Promise<number> {
  return checkEach(
    files,
    async (name) => await checkFile(await withEnding(name, ".txt"), options, output),
  );
}

/** Whether nothing stands against a file; all about it is printed. */
async function checkFile(file: string, options: CheckWords, output: Output): Promise<boolean> {
  const shown = visibleInLine(file);
  const { hasGoal, optimum, problems, warnings } = checkText(await readText(file), shown);
  const isGood = problems.length === 0;
  if (options.json === true) {
    const told = problems.map(({ code, column, line, message }) => ({
      code,
      line,
      column,
      message,
    }));
    output.print(jsonText({ file, good: isGood, problems: told, optimum: optimum ?? null }) + "\n");
    return isGood;
  }
  for (const problem of warnings) output.complain(warning(problem));
  if (isGood) {
    const told = hasGoal ? tellOptimum(optimum) : "a board to play with";
    output.print(`${shown}: ${paint(output, "green", "good")}, ${told}\n`);
  }
  for (const problem of problems) {
    output.print(`${paint(output, "red", problem.code)}  ${formatProblem(problem)}\n`);
  }
  return isGood;
}

function checkText(text: string, file: string): Checked {
  const read = parseVariant(text, file);
  if (!read.ok) return { problems: read.error, warnings: [], hasGoal: false };
  const { variant, warnings } = read.value;
  const optimum = optimumOf(variant);
  const claim = variant.optimum;
  const hasGoal = variant.goal.length > 0;
  if (optimum === undefined || claim === undefined || sameOptimum(optimum, claim)) {
    return { problems: [], warnings, hasGoal, ...(optimum === undefined ? {} : { optimum }) };
  }
  const line = text.split(/\r\n|\r|\n/).findIndex((each) => each.startsWith("optimum:")) + 1;
  const message = `The optimum is another one: ${tellOptimum(optimum)}`;
  const problem = { code: "E_OPTIMUM_WRONG", message, file, line, column: 1 };
  return { problems: [problem], warnings, hasGoal, optimum };
}
