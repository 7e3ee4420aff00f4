import { assertEquals } from "@std/assert";
import { unusable } from "../../../lib/core/problem.ts";
import { problemsIn } from "../../../web/ui/problems_in.ts";

Deno.test("problems of input are told as they are", () => {
  const error = unusable("BAD", "It is bad", { file: "a.txt", line: 3 });
  assertEquals(problemsIn(error), [{ code: "BAD", message: "It is bad", file: "a.txt", line: 3 }]);
});

Deno.test("anything else is the page's own mistake, and is told so", () => {
  const message = "The page failed by a mistake of its own: no";
  assertEquals(problemsIn(new Error("no")), [{ code: "PAGE", message }]);
  assertEquals(problemsIn("no"), [{ code: "PAGE", message }]);
});
