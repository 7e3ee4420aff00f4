import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { type Line, linesOf } from "../../../lib/logs/lines.ts";
import { runs } from "./properties.ts";

const pure = { permissions: "none" } as const;

async function lines(chunks: Iterable<Uint8Array>, mostBytes?: number): Promise<Line[]> {
  return await Array.fromAsync(linesOf(chunks, mostBytes));
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function textsOf(text: string): Promise<(string | undefined)[]> {
  return (await lines([bytesOf(text)])).map((line) => line.text);
}

Deno.test(
  "linesOf() cuts at line feeds, drops a CR before them and passes over empty lines",
  pure,
  async () => {
    assertEquals(await textsOf("a\r\n\nb\rc\n"), ["a", "b\rc"]);
    assertEquals(await textsOf("a\r"), ["a"]);
    assertEquals(await textsOf(""), []);
  },
);

Deno.test("linesOf() drops a byte order mark before the first line only", pure, async () => {
  assertEquals(await textsOf("\ufeffa\n\ufeffb"), ["a", "\ufeffb"]);
});

Deno.test("linesOf() tells which line has no line feed", pure, async () => {
  const [one, two] = await lines([bytesOf("ä\nö")]);
  assertEquals(one, { number: 1, text: "ä", isWhole: true, isTooLong: false });
  assertEquals(two, { number: 2, text: "ö", isWhole: false, isTooLong: false });
});

Deno.test("linesOf() goes on after a line that is no UTF-8", pure, async () => {
  const texts = (await lines([new Uint8Array([0xff, 10, 97, 10, 0xc3])])).map(({ text }) => text);
  assertEquals(texts, [undefined, "a", undefined]);
});

Deno.test("linesOf() leaves the stream at a line that is too long", pure, async () => {
  let taken = 0;
  function* endless() {
    for (;;) {
      taken += 1;
      yield bytesOf(taken === 1 ? "ok\n123" : "4567");
    }
  }
  const [first, second, ...rest] = await lines(endless(), 10);
  assertEquals([first?.text, second?.isTooLong, rest.length, taken], ["ok", true, 0, 3]);
});

Deno.test("linesOf() is the same however the stream is cut", pure, async () => {
  const bytes = fc.oneof(
    fc.string({ unit: fc.constantFrom("a", "\n", "\r", "ä", "𝄞", "\ufeff") }).map(bytesOf),
    fc.uint8Array(),
  );
  await fc.assert(
    fc.asyncProperty(bytes, fc.array(fc.nat(7)), async (whole, sizes) => {
      const chunks: Uint8Array[] = [];
      let at = 0;
      for (const size of sizes) {
        chunks.push(whole.subarray(at, at + size));
        at += size;
      }
      chunks.push(whole.subarray(at));
      assertEquals(await lines(chunks), await lines([whole]));
    }),
    runs(200),
  );
});
