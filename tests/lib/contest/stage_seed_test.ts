import { assertEquals, assertMatch } from "@std/assert";
import { stageSeed } from "../../../lib/contest/stage_seed.ts";

Deno.test("stages of a contest have seeds of their own, the same every time", () => {
  const seeds = [1, 2, 3, 11].map((stage) => stageSeed("spring", stage));
  assertEquals(new Set(seeds).size, 4);
  assertEquals(seeds, [1, 2, 3, 11].map((stage) => stageSeed("spring", stage)));
  assertEquals(new Set([stageSeed("spring", 1), stageSeed("autumn", 1)]).size, 2);
});

Deno.test("a stage's seed, which logs publish, does not show the contest's", () => {
  assertMatch(stageSeed("spring", 1), /^[0-9a-f]{32}$/);
  // Whoever writes the number into the seed gets another stage's neither.
  assertEquals(stageSeed('spring","stage",1', 2) === stageSeed("spring", 12), false);
});
