import { assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  columnOf,
  countFrames,
  glyphAt,
  indexAt,
  isOccupied,
  laneOf,
  shiftOf,
  travelled,
} from "../../../lib/frogger/lanes.ts";
import { pictureOf } from "../../../lib/frogger/picture.ts";
import { COLUMNS } from "../../../lib/frogger/rules.ts";
import { gap, lane } from "./cases.ts";
import { PlainRoad } from "./plain_frogger.ts";
import { read, roads } from "./roads.ts";

/** The contest's own example. */
const EXAMPLE = ["[|==|  =", "|) =  o", "(|[]-[]:", "<| (oo|", "|==|] :=)"];

Deno.test("[LANE-1] [LANE-2] [LANE-3] how far the lanes have travelled", () => {
  const way = (row: number) => [0, 1, 2, 3, 4, 5].map((frame) => travelled(row, frame));
  assertEquals(way(1), [0, 2, 4, 6, 8, 10]);
  assertEquals(way(2), [0, 0, 1, 1, 2, 2]);
  assertEquals(way(3), [0, 1, 2, 3, 4, 5]);
  assertEquals(way(4), [0, 0, 1, 1, 2, 2]);
  assertEquals(way(5), [0, 2, 4, 6, 8, 10]);
  assertEquals([0, 6].flatMap(way).every((cells) => cells === 0), true);
});

Deno.test("[LANE-1] [LANE-3] how vehicles move in even and odd frames, west below 0", () => {
  assertEquals([1, 2, 3, 4, 5].map((row) => shiftOf(row, 6) || 0), [-2, 0, -1, 0, 2]);
  assertEquals([1, 2, 3, 4, 5].map((row) => shiftOf(row, 7)), [-2, 1, -1, -1, 2]);
});

Deno.test("[ENTRY-1] [ENTRY-2] [ENTRY-3] the first characters of the contest's example in frames 0 to 3", () => {
  const traffic = read(EXAMPLE);
  const columns = traffic.lanes.map((road) =>
    [0, 1, 2, 3].map((frame) => columnOf(road, 0, frame))
  );
  assertEquals(columns, [
    [23, 21, 19, 17],
    [-7, -7, -6, -6],
    [23, 22, 21, 20],
    [23, 23, 22, 22],
    [-9, -7, -5, -3],
  ]);
});

Deno.test("[ENTRY-1] [BOARD-1] the four pictures of the contest's example", () => {
  const traffic = read(EXAMPLE);
  const empty = gap(23);
  const road = (frame: number) => pictureOf(traffic, frame).slice(1, -1);
  assertEquals(road(0), [empty, empty, empty, empty, empty]);
  assertEquals(road(1), [
    "                     [|",
    empty,
    "                      (",
    empty,
    "=)                     ",
  ]);
  assertEquals(road(2), [
    "                   [|==",
    "o                      ",
    "                     (|",
    "                      <",
    " :=)                   ",
  ]);
  assertEquals(road(3), [
    "                 [|==| ",
    "o                      ",
    "                    (|[",
    "                      <",
    "|] :=)                 ",
  ]);
});

Deno.test("[ENTRY-2] [ENTRY-3] a cell's character is the one whose column it is", () => {
  fc.assert(fc.property(roads(9), fc.nat(60), (lanes, frame) => {
    for (const road of read(lanes).lanes) {
      for (let column = -3; column < COLUMNS + 3; column++) {
        const index = indexAt(road, column, frame);
        if (index >= 0) assertEquals(columnOf(road, index, frame), column);
        const there = road.cells.findIndex((_, at) => columnOf(road, at, frame) === column);
        assertEquals(index, there);
      }
    }
  }));
});

Deno.test("[FILE-2] a space is a free cell, and so is what lies beyond a line", () => {
  const road = laneOf(read(lane(3, "a b")), 3);
  assertEquals(road && [0, 1, 2, 3].map((at) => glyphAt(road, 10 + at, 13)), [
    "a",
    undefined,
    "b",
    undefined,
  ]);
  const traffic = read(lane(3, "a b"));
  assertEquals([9, 10, 11, 12, 13].map((column) => isOccupied(traffic, 3, column, 13)), [
    ...[false, true, false, true, false],
  ]);
});

Deno.test("[ZONE-1] there is never anything in a zone or beyond", () => {
  const traffic = read(Array.from({ length: 5 }, () => "=".repeat(99)));
  assertEquals([-1, 0, 6, 7].some((row) => isOccupied(traffic, row, 11, 30)), false);
  assertEquals([1, 2, 3, 4, 5].every((row) => isOccupied(traffic, row, 11, 30)), true);
});

Deno.test("[END-1] the game lasts until the last vehicle has left", () => {
  const frames = (row: number, text: string) => countFrames(read(lane(row, text)));
  assertEquals([1, 2, 3, 4, 5].map((row) => frames(row, "=")), [12, 48, 24, 48, 12]);
  assertEquals([1, 2, 3, 4, 5].map((row) => frames(row, "==")), [13, 50, 25, 50, 13]);
  assertEquals([1, 2, 3, 4, 5].map((row) => frames(row, "= ===")), [14, 56, 28, 56, 14]);
  assertEquals(countFrames(read(["=", "", "==", "", "="])), 25);
  assertEquals(countFrames(read(["", "", "", "", ""])), 0);
});

Deno.test("[END-1] blanks at either end of a line make no game longer", () => {
  for (const row of [1, 2, 3, 4, 5]) {
    assertEquals(countFrames(read(lane(row, "  = =   "))), countFrames(read(lane(row, "= ="))));
    const bare = { row, cells: Array.from("  = = ") };
    const front = row === 2 || row === 5 ? "= = " : "  = =";
    assertEquals(
      countFrames({ lanes: [bare] }),
      countFrames({ lanes: [{ row, cells: [...front] }] }),
    );
  }
});

Deno.test("[END-1] [LANE-4] at the start of frame F the board is empty and stays so; a frame before it is not", () => {
  fc.assert(fc.property(roads(20), (lanes) => {
    const traffic = read(lanes);
    const frames = countFrames(traffic);
    assertEquals(frames, new PlainRoad(lanes).frames);
    const isEmpty = (frame: number) =>
      pictureOf(traffic, frame).slice(1, -1).every((row) => row === gap(23));
    for (let later = 0; later < 50; later++) assertEquals(isEmpty(frames + later), true);
    // In frame F - 1 the last vehicle leaves: at its start it is still there.
    if (frames > 0) assertEquals(isEmpty(frames - 1), false);
  }));
});

Deno.test("[END-2] a gap in the traffic ends nothing", () => {
  const traffic = read(lane(3, `=${gap(60)}=`));
  assertEquals(pictureOf(traffic, 40).slice(1, -1), Array.from({ length: 5 }, () => gap(23)));
  assertEquals(countFrames(traffic), 23 + 62);
});
