import { assert, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { BrokenBytes, readBytes, writeBytes } from "../../../../web/tanks/model/packed_bytes.ts";
import { runs } from "../../../lib/logs/properties.ts";

const whole = fc.oneof(fc.nat(300), fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }));

Deno.test("what is written is read again, in the same order", () => {
  const text = fc.string({ unit: "grapheme" });
  const amount = fc.oneof(whole, fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }));
  fc.assert(
    fc.property(whole, amount, text, fc.uint8Array(), (number, some, words, values) => {
      const to = writeBytes();
      to.number(number);
      to.amount(some);
      to.text(words);
      to.bytes(values);
      const from = readBytes(to.finish());
      assertEquals([from.number(), from.amount(), from.text()], [number, some, words]);
      assert(!from.isAtEnd());
      assertEquals([...from.bytes()], [...values]);
      assert(from.isAtEnd());
    }),
    runs(500),
  );
});

Deno.test("small numbers take one byte", () => {
  const to = writeBytes();
  [0, 127].forEach(to.number);
  [0, 126].forEach(to.amount);
  assertEquals(to.finish().length, 4);
});

Deno.test("bytes that nobody wrote are broken, not something else", () => {
  const read = (...bytes: number[]) => readBytes(new Uint8Array(bytes));
  for (
    const action of [
      () => read().number(),
      () => read(128).number(),
      () => read(...Array.from({ length: 9 }, () => 255), 0).number(),
      () => read(255, 255, 255, 255, 255, 255, 255, 127).number(),
      () => read(2, 1).bytes(),
      () => read(255, 255, 255, 255, 15).text(),
      () => read(1, 0xff).text(),
      () => read(0, 2, 1, 1).amount(),
    ]
  ) assertThrows(action, BrokenBytes);
});
