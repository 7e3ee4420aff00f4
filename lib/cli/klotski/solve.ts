/**
 * `klotski solve FILE|NAME`: a shortest solution, in whatever is to be counted.
 */
import { unusable } from "../../core/problem.ts";
import { visibleInLine } from "../../core/visible.ts";
import {
  type Solution,
  solve,
  solveInPortions,
  type SolveProgress,
} from "../../klotski/solver/solve.ts";
import type { Unit } from "../../klotski/solver/units.ts";
import { type Metric, METRICS, type Variant } from "../../klotski/types.ts";
import { jsonText } from "../json_text.ts";
import { type Output, paint, terminal } from "../printing.ts";
import { findVariant } from "./find_variant.ts";
import { withGoalOf } from "./other_goal.ts";
import { alongWith, type Company } from "./company.ts";
import { counted, tellUnit } from "./words.ts";
import { type WorkOutside, workOutside, workThrough } from "./working.ts";

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
 * @returns 0; 1 if there is none; 130 if Ctrl-C ended it.
 * @throws {UnusableInput} If something cannot be read, there is no goal, or the puzzle is too big.
 */
export async function klotskiSolve(
  wanted: string,
  options: SolveWords = {},
  output: Output = terminal,
  outside: WorkOutside = workOutside,
): Promise<number> {
  const metric = metricOf(options.metric ?? "move");
  const own = await findVariant(wanted, output);
  const variant = options.to === undefined ? own : await withGoalOf(own, options.to);
  if (variant.goal.length === 0) {
    const message = "This board has no goal: say what is to be reached with --to FILE";
    throw unusable("GOAL_NONE", message, { file: visibleInLine(wanted) });
  }
  const began = outside.now();
  let far = "";
  const work = solveInPortions(variant, metric);
  const tell = (progress: SolveProgress) => far = tellProgress(progress, metric);
  const { isStopped, result: solution } = await workThrough(work, tell, outside);
  if (solution === undefined && !isStopped) throw tooBig();
  const ms = Math.round(outside.now() - began);
  if (solution !== undefined) {
    const company = alongWith(variant, solution);
    output.print(
      options.json === true
        ? jsonText(solutionJson(variant, solution, company)) + "\n"
        : tellSolution(variant, solution, company, output) +
          `${
            solution.isWhole ? "" : "at least "
          }${solution.configurations} configurations in ${ms} ms\n`,
    );
  }
  if (isStopped) {
    output.complain(`Stopped. ${far}`.trim());
    return 130;
  }
  return solution?.solvable === true ? 0 : 1;
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
  throw tooBig();
}

function tooBig(): Error {
  return unusable("TOO_BIG", "This puzzle has more configurations than there is room for");
}

function tellProgress(
  { configurations, depth, length }: SolveProgress,
  metric: Metric,
): string {
  return length === undefined
    ? `${configurations} configurations seen, ${counted(depth, metric)} deep, no solution yet`
    : `Solved in ${counted(length, metric)}; ${configurations} configurations counted`;
}

/**
 * What machines read of a solution: pieces by their names. Where pieces hook into each other and move as one, each such
 * unit tells who goes `with` its piece, and `alone` the length without that, `null` if it cannot be solved so.
 */
export function solutionJson(
  variant: Variant,
  solution: Solution,
  company: Company | undefined = alongWith(variant, solution),
): unknown {
  const { configurations, isWhole, length, metric, moves, solvable } = solution;
  return {
    solvable,
    length: solvable ? length : null,
    metric,
    configurations,
    ...(isWhole ? {} : { whole: false }),
    ...(company === undefined ? {} : { alone: company.alone ?? null }),
    moves: moves.map((unit, index) => unitJson(variant, unit, company?.names[index] ?? [])),
  };
}

/** A straight way is told by where it leads, a bent one by its path as well. */
function unitJson(
  { pieces }: Variant,
  { dx, dy, path, piece }: Unit,
  others: readonly string[],
): unknown {
  const name = pieces[piece]?.name ?? "?";
  const isStraight = path.every((direction) => direction === path[0]);
  return {
    ...{ piece: name, dx, dy },
    ...(isStraight ? {} : { path }),
    ...(others.length === 0 ? {} : { with: others }),
  };
}

function tellSolution(
  variant: Variant,
  solution: Solution,
  company: Company | undefined,
  output: Output,
): string {
  const { length, metric, moves, solvable } = solution;
  if (!solvable) return `${paint(output, "red", "not solvable")}\n`;
  const width = `${moves.length}`.length;
  const lines = moves.map((unit, index) => {
    const others = company?.names[index] ?? [];
    const along = others.length === 0 ? "" : ` with ${others.join(" ")}`;
    return `${`${index + 1}`.padStart(width)}  ${tellUnit(variant, unit)}${along}\n`;
  });
  const only = company === undefined
    ? ""
    : company.alone === undefined
    ? ", only by pushing: pieces that hook into each other move together and count as one"
    : `; pieces that hook into each other count as one, piece by piece it takes ${
      counted(company.alone, metric)
    }`;
  const headline = `${paint(output, "green", "solvable")} in ${counted(length, metric)}${only}`;
  return `${headline}\n${lines.join("")}`;
}
