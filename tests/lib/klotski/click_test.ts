import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { cellsOf, isLegal, samePosition, startPosition } from "../../../lib/klotski/board.ts";
import { click, type ClickOptions } from "../../../lib/klotski/click.ts";
import { groupOf, pushesOf } from "../../../lib/klotski/pushes.ts";
import type { Variant } from "../../../lib/klotski/types.ts";
import { anyPosition, CLASSIC, indexOf, namesOf, read, replay, show } from "./drawn.ts";

/** A click at x, y: what is selected then, how many pushes were made, where the pieces stand. */
function clicked(
  variant: Variant,
  selected: string | undefined,
  [x, y]: readonly [number, number],
  options?: ClickOptions,
): { selected: string | undefined; pushes: number; blocked: boolean; rows: string } {
  const index = selected === undefined ? undefined : indexOf(variant, selected);
  const result = click(
    variant,
    startPosition(variant),
    index,
    y * variant.board.width + x,
    options,
  );
  return {
    selected: result.selected === undefined ? undefined : namesOf(variant, [result.selected]),
    pushes: result.pushes.length,
    blocked: result.blocked,
    rows: show(variant, result.position),
  };
}

const ROOM = read("..... .aa.b ..... ...#. .....");

Deno.test("[CLICK-1] a click on a piece selects it, on empty cells and walls nothing happens", () => {
  const still = { pushes: 0, blocked: false, rows: show(ROOM, startPosition(ROOM)) };
  assertEquals(clicked(ROOM, undefined, [2, 1]), { selected: "a", ...still });
  assertEquals(clicked(ROOM, undefined, [0, 0]), { selected: undefined, ...still });
  assertEquals(clicked(ROOM, undefined, [3, 3]), { selected: undefined, ...still });
});

Deno.test("[CLICK-1] with the first click the four possible pushes are known", () => {
  const start = startPosition(CLASSIC);
  const { selected } = click(CLASSIC, start, undefined, 1);
  assert(selected !== undefined);
  const possible = pushesOf(CLASSIC, start, selected);
  assertEquals(possible.map(({ direction, group }) => [direction, namesOf(CLASSIC, group)]), [
    ["south", "NOBA"],
  ]);
});

Deno.test("[CLICK-2] a click on the selected piece lets it go, on any of its cells", () => {
  for (const cell of [[1, 1], [2, 1]] as const) {
    const { pushes, selected } = clicked(ROOM, "a", cell);
    assertEquals([selected, pushes], [undefined, 0]);
  }
});

Deno.test("[CLICK-3] in its columns it goes north or south, in its rows west or east", () => {
  const rows = (cell: readonly [number, number]) => clicked(ROOM, "a", cell).rows;
  assertEquals(rows([1, 0]), ".aa.. ....b ..... ...#. .....");
  assertEquals(rows([2, 0]), ".aa.. ....b ..... ...#. .....");
  assertEquals(rows([2, 2]), "..... ....b .aa.. ...#. .....");
  assertEquals(rows([0, 1]), "..... aa..b ..... ...#. .....");
  assertEquals(rows([3, 1]), "..... ..aab ..... ...#. .....");
});

Deno.test("[CLICK-3] after a move the piece stays selected", () => {
  assertEquals(clicked(ROOM, "a", [0, 1]).selected, "a");
});

Deno.test("[CLICK-4] a click diagonal to it is ignored, and the selection stays", () => {
  for (const cell of [[0, 0], [3, 0], [4, 4], [0, 3]] as const) {
    const { blocked, pushes, selected } = clicked(ROOM, "a", cell);
    assertEquals([selected, pushes, blocked], ["a", 0, false]);
  }
});

Deno.test("[CLICK-4] in the notch of a bent piece the first direction that works counts", () => {
  const open = read("..... .aa.. .a... .....");
  assertEquals(clicked(open, "a", [2, 2]).rows, "..... ..aa. ..a.. .....");
  const walled = read("..... .aa#. .a... .....");
  assertEquals(clicked(walled, "a", [2, 2]).rows, "..... ...#. .aa.. .a...");
  const shut = read("#### #aa# #a.# ####");
  assertEquals(clicked(shut, "a", [2, 2]).blocked, true);
});

Deno.test("[CLICK-5] it goes until its leading edge covers the cell, each cell a push", () => {
  const { pushes, rows } = clicked(ROOM, "a", [1, 4]);
  assertEquals([rows, pushes], ["..... ....b ..... ...#. .aa..", 3]);
  assertEquals(clicked(read("aa...."), "a", [3, 0]).rows, "..aa..");
  const bent = read(".aa. ..a. .... ....");
  assertEquals(clicked(bent, "a", [1, 2]).rows, ".... .... .aa. ..a.");
});

Deno.test("[CLICK-5] it pushes what is in its way, and each cell is judged afresh", () => {
  const variant = read("a.b..");
  const result = click(variant, startPosition(variant), 0, 3);
  assertEquals(show(variant, result.position), "...ab");
  assertEquals(result.pushes.map(({ group }) => namesOf(variant, group)), ["a", "ba", "ba"]);
});

Deno.test("[CLICK-5] where it is blocked it stops early", () => {
  const variant = read("a.b.. ...#.");
  assertEquals(clicked(variant, "a", [4, 0]), {
    ...{ selected: "a", pushes: 3, blocked: false, rows: "...ab ...#." },
  });
  assertEquals(clicked(read("a..#."), "a", [4, 0]).rows, "..a#.");
});

Deno.test("[CLICK-8] [GOAL-7] where the goal is reached on the way, the piece stops", () => {
  const passing = read("a....", "goal: a 2 0");
  const won = click(passing, startPosition(passing), 0, 4);
  assertEquals([show(passing, won.position), won.pushes.length], ["..a..", 2]);
  const on = click(passing, won.position, 0, 4);
  assertEquals(show(passing, on.position), "....a", "from the goal it goes on");
});

Deno.test("[CLICK-6] if not even one cell works it shakes, and the selection stays", () => {
  const { blocked, pushes, selected } = clicked(read("a#.."), "a", [3, 0]);
  assertEquals([selected, pushes, blocked], ["a", 0, true]);
});

Deno.test("[CLICK-7] a click on another piece selects that one", () => {
  const { pushes, selected } = clicked(ROOM, "a", [4, 1]);
  assertEquals([selected, pushes], ["b", 0]);
});

Deno.test("[CLICK-7] read literally, a click on a neighbour pushes it", () => {
  const literal = { pushesOthers: true };
  const variant = read("ab.. c...");
  assertEquals(clicked(variant, "a", [1, 0], literal), {
    ...{ selected: "a", pushes: 1, blocked: false, rows: ".ab. c..." },
  });
  assertEquals(clicked(variant, "a", [0, 1], literal).blocked, true);
  assertEquals(clicked(variant, "b", [0, 1], literal).selected, "b", "diagonal: ignored");
  assertEquals(clicked(variant, undefined, [1, 0], literal).selected, "b");
  assertEquals(clicked(variant, "b", [1, 0], literal).selected, undefined);
});

Deno.test("whatever is clicked, the pushes are possible one after the other and lead to the position", () => {
  const options = fc.record({ pushesOthers: fc.boolean() });
  fc.assert(fc.property(anyPosition(), fc.nat(63), fc.nat(61), options, (
    [variant, position],
    where,
    which,
    chosen,
  ) => {
    const cell = where % (variant.board.width * variant.board.height);
    const selected = which % variant.pieces.length;
    const result = click(variant, position, selected, cell, chosen);
    assert(samePosition(replay(variant, position, result.pushes), result.position));
    assert(isLegal(variant, result.position));
    assert(!result.blocked || result.pushes.length === 0);
    const direction = result.pushes[0]?.direction;
    if (direction === undefined) return;
    // It covers the cell now, or cannot go on.
    assertEquals(result.selected, selected);
    assert(
      cellsOf(variant, result.position)[cell] === selected ||
        groupOf(variant, result.position, selected, direction) === undefined,
    );
  }));
});
