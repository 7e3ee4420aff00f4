import { assertEquals } from "@std/assert";
import { makeOpening, makeReport } from "../../../lib/arena/reports.ts";
import { numberOf, seatOf, seatsOf } from "../../../lib/arena/seats.ts";
import type { PlayedTurn, Seat, TankNumber } from "../../../lib/arena/types.ts";
import { board, play, PURE } from "./board.ts";

/** What the program of each seat reads after a turn. */
function reports(played: PlayedTurn): string[] {
  return seatsOf(played.state.tanks.length).map((seat) => makeReport(played, seat));
}

const HILLS = `
  4B 5  6
  7  4  5C
  6  7A 5
  4  6  7`;

Deno.test(
  "[READ-1] the opening starts with width, height, own place and number of others",
  PURE,
  () => {
    const firstLines = seatsOf(3).map((seat) => makeOpening(board(HILLS), seat).split("\n")[0]);
    assertEquals(firstLines, ["3 4 2 2 2", "3 4 1 4 2", "3 4 3 3 2"]);
  },
);

Deno.test("[READ-2] then the heights, row y=1 first, each row from x=1", PURE, () => {
  const opening = makeOpening(board(HILLS), 1 as Seat);
  assertEquals(opening, "3 4 1 4 2\n4 6 7\n6 7 5\n7 4 5\n4 5 6\n");
});

Deno.test(
  "[READ-4] a report starts with the own lives, then the others' in their order",
  PURE,
  () => {
    const played = play(board(HILLS, { A: 13, B: 11, C: 7 }), "-- -- --");
    assertEquals(reports(played), ["13 11 7\n", "11 13 7\n", "7 13 11\n"]);
  },
);

Deno.test("[READ-4] lives are those at the end of the turn, and 0 is dead", PURE, () => {
  const played = play(board("7A 5B 4c 6D", { B: 5 }), "F2 -- -- --");
  assertEquals(reports(played)[3], "17 20 0 0\n");
});

Deno.test("[READ-5] after a look: the number of tanks seen and six numbers for each", PURE, () => {
  const start = board(`
    4  5D 6  7
    7B 4  5C 6
    6  7  5  4A`);
  const played = play(start, "M6 F3 M2 L6", "L7 F5 M3 L4");
  assertEquals(played.state.tanks.map(({ x, y }) => [x, y]), [[3, 1], [1, 2], [4, 2], [2, 3]]);
  assertEquals(reports(played), [
    "20 19 18 17 2 1 1 2 0 5 0 3 2 3 0 0 4\n",
    "19 20 18 17 0\n",
    "18 20 19 17 4 2\n",
    "17 20 19 18 2 1 3 1 6 0 7 2 1 2 0 5 0\n",
  ]);
});

Deno.test("[READ-5] a look at nobody is answered with 0", PURE, () => {
  assertEquals(reports(play(board("4A 5B"), "L6 L2")), ["20 19 0\n", "19 20 0\n"]);
});

Deno.test("[READ-5] wrecks are listed with their place and directions", PURE, () => {
  const played = play(board("4A 5  6B", { B: 2 }), "F2 M6", "L2 M1");
  assertEquals(reports(played)[0], "20 0 1 1 2 1 6 0 0\n");
});

Deno.test("[READ-6] after a move: the new place", PURE, () => {
  const played = play(board("4A 5  6B\n4 5 6"), "M3 --");
  assertEquals(reports(played), ["20 19 2 1\n", "19 20\n"]);
});

Deno.test(
  "[READ-6] after a move that was blocked or ended at the edge: the old place",
  PURE,
  () => {
    const played = play(board("4 7A 5B"), "M2 M3");
    assertEquals(reports(played), ["17 16 2 1\n", "16 17 3 1\n"]);
  },
);

Deno.test("[READ-7] after a shot: 0, or the number of the tank that was hit", PURE, () => {
  const played = play(board("4A 5B 6c 7D"), "F0 F6 -- F6");
  assertEquals(reports(played), [
    "16 19 0 17 0\n",
    "19 16 0 17 1\n",
    "0 16 19 17\n",
    "17 16 19 0 3\n",
  ]);
});

Deno.test("[READ-7] the number is the shooter's own count of the others", PURE, () => {
  const played = play(board("7B 5A 6C"), "F2 F2 F6");
  assertEquals(reports(played).map((line) => line.trim().split(" ").at(-1)), ["2", "1", "1"]);
});

Deno.test("[READ-8] after an invalid line: nothing more than the lives", PURE, () => {
  assertEquals(reports(play(board("7A 5B 6C"), "-- F6 L6"))[0], "16 19 18\n");
});

Deno.test("[READ-9] the others are numbered in seat order, oneself left out", PURE, () => {
  assertEquals(
    seatsOf(4).map((viewer) =>
      seatsOf(4).filter((other) => other !== viewer).map((other) => numberOf(viewer, other)).join(
        "",
      )
    ),
    ["123", "123", "123", "123"],
  );
  assertEquals(numberOf(2 as Seat, 1 as Seat), 2);
  assertEquals(numberOf(2 as Seat, 3 as Seat), 3);
});

Deno.test("[READ-9] numberOf and seatOf undo each other, for every viewer", PURE, () => {
  for (const viewer of seatsOf(9)) {
    for (const other of seatsOf(9)) {
      if (other === viewer) continue;
      assertEquals(seatOf(viewer, numberOf(viewer, other)), other);
    }
    for (let number = 1; number <= 8; number++) {
      assertEquals(numberOf(viewer, seatOf(viewer, number as TankNumber)), number);
    }
  }
});
