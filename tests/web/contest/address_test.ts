import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { makeContestAddress, parseContestAddress } from "../../../web/contest/address.ts";

Deno.test("no address and an unknown view lead to the table", () => {
  for (
    const hash of ["", "#", "#view=", "#view=weather", "#%", "#view=entry", "#view=entry&entry="]
  ) {
    assertEquals(parseContestAddress(hash), { view: "table" });
  }
  assertEquals(makeContestAddress({ view: "table" }), "#");
});

Deno.test("an address that was written is read as it was meant", () => {
  for (const view of ["table", "stages", "matrix", "history"] as const) {
    assertEquals(parseContestAddress(makeContestAddress({ view })), { view });
  }
  fc.assert(fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (entry) => {
    const address = { view: "entry", entry } as const;
    assertEquals(parseContestAddress(makeContestAddress(address)), address);
  }));
});
