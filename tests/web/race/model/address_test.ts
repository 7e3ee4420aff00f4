import { assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  type Address,
  makeAddress,
  MOST_LAPS,
  parseAddress,
} from "../../../../web/race/model/address.ts";

Deno.test("an address comes back as it was written", () => {
  const address: Address = {
    circuit: "old-town_2",
    laps: ["best", "1eJ-_x"],
    move: 12,
    lap: 1,
    view: "drive",
    drive: "1abc",
    near: false,
  };
  assertEquals(parseAddress(makeAddress(address)), address);
  assertEquals(makeAddress({}), "");
  assertEquals(makeAddress({ track: "1x", near: true }), "#track=1x&near=1");
});

Deno.test("what makes no sense in an address is left out", () => {
  assertEquals(
    parseAddress("#circuit=../x&track=a%20b&laps=<b>.1ok.&move=-1&lap=x&view=edit&near=2&other=1"),
    { laps: ["1ok"] },
  );
  assertEquals(parseAddress("#move=999999999&circuit="), { move: 1_000_000 });
  assertEquals(parseAddress(`#laps=${"1a.".repeat(99)}`).laps?.length, MOST_LAPS);
});

Deno.test("no address makes the page fail", () => {
  fc.assert(fc.property(fc.string(), (text) => {
    const read = parseAddress(text);
    assertEquals(parseAddress(makeAddress(read)), read);
  }));
});
