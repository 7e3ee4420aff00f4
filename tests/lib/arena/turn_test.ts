import { assertEquals, assertThrows } from "@std/assert";
import { stepOf } from "../../../lib/arena/directions.ts";
import { playTurn } from "../../../lib/arena/turn.ts";
import { DIRECTIONS } from "../../../lib/arena/types.ts";
import { board, checkTurn, entries, play, PURE, told } from "./board.ts";

Deno.test(
  "[TURN-1] all moves come first, then all shots, then all looks, whatever the seats",
  PURE,
  () => {
    const { events } = checkTurn({
      before: "4  5A 7B 4C",
      orders: "L2 F6 M0",
      loses: { A: 6 },
      scores: { B: 6 },
    });
    assertEquals(told(events), ["C stays 0 edge", "B fires 6: A at 1 for 6 (6)", "A looks 2: B C"]);
  },
);

Deno.test("[TURN-2] a target may drive away before the shot", PURE, () => {
  checkTurn({
    before: `
      4  5  6
      7A 4  5B`,
    orders: "F2 M0",
    after: `
      4  5  6B
      7A 4  5`,
  });
});

Deno.test("[TURN-2] another may drive into the line of fire", PURE, () => {
  checkTurn({
    before: `
      4  5C 6
      7A 4  5B`,
    orders: "F2 -- M4",
    after: `
      4  5  6
      7A 4C 5B`,
    loses: { C: 6 },
    scores: { A: 6 },
  });
});

Deno.test(
  "[TURN-3] a look shows places, tracks, cannons and periscopes at the end of the turn",
  PURE,
  () => {
    const { events } = play(
      board(`
      4  5  6B 7
      4A 5  6  7C
      4  5D 6  7`),
      "L2 M4 F7 L5",
    );
    const look = events.find((event) => event.kind === "looked" && event.seat === 0);
    const seen = look?.kind === "looked" ? look.seen : [];
    assertEquals(
      seen.map((
        { tank: { x, y, tracks, cannon, periscope } },
      ) => [x, y, tracks, cannon, periscope]),
      [[3, 2, 4, 0, 0], [4, 2, 0, 7, 0], [2, 1, 0, 0, 5]],
    );
  },
);

Deno.test(
  "[TURN-3] who drove out of the sector is not shown, who was killed is shown as a wreck",
  PURE,
  () => {
    const { events } = play(
      board(
        `
      4  5B 6
      4A 5C 7D`,
        { C: 6 },
      ),
      "L2 M7 L0 F6",
    );
    assertEquals(told(events), [
      "B stays 7 edge",
      "D fires 6: C at 1 for 6 (6)",
      "C dies in shots",
      "A looks 2: B C D",
    ]);
    const gone = play(
      board(`
      5B 4
      4A 6`),
      "L0 M3",
    );
    assertEquals(told(gone.events), ["B 1,2>2,1", "A looks 0:"]);
  },
);

Deno.test("[TURN-4] directions count clockwise from north", PURE, () => {
  assertEquals(
    DIRECTIONS.map((direction) => [direction, stepOf(direction).dx, stepOf(direction).dy]),
    [[0, 0, 1], [1, 1, 1], [2, 1, 0], [3, 1, -1], [4, 0, -1], [5, -1, -1], [6, -1, 0], [7, -1, 1]],
  );
});

Deno.test("[SCORE-1] shots and collisions score the damage done to others", PURE, () => {
  const first = checkTurn({
    before: "6A 4  5B",
    orders: "F2 M6",
    after: "6A 4B 5",
    loses: { B: 5 },
    scores: { A: 5 },
  });
  assertEquals(play(first.state, "F2 M6").state.damage, [5 + 3 + 5, 3]);
});

Deno.test("[SCORE-1] looking, driving about and missing score nothing", PURE, () => {
  checkTurn({ before: "6A 4B 5  4C", orders: "L2 F0 M4" });
});

Deno.test("[SCORE-4] damage counts the lives really taken", PURE, () => {
  const { events } = checkTurn({
    before: "7A 5B",
    lives: { B: 2 },
    orders: "F2 L0",
    after: "7A 5b",
    loses: { B: 2 },
    scores: { A: 2 },
  });
  assertEquals(told(events)[0], "A fires 2: B at 1 for 6 (2)");
});

Deno.test(
  "[SCORE-5] points are limited by the lives at the start of the phase, not of the turn",
  PURE,
  () => {
    // B has 8: the collision with C takes 3 of them, so A's shot of 6 finds 5.
    checkTurn({
      before: "7A 5B 4C",
      lives: { B: 8 },
      orders: "F2 L0 M6",
      after: "7A 5b 4C",
      loses: { B: 8, C: 3 },
      scores: { A: 5, B: 3, C: 3 },
    });
  },
);

Deno.test(
  "[SCORE-5] two collisions of one tank are each limited by its lives at the start",
  PURE,
  () => {
    checkTurn({
      before: "7A 5B 4C",
      lives: { B: 4 },
      orders: "M2 L0 M6",
      after: "7A 5b 4C",
      loses: { A: 6, B: 4, C: 6 },
      scores: { A: 6, B: 6, C: 6 },
    });
  },
);

Deno.test("[SCORE-6] damage to a wreck scores 0", PURE, () => {
  checkTurn({ before: "7A 5b 4C", orders: "F2 -- M6", loses: { C: 3 } });
});

Deno.test("[SCORE-7] two attackers of one weak tank both score its last lives", PURE, () => {
  checkTurn({
    before: "7A 5B 6C",
    lives: { B: 2 },
    orders: "F2 -- F6",
    after: "7A 5b 6C",
    loses: { B: 2 },
    scores: { A: 2, C: 2 },
  });
});

Deno.test("[SCORE-8] a wreck scores nothing when somebody drives into it", PURE, () => {
  checkTurn({ before: "7A 5b", orders: "M2 --", loses: { A: 3 } });
});

Deno.test("[SCORE-8] a tank that dies of a collision scores it all the same", PURE, () => {
  checkTurn({
    before: "7A 5B 6C",
    lives: { A: 13, B: 1 },
    orders: "M2 L0 --",
    after: "7A 5b 6C",
    loses: { A: 3, B: 1 },
    scores: { A: 1, B: 3 },
  });
});

Deno.test("[INPUT-4] an invalid line costs the turn: no move, no shot, no look", PURE, () => {
  const before = board("7A 5B");
  const { events, state } = play(before, "-- --");
  assertEquals(events, []);
  assertEquals(state, { ...before, turn: 1 });
});

Deno.test("[INPUT-4] who lost a turn can be hit, and goes on in the next", PURE, () => {
  checkTurn({ before: "7A 5B", orders: "F2 --", loses: { B: 6 }, scores: { A: 6 } });
  assertEquals(told(play(board("7A 5B"), "-- --", "-- F6").events), [
    "B fires 6: A at 1 for 4 (4)",
  ]);
});

Deno.test(
  "[FAULT-1] a faulty program's tank is a wreck before the moves and stays on its cell",
  PURE,
  () => {
    const { events } = checkTurn({
      before: "7A 5B 6C",
      orders: "M2 !! F6",
      after: "7A 5b 6C",
      loses: { A: 3, B: 19 },
    });
    assertEquals(told(events), [
      "B dies in fault",
      "A stays 2 blocked",
      "A+B 0/0",
      "C fires 6: B at 1 for 5 (0)",
    ]);
  },
);

Deno.test("[FAULT-1] a wreck does not die again", PURE, () => {
  assertEquals(play(board("7A 5b"), "-- !!").events, []);
});

Deno.test("playTurn does not change the state that it is given", PURE, () => {
  const start = board(
    `
    7A 5B 6C
    4  5  6D`,
    { B: 3 },
  );
  const copy = structuredClone(start);
  const given = entries("M2 L0 F6 !!");
  playTurn(start, given);
  assertEquals(start, copy);
  assertEquals(given, entries("M2 L0 F6 !!"));
});

Deno.test("playTurn counts turns and keeps what it does not change", PURE, () => {
  const start = { ...board("7A 5B"), turn: 41, damage: [11, 13] };
  const { state } = play(start, "F2 L6");
  assertEquals(state.turn, 42);
  assertEquals(state.damage, [17, 13]);
  assertEquals(state.field, start.field);
});

Deno.test("playTurn refuses a wrong number of entries", PURE, () => {
  assertThrows(() => play(board("7A 5B"), "F2"), RangeError, "2 seats with 1 entries");
  assertThrows(() => play(board("7A 5B"), "F2 F3 F4"), RangeError, "2 seats with 3 entries");
});
