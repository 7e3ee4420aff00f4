/** What the address says. */
import { assertEquals } from "@std/assert";
import { parseAddress } from "../../../../web/race/model/address.ts";
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
  const named = trackAddress("circuit.html", "1a", "Ä & b").replace("circuit.html", "");
  assertEquals(readAddress(named), { kind: "track", packed: "1a", title: "Ä & b" });
});

Deno.test("an address that says nothing opens nothing", () => {
  for (const hash of ["", "#", "#draft=", "#other=1", "#%"]) {
    assertEquals(readAddress(hash), { kind: "nothing" });
  }
});

Deno.test("whoever wants to drive a circuit is led to where it is driven by hand", () => {
  const [page, hash = ""] = trackAddress("race.html", "1a", "Mine").split("#");
  assertEquals(page, "race.html");
  assertEquals(parseAddress(hash), { track: "1a", title: "Mine", view: "drive" });
});
