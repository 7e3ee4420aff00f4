import { assertEquals } from "@std/assert";
import { titleOf } from "../../../lib/server/titles.ts";

Deno.test("a name that is a time is written as people write it, the stage in front", () => {
  assertEquals(titleOf("2026-11-30T11-20-05", ""), "30 November 2026, 11:20");
  assertEquals(titleOf("2027-01-02T00-05-59", "Stage 3"), "Stage 3 · 2 January 2027, 00:05");
});

Deno.test("any other name is left as it is", () => {
  const names = ["autumn", "2026-13-01T10-00-00", "2026-11-30T24-00-00", "2026-11-30T10-60-00"];
  for (const name of [...names, "2026-11-00T10-00-00", "my-2026-11-30T10-00-00", "2026-11-30"]) {
    assertEquals(titleOf(name, ""), name);
  }
  assertEquals(titleOf("autumn", "Finals"), "Finals · autumn");
});
