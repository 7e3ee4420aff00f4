/** What is told of an error, whatever it is. */
import { type Problem, UnusableInput } from "../../lib/core/problem.ts";
import * as strings from "../strings/strings.ts";

/** The problems of input that cannot be used; anything else is a mistake of the page's own. */
export function problemsIn(error: unknown): readonly Problem[] {
  if (error instanceof UnusableInput) return error.problems;
  const why = error instanceof Error ? error.message : String(error);
  return [{ code: "PAGE", message: strings.frame.pageFailed(why) }];
}
