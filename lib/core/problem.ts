/**
 * A problem: what is wrong with somebody's input, where, and what would be right.
 * Browser-safe: no Deno, no DOM.
 */

/** One finding in somebody's input. Lines and columns count from 1. */
export interface Problem {
  /** Stable and for machines, such as `LOG_HEADER`. */
  readonly code: string;
  /** What is wrong and what would be right, in one plain sentence without a final full stop. */
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** `file:line:column: message`, with the parts of the place that are known. */
export function formatProblem(problem: Problem): string {
  const place = [problem.file, problem.line, problem.column]
    .filter((part) => part !== undefined)
    .join(":");
  return place === "" ? problem.message : `${place}: ${problem.message}`;
}

/** Thrown at the edges when input cannot be used; the command line prints it and exits with status 2. */
export class UnusableInput extends Error {
  /** At least one. */
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join("\n"));
    this.name = "UnusableInput";
    this.problems = problems;
  }
}

/** Shorthand for a single problem. */
export function unusable(
  code: string,
  message: string,
  place: Partial<Problem> = {},
): UnusableInput {
  return new UnusableInput([{ ...place, code, message }]);
}
