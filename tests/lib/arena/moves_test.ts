import { assertEquals } from "@std/assert";
import { neighbour } from "../../../lib/arena/directions.ts";
import { DIRECTIONS } from "../../../lib/arena/types.ts";
import { board, checkTurn, draw, play, PURE, told } from "./board.ts";

Deno.test("[MOVE-1] a move is one step in any of the eight directions", PURE, () => {
  const around = DIRECTIONS.map((direction) => neighbour({ x: 7, y: 3 }, direction));
  assertEquals(
    around.map(({ x, y }) => `${x},${y}`),
    ["7,4", "8,4", "8,3", "8,2", "7,2", "6,2", "6,3", "6,4"],
  );
  checkTurn({
    before: `
      4  5  6  7  4
      4  5  6B 7  4
      4  5A 6  7  4
      4  5  6  7  4`,
    orders: "M5 M1",
    after: `
      4  5  6  7B 4
      4  5  6  7  4
      4  5  6  7  4
      4A 5  6  7  4`,
  });
});

Deno.test("[MOVE-1] nothing but a move moves a tank", PURE, () => {
  checkTurn({
    before: `
      4  5  6C
      4  5B 4
      5A 6  7`,
    orders: "L1 F6 --",
  });
});

Deno.test(
  "[MOVE-2] a step off the field changes nothing and does no harm, on all four sides",
  PURE,
  () => {
    const { events } = checkTurn({
      before: `
      4  5A 6
      7D 4  5B
      6  7C 4`,
      orders: "M0 M1 M4 M5",
    });
    assertEquals(told(events), [
      "A stays 0 edge",
      "B stays 1 edge",
      "C stays 4 edge",
      "D stays 5 edge",
    ]);
  },
);

Deno.test("[MOVE-2] the last cell before the edge can be driven onto", PURE, () => {
  checkTurn({
    before: `
      4  5  6
      7  4A 5
      6  7  4`,
    orders: "M7",
    after: `
      4A 5  6
      7  4  5
      6  7  4`,
  });
});

Deno.test("[MOVE-3] driving onto a tank that stands still is a collision", PURE, () => {
  const { events } = checkTurn({
    before: "4A 5B 6",
    orders: "M2 L0",
    loses: { A: 3, B: 3 },
    scores: { A: 3, B: 3 },
  });
  assertEquals(told(events), ["A stays 2 blocked", "A+B 3/3", "B looks 0:"]);
});

Deno.test("[MOVE-3] two that try for the same cell collide", PURE, () => {
  checkTurn({
    before: "4A 5  6B",
    orders: "M2 M6",
    loses: { A: 3, B: 3 },
    scores: { A: 3, B: 3 },
  });
});

Deno.test("[MOVE-3] driving onto a cell whose tank leaves it is no collision", PURE, () => {
  const { events } = checkTurn({
    before: "4A 5B 6",
    orders: "M2 M2",
    after: "4  5A 6B",
  });
  assertEquals(told(events), ["A 1,1>2,1", "B 2,1>3,1"]);
});

Deno.test("[MOVE-4] each loses 3 for every tank that it collides with", PURE, () => {
  checkTurn({
    before: `
      4B 5  6C
      7  4  5
      6D 7A 4E`,
    orders: "M0 M3 M5 M1 F2",
    loses: { A: 9, B: 9, C: 9, D: 9 },
    scores: { A: 9, B: 9, C: 9, D: 9 },
  });
});

Deno.test("[MOVE-4] a collision kills a tank with no more than 3 lives", PURE, () => {
  const { events } = checkTurn({
    before: "4A 5B 6",
    lives: { A: 4, B: 3 },
    orders: "M2 L4",
    after: "4A 5b 6",
    loses: { A: 3, B: 3 },
    scores: { A: 3, B: 3 },
  });
  assertEquals(told(events), ["A stays 2 blocked", "A+B 3/3", "B dies in moves"]);
});

Deno.test("[MOVE-5] blocking goes on backwards along a queue", PURE, () => {
  checkTurn({
    before: "4A 5B 6C 7D 4",
    orders: "M2 M2 M2 L6",
    loses: { A: 3, B: 6, C: 6, D: 3 },
    scores: { A: 3, B: 6, C: 6, D: 3 },
  });
});

Deno.test("[MOVE-5] a queue whose head leaves moves on, whatever the order of seats", PURE, () => {
  checkTurn({ before: "4A 5B 6C 7  4", orders: "M2 M2 M2", after: "4  5A 6B 7C 4" });
  checkTurn({ before: "4C 5A 6B 7  4", orders: "M2 M2 M2", after: "4  5C 6A 7B 4" });
});

Deno.test("[MOVE-5] who is blocked by a rival blocks the one who follows it", PURE, () => {
  checkTurn({
    before: "4A 5B 6  7C",
    orders: "M2 M2 M6",
    loses: { A: 3, B: 6, C: 3 },
    scores: { A: 3, B: 6, C: 3 },
  });
});

Deno.test("[MOVE-5] a wreck does not leave, whatever is written for it", PURE, () => {
  checkTurn({
    before: "4A 5b 6",
    orders: "M2 M2",
    loses: { A: 3 },
  });
});

Deno.test("[MOVE-5] a ring with one more who wants in stands still", PURE, () => {
  checkTurn({
    before: `
      4A 5B 6
      7D 4C 5E`,
    orders: "M2 M4 M6 M0 M6",
    // B and E try for C's cell, so nobody in the ring gets away: pairs AB, AD, BC, BE, CD, CE.
    loses: { A: 6, B: 9, C: 9, D: 6, E: 6 },
    scores: { A: 6, B: 9, C: 9, D: 6, E: 6 },
  });
});

Deno.test(
  "[MOVE-6] rivals collide with each other, but not with one who left their cell",
  PURE,
  () => {
    const { events } = checkTurn({
      before: `
      4A 5C 6B
      7  4  5`,
      orders: "M2 M6 M4",
      loses: { A: 3, B: 3 },
      scores: { A: 3, B: 3 },
      after: `
      4A 5  6B
      7  4C 5`,
    });
    assertEquals(told(events), ["A stays 2 blocked", "B stays 6 blocked", "C 2,2>2,1", "A+B 3/3"]);
  },
);

Deno.test("[MOVE-6] who blocks the same cell from different sides is in every pair", PURE, () => {
  const { events } = play(board("4A 5C 6B"), "M2 M6 F0");
  assertEquals(told(events).filter((words) => words.includes("+")), [
    "A+B 3/3",
    "A+C 3/3",
    "B+C 3/3",
  ]);
});

Deno.test("[MOVE-7] two blocked that drive at each other collide once", PURE, () => {
  // C wants B's cell too, so A and B cannot swap; A and B are a pair only once.
  checkTurn({
    before: "4A 5B 6C",
    orders: "M2 M6 M6",
    loses: { A: 6, B: 6, C: 6 },
    scores: { A: 6, B: 6, C: 6 },
  });
});

Deno.test("[MOVE-8] two tanks that swap cells pass each other unharmed", PURE, () => {
  checkTurn({ before: "4A 5B 6", orders: "M2 M6", after: "4B 5A 6" });
  checkTurn({
    before: `
      4  5A
      6B 7`,
    orders: "M5 M1",
    after: `
      4  5B
      6A 7`,
  });
});

Deno.test("[MOVE-8] a longer ring in which everybody leaves turns unharmed", PURE, () => {
  checkTurn({
    before: `
      4A 5B 6
      7D 4C 5`,
    orders: "M2 M4 M6 M0",
    after: `
      4D 5A 6
      7C 4B 5`,
  });
});

Deno.test("[MOVE-8] tracks that cross between cells do not collide", PURE, () => {
  checkTurn({
    before: `
      4A 5B
      6  7`,
    orders: "M3 M5",
    after: `
      4  5
      6B 7A`,
  });
});

Deno.test("[MOVE-9] who tries to leave the field stands still for everybody behind", PURE, () => {
  const { events } = checkTurn({
    before: "4  5B 6A",
    orders: "M2 M2",
    loses: { A: 3, B: 3 },
    scores: { A: 3, B: 3 },
  });
  assertEquals(told(events), ["A stays 2 edge", "B stays 2 blocked", "A+B 3/3"]);
});

Deno.test("[MOVE-10] each of a pair scores what the other lost, capped by its lives", PURE, () => {
  checkTurn({
    before: "4A 5B 6",
    lives: { A: 17, B: 2 },
    orders: "L2 M6",
    after: "4A 5b 6",
    loses: { A: 3, B: 2 },
    scores: { A: 2, B: 3 },
  });
});

Deno.test("[MOVE-11] tracks point where the last M said, blocked or not", PURE, () => {
  const start = board("4A 5B 6C 7");
  const { state } = play(start, "M3 M6 M2");
  assertEquals(state.tanks.map((tank) => tank.tracks), [3, 6, 2]);
  assertEquals(draw(state), "4A 5B 6 7C");
});

Deno.test("[MOVE-11] nothing but an M of a living tank turns the tracks", PURE, () => {
  const { state } = play(board("4A 5B 6C 7d"), "M7 M5 M3 M1", "F1 L2 -- M5");
  assertEquals(state.tanks.map((tank) => tank.tracks), [7, 5, 3, 0]);
});

Deno.test("[MOVE-11] tracks turn also when the tank dies of that very move", PURE, () => {
  const { state } = play(board("4A 5B 6", { A: 1 }), "M2 L3");
  assertEquals(state.tanks.map(({ lives, tracks }) => [lives, tracks]), [[0, 2], [16, 0]]);
});

Deno.test("[MOVE-12] worked example: a queue behind one who fires", PURE, () => {
  checkTurn({
    before: `
      4  5  6  7  4
      4C 5B 6A 7  4
      4  5  6  7  4
      5  6  7  4  5`,
    orders: "F0 M2 M2",
    loses: { A: 3, B: 6, C: 3 },
    scores: { A: 3, B: 6, C: 3 },
  });
});

Deno.test("[MOVE-13] worked example: two drive onto the cell of one who looks", PURE, () => {
  checkTurn({
    before: `
      4  5A 6
      7  4C 5B`,
    orders: "M4 M6 L0",
    loses: { A: 6, B: 6, C: 6 },
    scores: { A: 6, B: 6, C: 6 },
  });
});
