/** Bytes in an address come back as they were, and what else stands there is refused with the reason. */
import { assertEquals, assertRejects } from "@std/assert";
import * as fc from "fast-check";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { createPacking } from "../../../web/ui/packing.ts";

const WORDS = {
  badLink: (why: string) => `bad: ${why}`,
  linkTooLong: "too long",
  linkOtherVersion: "newer",
  linkNotPacked: "damaged",
};

const packing = createPacking({ mostText: 100, mostBytes: 60, words: WORDS });

Deno.test("bytes come back from an address as they were, with the packing's version before them", async () => {
  await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), async (bytes) => {
    const packed = await packing.pack(Uint8Array.from(bytes));
    assertEquals(packed.slice(0, 1), "1");
    assertEquals(/^[\w-]+$/.test(packed), true);
    assertEquals([...await packing.unpack(packed)], [...bytes]);
  }));
});

Deno.test("what was not packed here is refused, and why", async () => {
  const large = await packing.pack(new Uint8Array(61));
  const whole = await packing.pack(Uint8Array.of(1, 2, 3));
  const cases = [
    ["x", "damaged"],
    ["", "damaged"],
    [`2${whole.slice(1)}`, "newer"],
    [`${whole.slice(0, 4)}A${whole.slice(5)}`, "damaged"],
    ["1".repeat(101), "too long"],
    [large, "too long"],
  ] as const;
  for (const [text, why] of cases) {
    const error = await assertRejects(() => packing.unpack(text), UnusableInput);
    assertEquals(error.problems.map(({ code, message }) => [code, message]), [
      ["LINK_BROKEN", `bad: ${why}`],
    ]);
  }
  const words = { ...WORDS, linkTooLarge: "too large" };
  const other = createPacking({ mostText: 100, mostBytes: 60, words });
  const error = await assertRejects(() => other.unpack(large), UnusableInput);
  assertEquals(error.problems[0]?.message, "bad: too large");
});
