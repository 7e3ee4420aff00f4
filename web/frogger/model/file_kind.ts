/** Whether a file is traffic or moves: nothing but its name and its text tells. Pure. */
import { MOVES } from "../../../lib/frogger/types.ts";

/** What a file may be. */
export type FileKind = "traffic" | "moves";

/** A text of which this share is moves is moves, with some mistakes; traffic has blanks. */
const MOSTLY = 0.8;

/** So much of a text is looked at, in characters. */
const LOOKED_AT = 5000;

/** Whether a file is called like one of ours: text without a ending that says anything else. */
export function isOurs(name: string): boolean {
  return /(?:^[^.]+|\.(?:txt|text|asc|moves|frog|traffic|road|lanes))$/i.test(name);
}

/** A text has hardly any signs that no text has: a stray one is told with its place. */
const MOST_FOREIGN = 0.02;

/** Whether a file is text, as it looks when it is read as UTF-8. */
export function isText(text: string): boolean {
  const begin = text.slice(0, LOOKED_AT);
  if (begin.includes("\0")) return false;
  const foreign = begin.match(/[^\P{Cc}\t\n\r\f\v]|\uFFFD/gu)?.length ?? 0;
  return foreign <= 1 + MOST_FOREIGN * begin.length;
}

/** What a file is; an empty one holds moves: none. */
export function kindOfFile(name: string, text: string): FileKind {
  if (/\.(?:moves|frog)$/i.test(name)) return "moves";
  if (/\.(?:traffic|road|lanes)$/i.test(name)) return "traffic";
  const signs = Array.from(text.slice(0, LOOKED_AT).replace(/[\r\n\uFEFF]/g, ""));
  if (signs.length === 0) return text === "" ? "moves" : "traffic";
  const moves = signs.filter((sign) => MOVES.some((move) => move === sign)).length;
  return moves >= MOSTLY * signs.length ? "moves" : "traffic";
}
