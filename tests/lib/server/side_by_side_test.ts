import { assertEquals, assertRejects } from "@std/assert";
import { sideBySide } from "../../../lib/server/side_by_side.ts";

Deno.test("results come in the order of the items, with never more at a time than allowed", async () => {
  let running = 0;
  let most = 0;
  const items = Array.from({ length: 20 }, (_, index) => index);
  const values = await sideBySide(items, 3, async (item) => {
    running += 1;
    most = Math.max(most, running);
    for (let step = 0; step < 20 - item; step++) await Promise.resolve();
    running -= 1;
    return item * 2;
  });
  assertEquals(values, items.map((item) => item * 2));
  assertEquals([running, most], [0, 3]);
  assertEquals(await sideBySide([], 3, () => Promise.resolve(1)), []);
});

Deno.test("one that is slow does not hold up the others", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done: number[] = [];
  const all = sideBySide([1, 2, 3, 4], 2, async (item) => {
    if (item === 1) await promise;
    done.push(item);
    if (item === 4) resolve();
  });
  await all;
  assertEquals(done, [2, 3, 4, 1]);
});

Deno.test("after a failure nothing is begun, and what has begun is waited for", async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const all = sideBySide([1, 2, 3, 4], 2, async (item) => {
    begun.push(item);
    if (item === 1) throw new Error("one");
    for (let step = 0; step < 20; step++) await Promise.resolve();
    ended.push(item);
  });
  await assertRejects(() => all, Error, "one");
  assertEquals([begun, ended], [[1, 2], [2]]);
});
