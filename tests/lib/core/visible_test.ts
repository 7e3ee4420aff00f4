import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  hidesSomething,
  visible,
  visibleInLine,
  visibleLines,
  visibleProblem,
} from "../../../lib/core/visible.ts";

const HIDDEN = [
  ...["\0", "\x1b", "\x7f", "\x85", "\x9b", "\xad", "\u034f", "\u061c", "\u115f", "\u180e"],
  ...["\u200b", "\u200d", "\u200e", "\u2028", "\u2029", "\u202e", "\u2066", "\u3164", "\ufe0f"],
  ...["\ufeff", "\uffa0", "\ud800", "\ue000", "\uffff", "\u{e0001}", "\u{e0100}"],
];
for (const mark of HIDDEN) {
  const code = (mark.codePointAt(0) ?? 0).toString(16);
  Deno.test(`U+${code} is shown wherever it would be hidden`, { permissions: "none" }, () => {
    for (const show of [visible, visibleLines, visibleInLine]) {
      assertEquals(show(`a${mark}b`), `a\\u{${code}}b`);
    }
    assert(hidesSomething(mark));
  });
}

Deno.test("line feeds and tabs stay where they are wanted", { permissions: "none" }, () => {
  assertEquals(visible("a\tb\nc"), "a\\u{9}b\nc");
  assertEquals(visibleLines("a\tb\nc\r"), "a\tb\nc\\u{d}");
  assertEquals(visibleInLine("a\tb\nc"), "a\\u{9}b\\u{a}c");
});

Deno.test("what can be seen stays as it is, in any script", { permissions: "none" }, () => {
  for (const text of ["Žofie's tank №1", "戦車 हिन्दी", "שלום", "😀𝄞", "\ufffd", "a\u0301"]) {
    assertEquals(visibleInLine(text), text);
    assert(!hidesSomething(text));
  }
});

Deno.test("shown once, a text has nothing more to be shown", { permissions: "none" }, () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => {
    const shown = visibleInLine(text);
    assertEquals(visibleInLine(shown), shown);
    assert(hidesSomething(text) || shown === text);
  }));
});

Deno.test("pictures made of several keep together", { permissions: "none" }, () => {
  for (const text of ["👩‍🚀", "❤️", "👩🏽‍🚀", "🏳️‍🌈"]) assertEquals(visibleInLine(text), text);
  assertEquals(visibleInLine("a\u200d🚀\u200d."), "a\\u{200d}🚀\\u{200d}.");
});

Deno.test(
  "a problem hides nothing in its sentence and its file's name",
  { permissions: "none" },
  () => {
    const problem = { code: "X", message: "no \u202e", file: "a\u200b.ts", line: 3 };
    const shown = { code: "X", message: "no \\u{202e}", file: "a\\u{200b}.ts", line: 3 };
    assertEquals(visibleProblem(problem), shown);
    assertEquals(visibleProblem({ code: "X", message: "y" }), { code: "X", message: "y" });
  },
);
