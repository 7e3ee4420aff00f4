/**
 * `klotski solve FILE|NAME`: a shortest solution, in whatever is to be counted.
 */
import { unusable } from "../../core/problem.ts";
import { visibleInLine } from "../../core/visible.ts";
import { type Solution, solve } from "../../klotski/solver/solve.ts";
import type { Unit } from "../../klotski/solver/units.ts";
import { type Metric, METRICS, type Variant } from "../../klotski/types.ts";
import { jsonText } from "../json_text.ts";
import { type Output, paint, terminal } from "../printing.ts";
import { findVariant } from "./find_variant.ts";
import { withGoalOf } from "./other_goal.ts";
import { counted, tellUnit } from "./words.ts";

/** Options of the command line. */
export interface SolveWords {
  /** What counts as one. @default "move" */
  readonly metric?: string;
  /** A file or variant that says what is to be reached. @default the variant's own goal */
  readonly to?: string;
  /** One JSON object instead of text. */
  readonly json?: boolean;
}

/**
 * Prints a shortest solution, or that there is none.
 * @returns 0; 1 if there is none.
 * @throws {UnusableInput} If something cannot be read, there is no goal, or the puzzle is too big.
 */
export async function klotskiSolve(
  wanted: string,
  options: SolveWords = {},
  output: Output = terminal,
): Promise<number> {
  const metric = metricOf(options.metric ?? "move");
  const own = await findVariant(wanted, output);
  const variant = options.to === undefined ? own : await withGoalOf(own, options.to);
  if (variant.goal.length === 0) {
    const message = "This board has no goal: say what is to be reached with --to FILE";
    throw unusable("GOAL_NONE", message, { file: visibleInLine(wanted) });
  }
  const began = performance.now();
  const solution = solveWhole(variant, metric);
  const ms = Math.round(performance.now() - began);
  output.print(
    options.json === true
      ? jsonText(solutionJson(variant, solution)) + "\n"
      : tellSolution(variant, solution, output) +
        `${solution.configurations} configurations in ${ms} ms\n`,
  );
  return solution.solvable ? 0 : 1;
}

/**
 * The metric of this name.
 * @throws {UnusableInput} USAGE.
 */
export function metricOf(word: string): Metric {
  const metric = METRICS.find((known) => known === word);
  if (metric !== undefined) return metric;
  throw unusable("USAGE", `--metric is one of ${METRICS.join(", ")}, not ${visibleInLine(word)}`);
}

/**
 * The solution with all configurations counted.
 * @throws {UnusableInput} TOO_BIG.
 */
export function solveWhole(variant: Variant, metric: Metric): Solution {
  const solution = solve(variant, metric);
  if (solution !== undefined) return solution;
  throw unusable("TOO_BIG", "This puzzle has more configurations than there is room for");
}

/** What machines read of a solution: pieces by their names. */
export function solutionJson(variant: Variant, solution: Solution): unknown {
  const { configurations, length, metric, moves, solvable } = solution;
  return {
    solvable,
    length: solvable ? length : null,
    metric,
    configurations,
    moves: moves.map((unit) => unitJson(variant, unit)),
  };
}

/** A straight way is told by where it leads, a bent one by its path as well. */
function unitJson({ pieces }: Variant, { dx, dy, path, piece }: Unit): unknown {
  const name = pieces[piece]?.name ?? "?";
  const isStraight = path.every((direction) => direction === path[0]);
  return isStraight ? { piece: name, dx, dy } : { piece: name, dx, dy, path };
}

function tellSolution(variant: Variant, solution: Solution, output: Output): string {
  const { length, metric, moves, solvable } = solution;
  if (!solvable) return `${paint(output, "red", "not solvable")}\n`;
  const width = `${moves.length}`.length;
  const lines = moves.map((unit, index) =>
    `${`${index + 1}`.padStart(width)}  ${tellUnit(variant, unit)}\n`
  );
  return `${paint(output, "green", "solvable")} in ${counted(length, metric)}\n${lines.join("")}`;
}
