import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { cellsOf, isLegal, samePosition, startPosition } from "../../../lib/klotski/board.ts";
import { DELTAS } from "../../../lib/klotski/directions.ts";
import { allPushes, groupOf, push, pushesOf } from "../../../lib/klotski/pushes.ts";
import type { Direction, Position, Variant } from "../../../lib/klotski/types.ts";
import {
  anyDirection,
  anyPosition,
  at,
  CLASSIC,
  HOOKS,
  indexOf,
  namesOf,
  read,
  show,
} from "./drawn.ts";
import { fixpoint } from "./fixpoint.ts";

const OPPOSITE = { north: "south", west: "east", east: "west", south: "north" } as const;

/** Names of the group, foremost first, or `-`. */
function group(variant: Variant, name: string, direction: Direction, rows?: string): string {
  const position = rows === undefined ? startPosition(variant) : at(variant, rows);
  const found = groupOf(variant, position, indexOf(variant, name), direction);
  return found === undefined ? "-" : namesOf(variant, found);
}

/** The position after a push from the start. */
function pushed(variant: Variant, name: string, direction: Direction): string {
  const start = startPosition(variant);
  const found = groupOf(variant, start, indexOf(variant, name), direction) ?? [];
  return show(variant, push(start, variant.board, found, direction));
}

Deno.test("[PUSH-1] [PUSH-2] at the classic start there are exactly six pushes", () => {
  const found = allPushes(CLASSIC, startPosition(CLASSIC)).map((each) =>
    `${namesOf(CLASSIC, [each.piece])} ${each.direction} ${namesOf(CLASSIC, each.group)}`
  );
  assertEquals(found, [
    "A south NOBA",
    "B south NOB",
    "N south N",
    "O south O",
    "P east P",
    "Q west Q",
  ]);
  assertEquals(pushed(CLASSIC, "A", "south"), "H..I HAAI JAAK JBBK PNOQ");
});

Deno.test("[PUSH-1] a piece that lies ahead in two rows is met once", () => {
  const variant = read("aab. aab. ....");
  assertEquals(group(variant, "a", "east"), "ba");
  assertEquals(group(read("aab. aac. ...."), "a", "east"), "bca");
});

Deno.test("[PUSH-2] the edge and walls stop a push, wherever the group meets them", () => {
  const variant = read("ab. ab# ...");
  assertEquals(group(variant, "a", "east"), "-");
  assertEquals(group(variant, "b", "east"), "-");
  assertEquals(group(variant, "a", "south"), "a");
  assertEquals(group(variant, "a", "west"), "-");
  assertEquals(pushed(variant, "a", "south"), ".b. ab# a..");
});

Deno.test("[PUSH-3] pieces beside and behind never move", () => {
  const variant = read(".c.. xab. .d..");
  assertEquals(group(variant, "a", "east"), "ba");
  assertEquals(pushed(variant, "a", "east"), ".c.. x.ab .d..");
});

Deno.test("[PUSH-4] the foremost goes first and the pusher last", () => {
  assertEquals(group(read("abcd."), "a", "east"), "dcba");
  assertEquals(group(CLASSIC, "A", "south"), "NOBA");
});

Deno.test("[PUSH-5] the next cell is judged afresh, and the group may grow", () => {
  const variant = read("a.b..");
  assertEquals(group(variant, "a", "east"), "a");
  assertEquals(group(variant, "a", "east", ".ab.."), "ba");
  assertEquals(group(variant, "a", "east", "...ab"), "-");
});

Deno.test("[PUSH-5] a push that fails in a later row leaves nobody behind in the next group", () => {
  // a's upper row meets b, which could move; its lower row meets the wall.
  const variant = read("aab. aa#. ....");
  assertEquals(group(variant, "a", "east"), "-");
  assertEquals(group(variant, "a", "south"), "a");
  assertEquals(group(variant, "b", "east"), "b");
  const before = startPosition(variant);
  assertEquals(pushesOf(variant, before, indexOf(variant, "a")).map((each) => each.direction), [
    "south",
  ]);
});

Deno.test("[PUSH-6] pieces that hook into each other move together or not at all", () => {
  assertEquals(group(HOOKS, "b", "east"), "ab");
  assertEquals(group(HOOKS, "a", "east"), "ba");
  assertEquals(group(HOOKS, "b", "south"), "b");
  assertEquals(pushed(HOOKS, "b", "east"), "..aaa ..aba ...b. ...b. .....");
  assertEquals(group(HOOKS, "b", "east", "..aaa ..aba ...b. ...b. ....."), "-");
});

Deno.test("[PUSH-1] there may be as many as 62 pieces, not only ten", () => {
  const variant = read("ABCDEFGH IJKLMNOP QRSTUVWX YZabcdef ghijklmn opqrstuv wxyz0123 456789..");
  assertEquals(group(variant, "4", "east"), "987654");
  assertEquals(group(variant, "H", "south"), "3vnfXPH");
  assertEquals(allPushes(variant, startPosition(variant)).length, 6 + 7 + 7);
});

Deno.test("groups are those of the definition, taken literally", () => {
  fc.assert(fc.property(anyPosition(), anyDirection(), ([variant, position], direction) => {
    variant.pieces.forEach((_, piece) => {
      const found = groupOf(variant, position, piece, direction);
      const expected = fixpoint(variant, position, piece, direction);
      assertEquals(found === undefined ? found : new Set(found), expected);
    });
  }));
});

Deno.test("pushes conserve pieces: each that moves goes one cell, and all is legal again", () => {
  fc.assert(fc.property(anyPosition(), ([variant, position]) => {
    const before = Uint8Array.from(position);
    for (const { direction, group: moving, piece } of allPushes(variant, position)) {
      const after = push(position, variant.board, moving, direction);
      assert(samePosition(position, before), "the old position was changed");
      assert(isLegal(variant, after));
      assertEquals(moving.at(-1), piece);
      assertEquals(new Set(moving).size, moving.length);
      const { x, y } = DELTAS[direction];
      const shift = y * variant.board.width + x;
      position.forEach((cell, index) =>
        assertEquals(after[index], moving.includes(index) ? cell + shift : cell)
      );
      assertEquals(countCells(variant, after), countCells(variant, position));
    }
  }));
});

Deno.test("[METRIC-1] steps are reversible", () => {
  fc.assert(fc.property(anyPosition(), ([variant, position]) => {
    for (const { direction, group: moving, piece } of allPushes(variant, position)) {
      if (moving.length > 1) continue;
      const after = push(position, variant.board, moving, direction);
      const back = groupOf(variant, after, piece, OPPOSITE[direction]);
      assertEquals(back, [piece]);
      assert(samePosition(push(after, variant.board, [piece], OPPOSITE[direction]), position));
    }
  }));
});

function countCells(variant: Variant, position: Position): number[] {
  const cells = cellsOf(variant, position);
  return [-2, -1, ...variant.pieces.keys()].map((kind) =>
    cells.filter((cell) => cell === kind).length
  );
}
