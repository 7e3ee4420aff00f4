import { assertEquals } from "@std/assert";
import { firstProblems } from "../../../lib/core/first_problems.ts";

const problems = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ code: "BAD", message: `${index}` }));

Deno.test("what fits is told as it is", () => {
  for (const count of [0, 1, 3]) assertEquals(firstProblems(problems(count), 3), problems(count));
});

Deno.test("behind the first ones it is told how many more there are", () => {
  const told = (count: number) => firstProblems(problems(count), 3).map(({ message }) => message);
  assertEquals(told(4), ["0", "1", "2", "There is 1 more problem: only the first 3 are told"]);
  assertEquals(told(9).slice(3), ["There are 6 more problems: only the first 3 are told"]);
});
