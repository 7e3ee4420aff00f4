/** Drafts as texts. */
import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { CELLS } from "../../../../web/circuit/model/change.ts";
import { readDraft, writeDraft } from "../../../../web/circuit/model/draft_text.ts";

const anyBytes = fc.uint8Array({ minLength: CELLS, maxLength: CELLS });

Deno.test("a draft is read as it was written, whatever bytes it holds", () => {
  fc.assert(
    fc.property(anyBytes, fc.nat(), fc.nat(), (cells, savedAt, revision) => {
      const draft = { name: "Old town", cells, savedAt, revision };
      assertEquals(readDraft(writeDraft(draft)), draft);
    }),
    { numRuns: 10 },
  );
});

Deno.test("what is no draft is none", () => {
  const draft = { name: "x", savedAt: 1, revision: 1, cells: " ".repeat(CELLS) };
  const texts = [
    "",
    "null",
    "[]",
    "{",
    JSON.stringify({ ...draft, cells: "short" }),
    JSON.stringify({ ...draft, cells: "é".repeat(CELLS - 1) + "…" }),
    JSON.stringify({ ...draft, name: 7 }),
    JSON.stringify({ ...draft, revision: "1" }),
  ];
  for (const text of texts) assertEquals(readDraft(text), undefined, text.slice(0, 40));
});
