/** What is done with the bytes of a circuit. */
import { assert, assertEquals } from "@std/assert";
import { assertSame } from "../same.ts";
import fc from "fast-check";
import { cellAt, isOnGrid, placeOf } from "../../../../web/circuit/model/cells.ts";
import {
  boxAround,
  CELLS,
  copyBox,
  fill,
  isSame,
  paintPlaces,
  paste,
} from "../../../../web/circuit/model/change.ts";
import { boxOf } from "../../../../web/circuit/model/cells.ts";
import { anyByte, anyCells, anyPlace, gridPlace } from "../arbitraries.ts";

Deno.test("painting changes the places on the grid and nothing else", () => {
  fc.assert(fc.property(anyCells, fc.array(anyPlace), anyByte, (cells, places, byte) => {
    const before = cells.slice();
    const painted = paintPlaces(cells, places, byte);
    assertEquals(cells, before);
    const wanted = new Set(places.filter(isOnGrid).map(cellAt));
    painted.forEach((now, cell) => assertEquals(now, wanted.has(cell) ? byte : cells[cell]));
  }));
});

Deno.test("painting what is there already gives the same array", () => {
  const cells = new Uint8Array(CELLS).fill(67);
  assertSame(paintPlaces(cells, [{ x: 1, y: 1 }, { x: -1, y: 0 }], 67), cells);
});

Deno.test("filling covers the piece of one colour round the place, and ends", () => {
  fc.assert(
    fc.property(anyCells, gridPlace, anyByte, (cells, place, byte) => {
      const filled = fill(cells, place, byte);
      const old = cells[cellAt(place)];
      assertEquals(filled[cellAt(place)], byte);
      filled.forEach((now, cell) => {
        if (now !== cells[cell]) assert(now === byte && cells[cell] === old);
        // Where the filled piece ends, there is another colour.
        if (now === cells[cell] || byte === old) return;
        const { x, y } = placeOf(cell);
        for (const [dx, dy] of [[1, 0], [0, 1], [-1, 0], [0, -1]] as const) {
          const side = { x: x + dx, y: y + dy };
          if (isOnGrid(side)) assert(filled[cellAt(side)] !== old);
        }
      });
      // Once more, there is nothing left to do.
      assertSame(fill(filled, place, byte), filled);
    }),
    { numRuns: 25 },
  );
});

Deno.test("filling beside the grid does nothing", () => {
  const cells = new Uint8Array(CELLS).fill(67);
  assertSame(fill(cells, { x: -1, y: 5 }, 32), cells);
});

Deno.test("what was copied is pasted as it was; at its own place it changes nothing", () => {
  fc.assert(
    fc.property(anyCells, gridPlace, gridPlace, gridPlace, (cells, one, other, to) => {
      const box = boxOf(one, other);
      const region = copyBox(cells, box);
      const middle = {
        x: box.left + Math.floor(region.width / 2),
        y: box.top + Math.floor(region.height / 2),
      };
      assertSame(paste(cells, region, middle), cells);
      const pasted = paste(cells, region, to);
      assertEquals(pasted.length, CELLS);
      const { left, top } = boxAround(region, to);
      region.bytes.forEach((byte, at) => {
        const place = { x: left + at % region.width, y: top + Math.floor(at / region.width) };
        if (isOnGrid(place)) assertEquals(pasted[cellAt(place)], byte);
      });
    }),
    { numRuns: 40 },
  );
});

Deno.test("two circuits are the same byte by byte", () => {
  const cells = new Uint8Array(CELLS);
  assert(isSame(cells, cells.slice()));
  assert(!isSame(cells, paintPlaces(cells, [{ x: 3, y: 3 }], 32)));
});
