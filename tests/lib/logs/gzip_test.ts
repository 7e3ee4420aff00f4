import { assert, assertEquals, assertRejects } from "@std/assert";
import { join } from "@std/path";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { inflated } from "../../../lib/logs/gzip.ts";

const TEXT = Array.from({ length: 90 }, (_, at) => `{"round":${at},"points":[${at % 7},3]}\n`)
  .join("");

async function packed(): Promise<Uint8Array<ArrayBuffer>> {
  const stream = ReadableStream.from([new TextEncoder().encode(TEXT)])
    .pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** What comes out, whether it was told that the file is torn, or the code of the refusal. Anything else is thrown. */
async function read(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  let isTorn = false;
  let text = "";
  const decoder = new TextDecoder();
  try {
    for await (const chunk of inflated(chunks, { warn: () => isTorn = true })) {
      text += decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    if (error instanceof UnusableInput) return error.problems.map(({ code }) => code).join();
    throw error;
  }
  return isTorn ? "LOG_TORN" : text;
}

Deno.test("any one bit that is flipped is told in a sentence, or shows in what comes out, or changes nothing at all", async () => {
  const whole = await packed();
  let told = 0;
  for (let at = 0; at < whole.length; at++) {
    const flipped = whole.slice();
    flipped[at] = (flipped[at] ?? 0) ^ (1 << at % 8);
    // In one piece, and byte by byte at the end: errors come early and late.
    for (const cut of [0, flipped.length - 5]) {
      const chunks = ReadableStream.from([flipped.subarray(0, cut), flipped.subarray(cut)]);
      const came = await read(chunks);
      if (came === "LOG_DAMAGED" || came === "LOG_TORN") told += 1;
      // The first two bytes say that it is packed; a few others mean nothing.
      else assert(at < 2 || came === TEXT, `byte ${at}: ${came}`);
    }
  }
  assert(told >= 2 * (whole.length - 20));
});

Deno.test("a damaged file is told in a sentence however it is read, and is closed", async () => {
  const folder = await Deno.makeTempDir();
  try {
    const path = join(folder, "a.gz");
    const damaged = await packed();
    const last = damaged.length - 8;
    damaged[last] = (damaged[last] ?? 0) ^ 1;
    await Deno.writeFile(path, damaged);
    // Had one of them stayed open, Deno's tests would tell.
    assertEquals(await read((await Deno.open(path)).readable), "LOG_DAMAGED");
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("what goes wrong in reading itself is told as it is", async () => {
  const whole = await packed();
  const failing = async function* () {
    yield whole.subarray(0, 20);
    await Promise.resolve();
    throw new UnusableInput([{ code: "LOG_UNREADABLE", message: "Cannot be read" }]);
  };
  await assertRejects(
    async () => await Array.fromAsync(inflated(failing())),
    UnusableInput,
    "Cannot be read",
  );
});
