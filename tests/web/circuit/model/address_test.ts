/** What the address says. */
import { assertEquals } from "@std/assert";
import {
  circuitAddress,
  draftAddress,
  readAddress,
  trackAddress,
} from "../../../../web/circuit/model/address.ts";

Deno.test("an address is read as it was written", () => {
  assertEquals(readAddress(draftAddress("1&2")), { kind: "draft", id: "1&2" });
  assertEquals(readAddress(circuitAddress("snail")), { kind: "circuit", id: "snail" });
  const hash = trackAddress("circuit.html", "1ab-_").replace("circuit.html", "");
  assertEquals(readAddress(hash), { kind: "track", packed: "1ab-_" });
});

Deno.test("an address that says nothing opens nothing", () => {
  for (const hash of ["", "#", "#draft=", "#other=1", "#%"]) {
    assertEquals(readAddress(hash), { kind: "nothing" });
  }
});
