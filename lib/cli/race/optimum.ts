/**
 * `race optimum CIRCUIT`: the best lap there is.
 */
import { basename } from "@std/path";
import { unusable } from "../../core/problem.ts";
import { visibleInLine } from "../../core/visible.ts";
import { measure } from "../../race/chronometer.ts";
import { makeLap } from "../../race/lap_file.ts";
import { reportLap } from "../../race/lap_report.ts";
import { findOptimum } from "../../race/optimum.ts";
import { jsonText } from "../json_text.ts";
import { requireRoom, writeNew } from "../named_file.ts";
import { type Output, terminal } from "../printing.ts";
import { withEnding } from "../with_ending.ts";
import { readConforming } from "./files.ts";
import { figuresOf } from "./words.ts";

/** Options of the command line. */
export interface OptimumWords {
  /** A result file for the lap. */
  readonly out?: string;
  /** A file of this name is replaced. */
  readonly force?: boolean;
  /** One JSON object instead of text. */
  readonly json?: boolean;
}

/**
 * Finds the optimum and prints its figures.
 * @returns 0.
 * @throws {UnusableInput} If the circuit cannot be read or does not conform, or the lap cannot be written.
 */
export async function raceOptimum(
  name: string,
  options: OptimumWords = {},
  output: Output = terminal,
): Promise<number> {
  const file = await withEnding(name, ".cir");
  const circuit = await readConforming(file, output);
  await requireRoom(options.out, options);
  const began = performance.now();
  const optimum = findOptimum(circuit);
  const ms = Math.round(performance.now() - began);
  if (optimum === undefined) {
    throw unusable("CIRCUIT_UNFIT", "No car can finish here", { file });
  }
  const { finish, points, states } = optimum;
  const lap = { pilot: "optimum", circuit: basename(file), points };
  if (options.out !== undefined) {
    await writeNew(options.out, new TextEncoder().encode(makeLap(lap)), options);
  }
  const { hundredths, kmhHundredths, path } = measure(points, finish);
  if (options.json === true) {
    const fraction = finish.over / finish.under;
    const kmh = kmhHundredths / 100;
    const figures = { moves: finish.moves, fraction, time: hundredths, path, kmh, states, ms };
    output.print(jsonText(figures) + "\n");
    return 0;
  }
  output.print(`${visibleInLine(file)}: ${figuresOf(reportLap(lap, circuit), undefined)}\n`);
  output.print(`${states} states in ${ms} ms\n`);
  if (options.out !== undefined) output.print(`${visibleInLine(options.out)}\n`);
  return 0;
}
