import { assert, assertEquals, assertRejects } from "@std/assert";
import { concat } from "@std/bytes/concat";
import fc from "fast-check";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { type Bytes, inflated } from "../../../../web/tanks/work/inflate.ts";
import { runs } from "../../../lib/logs/properties.ts";
import { bytesOfText, chunked, gzipped, wholeLog } from "./made_logs.ts";

/** Text that packs badly, so that its packed form has several pieces. */
const noise = Array.from({ length: 30_000 }, (_, at) => ((at * at * 7919) % 104_729).toString(36))
  .join("\n");

interface Unpacked {
  readonly text: string;
  readonly codes: readonly string[];
}

async function unpack(bytes: Bytes, ends: readonly number[] = []): Promise<Unpacked> {
  const { codes, error, text } = await unpackAsFarAs(bytes, ends);
  if (error !== undefined) throw error;
  return { text, codes };
}

async function unpackAsFarAs(
  bytes: Bytes,
  ends: readonly number[] = [],
): Promise<Unpacked & { readonly error: unknown }> {
  const codes: string[] = [];
  const chunks: Bytes[] = [];
  let error: unknown;
  const options = { file: "a.gz", warn: ({ code }: { code: string }) => void codes.push(code) };
  try {
    for await (const chunk of inflated(chunked(bytes, ends), options)) chunks.push(chunk);
  } catch (thrown) {
    error = thrown;
  }
  return { text: new TextDecoder().decode(concat(chunks)), codes, error };
}

Deno.test("what is not packed comes as it is, however short", async () => {
  for (const text of ["", "{", "{}", wholeLog]) {
    assertEquals(await unpack(bytesOfText(text), [1]), { text, codes: [] });
  }
});

Deno.test("packed bytes are unpacked, wherever their chunks end", async () => {
  const packed = await gzipped(wholeLog);
  const places = fc.array(fc.nat(packed.length), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(places, async (ends) => {
      assertEquals(await unpack(packed, ends), { text: wholeLog, codes: [] });
    }),
    runs(40),
  );
  const everyByte = Array.from(packed.keys());
  assertEquals(await unpack(packed, everyByte), { text: wholeLog, codes: [] });
});

Deno.test("a file of several parts is read to its end, wherever its chunks end", async () => {
  const parts = await Promise.all(["first\n", noise, "", "last\n"].map(gzipped));
  const packed = concat(parts);
  const text = `first\n${noise}last\n`;
  assertEquals(await unpack(packed), { text, codes: [] });
  const seam = parts[0]?.length ?? 0;
  for (let end = seam - 2; end <= seam + 3; end++) {
    assertEquals(await unpack(packed, [end]), { text, codes: [] }, `a chunk ends at ${end}`);
  }
});

Deno.test("a file that was cut off is read as far as it goes, with a warning", async () => {
  const packed = await gzipped(noise);
  const half = await unpack(packed.slice(0, packed.length >> 1));
  assertEquals(half.codes, ["LOG_TORN"]);
  assert(noise.startsWith(half.text));
  assert(half.text.length > noise.length * 0.4, `${half.text.length} of ${noise.length}`);
  for (const length of [2, 5, 10, packed.length - 8, packed.length - 1]) {
    assertEquals((await unpack(packed.slice(0, length))).codes, ["LOG_TORN"], `cut at ${length}`);
  }
  assertEquals((await unpack(packed.slice(0, -1))).text, noise);
});

Deno.test("a part that was cut off after a whole one is told, too", async () => {
  const [one, two] = [await gzipped("one\n"), await gzipped("two\n")];
  const { text, codes } = await unpack(concat([one, two.slice(0, -6)]));
  assertEquals({ text, codes }, { text: "one\ntwo\n", codes: ["LOG_TORN"] });
});

/** A gzip file whose text stands in it as it is, and which is damaged after so many blocks of 1000 letters. */
function damagedAfter(blocks: number): Bytes {
  const head = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];
  const letters = Array.from({ length: 1000 }, () => 0x61);
  const block = [0, 0xe8, 0x03, 0x17, 0xfc, ...letters];
  const noSuchBlock = [6, ...letters];
  const all = Array.from({ length: blocks }, () => block).flat();
  return new Uint8Array([...head, ...all, ...noSuchBlock, ...all]);
}

Deno.test("a damaged file is refused, but what stands before the damage comes", async () => {
  const { error, text } = await unpackAsFarAs(damagedAfter(30));
  assert(error instanceof UnusableInput);
  assertEquals(error.problems.map(({ code, file }) => [code, file]), [["LOG_DAMAGED", "a.gz"]]);
  assert(/^a+$/.test(text) && text.length >= 25_000 && text.length <= 30_000, `${text.length}`);
});

Deno.test("a wrong check, something after the end and a false part are damage", async () => {
  const packed = await gzipped(wholeLog);
  const wrongCheck = packed.slice();
  wrongCheck[packed.length - 7] = (wrongCheck[packed.length - 7] ?? 0) ^ 1;
  const followed = concat([packed, bytesOfText("something else")]);
  const falsePart = concat([packed, damagedAfter(0)]);
  const gap = concat([packed.slice(0, -3), await gzipped("more")]);
  for (const bytes of [wrongCheck, followed, falsePart, gap]) {
    const error = await assertRejects(() => unpack(bytes), UnusableInput);
    assertEquals(error.problems[0]?.code, "LOG_DAMAGED");
  }
});

Deno.test("who stops early leaves nothing open", async () => {
  let isClosed = false;
  async function* endless(): AsyncGenerator<Bytes> {
    try {
      for (const bytes = await gzipped(noise);;) yield bytes;
    } finally {
      isClosed = true;
    }
  }
  for await (const _chunk of inflated(endless(), { file: "a", warn: () => {} })) break;
  assert(isClosed);
});
