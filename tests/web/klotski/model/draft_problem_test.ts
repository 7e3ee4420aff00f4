/** What is wrong with a draft, for who draws. */
import { assertEquals } from "@std/assert";
import { parseVariant } from "../../../../lib/klotski/variant_file.ts";
import { type Draft, fileOf } from "../../../../web/klotski/model/draft.ts";
import { draftProblem } from "../../../../web/klotski/model/draft_problem.ts";
import * as strings from "../../../../web/strings/strings.ts";

const words = strings.klotski.editor.problems;

function told(rows: readonly string[], goal: Draft["goal"], name = "Mine"): string {
  const draft: Draft = {
    ...{ name, about: "", width: rows[0]?.length ?? 0, height: rows.length },
    ...{ cells: [...rows.join("")], goal },
  };
  const parsed = parseVariant(fileOf(draft));
  const [problem] = parsed.ok ? [] : parsed.error;
  return problem === undefined ? "" : draftProblem(draft, problem);
}

Deno.test("what is wrong with a draft is told without lines and characters of a file", () => {
  assertEquals(told(["AB", "AC"], []), words.noSpace);
  const both = [{ piece: "A", x: 1, y: 1 }, { piece: "B", x: 1, y: 0 }];
  assertEquals(told(["AB..", "A...", "...."], both), "");
  assertEquals(told(["AB..", "AB..", "...."], both), words.overlap("A", "B"));
  assertEquals(told(["A.#."], [{ piece: "A", x: 2, y: 0 }]), words.onWall("A"));
  assertEquals(told(["A."], [], "M\u202eine"), words.words);
});
