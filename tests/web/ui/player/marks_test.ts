import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  frameNear,
  marksAt,
  nextMark,
  placeSigns,
  previousMark,
  thinMarks,
} from "../../../../web/ui/player/marks.ts";
import { evenScale } from "../../../../web/ui/player/scale.ts";
import { MARK_KINDS, type MarkKind, type TimelineMark } from "../../../../web/ui/player/types.ts";

function mark(frame: number, kind: MarkKind = "hit"): TimelineMark {
  return { frame, kind, label: `turn ${frame}: ${kind}` };
}

const anyMarks = fc.array(
  fc.record({ frame: fc.nat(500), kind: fc.constantFrom(...MARK_KINDS), label: fc.constant("") }),
);

Deno.test("[WATCH-17] the next and the previous mark are the nearest ones, in whatever order marks are", () => {
  const marks = [mark(30), mark(10), mark(20), mark(10)];
  assertEquals(nextMark(marks, 0), 10);
  assertEquals(nextMark(marks, 10), 20);
  assertEquals(nextMark(marks, 30), undefined);
  assertEquals(previousMark(marks, 100), 30);
  assertEquals(previousMark(marks, 30), 20);
  assertEquals(previousMark(marks, 10), undefined);
  assertEquals([nextMark([], 0), previousMark([], 0)], [undefined, undefined]);
});

Deno.test("[WATCH-17] one jumps to a death as to any other event", () => {
  const kinds = ["hit", "collision", "fault", "death"] as const;
  assertEquals(kinds.map((kind) => nextMark([mark(7, kind)], 3)), [7, 7, 7, 7]);
  assertEquals(kinds.map((kind) => previousMark([mark(7, kind)], 9)), [7, 7, 7, 7]);
});

Deno.test("a mere note is nothing to jump to", () => {
  const marks = [mark(2, "note"), mark(4), mark(4, "death"), mark(6, "note")];
  assertEquals([nextMark(marks, 0), nextMark(marks, 4)], [4, undefined]);
  assertEquals([previousMark(marks, 9), previousMark(marks, 4)], [4, undefined]);
});

Deno.test("marks that have room are all drawn, where they belong", () => {
  const placed = thinMarks([mark(0), mark(100), mark(50)], evenScale(100), 600, 3);
  assertEquals(placed.map(({ x }) => x), [0, 300, 600]);
});

Deno.test("of marks too near to each other the weightiest is drawn", () => {
  const marks = [mark(10, "hit"), mark(10, "death"), mark(11, "fault"), mark(12, "note")];
  const drawn = thinMarks(marks, evenScale(1000), 1000, 3).map((placed) => placed.mark.kind);
  assertEquals(drawn, ["death"]);
});

Deno.test("however many marks there are, those drawn keep their distance and leave no room unused", () => {
  fc.assert(fc.property(anyMarks, fc.integer({ min: 1, max: 900 }), (marks, width) => {
    const placed = thinMarks(marks, evenScale(500), width, 3);
    for (const [index, { x }] of placed.entries()) {
      assert(index === 0 || x - (placed[index - 1]?.x ?? 0) >= 3);
    }
    for (const left of marks) {
      const x = left.frame / 500 * width;
      const rivals = placed.filter((other) => Math.abs(other.x - x) < 3);
      assert(
        rivals.some((other) =>
          MARK_KINDS.indexOf(other.mark.kind) >= MARK_KINDS.indexOf(left.kind)
        ),
      );
    }
  }));
});

Deno.test("a hundred thousand marks are no more than the pixels allow", () => {
  const marks = Array.from({ length: 100_000 }, (_, index) => mark(index));
  assert(thinMarks(marks, evenScale(100_000), 900, 3).length <= 301);
});

Deno.test("marks of an empty recording stand at its start", () => {
  assertEquals(thinMarks([mark(0, "note")], evenScale(0), 600, 3).map(({ x }) => x), [0]);
});

Deno.test("a point means the weightiest mark within reach, then the nearest, else a frame", () => {
  const marks = [mark(10), mark(12, "death"), mark(13)];
  // 30 frames on 300 pixels.
  const near = (x: number, reach: number, all = marks) =>
    frameNear(all, x, reach, evenScale(30), 300);
  assertEquals(near(102, 20), 12);
  assertEquals(near(102, 10), 10);
  assertEquals(near(129, 5), 13);
  assertEquals(near(108, 10, [mark(10), mark(11)]), 11);
  assertEquals(near(206, 10), 21);
});

Deno.test("the marks of a frame come with the weightiest first", () => {
  const marks = [mark(4, "hit"), mark(4, "death"), mark(5, "fault"), mark(4, "note")];
  assertEquals(marksAt(marks, 4).map(({ kind }) => kind), ["death", "hit", "note"]);
});

Deno.test("[WATCH-29] letters cover neither marks nor other letters, and the last mark has its own on its left if need be", () => {
  const half = 4;
  const width = 300;
  const signed = fc.record({
    x: fc.integer({ min: 0, max: width }),
    sign: fc.constantFrom("A", "BC"),
  });
  fc.assert(fc.property(fc.uniqueArray(signed, { selector: ({ x }) => x }), (all) => {
    const placed = all.map(({ sign, x }) => ({ x, mark: { ...mark(x), sign } }));
    const signs = placeSigns(placed, half, width).map(({ text, x }) => [x, x + 8 * text.length]);
    const marks = placed.map(({ x }) => [x - half, x + half]);
    for (const [index, [start = 0, end = 0]] of signs.entries()) {
      for (const [left = 0, right = 0] of [...signs.slice(index + 1), ...marks]) {
        assert(end <= left || right <= start, `${start}..${end} and ${left}..${right}`);
      }
    }
  }));
  const atEnd = [{ x: 200, mark: { ...mark(1), sign: "C" } }, {
    x: 300,
    mark: { ...mark(2), sign: "G" },
  }];
  assertEquals(placeSigns(atEnd, half, width).map(({ text }) => text), ["C", "G"]);
});
