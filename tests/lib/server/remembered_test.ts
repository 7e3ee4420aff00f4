import { assertEquals, assertRejects } from "@std/assert";
import { unusable, UnusableInput } from "../../../lib/core/problem.ts";
import { Remembered } from "../../../lib/server/remembered.ts";

Deno.test("a value is made once for a stamp, also for those who ask at the same time", async () => {
  const remembered = new Remembered<number>();
  let made = 0;
  const make = () => Promise.resolve(++made);
  assertEquals(
    await Promise.all(["a", "a", "a"].map((stamp) => remembered.get(stamp, make))),
    [1, 1, 1],
  );
  assertEquals(await remembered.get("b", make), 2);
  assertEquals(await remembered.get("a", make), 3);
});

Deno.test("that a file is damaged is remembered, what the system says is not", async () => {
  const failures: readonly (readonly [Error, number])[] = [
    [unusable("TABLE_FILE", "Damaged"), 1],
    [unusable("LOG_UNREADABLE", "Too many open files"), 2],
    [new Deno.errors.PermissionDenied("Denied (os error 13)"), 2],
  ];
  for (const [failure, expected] of failures) {
    const remembered = new Remembered<never>();
    let made = 0;
    const get = () =>
      remembered.get("a", () => {
        made += 1;
        return Promise.reject(failure);
      });
    await assertRejects(get, Error, failure.message);
    await assertRejects(get, Error, failure.message);
    assertEquals(made, expected, failure.message);
  }
});

Deno.test("what was damaged is read again when it has changed", async () => {
  const remembered = new Remembered<string>();
  const damaged = () => Promise.reject(unusable("TABLE_FILE", "Damaged"));
  await assertRejects(() => remembered.get("a", damaged), UnusableInput);
  assertEquals(await remembered.get("b", () => Promise.resolve("mended")), "mended");
});
