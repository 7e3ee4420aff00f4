/** What the page shows, in its address. */
import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { type Address, makeAddress, parseAddress } from "../../../../web/frogger/model/address.ts";

const packed = fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/);

Deno.test("an address says again what was written into it", () => {
  fc.assert(fc.property(
    fc.record({
      traffic: packed,
      road: packed,
      moves: packed,
      frame: fc.nat(1_000_000),
      view: fc.constantFrom("watch" as const, "play" as const),
    }, { requiredKeys: [] }),
    (address: Address) => assertEquals(parseAddress(makeAddress(address)), address),
  ));
});

Deno.test("an address reads as it is written in messages", () => {
  const address = { traffic: "rush", moves: "1abc", frame: 12, view: "watch" } as const;
  assertEquals(makeAddress(address), "#traffic=rush&moves=1abc&frame=12&view=watch");
  assertEquals(makeAddress({}), "");
});

Deno.test("what makes no sense in an address is left out, and nothing throws", () => {
  assertEquals(
    parseAddress("#traffic=../x&moves=%3Cb%3E&frame=-1&view=fly&more=1"),
    {},
  );
  assertEquals(parseAddress("#frame=999999999"), { frame: 1_000_000 });
  fc.assert(fc.property(fc.string(), (text) => void parseAddress(text)));
});
