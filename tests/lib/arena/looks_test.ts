import { assertEquals } from "@std/assert";
import { inSector } from "../../../lib/arena/directions.ts";
import { DIRECTIONS } from "../../../lib/arena/types.ts";
import { board, checkTurn, play, PURE, told } from "./board.ts";

/** One more than the number of tanks, in reading order: A looks, the others stand around it. */
const AROUND = `
  4B 4  4C 4  4D
  4  4E 4F 4G 4
  4H 4I 4A 4J 4K
  4  4L 4M 4N 4
  4O 4  4P 4  4Q`;

function seenFromA(order: string, picture = AROUND): string {
  const start = board(picture);
  const others = " --".repeat(start.tanks.length - 1);
  return told(play(start, order + others).events)[0] ?? "";
}

Deno.test("[LOOK-1] a look shows a sector of 90 degrees with both its edges", PURE, () => {
  assertEquals(DIRECTIONS.map((direction) => seenFromA(`L${direction}`)), [
    "A looks 0: B C D E F G",
    "A looks 1: C D F G J K",
    "A looks 2: D G J K N Q",
    "A looks 3: J K M N P Q",
    "A looks 4: L M N O P Q",
    "A looks 5: H I L M O P",
    "A looks 6: B E H I L O",
    "A looks 7: B C E F H I",
  ]);
});

Deno.test("[LOOK-1] nobody outside the sector is shown, not even next to its edge", PURE, () => {
  const picture = `
    4B 4  4  4C 4
    4  4  4  4  4D
    4E 4  4A 4  4
    4  4  4  4  4F
    4G 4  4H 4  4`;
  assertEquals(seenFromA("L0", picture), "A looks 0: B C");
  assertEquals(seenFromA("L2", picture), "A looks 2: D F");
  assertEquals(seenFromA("L4", picture), "A looks 4: G H");
});

Deno.test(
  "[LOOK-2] the sectors are what the inequalities say, for every offset of a field",
  PURE,
  () => {
    const rule = [
      (dx: number, dy: number) => Math.abs(dx) <= dy,
      (dx: number, dy: number) => dx >= 0 && dy >= 0,
      (dx: number, dy: number) => Math.abs(dy) <= dx,
      (dx: number, dy: number) => dx >= 0 && dy <= 0,
      (dx: number, dy: number) => Math.abs(dx) <= -dy,
      (dx: number, dy: number) => dx <= 0 && dy <= 0,
      (dx: number, dy: number) => Math.abs(dy) <= -dx,
      (dx: number, dy: number) => dx <= 0 && dy >= 0,
    ];
    for (const direction of DIRECTIONS) {
      for (let dx = -19; dx <= 19; dx++) {
        for (let dy = -19; dy <= 19; dy++) {
          assertEquals(
            inSector(direction, dx, dy),
            rule[direction]?.(dx, dy),
            `L${direction} at ${dx},${dy}`,
          );
        }
      }
    }
  },
);

Deno.test("[LOOK-3] there is no limit of distance, and nothing hides anything", PURE, () => {
  const row = Array.from({ length: 20 }, (_, x) => ["4A", "7B", "5c"][x] ?? (x === 19 ? "4D" : 6));
  assertEquals(seenFromA("L2", row.join(" ")), "A looks 2: B C D");
});

Deno.test("[LOOK-4] wrecks are seen too", PURE, () => {
  assertEquals(seenFromA("L1", "4A 5b"), "A looks 1: B");
});

Deno.test("[LOOK-5] nobody sees himself", PURE, () => {
  for (const direction of DIRECTIONS) {
    assertEquals(
      told(play(board("4B 5  6A"), `L${direction} L${direction}`).events).join(),
      {
        0: "A looks 0:,B looks 0:",
        1: "A looks 1:,B looks 1: A",
        2: "A looks 2:,B looks 2: A",
        3: "A looks 3:,B looks 3: A",
        4: "A looks 4:,B looks 4:",
        5: "A looks 5: B,B looks 5:",
        6: "A looks 6: B,B looks 6:",
        7: "A looks 7: B,B looks 7:",
      }[direction],
    );
  }
});

Deno.test("[LOOK-6] who dies in the shots does not look, and its periscope stays", PURE, () => {
  const { events, state } = checkTurn({
    before: "5A 4B 6",
    lives: { B: 2 },
    orders: "F2 L3",
    after: "5A 4b 6",
    loses: { B: 2 },
    scores: { A: 2 },
  });
  assertEquals(told(events), ["A fires 2: B at 1 for 4 (2)", "B dies in shots"]);
  assertEquals(state.tanks[1]?.periscope, 0);
});

Deno.test("[LOOK-6] who dies in the moves does not look either", PURE, () => {
  const { events, state } = play(board("5A 4B 6", { B: 3 }), "M2 L3");
  assertEquals(told(events), ["A stays 2 blocked", "A+B 3/3", "B dies in moves"]);
  assertEquals(state.tanks[1]?.periscope, 0);
});

Deno.test("[LOOK-6] the periscope points where the last L of the living said", PURE, () => {
  const { state } = play(board("5A 4B 6C 5d"), "L7 L2 L5 L6", "M0 F0 -- L1");
  assertEquals(state.tanks.map((tank) => tank.periscope), [7, 2, 5, 0]);
});

Deno.test("[LOOK-6] a tank with its last life still looks", PURE, () => {
  const { events, state } = play(board("5A 4B 6", { B: 1 }), "L2 L6");
  assertEquals(told(events), ["A looks 2: B", "B looks 6: A"]);
  assertEquals(state.tanks.map(({ lives, periscope }) => [lives, periscope]), [[20, 2], [1, 6]]);
});
