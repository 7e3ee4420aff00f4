import { assertEquals } from "@std/assert";
import { takeTableRow } from "../../../lib/logs/table_row.ts";

const ROW = {
  ...{ rank: 1, bot: "tank", index: 0, duels: 8, duelsCorrected: 4.5, melee: 6, total: 10.5 },
  ...{ low: 8.5, high: 12, averageDamage: 1.25 },
  wins: { duel: 1, melee: 0 },
  rounds: { duel: 4, melee: 3 },
  faults: { timeout: 0, exit: 0, crash: 1, flood: 0, memory: 0, invalid: 2, start: 0 },
};

Deno.test("a line of a table is taken with its known fields only", () => {
  assertEquals(takeTableRow({ ...ROW, secret: "x" }), ROW);
});

Deno.test("what lacks a field, or has another thing in it, is no line of a table", () => {
  for (const field of Object.keys(ROW)) {
    assertEquals(takeTableRow({ ...ROW, [field]: undefined }), undefined, field);
    assertEquals(takeTableRow({ ...ROW, [field]: [] }), undefined, field);
  }
  for (const value of [null, 1, "row", [], { ...ROW, rank: 1.5 }, { ...ROW, total: NaN }]) {
    assertEquals(takeTableRow(value), undefined);
  }
});
