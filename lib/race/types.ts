/**
 * The vocabulary of race. x runs from 0 at the left, y from 0 at the top. Pure.
 */
import type { HEIGHT, WIDTH } from "./rules.ts";

/** A cell of the grid, or a displacement in cells. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A grid of the right size; whether it conforms to the other rules is another question. */
export interface Circuit {
  readonly width: typeof WIDTH;
  readonly height: typeof HEIGHT;
  /** A byte for each cell, row by row from the top: at `y * width + x`. */
  readonly cells: Uint8Array;
}

/** Why a circuit does not conform; the digit is the rule's number. */
export const CONFORMITY_CODES = [
  "E1_LINES",
  "E1_WIDTH",
  "E2_BORDER",
  "E3_ZONE",
  "E4_DETACHED",
  "E4_NO_LOOP",
  "E4_START_OFF_LOOP",
  "E4_ISLAND",
  "E5_WIDTH",
] as const;
export type ConformityCode = (typeof CONFORMITY_CODES)[number];

/** What stands against a circuit, and where. */
export interface Finding {
  readonly code: ConformityCode;
  /** The number of the rule that is broken, 1 to 5. */
  readonly rule: number;
  readonly x: number;
  readonly y: number;
  /** A sentence that says what would be right. */
  readonly message: string;
}
