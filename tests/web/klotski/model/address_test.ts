import { assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  type Address,
  makeAddress,
  parseAddress,
  VIEWS,
} from "../../../../web/klotski/model/address.ts";

const plain = fc.stringMatching(/^[\w-]{1,12}$/);

Deno.test("an address is read as it was written", () => {
  fc.assert(fc.property(
    fc.record(
      { variant: plain, puzzle: plain, at: plain, view: fc.constantFrom(...VIEWS) },
      { requiredKeys: [] },
    ),
    (address: Address) => {
      const { view, ...rest } = address;
      // Playing is what the page does anyway.
      const expected = view === "edit" ? address : rest;
      assertEquals(parseAddress(makeAddress(address)), expected);
    },
  ));
});

Deno.test("what makes no sense in an address is left out", () => {
  assertEquals(parseAddress(""), {});
  assertEquals(parseAddress("#variant=../x&at=%20&view=fly&puzzle="), {});
  assertEquals(makeAddress({}), "");
});
