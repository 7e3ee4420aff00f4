/** Places that tools cover. */
import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  boxOf,
  boxPlaces,
  brushPlaces,
  cellAt,
  isOnGrid,
  linePlaces,
  ontoGrid,
  placeOf,
} from "../../../../web/circuit/model/cells.ts";
import { anyPlace, gridPlace } from "../arbitraries.ts";

Deno.test("a line leads from one end to the other, each place touching the next", () => {
  fc.assert(fc.property(anyPlace, anyPlace, (from, to) => {
    const line = linePlaces(from, to);
    assertEquals(line[0], from);
    assertEquals(line.at(-1), to);
    line.slice(1).forEach((place, at) => {
      const before = line[at] ?? from;
      const [dx, dy] = [Math.abs(place.x - before.x), Math.abs(place.y - before.y)];
      assert(Math.max(dx, dy) === 1, `${dx},${dy}`);
    });
  }));
});

Deno.test("no place of a line is further than half a cell from the straight one", () => {
  fc.assert(fc.property(anyPlace, anyPlace, (from, to) => {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    for (const { x, y } of linePlaces(from, to)) {
      const off = Math.abs((x - from.x) * dy - (y - from.y) * dx);
      assert(2 * off <= Math.max(Math.abs(dx), Math.abs(dy)));
    }
  }));
});

Deno.test("a rectangle is the same from any of its corners, and all of it is on the grid", () => {
  fc.assert(fc.property(anyPlace, anyPlace, (one, other) => {
    const box = boxOf(one, other);
    assertEquals(boxOf(other, one), box);
    assertEquals(boxOf({ x: one.x, y: other.y }, { x: other.x, y: one.y }), box);
    const places = boxPlaces(box);
    assert(places.every(isOnGrid));
    assertEquals(
      places.length,
      (box.right - box.left + 1) * (box.bottom - box.top + 1),
    );
  }));
});

Deno.test("a brush covers nine places round each", () => {
  const places = brushPlaces([{ x: 10, y: 20 }]);
  assertEquals(places.length, 9);
  assertEquals(new Set(places.map(({ x, y }) => `${x},${y}`)).size, 9);
  assert(places.every(({ x, y }) => Math.abs(x - 10) <= 1 && Math.abs(y - 20) <= 1));
});

Deno.test("places and cells are the same thing", () => {
  fc.assert(fc.property(gridPlace, (place) => {
    assertEquals(placeOf(cellAt(place)), place);
    assertEquals(ontoGrid(place), place);
  }));
  assertEquals(ontoGrid({ x: -3, y: 300 }), { x: 0, y: 99 });
});
