/**
 * One line of text as JSON, with a problem that says where it stops being JSON.
 * Browser-safe: no Deno, no DOM.
 */
import type { Problem } from "../core/problem.ts";
import { bad, good, type Result } from "../core/result.ts";
import { quote } from "./fields.ts";
import { columnOfError } from "./json_places.ts";
import type { Place } from "./types.ts";

/** Parses a line of a log; never throws. Codes: `LOG_JSON`. */
export function parseJsonLine(text: string, place: Place): Result<unknown, Problem[]> {
  try {
    const value: unknown = JSON.parse(text);
    return good(value);
  } catch {
    const column = columnOfError(text);
    return bad([{
      ...place,
      ...(column === undefined ? {} : { column }),
      code: "LOG_JSON",
      message: `This line is not JSON${column === undefined ? "" : describe(text, column)}`,
    }]);
  }
}

function describe(text: string, column: number): string {
  return column > text.length
    ? ": it ends too early"
    : ` from ${quote(text.slice(column - 1, column + 19))} on`;
}
