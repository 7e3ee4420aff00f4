/**
 * Variants as text: a name, a drawing of the board, what is to be reached [FILE-1 … FILE-8]. Every mistake is told with
 * its line and column. Pure.
 */
import { firstProblems } from "../core/first_problems.ts";
import type { Problem } from "../core/problem.ts";
import { bad, good, type Result } from "../core/result.ts";
import { visibleInLine } from "../core/visible.ts";
import { startPosition, textOf } from "./board.ts";
import { FREE, WALL_SIGN } from "./drawing.ts";
import { sameShape } from "./shapes.ts";
import type { GoalPart, Optimum, Piece, Variant } from "./types.ts";
import { readBoard } from "./variant_board.ts";
import { readGoal } from "./variant_goal.ts";
import { type Field, type Key, readFields } from "./variant_lines.ts";

/** A variant, and what may be meant otherwise. */
export interface ReadVariant {
  readonly variant: Variant;
  readonly warnings: Problem[];
}

/** In characters. */
export const LONGEST_FILE = 10_000;
export const LONGEST_VARIANT_NAME = 80;
export const LONGEST_ABOUT = 1000;

/** More are not told at once. */
const MOST_PROBLEMS = 20;

const OPTIMUM = /^(\d{1,5}) steps?, *(\d{1,5}) moves?$/;

/** Reads a variant's file. */
export function parseVariant(text: string, file?: string): Result<ReadVariant, Problem[]> {
  const named = (problem: Problem): Problem => file === undefined ? problem : { ...problem, file };
  if (text.length > LONGEST_FILE) return bad([named(tooLong(text))]);
  const { fields, problems } = readFields(text);
  const { setting, wrong } = readBoard(fields);
  const { goal, problems: unreachable } = setting === undefined
    ? { goal: [], problems: [] }
    : readGoal(setting, fields);
  const name = readWords(fields, "name", LONGEST_VARIANT_NAME);
  const about = readWords(fields, "about", LONGEST_ABOUT);
  const { optimum, wrong: claims } = readOptimum(fields);
  const all = [
    ...[...problems, ...wrong, ...unreachable],
    ...[...name.wrong, ...about.wrong, ...claims],
  ];
  if (setting === undefined || all.length > 0) return bad(inOrder(all).map(named));
  const variant: Variant = {
    name: name.words,
    about: about.words,
    ...setting,
    goal,
    ...(optimum === undefined ? {} : { optimum }),
  };
  return good({ variant, warnings: name.words === "" ? [named(NAMELESS)] : [] });
}

/** The variant's file, LF at the ends of lines: `parseVariant` gives the variant back. */
export function makeVariant(variant: Variant): string {
  const { about, name, optimum } = variant;
  const lines = [
    ...(oneLine(name) === "" ? [] : [`name: ${oneLine(name)}`]),
    ...(oneLine(about) === "" ? [] : [`about: ${oneLine(about)}`]),
    "board:",
    ...textOf(variant, startPosition(variant)),
    ...makeGoal(variant),
    ...(optimum === undefined ? [] : [`optimum: ${makeOptimum(optimum)}`]),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

const NAMELESS: Problem = {
  code: "W_NAME",
  message: "The variant has no name: write one in a line such as name: My puzzle",
  line: 1,
  column: 1,
};

/** A line of words for people. */
function readWords(
  fields: readonly Field[],
  key: Key,
  longest: number,
): { readonly words: string; readonly wrong: readonly Problem[] } {
  const field = fields.find((each) => each.key === key);
  if (field === undefined) return { words: "", wrong: [] };
  const { column, line } = field;
  const words = oneLine(field.value);
  const length = Array.from(words).length;
  const message = length > longest
    ? `This is ${length} characters long: ${longest} are the most`
    : visibleInLine(words) !== words
    ? `There is a character here that cannot be seen: ${visibleInLine(words)}`
    : undefined;
  return {
    words,
    wrong: message === undefined ? [] : [{ code: "E_WORDS", message, line, column }],
  };
}

/** `optimum: 116 steps, 81 moves` or `optimum: none` [FILE-7]. */
function readOptimum(
  fields: readonly Field[],
): { readonly optimum?: Optimum | "none"; readonly wrong: readonly Problem[] } {
  const field = fields.find(({ key }) => key === "optimum");
  if (field === undefined) return { wrong: [] };
  const { column, line, value } = field;
  if (!fields.some(({ key }) => key === "goal" || key === "goal-board")) {
    const message =
      "There is an optimum but no goal: write where a piece shall be, as in goal: A 1 3";
    return { wrong: [{ code: "E_OPTIMUM", message, line, column }] };
  }
  if (value === "none") return { optimum: "none", wrong: [] };
  const [, steps, moves] = OPTIMUM.exec(value) ?? [];
  if (steps !== undefined && moves !== undefined) {
    return { optimum: { steps: Number(steps), moves: Number(moves) }, wrong: [] };
  }
  const message = "Write the optimum as optimum: 116 steps, 81 moves, or as optimum: none";
  return { wrong: [{ code: "E_OPTIMUM", message, line, column }] };
}

/** One part is a line; more are a drawing, in which each part takes a piece of its own. */
function makeGoal({ board, goal, pieces }: Variant): string[] {
  const names = namesFor(goal, pieces);
  const [only] = goal;
  if (only === undefined) return [];
  if (goal.length === 1) return [`goal: ${names[0]} ${only.at.x} ${only.at.y}`];
  const cells: string[] = Array.from(board.walls, (wall) => wall === 1 ? WALL_SIGN : FREE);
  goal.forEach(({ at, shape }, part) => {
    for (const { x, y } of shape.cells) {
      cells[(at.y + y) * board.width + at.x + x] = names[part] ?? FREE;
    }
  });
  const rows = Array.from(
    { length: board.height },
    (_, y) => cells.slice(y * board.width, (y + 1) * board.width).join(""),
  );
  return ["goal-board:", ...rows];
}

function namesFor(goal: readonly GoalPart[], pieces: readonly Piece[]): string[] {
  const left = [...pieces];
  return goal.map(({ shape }) => {
    const index = left.findIndex((piece) => sameShape(piece.shape, shape));
    return left.splice(index, 1)[0]?.name ?? FREE;
  });
}

function makeOptimum(optimum: Optimum | "none"): string {
  return optimum === "none" ? optimum : `${optimum.steps} steps, ${optimum.moves} moves`;
}

function tooLong(text: string): Problem {
  const lines = text.slice(0, LONGEST_FILE).split(/\r\n|\r|\n/);
  const message = `The file is longer than ${LONGEST_FILE} characters: it holds one variant`;
  const column = Array.from(lines.at(-1) ?? "").length + 1;
  return { code: "E_LONG", message, line: lines.length, column };
}

function oneLine(words: string): string {
  return words.replace(/\s+/gu, " ").trim();
}

function inOrder(problems: readonly Problem[]): Problem[] {
  const sorted = problems.toSorted((one, other) =>
    (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0)
  );
  return firstProblems(sorted, MOST_PROBLEMS);
}
