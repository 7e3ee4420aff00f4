import { assertEquals } from "@std/assert";
import { nextSeat } from "../../../../web/tanks/model/next_seat.ts";

/** All seats in the order in which they come. */
function orderOf(lives: readonly number[]): number[] {
  const order: number[] = [];
  for (
    let seat = nextSeat(lives, undefined);
    seat !== undefined && order.length <= lives.length;
    seat = nextSeat(lives, seat)
  ) order.push(seat);
  return order;
}

Deno.test("the living come in seat order, then the dead", () => {
  assertEquals(orderOf([20, 20, 20]), [0, 1, 2]);
  assertEquals(orderOf([0, 3, 0, 7]), [1, 3, 0, 2]);
  assertEquals(orderOf([0, 0]), [0, 1]);
});

Deno.test("where nobody is there is no next", () => {
  assertEquals(nextSeat([], undefined), undefined);
});
