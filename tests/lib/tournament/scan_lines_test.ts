import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { scanLines } from "../../../lib/tournament/scan_lines.ts";

async function scan(
  content: Uint8Array,
): Promise<{ lines: [number, number | undefined][]; end: number }> {
  const path = await Deno.makeTempFile();
  await Deno.writeFile(path, content);
  const file = await Deno.open(path);
  try {
    const found = scanLines(file);
    const lines: [number, number | undefined][] = [];
    for (;;) {
      const { done, value } = await found.next();
      if (done) return { lines, end: value };
      lines.push([value.offset, value.bytes?.length]);
    }
  } finally {
    file.close();
    await Deno.remove(path);
  }
}

const bytes = (text: string) => new TextEncoder().encode(text);

Deno.test("scanLines() finds whole lines and leaves a torn one", async () => {
  assertEquals(await scan(bytes("abc\n\nde\nf")), { lines: [[0, 3], [4, 0], [5, 2]], end: 8 });
  assertEquals(await scan(bytes("")), { lines: [], end: 0 });
  assertEquals(await scan(bytes("torn")), { lines: [], end: 0 });
});

Deno.test("scanLines() finds the same wherever the pieces of the file end", async () => {
  const lengths = fc.array(fc.integer({ min: 0, max: 150_000 }), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(lengths, async (lines) => {
      const { end, lines: found } = await scan(
        bytes(lines.map((n) => "x".repeat(n) + "\n").join("")),
      );
      assertEquals(found.map(([, length]) => length), lines);
      assertEquals(end, lines.reduce((sum, length) => sum + length + 1, 0));
    }),
    { numRuns: 20, seed: 1 },
  );
});

Deno.test("scanLines() passes over a line longer than any round, and goes on behind it", async () => {
  const long = "x".repeat(17 * 1024 * 1024);
  assertEquals(await scan(bytes(`a\n${long}\nb\n`)), {
    lines: [[0, 1], [2, undefined], [3 + long.length, 1]],
    end: long.length + 5,
  });
  assertEquals(await scan(bytes(`a\n${long}`)), { lines: [[0, 1]], end: 2 });
});
