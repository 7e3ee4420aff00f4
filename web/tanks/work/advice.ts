/** What to do about a problem with a log. */
import type { Problem } from "../../../lib/core/problem.ts";
import * as strings from "../../strings/strings.ts";

const ADVICE: ReadonlyMap<string, string> = new Map(Object.entries(strings.logs.advice));

/** A sentence with what to do about the problem, to be shown after its message; `undefined` where nothing helps. */
export function adviceFor({ code }: Problem): string | undefined {
  return ADVICE.get(code);
}
