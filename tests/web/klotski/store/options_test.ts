import { assertEquals } from "@std/assert";
import { createOptions } from "../../../../web/klotski/store/options.ts";
import { fakeOutside } from "../fake_outside.ts";

Deno.test("what the reader has chosen is kept, and what is as usual is not", () => {
  const { keep, memory } = fakeOutside("");
  const options = createOptions(keep);
  const all = ({ hasLetters, hasSound, isLiteral }: typeof options) =>
    [hasLetters, hasSound, isLiteral].map(({ value }) => value);
  assertEquals(all(options), [false, false, false]);
  options.hasSound.value = true;
  options.isLiteral.value = true;
  options.keep();
  assertEquals(all(createOptions(keep)), [false, true, true]);
  options.hasSound.value = options.isLiteral.value = false;
  options.keep();
  assertEquals(memory.size, 0);
});
