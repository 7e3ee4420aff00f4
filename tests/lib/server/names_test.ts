import { assert, assertEquals, assertMatch } from "@std/assert";
import fc from "fast-check";
import { isPlainName, plainName, uniqueName } from "../../../lib/server/names.ts";
import { logName } from "../../../lib/tournament/run_folder.ts";
import { matchesOf } from "../../../lib/tournament/schedule.ts";
import { readSample } from "./sample.ts";

Deno.test("plainName() makes any text a name that leads nowhere else", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => {
    const name = plainName(text);
    assertMatch(name, /^(?!\.)[A-Za-z0-9_.-]{1,64}$/);
  }));
});

Deno.test("plainName() keeps a name that is plain already", () => {
  assertEquals(plainName("2026-11-30T08-15-00"), "2026-11-30T08-15-00");
  assertEquals(plainName("my run (2)"), "my_run_2_");
  assertEquals(plainName("../../etc"), "_.._etc");
  for (const text of ["", "..", "…"]) assertEquals(plainName(text), "run");
});

Deno.test("isPlainName() refuses what plainName() would change", () => {
  for (const name of ["a", "melee.jsonl.gz", "-", "_x"]) assert(isPlainName(name), name);
  for (const name of ["", ".", "..", ".x", "a/b", "a b", "ä", "a\n"]) {
    assert(!isPlainName(name), name);
  }
});

Deno.test("uniqueName() numbers names that are taken", () => {
  const taken = new Set(["a", "a-2"]);
  assertEquals(uniqueName("a", (name) => taken.has(name)), "a-3");
  assertEquals(uniqueName("b", (name) => taken.has(name)), "b");
});

Deno.test("the name of a match's log can stand in addresses as it is", async () => {
  const { settings: sample } = await readSample();
  const names = ["a b/c", "..x", "…", "a".repeat(40), "Ä1", "x", "x", "A.B"];
  const bots = sample.bots.map((bot, index) => ({ ...bot, name: names[index] ?? "" }));
  const ids = Array.from(
    matchesOf(sample.plan),
    (match) => logName({ ...sample, bots }, match),
  );
  assertEquals(ids.filter((id) => !isPlainName(id)), []);
  assertEquals(new Set(ids).size, ids.length);
});
