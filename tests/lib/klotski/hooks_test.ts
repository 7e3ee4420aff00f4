/** Pieces that hook into each other: when they can, what hangs together, and how it is counted. */
import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { startPosition } from "../../../lib/klotski/board.ts";
import { count, NOTHING_DONE } from "../../../lib/klotski/counts.ts";
import { canHook, hasGap, isLocked, partsOf } from "../../../lib/klotski/hooks.ts";
import { allPushes, groupOf, push } from "../../../lib/klotski/pushes.ts";
import { shapeOf } from "../../../lib/klotski/shapes.ts";
import type { Direction } from "../../../lib/klotski/types.ts";
import { anyPosition, CLASSIC, HOOKS, indexOf, namesOf, read } from "./drawn.ts";
import { RING } from "./hooked.ts";

Deno.test("a shape has a gap where something can lie between two of its cells", () => {
  const gaps = (rows: string) => {
    const cells = rows.split(" ").flatMap((row, y) =>
      Array.from(row).flatMap((sign, x) => sign === "a" ? [{ x, y }] : [])
    );
    return (["north", "west", "east", "south"] as const)
      .filter((direction) => hasGap(shapeOf(cells), direction)).join(" ");
  };
  assertEquals(gaps("aa aa"), "");
  assertEquals(gaps("aa. .aa"), "");
  assertEquals(gaps(".a. aaa .a."), "");
  assertEquals(gaps("a.a aaa"), "west east");
  assertEquals(gaps("aa a. aa"), "north south");
  assertEquals(gaps("aaa a.a aaa"), "north west east south");
});

Deno.test("ordinary variants cannot hook, whatever lies on them", () => {
  assertEquals([CLASSIC, HOOKS, RING].map(canHook), [false, true, true]);
  assertEquals(canHook(read("aaa. a.a. aaa. ....")), false, "there is nothing to hook into");
});

Deno.test("[PUSH-6] whichever of pieces that hook into each other is pushed, all of them go", () => {
  const locked = (name: string, direction: Direction) => {
    const piece = indexOf(HOOKS, name);
    const group = groupOf(HOOKS, startPosition(HOOKS), piece, direction) ?? [];
    return isLocked(HOOKS, startPosition(HOOKS), group, direction);
  };
  assertEquals([locked("a", "east"), locked("b", "east"), locked("b", "south")], [
    true,
    true,
    true,
  ]);
  // b goes south alone, so who pushes a south has both and they do not hang together.
  assertEquals(locked("a", "south"), false);
});

Deno.test("[PUSH-6] every push can be made part by part, the foremost first", () => {
  let together = 0;
  fc.assert(fc.property(anyPosition(), ([variant, position]) => {
    for (const { direction, group } of allPushes(variant, position)) {
      const parts = partsOf(variant, position, group, direction);
      assertEquals(parts.flat().sort(), [...group].sort());
      let here = position;
      for (const part of parts) {
        if (part.length > 1) together += 1;
        const [piece = 0] = part;
        const moving = groupOf(variant, here, piece, direction) ?? [];
        assertEquals([...moving].sort(), [...part].sort());
        assert(isLocked(variant, here, moving, direction));
        here = push(here, variant.board, part, direction);
      }
      assertEquals(here, push(position, variant.board, group, direction));
    }
  }));
  assert(together > 0, "nothing hooked");
});

Deno.test("[METRIC-6] pieces that hook into each other count as one step and one move", () => {
  const counted = (leader: string, ...ways: Direction[]) => {
    let tally = NOTHING_DONE;
    let here = startPosition(RING);
    for (const direction of ways) {
      const piece = indexOf(RING, leader);
      const group = groupOf(RING, here, piece, direction) ?? [];
      assertEquals(namesOf(RING, [...group].sort()), "ab");
      tally = count(tally, RING, here, { piece, direction, group });
      here = push(here, RING.board, group, direction);
    }
    return [tally.steps, tally.moves, tally.pushes];
  };
  assertEquals(counted("a", "east"), [1, 1, 1]);
  assertEquals(counted("b", "east", "east"), [2, 1, 2]);
  // Others came along, so bringing the leader back takes nothing away.
  assertEquals(counted("a", "east", "west"), [2, 1, 2]);
});
