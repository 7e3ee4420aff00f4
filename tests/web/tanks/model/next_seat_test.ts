import { assertEquals } from "@std/assert";
import { firstLiving, nextSeat } from "../../../../web/tanks/model/next_seat.ts";

Deno.test("seats come in their order, and after the last one none", () => {
  assertEquals([undefined, 0, 1, 2].map((seat) => nextSeat(3, seat)), [0, 1, 2, undefined]);
  assertEquals(nextSeat(0, undefined), undefined);
});

Deno.test("the first living seat is the first of all where nobody lives", () => {
  assertEquals([[20, 3], [0, 3, 0, 7], [0, 0], []].map(firstLiving), [0, 1, 0, undefined]);
});
