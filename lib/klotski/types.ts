/**
 * The vocabulary of klotski. x runs from 0 at the left, y from 0 at the top. Pure.
 */

/** A cell of the board, or a displacement in cells. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The four ways to push, in the order in which ties are settled. */
export const DIRECTIONS = ["north", "west", "east", "south"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The cells of a piece, relative to the top left corner of its bounding box, row by row: connected, at least one. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Point[];
}

/** A piece as a variant has it: its character, its shape, and where it starts. */
export interface Piece {
  /** A letter or a digit. */
  readonly name: string;
  readonly shape: Shape;
  /** The top left corner of its bounding box. */
  readonly start: Point;
}

/** The board that the pieces stand on. */
export interface Board {
  /** 1 to 8 cells. */
  readonly width: number;
  readonly height: number;
  /** 1 for each cell of wall, at `y * width + x`. */
  readonly walls: Uint8Array;
}

/** Something that the goal wants: a piece of this shape with its corner here. Any of the same shape will do. */
export interface GoalPart {
  readonly shape: Shape;
  readonly at: Point;
}

/** The proven optimum, in the two ways of counting that a variant's file tells. */
export interface Optimum {
  readonly steps: number;
  readonly moves: number;
}

/** A puzzle: a board, pieces, and what is to be reached. */
export interface Variant {
  readonly name: string;
  /** A sentence or two on its history; may be empty. */
  readonly about: string;
  readonly board: Board;
  readonly pieces: readonly Piece[];
  /** Empty: a board to play with. */
  readonly goal: readonly GoalPart[];
  /** What the file says of its optimum; `"none"`: proven that there is no solution. */
  readonly optimum?: Optimum | "none";
}

/** Where the pieces stand: the cell `y * width + x` of the corner of each piece's bounding box, in the variant's order. */
export type Position = Uint8Array;

/** What is counted: see metrics in RULES.md. */
export const METRICS = ["step", "straight", "move", "push", "drag"] as const;
export type Metric = (typeof METRICS)[number];
