import { assertEquals, assertMatch, assertRejects } from "@std/assert";
import fc from "fast-check";
import { deflateToText, inflateText, TooMuchText } from "../../../web/ui/deflated_text.ts";

Deno.test("bytes come back as they were, from a text that an address takes as it is", async () => {
  const bytes = fc.uint8Array({ maxLength: 300 }).map((values) => Uint8Array.from(values));
  await fc.assert(fc.asyncProperty(bytes, async (bytes) => {
    const text = await deflateToText(bytes);
    assertMatch(text, /^[\w-]+$/);
    assertEquals(await inflateText(text, bytes.length), bytes);
  }));
});

Deno.test("a text that holds more than it may is given up", async () => {
  const text = await deflateToText(new Uint8Array(1_000_000));
  await assertRejects(() => inflateText(text, 999_999), TooMuchText);
});

Deno.test("a text that was damaged or never packed is refused", async () => {
  const text = await deflateToText(Uint8Array.of(1, 2, 3, 4, 5));
  const damaged = [`f${text.slice(1)}`, `${text.slice(0, -8)}AAAAAAAA`];
  for (const broken of [...damaged, "no base64!", "AAAA"]) {
    await assertRejects(() => inflateText(broken, 100), Error);
  }
});
