import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { TokenBuckets } from "../../../../../lib/server/contest/api/token_bucket.ts";

Deno.test("a bucket is empty after its tries, and fills up again with time, but never above", () => {
  let time = 0;
  const buckets = new TokenBuckets({ tries: 3, ms: 3000, keys: 10, now: () => time });
  for (let time = 0; time < 3; time++) buckets.take("a");
  assertEquals([buckets.wait("a"), buckets.wait("b")], [1000, 0]);
  time = 999;
  assertEquals(buckets.wait("a"), 1);
  time = 1000;
  assertEquals(buckets.wait("a"), 0);
  time = 1_000_000;
  for (let time = 0; time < 3; time++) buckets.take("a");
  assertEquals(buckets.wait("a"), 1000);
});

Deno.test("however many keys come, few are remembered, and the one that failed last is among them", () => {
  fc.assert(fc.property(fc.array(fc.string(), { maxLength: 200 }), (keys) => {
    const buckets = new TokenBuckets({ tries: 1, ms: 1000, keys: 5, now: () => 0 });
    for (const key of keys) {
      buckets.take(key);
      assert(buckets.size <= 5);
      assertEquals(buckets.wait(key), 1000);
    }
  }));
});

Deno.test("in any stretch of time no key fails more often than its tries and what came back", () => {
  const step = fc.record({ pause: fc.nat(500), tries: fc.nat(10) });
  fc.assert(fc.property(fc.array(step, { maxLength: 50 }), (steps) => {
    let time = 0;
    let failed = 0;
    const buckets = new TokenBuckets({ tries: 5, ms: 1000, keys: 5, now: () => time });
    for (const { pause, tries } of steps) {
      time += pause;
      for (let one = 0; one < tries && buckets.wait("a") === 0; one++) {
        buckets.take("a");
        failed++;
      }
      assert(failed <= 5 + time * 5 / 1000 + 1e-6);
    }
  }));
});
