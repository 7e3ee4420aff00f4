/** A puzzle while it is drawn: it need not be right yet. Pure. */
import { cornerOf, sameShape, shapeOf } from "../../../lib/klotski/shapes.ts";
import type { GoalPart, Piece, Variant } from "../../../lib/klotski/types.ts";

/** Where a piece shall go: the top left corner of its bounding box. */
export interface DraftGoal {
  /** The piece's character. */
  readonly piece: string;
  readonly x: number;
  readonly y: number;
}

/** A puzzle that is being drawn. */
export interface Draft {
  readonly name: string;
  readonly about: string;
  readonly width: number;
  readonly height: number;
  /** A character for each cell, row by row: EMPTY, WALL, or that of a piece, all of whose cells are connected. */
  readonly cells: readonly string[];
  /** At most one for each piece. */
  readonly goal: readonly DraftGoal[];
}

export const EMPTY = ".";
export const WALL = "#";

/** Boards have at most so many rows and columns. */
export const MOST_SIDE = 8;

/** The characters of pieces, in the order in which new pieces get them. */
const NAMES = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** An empty board. */
export function emptyDraft(name: string, width: number, height: number): Draft {
  const cells = Array.from({ length: width * height }, () => EMPTY);
  return { name, about: "", width, height, cells, goal: [] };
}

/** A copy of a puzzle to draw on. */
export function draftOf(variant: Variant): Draft {
  const { about, board: { height, walls, width }, goal, name, pieces } = variant;
  const cells: string[] = Array.from(walls, (wall) => wall === 1 ? WALL : EMPTY);
  for (const { name, shape, start } of pieces) {
    for (const { x, y } of shape.cells) cells[(start.y + y) * width + start.x + x] = name;
  }
  return { name, about, width, height, cells, goal: goalsOf(goal, pieces) };
}

/** Each part of the goal is given to a piece of its shape. */
function goalsOf(goal: readonly GoalPart[], pieces: readonly Piece[]): DraftGoal[] {
  const free = [...pieces];
  return goal.flatMap(({ at, shape }) => {
    const found = free.findIndex((piece) => sameShape(piece.shape, shape));
    const [piece] = found < 0 ? [] : free.splice(found, 1);
    return piece === undefined ? [] : [{ piece: piece.name, ...at }];
  });
}

/** What no piece is called yet; `undefined`: there are as many pieces as can be told apart. */
export function freeName({ cells }: Draft): string | undefined {
  return Array.from(NAMES).find((name) => !cells.includes(name));
}

/** Whether a character is that of a piece. */
export function isPiece(sign: string | undefined): sign is string {
  return sign !== undefined && sign !== EMPTY && sign !== WALL;
}

/** Puts a character into a cell; what falls apart by it becomes two pieces, what is gone is no longer wanted anywhere. */
export function paint(draft: Draft, cell: number, sign: string): Draft {
  if (draft.cells[cell] === undefined || draft.cells[cell] === sign) return draft;
  return tidy({ ...draft, cells: draft.cells.with(cell, sign) });
}

/** Other numbers of columns and rows; what lies outside is cut off. */
export function resize(draft: Draft, width: number, height: number): Draft {
  if (width === draft.width && height === draft.height) return draft;
  const cells = Array.from({ length: width * height }, (_, cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    return x < draft.width && y < draft.height ? draft.cells[y * draft.width + x] ?? EMPTY : EMPTY;
  });
  return tidy({ ...draft, width, height, cells });
}

/** Wants a piece there; where its bounding box would lie outside, as near as it can. */
export function wantAt(draft: Draft, piece: string, x: number, y: number): Draft {
  const box = boxOf(draft, piece);
  if (box === undefined) return draft;
  const at = {
    x: Math.max(0, Math.min(draft.width - box.width, x)),
    y: Math.max(0, Math.min(draft.height - box.height, y)),
  };
  const others = draft.goal.filter((goal) => goal.piece !== piece);
  return { ...draft, goal: [...others, { piece, ...at }] };
}

/** Wants that piece nowhere. */
export function wantNowhere(draft: Draft, piece: string): Draft {
  return { ...draft, goal: draft.goal.filter((goal) => goal.piece !== piece) };
}

/** The smallest rectangle round a piece. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** `undefined`: there is no such piece. */
export function boxOf({ cells, width }: Draft, piece: string): Box | undefined {
  const own = cells.flatMap((sign, cell) => sign === piece ? [cell] : []);
  if (own.length === 0) return undefined;
  const [columns, rows] = [
    own.map((cell) => cell % width),
    own.map((cell) => Math.floor(cell / width)),
  ];
  const [x, y] = [Math.min(...columns), Math.min(...rows)];
  return { x, y, width: Math.max(...columns) - x + 1, height: Math.max(...rows) - y + 1 };
}

/** The draft as a variant's file, which may be wrong; the parser of those files says what is. */
export function fileOf({ about, cells, goal, height, name, width }: Draft): string {
  const rows = Array.from(
    { length: height },
    (_, row) => cells.slice(row * width, (row + 1) * width).join(""),
  );
  const line = (text: string) => text.replace(/\s+/g, " ").trim();
  return [
    `name: ${line(name)}`,
    ...(line(about) === "" ? [] : [`about: ${line(about)}`]),
    "board:",
    ...rows,
    ...goal.map(({ piece, x, y }) => `goal: ${piece} ${x} ${y}`),
    "",
  ].join("\n");
}

function tidy(draft: Draft): Draft {
  const cells = splitPieces(draft);
  const split = { ...draft, cells };
  const goal = draft.goal.filter(({ piece, x, y }) => {
    const box = boxOf(split, piece);
    return box !== undefined && x + box.width <= draft.width && y + box.height <= draft.height;
  });
  return { ...split, goal };
}

/** The largest part of a piece keeps its name, the others get new ones; without any left, they are taken away. */
function splitPieces(draft: Draft): string[] {
  const cells = [...draft.cells];
  for (const name of new Set(cells.filter(isPiece))) {
    const [, ...others] = partsOf({ ...draft, cells }, name)
      .sort((one, other) => other.length - one.length);
    for (const part of others) {
      const sign = freeName({ ...draft, cells }) ?? EMPTY;
      for (const cell of part) cells[cell] = sign;
    }
  }
  return cells;
}

function partsOf({ cells, height, width }: Draft, name: string): number[][] {
  const left = new Set(cells.flatMap((sign, cell) => sign === name ? [cell] : []));
  const parts: number[][] = [];
  for (const first of left) {
    const part = [first];
    left.delete(first);
    for (const cell of part) {
      for (const next of neighboursOf(cell, width, height)) {
        if (left.delete(next)) part.push(next);
      }
    }
    parts.push(part);
  }
  return parts;
}

/** The cells beside a cell, above it and beneath it. */
export function neighboursOf(cell: number, width: number, height: number): number[] {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  return [
    ...(y > 0 ? [cell - width] : []),
    ...(x > 0 ? [cell - 1] : []),
    ...(x < width - 1 ? [cell + 1] : []),
    ...(y < height - 1 ? [cell + width] : []),
  ];
}

/** The draft as a variant to be looked at, right or not. */
export function pictureOf(draft: Draft): Variant {
  const { about, cells, height, name, width } = draft;
  const pieces = [...new Set(cells.filter(isPiece))].map((sign): Piece => {
    const own = cells.flatMap((other, cell) => other === sign ? [cell] : [])
      .map((cell) => ({ x: cell % width, y: Math.floor(cell / width) }));
    return { name: sign, shape: shapeOf(own), start: cornerOf(own) };
  });
  const walls = Uint8Array.from(cells, (sign) => Number(sign === WALL));
  const goal = draft.goal.flatMap(({ piece, x, y }) => {
    const shape = pieces.find(({ name }) => name === piece)?.shape;
    return shape === undefined ? [] : [{ shape, at: { x, y } }];
  });
  return { name, about, board: { width, height, walls }, pieces, goal };
}

/** The pieces whose goals cover a cell, the topmost first. */
export function wantedAt(draft: Draft, cell: number): string[] {
  const { cells, goal, width } = draft;
  return goal.toReversed().filter(({ piece, x, y }) => {
    const box = boxOf(draft, piece);
    if (box === undefined) return false;
    const [column, row] = [cell % width - x + box.x, Math.floor(cell / width) - y + box.y];
    return column >= 0 && column < width && cells[row * width + column] === piece;
  }).map(({ piece }) => piece);
}
