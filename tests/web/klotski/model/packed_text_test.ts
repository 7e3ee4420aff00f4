import { assertEquals, assertRejects } from "@std/assert";
import fc from "fast-check";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { packText, unpackText } from "../../../../web/klotski/model/packed_text.ts";
import { CLASSIC_TEXT } from "../samples.ts";

Deno.test("any text comes back from an address", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 200 }), async (text) => {
      const packed = await packText(text);
      assertEquals(/^1[\w-]*$/.test(packed), true, packed);
      assertEquals(await unpackText(packed), text);
    }),
  );
});

Deno.test("the classic takes less than 150 characters", async () => {
  const { length } = await packText(CLASSIC_TEXT);
  assertEquals(length < 150, true, `${length}`);
});

Deno.test("an address that was damaged, is too long or comes from another version is refused with a reason", async () => {
  const packed = await packText(CLASSIC_TEXT);
  const middle = Math.floor(packed.length / 2);
  const other = packed[middle] === "A" ? "B" : "A";
  const broken = [
    "",
    `9${packed.slice(1)}`,
    `x${packed}`,
    packed.slice(0, middle) + other + packed.slice(middle + 1),
    `1${"A".repeat(20_000)}`,
    await packText("x".repeat(40_000)),
  ];
  for (const text of broken) {
    const error = await assertRejects(() => unpackText(text), UnusableInput);
    assertEquals(error.problems[0]?.code, "LINK_BROKEN", text.slice(0, 20));
  }
});
