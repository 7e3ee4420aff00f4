/** The board of a variant's file and the pieces on it [FILE-4 … FILE-6]. Pure. */
import type { Problem } from "../core/problem.ts";
import { checkRows, FREE, type Patch, patchesOf, WALL_SIGN } from "./drawing.ts";
import { cornerOf, shapeOf } from "./shapes.ts";
import type { Board, Piece } from "./types.ts";
import type { Field } from "./variant_lines.ts";

/** The board as the file draws it. */
export interface Setting {
  readonly board: Board;
  /** In reading order of their first cells. */
  readonly pieces: readonly Piece[];
}

/** Reads the `board:` of a file; no setting: there is none, or it cannot be read. */
export function readBoard(
  fields: readonly Field[],
): { readonly setting?: Setting; readonly wrong: readonly Problem[] } {
  const field = fields.find(({ key }) => key === "board");
  if (field === undefined) {
    const message = "There is no board: write board: and below it a row in each line";
    return { wrong: [{ code: "E_NO_BOARD", message, line: 1, column: 1 }] };
  }
  const wrong = checkRows(field);
  if (wrong.length > 0) return { wrong };
  const rows = field.rows.map(({ text }) => text);
  const patches = patchesOf(rows);
  const pieces = patches.map(({ cells, name }): Piece => ({
    name,
    shape: shapeOf(cells),
    start: cornerOf(cells),
  }));
  const board = {
    width: rows[0]?.length ?? 0,
    height: rows.length,
    walls: Uint8Array.from(rows.join(""), (cell) => cell === WALL_SIGN ? 1 : 0),
  };
  return { setting: { board, pieces }, wrong: checkPieces(field, rows, patches) };
}

/** Pieces in two parts [FILE-5], no piece at all, no room to move [FILE-6]. */
function checkPieces(field: Field, rows: readonly string[], patches: readonly Patch[]): Problem[] {
  const line = (y: number) => field.rows[y]?.line ?? field.line;
  const torn = patches.flatMap(({ cells: [cell], name }, index): Problem[] => {
    const first = patches.findIndex((patch) => patch.name === name);
    if (first === index || cell === undefined) return [];
    const message = `These cells do not touch the rest of piece ${name}: ` +
      "a piece hangs together by its sides, so name these differently";
    return [{ code: "E_UNCONNECTED", message, line: line(cell.y), column: cell.x + 1 }];
  });
  const problem = (code: string, message: string): Problem[] => [
    { code, message, line: line(0), column: 1 },
  ];
  return [
    ...torn,
    ...(patches.length > 0 ? [] : problem(
      "E_NO_PIECE",
      "There is no piece on the board: a letter or a digit is a piece",
    )),
    ...(rows.join("").includes(FREE) ? [] : problem(
      "E_NO_SPACE",
      `There is no empty cell, so nothing can move: ${FREE} is an empty cell`,
    )),
  ];
}
