import { assertEquals, assertThrows } from "@std/assert";
import { assertNever } from "../../../lib/core/assert_never.ts";
import { formatProblem, unusable, UnusableInput } from "../../../lib/core/problem.ts";
import { bad, good, type Result } from "../../../lib/core/result.ts";

const PURE = { permissions: "none" } as const;

Deno.test("good and bad are told apart by ok", PURE, () => {
  const results: Result<number, string>[] = [good(7), bad("no")];
  assertEquals(results.map((one) => one.ok ? one.value : one.error), [7, "no"]);
});

Deno.test("formatProblem writes the parts of the place that are known", PURE, () => {
  const problem = { code: "LOG_ROUND", message: "Cannot read the round: its width is missing" };
  assertEquals(formatProblem(problem), problem.message);
  assertEquals(formatProblem({ ...problem, file: "a.jsonl" }), `a.jsonl: ${problem.message}`);
  assertEquals(
    formatProblem({ ...problem, file: "a.jsonl", line: 12, column: 5 }),
    `a.jsonl:12:5: ${problem.message}`,
  );
  assertEquals(formatProblem({ ...problem, line: 3 }), `3: ${problem.message}`);
});

Deno.test("UnusableInput tells every problem on a line of its own", PURE, () => {
  const error = new UnusableInput([
    { code: "ONE", message: "First", line: 2 },
    { code: "TWO", message: "Second" },
  ]);
  assertEquals(error.message, "2: First\nSecond");
  assertEquals(error.name, "UnusableInput");
  assertEquals(error.problems.map((problem) => problem.code), ["ONE", "TWO"]);
});

Deno.test("unusable is an UnusableInput with one problem and its place", PURE, () => {
  const error = unusable("ORDER", "Cannot read the order", { file: "x", line: 8 });
  assertEquals(error instanceof UnusableInput, true);
  assertEquals(error.problems, [
    { code: "ORDER", message: "Cannot read the order", file: "x", line: 8 },
  ]);
});

Deno.test("assertNever throws and names the value that escaped its type", PURE, () => {
  assertThrows(() => assertNever({ kind: "flown" } as never), Error, '{"kind":"flown"}');
});
