import { assertEquals } from "@std/assert";
import { startRound } from "../../../lib/arena/round.ts";
import type { Direction } from "../../../lib/arena/types.ts";
import { sketch } from "../../../lib/logs/sketch.ts";

const pure = { permissions: "none" } as const;

function rows(...lines: string[]): string {
  return lines.join("\n");
}

Deno.test("sketch() draws north at the top, tanks with their tracks and wrecks", pure, () => {
  const field = { width: 3, height: 2, heights: [4, 5, 6, 7, 0, 9] };
  const state = startRound(field, [{ x: 2, y: 1 }, { x: 1, y: 2 }, { x: 3, y: 2 }]);
  const tanks = state.tanks.map((tank, seat) => ({
    ...tank,
    tracks: ([0, 3, 6] as const)[seat] ?? 0,
    lives: seat === 2 ? 0 : 5,
  }));
  assertEquals(
    sketch({ ...state, tanks }),
    rows(
      "2  7B↘ 0   9Cx",
      "1  4   5A↑ 6",
      "   1   2   3",
    ),
  );
});

Deno.test("sketch() has an arrow for each direction", pure, () => {
  const field = { width: 8, height: 1, heights: Array(8).fill(4) };
  const state = startRound(field, field.heights.map((_, at) => ({ x: at + 1, y: 1 })));
  const tanks = state.tanks.map((tank, seat) => ({ ...tank, tracks: seat as Direction }));
  const [row] = sketch({ ...state, tanks }).split("\n");
  assertEquals(row, "1  4A↑ 4B↗ 4C→ 4D↘ 4E↓ 4F↙ 4G← 4H↖");
});

Deno.test("sketch() numbers the seats where letters do not suffice", pure, () => {
  const field = { width: 27, height: 10, heights: Array(270).fill(5) };
  const state = startRound(field, Array.from({ length: 27 }, (_, at) => ({ x: at + 1, y: 10 })));
  const lines = sketch(state).split("\n");
  assertEquals(lines[0]?.slice(0, 24), "10  5(0)↑  5(1)↑  5(2)↑ ");
  assertEquals(lines[1]?.slice(0, 12), " 9  5      5");
});
