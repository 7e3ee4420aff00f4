import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { parseVariant } from "../../../../lib/klotski/variant_file.ts";
import {
  type Draft,
  draftOf,
  EMPTY,
  emptyDraft,
  fileOf,
  freeName,
  isPiece,
  neighboursOf,
  paint,
  pictureOf,
  resize,
  wantAt,
  wantedAt,
  wantNowhere,
} from "../../../../web/klotski/model/draft.ts";
import { readDraft, writeDraft } from "../../../../web/klotski/model/draft_text.ts";
import { CLASSIC, variantOf } from "../samples.ts";

function drawn(rows: readonly string[], goal: Draft["goal"] = []): Draft {
  const [first = ""] = rows;
  return {
    ...emptyDraft("Mine", first.length, rows.length),
    cells: rows.flatMap((row) => [...row]),
    goal,
  };
}

function rowsOf({ cells, height, width }: Draft): string[] {
  return Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width).join(""));
}

Deno.test("a puzzle becomes a draft, and the draft's file is the puzzle again", () => {
  const text = fileOf(draftOf(CLASSIC));
  const { optimum: _, ...rest } = CLASSIC;
  assertEquals(variantOf(text), rest);
});

Deno.test("several parts of a goal are given each to a piece of its own", () => {
  const variant = variantOf("board:\nAB..\ngoal-board:\n..AB\n");
  assertEquals(draftOf(variant).goal, [{ piece: "A", x: 2, y: 0 }, { piece: "B", x: 3, y: 0 }]);
  assertEquals(variantOf(fileOf(draftOf(variant))).goal, variant.goal);
});

Deno.test("a piece that is cut in two is two pieces; the larger part keeps its name and its goal", () => {
  const draft = drawn(["AAAA", "...."], [{ piece: "A", x: 0, y: 1 }]);
  const cut = paint(draft, 1, EMPTY);
  assertEquals(rowsOf(cut), ["B.AA", "...."]);
  assertEquals(cut.goal, [{ piece: "A", x: 0, y: 1 }]);
});

Deno.test("a piece that is gone is wanted nowhere", () => {
  const draft = drawn(["A.", ".."], [{ piece: "A", x: 1, y: 1 }]);
  assertEquals(paint(draft, 0, EMPTY).goal, []);
});

Deno.test("another size cuts off what lies outside, and goals there", () => {
  const draft = drawn(["AB.", ".#C"], [{ piece: "A", x: 2, y: 1 }]);
  assertEquals(rowsOf(resize(draft, 2, 3)), ["AB", ".#", ".."]);
  assertEquals(resize(draft, 2, 3).goal, []);
  assertEquals(resize(draft, 3, 2), draft);
});

Deno.test("a goal never reaches over the edge, and is found under the pointer", () => {
  const draft = wantAt(drawn(["AA.", "A..", "..."]), "A", 5, -3);
  assertEquals(draft.goal, [{ piece: "A", x: 1, y: 0 }]);
  assertEquals([1, 2, 4, 5].map((cell) => wantedAt(draft, cell).length), [1, 1, 1, 0]);
  assertEquals(wantNowhere(draft, "A").goal, []);
});

Deno.test("the picture of a draft is that of its pieces, right or not", () => {
  const { board, pieces } = pictureOf(drawn(["AA#", "BBB"]));
  assertEquals([board.width, board.height, ...board.walls], [3, 2, 0, 0, 1, 0, 0, 0]);
  assertEquals(pieces.map(({ name, start }) => [name, start]), [
    ["A", { x: 0, y: 0 }],
    ["B", { x: 0, y: 1 }],
  ]);
});

const strokes = fc.array(
  fc.record({ cell: fc.nat(19), sign: fc.constantFrom(EMPTY, "#", "A", "B", "new") }),
  { maxLength: 40 },
);

Deno.test("whatever is painted, every piece stays in one piece", () => {
  fc.assert(fc.property(strokes, (all) => {
    const draft = all.reduce(
      (now, { cell, sign }) => paint(now, cell, sign === "new" ? freeName(now) ?? EMPTY : sign),
      emptyDraft("Mine", 4, 5),
    );
    for (const name of new Set(draft.cells.filter(isPiece))) {
      const left = new Set(draft.cells.flatMap((sign, cell) => sign === name ? [cell] : []));
      const [first = 0] = left;
      const seen = [first];
      left.delete(first);
      for (const cell of seen) {
        for (const next of neighboursOf(cell, 4, 5)) if (left.delete(next)) seen.push(next);
      }
      assertEquals(left.size, 0, `${name} in ${rowsOf(draft).join("/")}`);
    }
    const hasRoom = draft.cells.includes(EMPTY) && draft.cells.some(isPiece);
    assertEquals(parseVariant(fileOf(draft)).ok, hasRoom, rowsOf(draft).join("/"));
    assertEquals(readDraft(writeDraft(draft)), draft);
  }));
});

Deno.test("what was kept and is no draft is none", () => {
  const good = JSON.parse(writeDraft(drawn(["A."])));
  const bad = [
    undefined,
    "",
    "{",
    "null",
    "[]",
    JSON.stringify({ ...good, width: 3 }),
    JSON.stringify({ ...good, width: 9 }),
    JSON.stringify({ ...good, cells: ["A", "ä"] }),
    JSON.stringify({ ...good, goal: [{ piece: "A", x: 0.5, y: 0 }] }),
    JSON.stringify({ ...good, name: 1 }),
  ];
  for (const text of bad) assertEquals(readDraft(text), undefined, text);
});
