/** The road in a terminal. Pure. */
import stringWidth from "string-width";
import { isWestbound } from "../../frogger/lanes.ts";
import { FROG, pictureOf, SQUASHED_FROG } from "../../frogger/picture.ts";
import { COLUMNS, LANES, NORTH, SOUTH } from "../../frogger/rules.ts";
import type { Cell, Squash, Traffic } from "../../frogger/types.ts";
import { type Output, paint } from "../printing.ts";

/** Where the lanes of the seven rows lead: an arrow for each cell that they move in a frame, `>` also for half a one. */
const SIGNS: readonly string[] = [
  "  ",
  ...LANES.map(({ cells, row }) => (isWestbound(row) ? "<" : ">").repeat(cells).padStart(2)),
  "  ",
];

const MARGIN = 3;

/** Between two pictures beside each other. */
const GAP = "    ";

/** Stands for a vehicle's character that a terminal would not draw in exactly one column: cells would be shifted. */
const STAND_IN = "#";

/** Drawn onto the character before them, whatever width they are said to have. */
const JOINED = /[\p{M}\u1160-\u11FF\uD7B0-\uD7FF]/u;

/** What stands on the board beside the traffic. */
export interface Frog {
  readonly cell: Cell;
  readonly isSquashed?: boolean;
}

/** Whether colours may be used. */
type Canvas = Pick<Output, "isColourful">;

/** The board at the start of a frame: seven lines, each with the lane's direction before it. */
export function boardLines(
  traffic: Traffic,
  frame: number,
  frog: Frog | undefined,
  canvas: Canvas,
): string[] {
  const { cell, isSquashed = false } = frog ?? {};
  const sign = isSquashed ? SQUASHED_FROG : FROG;
  return pictureOf(traffic, frame, cell, sign).map((line, row) => {
    const margin = paint(canvas, "dim", (SIGNS[row] ?? "").padEnd(MARGIN));
    const ground = (text: string) =>
      row === NORTH || row === SOUTH ? paint(canvas, "dim", text) : text;
    const characters = Array.from(line, inOneColumn);
    const column = cell?.column ?? -1;
    if (cell?.row !== row || characters[column] !== sign) {
      return margin + ground(characters.join(""));
    }
    return margin + ground(characters.slice(0, column).join("")) +
      paint(canvas, isSquashed ? "red" : "green", sign) +
      ground(characters.slice(column + 1).join(""));
  });
}

function inOneColumn(character: string): string {
  return JOINED.test(character) || stringWidth(character) !== 1 ? STAND_IN : character;
}

/** Pictures before and after the frame in which the frog was squashed, beside each other, with headings. */
export function squashLines(
  traffic: Traffic,
  { frame, from, to }: Squash,
  canvas: Canvas,
): string[] {
  const before = boardLines(traffic, frame, { cell: from }, canvas);
  const after = boardLines(traffic, frame + 1, { cell: to, isSquashed: true }, canvas);
  const margin = " ".repeat(MARGIN);
  const heading = `${margin}${`start of frame ${frame}`.padEnd(COLUMNS)}${GAP}${margin}` +
    `start of frame ${frame + 1}`;
  return [heading, ...before.map((line, row) => line + GAP + (after[row] ?? ""))];
}
