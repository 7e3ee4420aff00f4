import { assert, assertEquals, assertThrows } from "@std/assert";
import { cellOf, drawField, drawStarts, heightAt, isOnField } from "../../../lib/arena/field.ts";
import { startRound } from "../../../lib/arena/round.ts";
import { MAX_HEIGHT, MIN_HEIGHT } from "../../../lib/arena/rules.ts";
import type { Field } from "../../../lib/arena/types.ts";
import { randomFrom } from "../../../lib/core/random.ts";
import { board, PURE } from "./board.ts";

/** Fields that the tests of this file look at; drawn once. */
const DUEL_FIELDS = drawMany(2, 2000);

function drawMany(tanks: number, count: number): Field[] {
  const random = randomFrom("field test", tanks);
  return Array.from({ length: count }, () => drawField(random, tanks));
}

function sidesOf(fields: readonly Field[]): number[] {
  const sides = new Set(fields.flatMap(({ width, height }) => [width, height]));
  return [...sides].sort((one, two) => one - two);
}

function fromTo(low: number, high: number): number[] {
  return Array.from({ length: high - low + 1 }, (_, index) => low + index);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

Deno.test("[FIELD-1] width and height are drawn from 5 to 20, both ends included", PURE, () => {
  assertEquals(sidesOf(DUEL_FIELDS), fromTo(5, 20));
  for (const { width, height, heights } of DUEL_FIELDS) {
    assertEquals(heights.length, width * height);
  }
});

Deno.test(
  "[FIELD-1] width and height are drawn apart, every size about equally often",
  PURE,
  () => {
    const counts = new Map<string, number>();
    for (const { width, height } of DUEL_FIELDS) {
      counts.set(`${width}x${height}`, (counts.get(`${width}x${height}`) ?? 0) + 1);
    }
    assertEquals(counts.size, 16 * 16);
    for (const side of fromTo(5, 20)) {
      const share = DUEL_FIELDS.filter(({ width }) => width === side).length;
      assert(share > 80 && share < 170, `${share} of 2000 fields are ${side} wide, not about 125`);
    }
  },
);

Deno.test("[FIELD-2] heights are 4 to 7, each of them in corners, edges and inside", PURE, () => {
  for (const where of ["corner", "edge", "inner"] as const) {
    const heights = new Set(DUEL_FIELDS.flatMap((field) => heightsAt(field, where)));
    assertEquals([...heights].sort(), [4, 5, 6, 7], where);
  }
  assertEquals([MIN_HEIGHT, MAX_HEIGHT], [4, 7]);
});

Deno.test("[FIELD-3] mean(corner) < mean(edge) < mean(inner) over many fields", PURE, () => {
  const corner = mean(DUEL_FIELDS.flatMap((field) => heightsAt(field, "corner")));
  const edge = mean(DUEL_FIELDS.flatMap((field) => heightsAt(field, "edge")));
  const inner = mean(DUEL_FIELDS.flatMap((field) => heightsAt(field, "inner")));
  assert(corner + 0.3 < edge && edge + 0.3 < inner, `${corner}, ${edge}, ${inner}`);
});

Deno.test("[FIELD-4] (1,1) is the south-west corner; x grows east, y grows north", PURE, () => {
  const { field, tanks } = board(`
    4 5 6B
    7A 1 2
    3 8 9C`);
  assertEquals(tanks.map(({ x, y }) => [x, y]), [[1, 2], [3, 3], [3, 1]]);
  assertEquals(tanks.map((tank) => heightAt(field, tank)), [7, 6, 9]);
  assertEquals(cellOf(field, { x: 2, y: 3 }), 7);
  assertEquals(heightAt(field, { x: 1, y: 1 }), 3);
});

Deno.test("[FIELD-4] cells outside 1 to width and 1 to height are off the field", PURE, () => {
  const { field } = board(`
    4 5 6
    7 5 4`);
  for (const x of fromTo(-1, 5)) {
    for (const y of fromTo(-1, 5)) {
      assertEquals(isOnField(field, { x, y }), [1, 2, 3].includes(x) && [1, 2].includes(y));
    }
  }
});

Deno.test(
  "[FIELD-5] no two tanks start on the same cell, and every cell can be a start",
  PURE,
  () => {
    const field = drawField(randomFrom("starts"), 9);
    const random = randomFrom("starts", 2);
    const used = new Set<number>();
    for (let draw = 0; draw < 400; draw++) {
      const starts = drawStarts(random, field, 9);
      assertEquals(starts.length, 9);
      assert(starts.every((start) => isOnField(field, start)));
      const cells = starts.map((start) => cellOf(field, start));
      assertEquals(new Set(cells).size, 9);
      for (const cell of cells) used.add(cell);
    }
    assertEquals(used.size, field.heights.length);
  },
);

Deno.test("[FIELD-5] a full field has a start for everybody", PURE, () => {
  const field = drawField(randomFrom("full"), 400);
  const cells = drawStarts(randomFrom("full", 2), field, 400).map((start) => cellOf(field, start));
  assertEquals(new Set(cells).size, 400);
});

Deno.test("[FIELD-6] at the start everything points north", PURE, () => {
  const { field } = board("4 5 6 7");
  const { tanks } = startRound(field, [{ x: 2, y: 1 }, { x: 4, y: 1 }]);
  for (const { tracks, cannon, periscope } of tanks) {
    assertEquals([tracks, cannon, periscope], [0, 0, 0]);
  }
  assertEquals(tanks.map(({ x, y }) => [x, y]), [[2, 1], [4, 1]]);
});

Deno.test("[FIELD-7] every tank starts with 20 lives, no points and no turns played", PURE, () => {
  const { field } = board("4 5 6 7");
  const { tanks, damage, turn } = startRound(field, [{ x: 2, y: 1 }, { x: 4, y: 1 }]);
  assertEquals(tanks.map((tank) => tank.lives), [20, 20]);
  assertEquals(damage, [0, 0]);
  assertEquals(turn, 0);
});

Deno.test(
  "[FIELD-8] tanks take at most a quarter of the cells: small sizes are not drawn for many",
  PURE,
  () => {
    // 5x5 holds 25 cells, a quarter are 6 tanks; 6x6 holds 9, 20x20 holds 100.
    const least = [[6, 5], [7, 6], [9, 6], [10, 7], [12, 7], [13, 8], [99, 20], [100, 20]] as const;
    for (const [tanks, side] of least) {
      const fields = drawMany(tanks, 300);
      assertEquals(sidesOf(fields), fromTo(side, 20), `${tanks} tanks`);
      for (const { heights } of fields) assert(heights.length >= 4 * tanks);
    }
  },
);

Deno.test("[FIELD-8] on 20x20 more than a quarter is allowed", PURE, () => {
  for (const tanks of [101, 257, 400]) assertEquals(sidesOf(drawMany(tanks, 3)), [20]);
});

Deno.test("[FIELD-9] more than 400 tanks are refused", PURE, () => {
  assertThrows(() => drawField(randomFrom("crowd"), 401), RangeError, "401 tanks");
});

Deno.test("old seeds give old fields and starts, for ever", PURE, () => {
  // Golden draws: whoever changes one of these makes every old log's seed worthless.
  const drawn = [["tanks", 1, 2], ["tanks", 2, 2], ["stage 7", 4, 9], ["", 0, 61]] as const;
  assertEquals(
    drawn.map(([seed, number, tanks]) => {
      const random = randomFrom(seed, number);
      const field = drawField(random, tanks);
      const starts = drawStarts(random, field, tanks);
      const places = starts.slice(0, 3).map(({ x, y }) => `${x},${y}`).join(" ");
      return `${field.width}x${field.height} ${digest(field.heights)} ${places}`;
    }),
    [
      "16x17 583086 8,7 8,13",
      "9x7 772234 8,6 9,4",
      "6x19 646650 6,14 4,12 5,1",
      "20x19 88598 17,12 4,4 15,19",
    ],
  );
});

/** A checksum in which every height and its place count. */
function digest(heights: readonly number[]): number {
  return heights.reduce((sum, height, cell) => (sum * 31 + height * (cell + 1)) % 1_000_003, 7);
}

function heightsAt(field: Field, where: "corner" | "edge" | "inner"): number[] {
  const edges = { corner: 2, edge: 1, inner: 0 }[where];
  return field.heights.filter((_, cell) => {
    const x = cell % field.width;
    const y = Math.floor(cell / field.width);
    const vertical = x === 0 || x === field.width - 1;
    const horizontal = y === 0 || y === field.height - 1;
    return Number(vertical) + Number(horizontal) === edges;
  });
}
