import { assertEquals } from "@std/assert";
import { board, checkTurn, draw, play, PURE, told } from "./board.ts";

Deno.test("[FIRE-1] a shot reaches the shooter's height minus 1 steps", PURE, () => {
  checkTurn({
    before: "6A 4 4 4 4 7B 5",
    orders: "F2 --",
    loses: { B: 1 },
    scores: { A: 1 },
  });
});

Deno.test(
  "[FIRE-1] a shot reaches not one step farther, whatever height the target has",
  PURE,
  () => {
    const { events } = checkTurn({ before: "6A 4 4 4 4 5 7B", orders: "F2 --" });
    assertEquals(told(events), ["A fires 2"]);
  },
);

Deno.test("[FIRE-1] a shot ends at the edge of the field and comes back nowhere", PURE, () => {
  checkTurn({
    before: `
      5  5  4B
      7A 6  4
      6  5  5C`,
    orders: "F6 F1 F3",
  });
});

Deno.test("[FIRE-2] only the nearest tank on the line is hit", PURE, () => {
  checkTurn({
    before: "7A 4 5B 4C 6D",
    orders: "F2 -- -- --",
    loses: { B: 5 },
    scores: { A: 5 },
  });
});

Deno.test("[FIRE-2] a tank beside the line is not hit", PURE, () => {
  checkTurn({
    before: `
      4  4B 5C
      7A 6  5
      4  4D 6E`,
    orders: "F2 -- -- -- --",
  });
});

Deno.test("[FIRE-3] damage is the shooter's height minus the distance", PURE, () => {
  for (
    const [picture, damage] of [
      ["7A 4B", 6],
      ["4A 7B", 3],
      ["6A 4 7B", 4],
      ["7A 5 5 6 4B", 3],
    ] as const
  ) {
    checkTurn({ before: picture, orders: "F2 --", loses: { B: damage }, scores: { A: damage } });
  }
});

Deno.test("[FIRE-3] a diagonal step counts 1, in all four diagonals", PURE, () => {
  const before = `
    5B 4  4  4  6C
    4  4  4  4  4
    4  4  7A 4  4
    4E 4  4  4  4
    4  4  4  4  5D`;
  checkTurn({ before, orders: "F7 -- -- -- --", loses: { B: 5 }, scores: { A: 5 } });
  checkTurn({ before, orders: "F1 -- -- -- --", loses: { C: 5 }, scores: { A: 5 } });
  checkTurn({ before, orders: "F3 -- -- -- --", loses: { D: 5 }, scores: { A: 5 } });
  checkTurn({ before, orders: "F5 -- -- -- --" });
  checkTurn({ before, orders: "-- -- -- -- F1" });
});

Deno.test("[FIRE-4] a wreck stays on its cell and blocks it", PURE, () => {
  const shot = checkTurn({
    before: "7A 4B 5 6C",
    lives: { B: 5 },
    orders: "F2 -- --",
    after: "7A 4b 5 6C",
    loses: { B: 5 },
    scores: { A: 5 },
  });
  const { state } = play(shot.state, "L0 M2 M6", "L0 M2 M6", "M2 M2 L0");
  assertEquals(draw(state), "7A 4b 5C 6");
  assertEquals(state.tanks.map((tank) => tank.lives), [17, 0, 15]);
});

Deno.test("[FIRE-5] a wreck stops a shot, and is what was hit", PURE, () => {
  const { events } = checkTurn({ before: "7A 4b 5C", orders: "F2 -- --" });
  assertEquals(told(events), ["A fires 2: B at 1 for 6 (0)"]);
});

Deno.test("[FIRE-6] two tanks can kill each other", PURE, () => {
  const { events } = checkTurn({
    before: "7A 4 6B",
    lives: { A: 4, B: 2 },
    orders: "F2 F6",
    after: "7a 4 6b",
    loses: { A: 4, B: 2 },
    scores: { A: 2, B: 4 },
  });
  assertEquals(told(events), [
    "A fires 2: B at 2 for 5 (2)",
    "B fires 6: A at 2 for 4 (4)",
    "A dies in shots",
    "B dies in shots",
  ]);
});

Deno.test(
  "[FIRE-6] a tank that others kill in the same phase stops shots like a living one",
  PURE,
  () => {
    checkTurn({
      before: "7A 4B 5C 6 4D",
      lives: { B: 1 },
      orders: "F2 -- F6 --",
      after: "7A 4b 5C 6 4D",
      loses: { B: 1 },
      scores: { A: 1, C: 1 },
    });
  },
);

Deno.test("[FIRE-7] a tank that dies in the moves does not fire", PURE, () => {
  const { events, state } = checkTurn({
    before: "7A 4B 5",
    lives: { B: 3 },
    orders: "M2 F6",
    after: "7A 4b 5",
    loses: { A: 3, B: 3 },
    scores: { A: 3, B: 3 },
  });
  assertEquals(told(events), ["A stays 2 blocked", "A+B 3/3", "B dies in moves"]);
  assertEquals(state.tanks[1]?.cannon, 0);
});

Deno.test("[FIRE-7] a tank that lives after a collision fires", PURE, () => {
  checkTurn({
    before: "7A 5B 6",
    lives: { B: 4 },
    orders: "M2 F6",
    loses: { A: 7, B: 3 },
    scores: { A: 3, B: 7 },
  });
});

Deno.test("[FIRE-8] the cannon points where the last F said, hit or not", PURE, () => {
  const { state } = play(board("7A 4B 5C"), "F2 F1 F5", "M0 L6 --");
  assertEquals(state.tanks.map((tank) => tank.cannon), [2, 1, 5]);
});

Deno.test(
  "[FIRE-8] the cannon turns also when the shooter dies in the shots, but no wreck's does",
  PURE,
  () => {
    const { state } = play(board("7A 4B 5c", { B: 1 }), "F2 F3 F4");
    assertEquals(state.tanks.map(({ lives, cannon }) => [lives, cannon]), [[20, 2], [0, 3], [
      0,
      0,
    ]]);
  },
);
