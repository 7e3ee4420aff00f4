import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { cornerOf, sameShape, shapeKey, shapeOf } from "../../../lib/klotski/shapes.ts";

const L = [{ x: 0, y: 0 }, { x: 0, y: 1 }, { x: 1, y: 1 }];

Deno.test("[SHAPE-1] a shape is the same wherever its cells lie and in whatever order they come", () => {
  const moved = [{ x: 5, y: 4 }, { x: 4, y: 3 }, { x: 4, y: 4 }];
  assertEquals(cornerOf(moved), { x: 4, y: 3 });
  assertEquals(shapeOf(moved), shapeOf(L));
  assert(sameShape(shapeOf(moved), shapeOf(L)));
  assertEquals(shapeOf(L), { width: 2, height: 2, cells: L });
});

Deno.test("[SHAPE-2] a shape turned or mirrored is another shape", () => {
  const turned = shapeOf(L.map(({ x, y }) => ({ x: -y, y: x })));
  const mirrored = shapeOf(L.map(({ x, y }) => ({ x: -x, y })));
  for (const other of [turned, mirrored]) assert(!sameShape(other, shapeOf(L)));
  assert(!sameShape(shapeOf([{ x: 0, y: 0 }, { x: 1, y: 0 }]), shapeOf([{ x: 0, y: 0 }])));
});

Deno.test("shapes have the same key exactly if they are the same", () => {
  assertEquals(shapeKey(shapeOf(L)), "#./##");
  const cell = fc.record({ x: fc.nat(2), y: fc.nat(2) });
  const shape = fc.uniqueArray(cell, { minLength: 1, selector: ({ x, y }) => `${x},${y}` })
    .map(shapeOf);
  fc.assert(fc.property(shape, shape, (one, other) => {
    assertEquals(sameShape(one, other), shapeKey(one) === shapeKey(other));
  }));
});
