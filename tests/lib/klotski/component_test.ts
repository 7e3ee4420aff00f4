/** The whole component of the classic, explored by a slow search of the test's own: known counts of the literature. */
import { assertEquals } from "@std/assert";
import { isGoal, samePosition } from "../../../lib/klotski/board.ts";
import { allPushes, groupOf, type Push, push } from "../../../lib/klotski/pushes.ts";
import { type Direction, DIRECTIONS, type Position } from "../../../lib/klotski/types.ts";
import { CLASSIC } from "./drawn.ts";
import { distances, EDGES } from "./slow_search.ts";

const COMPONENT = [...distances(CLASSIC, EDGES.step).values()];

const PUSHES: readonly (readonly [Position, Push[]])[] = COMPONENT.map(([position]) => [
  position,
  allPushes(CLASSIC, position),
]);

/** The cells of a piece with its corner in cell 0, a bit each. */
const MASKS = CLASSIC.pieces.map(({ shape }) =>
  shape.cells.reduce((mask, { x, y }) => mask | 1 << (y * CLASSIC.board.width + x), 0)
);

/** The cells from which a direction leads off the board. */
const EDGE: Readonly<Record<Direction, number>> = {
  north: 0x0000f,
  west: 0x11111,
  east: 0x88888,
  south: 0xf0000,
};

Deno.test("the classic has 25,955 configurations, 964 of them goals, the farthest 167 steps away", () => {
  assertEquals(COMPONENT.length, 25_955);
  assertEquals(COMPONENT.filter(([position]) => isGoal(CLASSIC, position)).length, 964);
  assertEquals(COMPONENT.at(-1)?.[1], 167);
  assertEquals(COMPONENT.find(([position]) => isGoal(CLASSIC, position))?.[1], 116);
});

Deno.test("[PUSH-1] in it are 83,896 / 31,124 / 8,070 / 922 / 86 pushes of 1 to 5 pieces", () => {
  const counts: number[] = [0, 0, 0, 0, 0];
  for (const [, pushes] of PUSHES) {
    for (const { group } of pushes) counts[group.length - 1] = (counts[group.length - 1] ?? 0) + 1;
  }
  assertEquals(counts, [83_896, 31_124, 8_070, 922, 86]);
});

Deno.test("[PUSH-4] each of them could be made by moving its pieces one by one, the foremost first", () => {
  let [done, failed] = [0, 0];
  for (const [position, pushes] of PUSHES) {
    for (const { direction, group } of pushes) {
      if (group.length === 1) continue;
      let here = position;
      for (const piece of group) {
        if (groupOf(CLASSIC, here, piece, direction)?.length !== 1) failed += 1;
        here = push(here, CLASSIC.board, [piece], direction);
      }
      if (samePosition(here, push(position, CLASSIC.board, group, direction))) done += 1;
    }
  }
  assertEquals([done, failed], [31_124 + 8_070 + 922 + 86, 0]);
});

Deno.test("[PUSH-2] in all 25,955 x 10 x 4 cases the group is that of the definition", () => {
  let [cases, differences] = [0, 0];
  for (const [position, pushes] of PUSHES) {
    const masks = MASKS.map((mask, piece) => mask << (position[piece] ?? 0));
    const found = new Map(pushes.map((each) => [`${each.piece} ${each.direction}`, each.group]));
    for (const piece of masks.keys()) {
      for (const direction of DIRECTIONS) {
        cases += 1;
        const group = found.get(`${piece} ${direction}`);
        const mask = group?.reduce((all, each) => all | (masks[each] ?? 0), 0);
        if (mask !== grow(masks, piece, direction)) differences += 1;
      }
    }
  }
  assertEquals([cases, differences], [25_955 * 10 * 4, 0]);
});

/** The cells of the group by the definition, taken literally: everything ahead until nothing is added. */
function grow(masks: readonly number[], piece: number, direction: Direction): number | undefined {
  let group = masks[piece] ?? 0;
  for (;;) {
    if ((group & EDGE[direction]) !== 0) return undefined;
    const ahead = shifted(group, direction);
    const grown = masks.reduce((all, mask) => (mask & ahead) === 0 ? all : all | mask, group);
    if (grown === group) return group;
    group = grown;
  }
}

function shifted(mask: number, direction: Direction): number {
  const ways = { north: mask >>> 4, west: mask >>> 1, east: mask << 1, south: mask << 4 };
  return ways[direction];
}
