import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { uniqueNames } from "../../../../lib/judge/entry/unique_names.ts";

Deno.test("[RUNNER-1] a program that takes part several times gets numbers behind its name", {
  permissions: "none",
}, () => {
  assertEquals(uniqueNames(["tank1", "hunter", "tank1", "tank1"]), [
    "tank1",
    "hunter",
    "tank1#2",
    "tank1#3",
  ]);
  assertEquals(uniqueNames([]), []);
});

Deno.test("a name that looks like a numbered one takes no other's place", {
  permissions: "none",
}, () => {
  assertEquals(uniqueNames(["a#2", "a", "a", "a#2"]), ["a#2", "a", "a#3", "a#2#2"]);
});

Deno.test("unique names are unique, and the first of each is as it was", {
  permissions: "none",
}, () => {
  const name = fc.constantFrom("a", "b", "a#2", "a#3", "", "#2", "a#2#2");
  fc.assert(fc.property(fc.array(name), (names) => {
    const unique = uniqueNames(names);
    assertEquals(new Set(unique).size, names.length);
    unique.forEach((one, at) => assertEquals(one.startsWith(names[at] ?? "-"), true));
  }));
});
