/**
 * `klotski stats FILE|NAME`: the whole graph of a variant.
 */
import { unusable } from "../../core/problem.ts";
import { visibleInLine } from "../../core/visible.ts";
import { textOf } from "../../klotski/board.ts";
import { type Stats, statsInPortions, type StatsProgress } from "../../klotski/solver/stats.ts";
import type { Variant } from "../../klotski/types.ts";
import { jsonText } from "../json_text.ts";
import { type Output, paint, terminal, textTable } from "../printing.ts";
import { findVariant } from "./find_variant.ts";
import { sceneOf } from "./scene.ts";
import { sketchBoard } from "./sketch.ts";
import { counted } from "./words.ts";
import { type WorkOutside, workOutside, workThrough } from "./working.ts";

/** Options of the command line. */
export interface StatsWords {
  /** One JSON object instead of text. */
  readonly json?: boolean;
}

/** Lines of the histogram: more distances share one. */
const MOST_BARS = 24;

/** The longest bar, in characters. */
const LONGEST_BAR = 48;

/**
 * Prints them.
 * @returns 0; 1 if no goal can be reached; 130 if Ctrl-C ended it.
 * @throws {UnusableInput} If the variant cannot be read, or is too big.
 */
export async function klotskiStats(
  wanted: string,
  options: StatsWords = {},
  output: Output = terminal,
  outside: WorkOutside = workOutside,
): Promise<number> {
  const variant = await findVariant(wanted, output);
  let far = "";
  const work = statsInPortions(variant, ["step", "move"]);
  const { result } = await workThrough(work, (progress) => far = tellProgress(progress), outside);
  if (result === undefined) {
    output.complain(`Stopped. ${far}`.trim());
    return 130;
  }
  if (result === "full") {
    const message = "This puzzle has more configurations than there is room for";
    throw unusable("TOO_BIG", message, { file: visibleInLine(wanted) });
  }
  const [step, move] = [result.get("step"), result.get("move")];
  if (step === undefined || move === undefined) throw new Error("a metric was left out");
  const stats = { step, move };
  output.print(
    options.json === true
      ? jsonText(statsJson(variant, stats)) + "\n"
      : tellStats(variant, stats, output),
  );
  return variant.goal.length > 0 && stats.step.length === undefined ? 1 : 0;
}

function tellProgress({ configurations, depth, doing }: StatsProgress): string {
  return doing === "exploring"
    ? `${configurations} configurations seen, ${depth} steps deep`
    : `The distances of ${configurations} configurations measured, up to ${depth}`;
}

/** The same graph, counted in two ways. */
interface TwoStats {
  readonly step: Stats;
  readonly move: Stats;
}

function statsJson(variant: Variant, { move, step }: TwoStats): unknown {
  const metric = ({ farthest, fromStart, histogram, length, shortest }: Stats) => ({
    length: length ?? null,
    // Beyond what a number holds exactly it is text.
    shortest: shortest <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(shortest) : `${shortest}`,
    farthest: farthest === undefined
      ? null
      : { distance: farthest.distance, board: textOf(variant, farthest.position) },
    fromStart,
    histogram,
  });
  const { configurations, edges, goals } = step;
  return {
    name: variant.name,
    configurations,
    edges,
    goals,
    solvable: step.length !== undefined,
    step: metric(step),
    move: metric(move),
  };
}

function tellStats(variant: Variant, { move, step }: TwoStats, output: Output): string {
  const { configurations, edges, goals } = step;
  const rows = [
    ["configurations", `${configurations}`, ""],
    ["edges, one step each", `${edges}`, ""],
    ["farthest from the start", counted(step.fromStart, "step"), counted(move.fromStart, "move")],
    ...variant.goal.length === 0 ? [] : [
      ["goals", `${goals}`, ""],
      ["shortest solution", ...both(step.length, move.length)],
      ["different ones", `${step.shortest}`, `${move.shortest}`],
      ["farthest from a goal", ...both(step.farthest?.distance, move.farthest?.distance)],
    ],
  ];
  const table = textTable([variant.name, "", ""], rows, { align: ["left", "right", "right"] });
  if (move.farthest === undefined) {
    const isGame = variant.goal.length > 0;
    return `${table}\n${isGame ? `${paint(output, "red", "not solvable")}\n` : ""}`;
  }
  const picture = sketchBoard(sceneOf(variant, move.farthest.position), output.isColourful);
  return [
    table,
    "",
    `Farthest from a goal, ${counted(move.farthest.distance, "move")}:`,
    ...picture,
    "",
    "Configurations by their distance to the nearest goal, in moves:",
    ...bars(move.histogram),
    "",
  ].join("\n");
}

function both(steps: number | undefined, moves: number | undefined): [string, string] {
  return [
    steps === undefined ? "none" : counted(steps, "step"),
    moves === undefined ? "none" : counted(moves, "move"),
  ];
}

/** A bar for each distance, or for so many of them that there is room. */
function bars(histogram: readonly number[]): string[] {
  const width = Math.ceil(histogram.length / MOST_BARS);
  const sums = Array.from(
    { length: Math.ceil(histogram.length / width) },
    (_, bar) =>
      histogram.slice(bar * width, (bar + 1) * width).reduce((sum, each) => sum + each, 0),
  );
  const most = Math.max(...sums);
  const labels = sums.map((_, bar) => {
    const [first, last] = [bar * width, Math.min(histogram.length, (bar + 1) * width) - 1];
    return first === last ? `${first}` : `${first}-${last}`;
  });
  const longest = Math.max(...labels.map(({ length }) => length));
  return sums.map((sum, bar) => {
    const mark = "█".repeat(Math.round(LONGEST_BAR * sum / most)) || (sum > 0 ? "▏" : "");
    return `${(labels[bar] ?? "").padStart(longest)}  ${mark} ${sum}`;
  });
}
