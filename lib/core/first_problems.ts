/**
 * A file can be wrong in so many places that nobody reads them all. Browser-safe: no Deno, no DOM. Pure.
 */
import type { Problem } from "./problem.ts";

/** The first problems; if there are more than these, the last one tells how many. */
export function firstProblems(problems: readonly Problem[], most: number): Problem[] {
  const more = problems.length - most;
  if (more <= 0) return [...problems];
  const there = more === 1 ? "There is 1 more problem" : `There are ${more} more problems`;
  const message = `${there}: only the first ${most} are told`;
  return [...problems.slice(0, most), { code: "MORE", message }];
}
