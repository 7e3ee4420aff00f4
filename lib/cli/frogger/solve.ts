/**
 * `frogger solve TRAFFIC`: the exact optimum of the score, over the whole board and near the middle.
 */
import { visibleInLine } from "../../core/visible.ts";
import { makeMoves } from "../../frogger/moves_file.ts";
import { type Optimum, solve, solveAll } from "../../frogger/optimum.ts";
import type { Traffic } from "../../frogger/types.ts";
import { jsonText } from "../json_text.ts";
import { requireRoom, writeNew } from "../named_file.ts";
import { type Output, terminal, textTable } from "../printing.ts";
import { readRoad } from "./files.ts";
import { counted, scoreText } from "./words.ts";

/** Options of the command line. */
export interface SolveWords {
  /** Only the best that never leaves the middle. */
  readonly confined?: boolean;
  /** A file for the moves. */
  readonly out?: string;
  /** A file of this name is replaced. */
  readonly force?: boolean;
  /** One JSON object instead of text. */
  readonly json?: boolean;
}

/**
 * Finds the optimum and prints its figures.
 * @returns 0.
 * @throws {UnusableInput} If the traffic cannot be read, or the moves cannot be written.
 */
export async function froggerSolve(
  name: string,
  options: SolveWords = {},
  output: Output = terminal,
): Promise<number> {
  const { frames, name: road, traffic } = await readRoad(name, output);
  await requireRoom(options.out, options);
  const began = performance.now();
  const { best, ...optima } = options.confined === true ? onlyConfined(traffic) : solveAll(traffic);
  const ms = Math.round(performance.now() - began);
  const moves = makeMoves(best.moves);
  if (options.out !== undefined) {
    await writeNew(options.out, new TextEncoder().encode(moves), options);
  }
  if (options.json === true) {
    const mode = best.confined ? "confined" : "open";
    const each = Object.fromEntries(
      Object.entries(optima).map(([mode, optimum]) => [mode, figuresOf(optimum)]),
    );
    const figures = { frames, mode, ...figuresOf(best), optima: each };
    output.print(`${jsonText({ ...figures, moves: moves.trimEnd(), ms })}\n`);
    return 0;
  }
  const rows = Object.entries(optima).map(([mode, optimum]) => [
    mode === "open" ? "over the whole board" : "near the middle",
    scoreText(optimum),
  ]);
  output.print(`${visibleInLine(road)}: ${counted(frames, "frame")}\n`);
  output.print(`${textTable(["the frog goes", "best"], rows)}\n`);
  const nothing = options.confined === true ? "Nothing near the middle" : "Nothing";
  output.print(
    `${nothing} is better than ${best.score}: every state was looked at, in ${ms} ms.\n`,
  );
  if (options.out !== undefined) output.print(`${visibleInLine(options.out)}\n`);
  return 0;
}

/** The best that never leaves the middle. */
function onlyConfined(traffic: Traffic): { best: Optimum; confined: Optimum } {
  const confined = solve(traffic, "confined");
  return { best: confined, confined };
}

function figuresOf({ confined, corners, crossings, score }: Optimum) {
  return { score, crossings, corners, confined };
}
