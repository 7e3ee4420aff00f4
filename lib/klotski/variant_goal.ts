/** What a variant's file wants: `goal:` lines and a `goal-board:` [GOAL-1 … GOAL-5]. Pure. */
import type { Problem } from "../core/problem.ts";
import { visibleInLine } from "../core/visible.ts";
import { checkRows, patchesOf, WALL_SIGN } from "./drawing.ts";
import { cornerOf, sameShape, shapeKey, shapeOf } from "./shapes.ts";
import type { GoalPart, Piece, Shape } from "./types.ts";
import type { Setting } from "./variant_board.ts";
import type { Field } from "./variant_lines.ts";

/** A part with the place in the file that wants it. */
interface Wish extends GoalPart {
  readonly line: number;
  readonly column: number;
}

/** What could be made of the goal's lines. */
export interface Wishes {
  /** In reading order of their first cells. */
  readonly goal: readonly GoalPart[];
  readonly problems: readonly Problem[];
}

const GOAL = /^(\S+)[ \t]+(-?\d{1,3})[ \t]+(-?\d{1,3})$/u;

/** Reads all that speaks of a goal and looks whether it can be. */
export function readGoal(setting: Setting, fields: readonly Field[]): Wishes {
  const problems: Problem[] = [];
  const wishes: Wish[] = [];
  for (const field of fields) {
    const found = field.key === "goal"
      ? readGoalLine(setting, field)
      : field.key === "goal-board"
      ? readGoalBoard(setting, field)
      : [];
    for (const each of found) {
      if ("code" in each) problems.push(each);
      else wishes.push(each);
    }
  }
  problems.push(...checkPlaces(setting, wishes));
  const goal = wishes
    .map(({ at, shape }) => ({ at, shape }))
    .sort((one, other) => one.at.y - other.at.y || firstX(one) - firstX(other));
  return { goal, problems };
}

/** `goal: A 1 3` [GOAL-2]. */
function readGoalLine({ board, pieces }: Setting, field: Field): (Wish | Problem)[] {
  const { column, line, value } = field;
  const problem = (code: string, message: string): Problem[] => [{ code, message, line, column }];
  const [, name = "", x = "", y = ""] = GOAL.exec(value) ?? [];
  if (name === "") {
    return problem("E_GOAL", "Write a piece and where its corner shall be, such as goal: A 1 3");
  }
  const piece = pieces.find((each) => each.name === name);
  if (piece === undefined) {
    return problem("E_GOAL_PIECE", `There is no piece ${visibleInLine(name)} on the board`);
  }
  const { shape } = piece;
  const most = { x: board.width - shape.width, y: board.height - shape.height };
  const at = { x: Number(x), y: Number(y) };
  if (at.x < 0 || at.y < 0 || at.x > most.x || at.y > most.y) {
    const range = `x is ${upTo(most.x)} and y is ${upTo(most.y)}`;
    return problem(
      "E_GOAL_OUTSIDE",
      `At ${x} ${y} the piece ${name} is not on the board: ${range}`,
    );
  }
  return [{ shape, at, line, column }];
}

/** The rows of a `goal-board:`, each thing in it a part [GOAL-3]. */
function readGoalBoard({ board, pieces }: Setting, field: Field): (Wish | Problem)[] {
  const wrong = checkRows(field);
  if (wrong.length > 0) return wrong;
  const rows = field.rows.map(({ text }) => text);
  const lineOf = (y: number) => field.rows[y]?.line ?? field.line;
  if (rows.length !== board.height || rows[0]?.length !== board.width) {
    const message = `The goal has ${rows[0]?.length ?? 0} by ${rows.length} cells: ` +
      `it is as large as the board, ${board.width} by ${board.height}`;
    return [{ code: "E_GOAL_SIZE", message, line: lineOf(0), column: 1 }];
  }
  const walls = rows.flatMap((row, y) =>
    Array.from(row).flatMap((cell, x): Problem[] => {
      if (cell !== WALL_SIGN || board.walls[y * board.width + x] === 1) return [];
      const message = "The goal has wall here and the board has none: walls never move";
      return [{ code: "E_GOAL_WALL", message, line: lineOf(y), column: x + 1 }];
    })
  );
  const patches = patchesOf(rows);
  if (patches.length === 0) {
    const message = "The goal wants nothing: draw at least one piece where it shall be";
    return [...walls, { code: "E_GOAL", message, line: lineOf(0), column: 1 }];
  }
  const parts = patches.map(({ cells, name }): Wish | Problem => {
    const shape = shapeOf(cells);
    const place = { line: lineOf(cells[0]?.y ?? 0), column: (cells[0]?.x ?? 0) + 1 };
    if (pieces.some((piece) => sameShape(piece.shape, shape))) {
      return { shape, at: cornerOf(cells), ...place };
    }
    const message = `No piece of the board has the shape of ${name} here (${shapeKey(shape)}); ` +
      "equal characters that touch are one piece";
    return { code: "E_GOAL_PIECE", message, ...place };
  });
  return [...walls, ...parts];
}

/** Parts on walls, on each other, or more of a shape than there are pieces. */
function checkPlaces({ board, pieces }: Setting, wishes: readonly Wish[]): Problem[] {
  const taken = new Map<number, number>();
  const wanted = new Map<string, number>();
  return wishes.flatMap(({ at, column, line, shape }): Problem[] => {
    const problem = (code: string, message: string): Problem => ({ code, message, line, column });
    const cells = shape.cells.map(({ x, y }) => (at.y + y) * board.width + at.x + x);
    const key = shapeKey(shape);
    wanted.set(key, (wanted.get(key) ?? 0) + 1);
    const there = countOf(pieces, shape);
    const neighbour = cells.map((cell) => taken.get(cell)).find((other) => other !== undefined);
    cells.forEach((cell) => taken.set(cell, line));
    if (cells.some((cell) => board.walls[cell] === 1)) {
      return [problem("E_GOAL_WALL", "This part of the goal lies on a wall")];
    }
    if (neighbour !== undefined) {
      const message = `This part of the goal overlaps the one of line ${neighbour}`;
      return [problem("E_GOAL_OVERLAP", message)];
    }
    if (wanted.get(key) !== there + 1) return [];
    const message = `The goal wants more pieces of this shape than the board has: ${there}`;
    return [problem("E_GOAL_COUNT", message)];
  });
}

/** The column of the first cell in reading order: a corner may be that of another part as well. */
function firstX({ at, shape }: GoalPart): number {
  return at.x + (shape.cells[0]?.x ?? 0);
}

function countOf(pieces: readonly Piece[], shape: Shape): number {
  return pieces.filter((piece) => sameShape(piece.shape, shape)).length;
}

function upTo(most: number): string {
  return most === 0 ? "0" : `0 to ${most}`;
}
