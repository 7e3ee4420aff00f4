import { assertEquals } from "@std/assert";
import { isLogName } from "../../../web/ui/log_names.ts";

Deno.test("logs are known by the end of their names, in small letters or capitals", () => {
  for (const name of ["melee.jsonl", "melee.jsonl.gz", "DUEL.JSONL.GZ", "my journal.jsonl"]) {
    assertEquals(isLogName(name), true, name);
  }
});

Deno.test("what else lies in a run's folder is no log", () => {
  for (const name of ["journal.jsonl", "run.json", "table.txt", "jsonl", "x.gz", "x.jsonl.zip"]) {
    assertEquals(isLogName(name), false, name);
  }
});
