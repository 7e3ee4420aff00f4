import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { faultAt } from "../../../lib/logs/fault_at.ts";
import type { LogFault } from "../../../lib/logs/types.ts";

const faults = fc.array(fc.record({
  turn: fc.integer({ min: 1, max: 6 }),
  tank: fc.integer({ min: 0, max: 5 }),
  kind: fc.constantFrom("timeout", "crash", "invalid"),
  detail: fc.string(),
})) satisfies fc.Arbitrary<LogFault[]>;

Deno.test("faultAt() finds what looking through the list finds", () => {
  fc.assert(fc.property(faults, fc.nat(7), fc.nat(6), (faults, turn, tank) => {
    const found = faults.find((fault) => fault.turn === turn && fault.tank === tank);
    assertEquals(faultAt({ faults }, turn, tank), found);
  }));
});

Deno.test("lists of faults are not taken for each other", () => {
  const one: LogFault[] = [{ turn: 1, tank: 0, kind: "exit", detail: "one" }];
  const other: LogFault[] = [{ turn: 1, tank: 0, kind: "exit", detail: "other" }];
  assertEquals(faultAt({ faults: one }, 1, 0)?.detail, "one");
  assertEquals(faultAt({ faults: other }, 1, 0)?.detail, "other");
});
