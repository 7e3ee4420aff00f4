import { assertEquals } from "@std/assert";
import { roundedScore, scoreOf } from "../../../lib/frogger/score.ts";
import {
  advance,
  cornerBit,
  cornersIn,
  isNearStart,
  START_STATE,
  tallyOf,
  zoneOf,
} from "../../../lib/frogger/progress.ts";

const open = (crossings: number, corners: number) =>
  scoreOf({ crossings, corners, confined: false }).score;
const confined = (crossings: number) => scoreOf({ crossings, corners: 0, confined: true }).score;

Deno.test("[SCORE-1] halves are rounded up: 107.5, 147.5, 157.5, 2.5, 16.5", () => {
  assertEquals([86, 118, 126, 2].map(confined), [108, 148, 158, 3]);
  assertEquals(open(15, 4), 17);
});

Deno.test("[SCORE-1] what is below a half is cut off, what is above is not", () => {
  // 1.25, 3.75, 5; 100 with 2.5, 5, 7.5, 10 %.
  assertEquals([1, 3, 4].map(confined), [1, 4, 5]);
  assertEquals([0, 1, 2, 3, 4].map((corners) => open(100, corners)), [100, 103, 105, 108, 110]);
  // 4.4, 4.5, 5.5.
  assertEquals([open(4, 4), open(20, 1), open(5, 4)], [4, 21, 6]);
});

Deno.test("[SCORE-1] [SCORE-2] the exact score of any base is that of fractions of whole numbers", () => {
  for (let base = 0; base <= 700; base++) {
    for (const parts of [0, 1, 2, 3, 4, 10]) {
      const fortieths = BigInt(base) * BigInt(40 + parts);
      const rest = fortieths % 40n;
      assertEquals(roundedScore(base, parts), Number(fortieths / 40n) + (rest >= 20n ? 1 : 0));
    }
  }
});

Deno.test("[SCORE-1] the score tells its parts", () => {
  assertEquals(scoreOf({ crossings: 86, corners: 0, confined: true }), {
    score: 108,
    base: 86,
    bonusParts: 10,
  });
  assertEquals(scoreOf({ crossings: 10, corners: 3, confined: false }).bonusParts, 3);
});

Deno.test("[CORNER-1] four cells are corners, no others", () => {
  const found: string[] = [];
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 23; column++) {
      const bit = cornerBit(row, column);
      if (bit !== 0) found.push(`${row},${column}: ${bit}`);
    }
  }
  assertEquals(found, ["0,0: 1", "0,22: 2", "6,0: 4", "6,22: 8"]);
  assertEquals(Array.from({ length: 16 }, (_, mask) => cornersIn(mask)), [
    ...[0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4],
  ]);
});

Deno.test("[CONFINED-1] nine columns keep the frog confined, and none of them has a corner", () => {
  const near = Array.from({ length: 23 }, (_, column) => column).filter(isNearStart);
  assertEquals(near, [7, 8, 9, 10, 11, 12, 13, 14, 15]);
  assertEquals(near.some((column) => cornerBit(0, column) + cornerBit(6, column) > 0), false);
});

Deno.test("[CROSS-1] [CROSS-2] a crossing is made on arrival at the other zone only", () => {
  assertEquals([0, 1, 5, 6].map(zoneOf), ["north", undefined, undefined, "south"]);
  const back = advance(advance(START_STATE, { row: 5, column: 11 }), { row: 6, column: 11 });
  assertEquals([back.crossings, back.frame], [0, 2]);
  const north = advance(back, { row: 0, column: 11 });
  const along = advance(north, { row: 0, column: 12 });
  const south = advance(along, { row: 6, column: 12 });
  assertEquals([north.crossings, along.crossings, south.crossings], [1, 1, 2]);
});

Deno.test("[CONFINED-1] [CORNER-1] what is lost stays lost, what is touched stays touched", () => {
  const far = advance(START_STATE, { row: 6, column: 0 });
  const back = advance(far, { row: 6, column: 11 });
  assertEquals(tallyOf(back), { crossings: 0, corners: 1, confined: false });
  assertEquals(tallyOf(advance(back, { row: 6, column: 0 })).corners, 1);
});
