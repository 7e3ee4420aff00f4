/**
 * `klotski show FILE|NAME`: start and goal as pictures; with `--solution` a shortest solution, played cell by cell.
 */
import { unusable } from "../../core/problem.ts";
import { startPosition } from "../../klotski/board.ts";
import type { Variant } from "../../klotski/types.ts";
import { type Output, paint, terminal } from "../printing.ts";
import { type Stage, terminalStage } from "../terminal_stage.ts";
import { wholeNumber } from "../whole_number.ts";
import { findVariant } from "./find_variant.ts";
import { framesOf, playFrames } from "./play.ts";
import { sceneOf, sceneOfGoal } from "./scene.ts";
import { sketchBoard } from "./sketch.ts";
import { solveWhole } from "./solve.ts";
import { counted } from "./words.ts";

/** Options of the command line. */
export interface ShowWords {
  /** Play a shortest solution. */
  readonly solution?: boolean;
  /** Hundredths of a second between two pictures; 0: a key a picture. @default 30 */
  readonly n?: string | number | true;
}

/** The longest pause: a minute. */
const MOST_PAUSE = 6000;

/** Between two pictures beside each other. */
const GAP = "     ";

/** What keys do, in the words of SHOW_KEYS. */
const PLAY_KEYS = "q ends, space holds, any other key goes on";
const STEP_KEYS = "any key goes on, q ends";

/**
 * Draws a variant.
 * @param makeStage Where the solution is played; `undefined` as its result: picture after picture.
 * @returns 0; 1 if a solution is to be shown and there is none.
 * @throws {UnusableInput} If it cannot be read, is too big to be solved, or its pictures are for the terminal.
 */
export async function klotskiShow(
  wanted: string,
  options: ShowWords = {},
  output: Output = terminal,
  makeStage: (pause: number) => Stage | undefined = terminalStage,
): Promise<number> {
  if (options.n === true) throw unusable("USAGE", "-n needs its number, such as -n 50");
  const pause = wholeNumber("-n", options.n ?? 30, 0, MOST_PAUSE);
  const variant = await findVariant(wanted, output);
  if (options.solution === true) {
    return await play(variant, output, pause === 0 ? STEP_KEYS : PLAY_KEYS, () => makeStage(pause));
  }
  output.print(`${paint(output, "bold", variant.name)}\n`);
  if (variant.about !== "") output.print(`${wrapped(variant.about).join("\n")}\n`);
  output.print(`\n${pictures(variant, output).join("\n")}\n`);
  output.print(`${verdictOf(variant)}\n`);
  return 0;
}

/** What is known of its solution. */
function verdictOf({ goal, optimum }: Variant): string {
  if (goal.length === 0) return "A board to play with: it has no goal";
  if (optimum === undefined) return "Shortest solution: not known, klotski solve finds it";
  if (optimum === "none") return "Not solvable";
  // These may be two solutions: the one with the fewest moves often takes some more steps.
  return `Fewest steps: ${optimum.steps}; fewest moves: ${optimum.moves}`;
}

async function play(
  variant: Variant,
  output: Output,
  keys: string,
  makeStage: () => Stage | undefined,
): Promise<number> {
  const solution = solveWhole(variant, "move");
  if (!solution.solvable) {
    output.print(`${paint(output, "red", "not solvable")}\n`);
    return 1;
  }
  using stage = makeStage();
  const frames = framesOf(variant, solution.moves);
  if (stage === undefined) {
    for (const { position, words } of frames) {
      const picture = sketchBoard(sceneOf(variant, position), output.isColourful);
      output.print(`${words}\n${picture.join("\n")}\n\n`);
    }
  } else {
    const seen = await playFrames(variant, frames, stage, keys);
    if (seen !== frames.at(-1)) {
      output.print(`Ended at ${seen?.words ?? "the start"}\n`);
      return 0;
    }
  }
  const steps = frames.length - 1;
  output.print(`Solved in ${counted(solution.length, "move")}, ${counted(steps, "step")}\n`);
  return 0;
}

/** Start and goal side by side; the start alone where there is no goal. */
function pictures(variant: Variant, { isColourful }: Output): string[] {
  const width = 4 * variant.board.width + 1;
  const start = sketchBoard(sceneOf(variant, startPosition(variant)), isColourful);
  if (variant.goal.length === 0) return start;
  const goal = sketchBoard(sceneOfGoal(variant), isColourful);
  return [
    `${"start".padEnd(width)}${GAP}goal`,
    ...start.map((line, index) => `${line}${GAP}${goal[index] ?? ""}`),
  ];
}

/** Words in lines of at most 80 characters. */
function wrapped(text: string): string[] {
  return text.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > 80) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}
