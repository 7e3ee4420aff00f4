/** Where a way stands still. */
import { assertEquals } from "@std/assert";
import { waitsOn } from "../../../../web/frogger/model/waits.ts";

const at = (column: number) => ({ row: 3, column });

Deno.test("waits in the same cell are counted together, and a cell that is come back to anew", () => {
  const way = [at(1), at(1), at(1), at(2), at(1), at(1), at(0)];
  assertEquals(waitsOn(way), [{ place: at(1), frames: 2 }, { place: at(1), frames: 1 }]);
});

Deno.test("a way that never stands still has no waits; one that ends waiting has", () => {
  assertEquals(waitsOn([]), []);
  assertEquals(waitsOn([at(1), at(2), at(3)]), []);
  assertEquals(waitsOn([at(1), at(2), at(2)]), [{ place: at(2), frames: 1 }]);
});
