/**
 * One line of text as JSON, with a problem that says where it stops being JSON.
 * Browser-safe: no Deno, no DOM.
 */
import type { Problem } from "../core/problem.ts";
import { bad, good, type Result } from "../core/result.ts";
import { quote } from "./fields.ts";
import { columnOfError, MOST_DEPTH } from "./json_places.ts";
import type { Place } from "./types.ts";

/** A shorter line, in characters, is parsed in no time however deep it nests. */
const HARMLESS_LENGTH = 1 << 20;

/** Parses a line of a log; never throws. Codes: `LOG_JSON`. */
export function parseJsonLine(text: string, place: Place): Result<unknown, Problem[]> {
  if (text.length > HARMLESS_LENGTH && isDeep(text)) {
    const message = `This line nests lists and objects deeper than ${MOST_DEPTH} levels`;
    return bad([{ ...place, code: "LOG_JSON", message }]);
  }
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

/** Whether lists and objects nest deeper than anything a log may hold; brackets within texts don't count. */
function isDeep(text: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < text.length; at++) {
    const mark = text[at];
    if (mark === '"') inText = !inText;
    else if (inText) at += mark === "\\" ? 1 : 0;
    else if (mark === "[" || mark === "{") depth += 1;
    else if (mark === "]" || mark === "}") depth -= 1;
    if (depth > MOST_DEPTH) return true;
  }
  return false;
}
