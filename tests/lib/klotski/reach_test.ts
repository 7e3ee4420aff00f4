import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { samePosition, startPosition } from "../../../lib/klotski/board.ts";
import { groupOf, push } from "../../../lib/klotski/pushes.ts";
import { reachOf } from "../../../lib/klotski/reach.ts";
import { anyPosition, indexOf, read } from "./drawn.ts";

Deno.test("[METRIC-3] a piece reaches all places along any path, corners included, pushing nobody", () => {
  const variant = read("a.b ..# .cc");
  const reached = reachOf(variant, startPosition(variant), indexOf(variant, "a"));
  assertEquals(reached, [
    { at: 1, path: ["east"] },
    { at: 3, path: ["south"] },
    { at: 4, path: ["east", "south"] },
    { at: 6, path: ["south", "south"] },
  ]);
});

Deno.test("a large piece needs room for all of it", () => {
  const variant = read("aa. aa. ..b");
  const reached = reachOf(variant, startPosition(variant), indexOf(variant, "a"));
  assertEquals(reached, [{ at: 1, path: ["east"] }, { at: 3, path: ["south"] }]);
});

Deno.test("each path can be walked by the piece alone, step by step, and ends where it says", () => {
  fc.assert(fc.property(anyPosition(), ([variant, position]) => {
    variant.pieces.forEach((_, piece) => {
      const places = reachOf(variant, position, piece);
      assertEquals(
        new Set([position[piece], ...places.map(({ at }) => at)]).size,
        places.length + 1,
      );
      for (const { at, path } of places) {
        let here = position;
        for (const direction of path) {
          assertEquals(groupOf(variant, here, piece, direction), [piece]);
          here = push(here, variant.board, [piece], direction);
        }
        assert(samePosition(here, position.map((cell, index) => index === piece ? at : cell)));
      }
    });
  }));
});

Deno.test("moves are reversible: from each place the piece reaches where it was, in as many steps", () => {
  fc.assert(fc.property(anyPosition(), ([variant, position]) => {
    variant.pieces.forEach((_, piece) => {
      for (const { at, path } of reachOf(variant, position, piece)) {
        const there = position.map((cell, index) => index === piece ? at : cell);
        const back = reachOf(variant, there, piece).find((each) => each.at === position[piece]);
        assertEquals(back?.path.length, path.length);
      }
    });
  }));
});
