import { assertEquals } from "@std/assert";
import { FASTEST_X, FASTEST_Y, HEIGHT, START, WIDTH } from "../../../lib/race/rules.ts";
import { displacementOf, NEAR, SPEEDS } from "../../../lib/race/states.ts";

/** The fastest that a car gets along one axis of a field without any scenery but its edge: all states are tried. */
function fastest(start: number, size: number): number {
  const seen = new Set<string>();
  const queue: (readonly [number, number])[] = [[start, 0]];
  let most = 0;
  for (const [at, speed] of queue) {
    most = Math.max(most, Math.abs(speed));
    for (const next of [speed - 1, speed, speed + 1]) {
      const to = at + next;
      if (to < 1 || to > size - 2 || seen.has(`${to},${next}`)) continue;
      seen.add(`${to},${next}`);
      queue.push([to, next]);
    }
  }
  return most;
}

Deno.test("[MOVE-5] on an open field no car gets faster than 16 sideways and 13 up or down, and so fast it does", () => {
  assertEquals([fastest(START.x, WIDTH), fastest(START.y, HEIGHT)], [16, 13]);
  assertEquals([FASTEST_X, FASTEST_Y], [16, 13]);
});

Deno.test("[MOVE-1] the displacements that may follow one are those within 1 of it", () => {
  for (let speed = 0; speed < SPEEDS; speed++) {
    const { x, y } = displacementOf(speed);
    const expected = [];
    for (let b = Math.max(-13, y - 1); b <= Math.min(13, y + 1); b++) {
      for (let a = Math.max(-16, x - 1); a <= Math.min(16, x + 1); a++) {
        expected.push({ x: a, y: b });
      }
    }
    assertEquals(Array.from(NEAR[speed] ?? [], displacementOf), expected);
  }
});
