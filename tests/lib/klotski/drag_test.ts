import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  cellsOf,
  EMPTY,
  isLegal,
  samePosition,
  startPosition,
} from "../../../lib/klotski/board.ts";
import { cancel, type Drag, moveTo, press, release } from "../../../lib/klotski/drag.ts";
import type { Point, Variant } from "../../../lib/klotski/types.ts";
import { anyPosition, at, CLASSIC, namesOf, read, replay, show } from "./drawn.ts";

type XY = readonly [number, number];

/** A press at a place and the pointer moved over others; lengths in cells. */
function drag(variant: Variant, [x, y]: XY, ...way: readonly XY[]): Drag {
  const pressed = press(variant, startPosition(variant), { x, y });
  assert(pressed !== undefined);
  return move(variant, pressed, ...way);
}

function move(variant: Variant, from: Drag, ...way: readonly XY[]): Drag {
  return way.reduce((held, [x, y]) => moveTo(variant, held, { x, y }), from);
}

/** What is drawn: the stable position, who is off it, and how far. */
function drawn(variant: Variant, held: Drag): [string, string, number, number] {
  const { group, offset: { x, y }, position } = held;
  return [show(variant, position), namesOf(variant, group), round(x), round(y)];
}

/** Where everything comes to rest. */
function dropped(variant: Variant, held: Drag): [string, number] {
  const { position, pushes } = release(variant, held);
  return [show(variant, position), pushes.length];
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}

const LINE = read("a.b..");
const CORNER = read("a.. .#. ...");

Deno.test("[DRAG-1] a press on any cell of a piece selects it, with what it can do", () => {
  for (const [x, y] of [[1.1, 0.1], [2.9, 1.9], [1.5, 1.5]] as const) {
    const held = press(CLASSIC, startPosition(CLASSIC), { x, y });
    assert(held !== undefined);
    assertEquals(namesOf(CLASSIC, [held.selected]), "A");
    assertEquals(
      held.possible.map(({ direction, group }) => [direction, namesOf(CLASSIC, group)]),
      [
        ["south", "NOBA"],
      ],
    );
    assertEquals([held.group, held.committed, held.hasMoved], [[], [], false]);
  }
});

Deno.test("[DRAG-1] a press on an empty cell, on wall or beside the board holds nothing", () => {
  const variant = read("a.#");
  for (const [x, y] of [[1.5, 0.5], [2.5, 0.5], [-0.1, 0.5], [0.5, 1], [3, 0], [0, -1], [NaN, 0]]) {
    assertEquals(press(variant, startPosition(variant), { x: x ?? 0, y: y ?? 0 }), undefined);
  }
});

Deno.test("[DRAG-2] the piece follows the pointer without steps, and pushes a whole group along", () => {
  const held = drag(LINE, [0.5, 0.5], [0.8, 0.5]);
  assertEquals(drawn(LINE, held), ["a.b..", "a", 0.3, 0]);
  assertEquals(drawn(LINE, move(LINE, held, [1.8, 0.5])), [".ab..", "ba", 0.3, 0]);
  const down = drag(CLASSIC, [2, 1], [2, 1.4]);
  assertEquals(drawn(CLASSIC, down).slice(1), ["NOBA", 0, 0.4]);
});

Deno.test("[DRAG-2] it goes only as far as it can, and waits there for the pointer to come back", () => {
  const held = drag(LINE, [0.5, 0.5], [9, 0.5]);
  assertEquals(drawn(LINE, held), ["...ab", "", 0, 0]);
  assertEquals(drawn(LINE, move(LINE, held, [3.6, 0.5])), ["...ab", "", 0, 0]);
  assertEquals(drawn(LINE, move(LINE, held, [3.2, 0.5])), ["...ab", "a", -0.3, 0]);
  const against = drag(LINE, [0.5, 0.5], [-3, 2]);
  assertEquals(drawn(LINE, against), ["a.b..", "", 0, 0]);
});

Deno.test("[DRAG-10] [GOAL-7] where the goal is reached the drag is over, in the midst of a fast one too", () => {
  const passing = read("a....", "goal: a 2 0");
  const near = drag(passing, [0.5, 0.5], [2.4, 0.5]);
  assertEquals([near.isWon, drawn(passing, near)], [false, [".a...", "a", 0.9, 0]]);
  const won = drag(passing, [0.5, 0.5], [4.5, 0.5]);
  assertEquals([won.isWon, drawn(passing, won)], [true, ["..a..", "", 0, 0]]);
  assertEquals(move(passing, won, [0.5, 0.5]), won, "it follows no more");
  assertEquals(dropped(passing, won), ["..a..", 2]);
});

Deno.test("[DRAG-10] a drag that begins on the goal goes on, and over it as well", () => {
  const there = read("..a..", "goal: a 2 0");
  const held = drag(there, [2.5, 0.5], [1.5, 0.5], [4.5, 0.5]);
  assertEquals([held.isWon, dropped(there, held)], [false, ["....a", 4]]);
});

Deno.test("[DRAG-2] one axis at a time: the one in which the pointer has gone further", () => {
  const open = read("... .a. ...");
  assertEquals(drawn(open, drag(open, [1.5, 1.5], [1.9, 1.3])).slice(1), ["a", 0.4, 0]);
  assertEquals(drawn(open, drag(open, [1.5, 1.5], [1.6, 1.2])).slice(1), ["a", 0, -0.3]);
});

Deno.test("[DRAG-2] where one axis is blocked it takes the other", () => {
  assertEquals(drawn(CORNER, drag(CORNER, [0.5, 0.5], [0.2, 0.7])).slice(1), ["a", 0, 0.2]);
});

Deno.test("[DRAG-3] at each whole cell the push is done, and what is possible is judged there afresh", () => {
  const held = drag(LINE, [0.5, 0.5], [1.5, 0.5]);
  assertEquals(drawn(LINE, held), [".ab..", "", 0, 0]);
  assertEquals(held.committed.map(({ group }) => namesOf(LINE, group)), ["a"]);
  assertEquals(held.possible.map(({ direction, group }) => [direction, namesOf(LINE, group)]), [
    ["west", "a"],
    ["east", "ba"],
  ]);
});

Deno.test("[DRAG-3] a quick pointer leaves no cell out", () => {
  const held = drag(CORNER, [0.5, 0.5], [2.5, 0.5], [2.5, 2.5]);
  assertEquals(drawn(CORNER, held)[0], "... .#. ..a");
  assertEquals(held.committed.map(({ direction }) => direction), [
    ...["east", "east", "south", "south"],
  ]);
});

Deno.test("[DRAG-4] off a stable position the axis is locked, at one it is free", () => {
  const open = read("... .a. ...");
  const held = drag(open, [1.5, 1.5], [1.9, 1.5], [1.9, 2.3]);
  assertEquals(drawn(open, held).slice(1), ["a", 0.4, 0]);
  assertEquals(drawn(open, move(open, held, [1.5, 2.3])).slice(1), ["a", 0, 0.8]);
});

Deno.test("[DRAG-4] near a stable position it turns the corner that the pointer has gone round", () => {
  const shortOf = drag(CORNER, [0.5, 0.5], [2.3, 0.5], [2.3, 0.9]);
  assertEquals(drawn(CORNER, shortOf), ["..a .#. ...", "a", 0, 0.4]);
  const beyond = drag(CORNER, [0.5, 0.5], [0.7, 0.5], [0.7, 1.2]);
  assertEquals(drawn(CORNER, beyond), ["a.. .#. ...", "a", 0, 0.7]);
});

Deno.test("[DRAG-4] it does not turn where it is far from it, where the pointer went straight, or where there is no way", () => {
  const half = drag(CORNER, [0.5, 0.5], [2.1, 0.5], [2.1, 1.3]);
  assertEquals(drawn(CORNER, half), [".a. .#. ...", "a", 0.6, 0]);
  const straight = drag(CORNER, [0.5, 0.5], [2.3, 0.7]);
  assertEquals(drawn(CORNER, straight), [".a. .#. ...", "a", 0.8, 0]);
  const walled = drag(CORNER, [0.5, 0.5], [1.3, 0.5], [1.3, 1.3]);
  assertEquals(drawn(CORNER, walled), ["a.. .#. ...", "a", 0.8, 0]);
});

Deno.test("[DRAG-5] a push that is half done is completed, a smaller one is taken back", () => {
  assertEquals(dropped(LINE, drag(LINE, [0.5, 0.5], [1.0, 0.5])), [".ab..", 1]);
  assertEquals(dropped(LINE, drag(LINE, [0.5, 0.5], [0.99, 0.5])), ["a.b..", 0]);
  assertEquals(dropped(LINE, drag(LINE, [0.5, 0.5], [2.25, 0.5])), ["..ab.", 2]);
  assertEquals(dropped(LINE, drag(LINE, [0.5, 0.5], [1.75, 0.5])), [".ab..", 1]);
  assertEquals(dropped(CLASSIC, drag(CLASSIC, [2, 1], [2, 1.6])), ["H..I HAAI JAAK JBBK PNOQ", 1]);
});

Deno.test("[DRAG-5] after letting go nothing is selected, also where it began", () => {
  for (const way of [[], [[1.5, 0.5]], [[1.5, 0.5], [0.5, 0.5]], [[0.7, 0.5]]] as const) {
    assertEquals(release(LINE, drag(LINE, [0.5, 0.5], ...way)).selected, undefined);
  }
  const back = release(LINE, drag(LINE, [0.5, 0.5], [0.9, 0.5], [0.5, 0.5]));
  assertEquals([back.pushes.length, back.isClick], [0, false]);
});

Deno.test("[DRAG-6] within a cell the whole group follows the pointer back", () => {
  const held = drag(LINE, [0.5, 0.5], [1.5, 0.5], [2.0, 0.5]);
  assertEquals(drawn(LINE, held), [".ab..", "ba", 0.5, 0]);
  const back = move(LINE, held, [1.6, 0.5]);
  assertEquals(drawn(LINE, back), [".ab..", "ba", 0.1, 0]);
  assertEquals(dropped(LINE, back), [".ab..", 1]);
});

Deno.test("[DRAG-6] after the push is done pulling back moves only the one that is held", () => {
  const held = drag(LINE, [0.5, 0.5], [2.5, 0.5], [2.2, 0.5]);
  assertEquals(drawn(LINE, held), ["..ab.", "a", -0.3, 0]);
  assertEquals(dropped(LINE, move(LINE, held, [1.5, 0.5])), [".a.b.", 3]);
  const crowd = read("ca.b..");
  const pulled = drag(crowd, [1.5, 0.5], [3.5, 0.5], [0.5, 0.5]);
  assertEquals(drawn(crowd, pulled)[0], "ca..b.", "c stays: behind it is the edge");
});

Deno.test("[DRAG-7] a press without a movement is a click, and trembling is no movement", () => {
  const start = startPosition(LINE);
  const held = press(LINE, start, { x: 0.5, y: 0.5 }, 0.1);
  assert(held !== undefined);
  assertEquals(release(LINE, held).isClick, true);
  const trembling = move(LINE, held, [0.55, 0.55], [0.45, 0.5]);
  assertEquals(drawn(LINE, trembling).slice(1), ["", 0, 0]);
  assertEquals(release(LINE, trembling), {
    selected: undefined,
    position: start,
    pushes: [],
    isClick: true,
  });
});

Deno.test("[DRAG-7] what has once moved is no click any more", () => {
  const held = press(LINE, startPosition(LINE), { x: 0.5, y: 0.5 }, 0.1);
  assert(held !== undefined);
  const back = move(LINE, held, [0.7, 0.5], [0.52, 0.5]);
  assertEquals(drawn(LINE, back).slice(1), ["a", 0.02, 0]);
  assertEquals(release(LINE, back).isClick, false);
});

Deno.test("[DRAG-8] the pointer may leave the board and let go there", () => {
  const held = drag(LINE, [0.5, 0.5], [40, -30]);
  assertEquals(dropped(LINE, held), ["...ab", 3]);
  assertEquals(moveTo(LINE, held, { x: NaN, y: 0 }), held);
  assertEquals(moveTo(LINE, held, { x: Infinity, y: 0 }), held);
});

Deno.test("[DRAG-8] a pointer that is taken away has let go", () => {
  for (const x of [0.5, 0.7, 1.2, 2.1]) {
    const held = drag(LINE, [0.5, 0.5], [x, 0.5]);
    assertEquals(cancel(LINE, held), release(LINE, held));
  }
});

Deno.test("[DRAG-9] all pushes from press to release are one gesture", () => {
  const { position, pushes } = release(LINE, drag(LINE, [0.5, 0.5], [1.5, 0.5], [2.5, 0.5]));
  assertEquals(pushes.map(({ group }) => namesOf(LINE, group)), ["a", "ba"]);
  assert(samePosition(position, at(LINE, "..ab.")));
});

Deno.test("[DRAG-2] [DRAG-3] whatever the pointer does, nothing leaves the board or overlaps, and the end is a row of pushes", () => {
  const place = fc.record({ x: coordinate(), y: coordinate() });
  fc.assert(fc.property(
    anyPosition(),
    fc.nat(61),
    fc.array(place, { minLength: 1, maxLength: 25 }),
    ([variant, position], which, way) => {
      const first = pressOn(variant, position, which % variant.pieces.length);
      let held = first;
      for (const pointer of way) {
        held = moveTo(variant, held, pointer);
        checkPicture(variant, held);
        assert(samePosition(replay(variant, position, held.committed), held.position));
      }
      const drop = release(variant, held);
      assert(samePosition(replay(variant, position, drop.pushes), drop.position));
      assert(drop.pushes.every(({ piece }) => piece === first.selected));
    },
  ));
});

Deno.test("[DRAG-2] small movements of the pointer make small movements of the piece, but at corners", () => {
  const shift = fc.record({ x: fc.integer({ min: -9, max: 9 }), y: fc.constant(0) });
  fc.assert(fc.property(
    anyPosition(),
    fc.nat(61),
    fc.array(shift, { minLength: 1, maxLength: 60 }),
    ([variant, position], which, way) => {
      let held = pressOn(variant, position, which % variant.pieces.length);
      let pointer = held.pressed;
      for (const { x } of way) {
        const before = leaderOf(variant, held);
        pointer = { x: pointer.x + x / 10, y: pointer.y };
        held = moveTo(variant, held, pointer);
        const after = leaderOf(variant, held);
        assertAlmostEquals(after.y, before.y);
        assert(Math.abs(after.x - before.x) <= Math.abs(x) / 10 + 1e-9);
      }
    },
  ));
});

/** From far outside to far outside, often near whole cells. */
function coordinate(): fc.Arbitrary<number> {
  return fc.oneof(
    fc.double({ min: -3, max: 9, noNaN: true }),
    fc.integer({ min: -4, max: 18 }).map((half) => half / 2),
  );
}

/** Presses the middle of the first cell of a piece. */
function pressOn(
  variant: Variant,
  position: ReturnType<typeof startPosition>,
  piece: number,
): Drag {
  const cell = cellsOf(variant, position).indexOf(piece);
  const { width } = variant.board;
  const middle = { x: cell % width + 0.5, y: Math.floor(cell / width) + 0.5 };
  const held = press(variant, position, middle);
  assert(held !== undefined && held.selected === piece);
  return held;
}

function leaderOf({ board }: Variant, { offset, position, selected }: Drag): Point {
  const cell = position[selected] ?? 0;
  return { x: cell % board.width + offset.x, y: Math.floor(cell / board.width) + offset.y };
}

/** Between two stable positions a piece needs the cells of both. */
function checkPicture(variant: Variant, { group, offset, position }: Drag): void {
  assert(isLegal(variant, position));
  assert(offset.x === 0 || offset.y === 0, "two axes at once");
  assert(Math.abs(offset.x) < 1 && Math.abs(offset.y) < 1, "a whole cell is no offset");
  assertEquals(group.length > 0, offset.x !== 0 || offset.y !== 0);
  const { height, width } = variant.board;
  const cells = cellsOf(variant, position);
  for (const [cell, covering] of cells.entries()) {
    if (!group.includes(covering)) continue;
    const x = cell % width + Math.sign(offset.x);
    const y = Math.floor(cell / width) + Math.sign(offset.y);
    assert(x >= 0 && y >= 0 && x < width && y < height, "over the edge");
    const ahead = cells[y * width + x] ?? EMPTY;
    assert(ahead === EMPTY || group.includes(ahead), "on something else");
  }
}
