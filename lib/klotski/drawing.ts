/** Drawings in a variant's file: rows of equal length in which equal characters that touch are one thing [FILE-4]. Pure. */
import type { Problem } from "../core/problem.ts";
import { visibleInLine } from "../core/visible.ts";
import type { Field } from "./variant_lines.ts";
import type { Point } from "./types.ts";

/** Cells that hang together by their sides and have the same character. */
export interface Patch {
  readonly name: string;
  /** The first one in reading order comes first. */
  readonly cells: readonly Point[];
}

/** A board is 1 to 8 cells wide and high [CELL-1]. */
export const LONGEST_SIDE = 8;

export const FREE = ".";
export const WALL_SIGN = "#";

const CELL = /^[A-Za-z0-9.#]$/;

/** Whatever is wrong with the rows by themselves: none at all, too many, ragged, or with characters of other kinds. */
export function checkRows({ key, line, rows }: Field): Problem[] {
  const [first] = rows;
  if (first === undefined) {
    const message = `There are no rows below ${key}: write one in each line, such as HAAI`;
    return [{ code: "E_NO_ROWS", message, line, column: 1 }];
  }
  const width = Array.from(first.text).length;
  const problems: Problem[] = [];
  if (width > LONGEST_SIDE) {
    const message = `The board is ${width} cells wide: ${LONGEST_SIDE} is the most`;
    problems.push({ code: "E_SIZE", message, line: first.line, column: LONGEST_SIDE + 1 });
  }
  const below = rows[LONGEST_SIDE];
  if (below !== undefined) {
    const message = `The board is ${rows.length} cells high: ${LONGEST_SIDE} is the most`;
    problems.push({ code: "E_SIZE", message, line: below.line, column: 1 });
  }
  for (const row of rows) {
    const cells = Array.from(row.text);
    if (cells.length !== width) {
      const message = `This row has ${count(cells.length)} and the first one has ${
        count(width)
      }: all rows are equally long`;
      const column = Math.min(cells.length, width) + 1;
      problems.push({ code: "E_RAGGED", message, line: row.line, column });
    }
    cells.forEach((cell, x) => {
      if (CELL.test(cell)) return;
      const message = `"${visibleInLine(cell)}" is no cell: a piece is one of the 62 characters ` +
        `A to Z, a to z and 0 to 9, an empty cell is ${FREE} and wall is ${WALL_SIGN}`;
      problems.push({ code: "E_CHARACTER", message, line: row.line, column: x + 1 });
    });
  }
  return problems;
}

/** The things in rows without problems, in reading order of their first cells. */
export function patchesOf(rows: readonly string[]): Patch[] {
  const seen = new Set<string>();
  const patches: Patch[] = [];
  rows.forEach((row, y) =>
    Array.from(row).forEach((name, x) => {
      if (name === FREE || name === WALL_SIGN || seen.has(`${x},${y}`)) return;
      patches.push({ name, cells: spread(rows, { x, y }, name, seen) });
    })
  );
  return patches;
}

/** All cells of this name that hang together with a cell. */
function spread(
  rows: readonly string[],
  from: Point,
  name: string,
  seen: Set<string>,
): readonly Point[] {
  const found: Point[] = [];
  const visit = ({ x, y }: Point): void => {
    const place = `${x},${y}`;
    if (rows[y]?.[x] !== name || seen.has(place)) return;
    seen.add(place);
    found.push({ x, y });
    visit({ x: x + 1, y });
    visit({ x, y: y + 1 });
    visit({ x: x - 1, y });
    visit({ x, y: y - 1 });
  };
  visit(from);
  return found;
}

function count(cells: number): string {
  return cells === 1 ? "1 cell" : `${cells} cells`;
}
