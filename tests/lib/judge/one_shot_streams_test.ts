import { assert, assertEquals } from "@std/assert";
import { concat } from "@std/bytes/concat";
import { join } from "@std/path";
import type { Program } from "../../../lib/judge/types.ts";
import { isReady, LIMITS, openPlace, type Place, testInBubblewrap } from "./one_shot_places.ts";

const READ_ALL = "new Uint8Array(await new Response(Deno.stdin.readable).arrayBuffer())";

/** All that a byte can be, and no UTF-8. */
const ALL_BYTES = Uint8Array.from({ length: 256 }, (_, byte) => byte);

function textOf(bytes: Uint8Array | undefined): string | undefined {
  return bytes && new TextDecoder().decode(bytes);
}

/** A script of the shell as a native program. */
async function shell(place: Place, source: string): Promise<Program> {
  const folder = join(place.folder, `native-${crypto.randomUUID()}`);
  await Deno.mkdir(folder);
  await Deno.writeTextFile(join(folder, "source"), source);
  const argv = ["/bin/sh", "source"];
  return { runtime: "native", name: "n", version: "sha256:", folder, reads: [], argv };
}

for (const bubblewrap of [true, false]) {
  const how = bubblewrap ? "with bubblewrap where it works" : "without bubblewrap";

  Deno.test(`a program reads its input and writes its answer, both byte by byte, ${how}`, async () => {
    await using place = await openPlace({ bubblewrap });
    const source =
      `const bytes = ${READ_ALL}; for (const byte of bytes) Deno.stdout.writeSync(new Uint8Array([byte]));`;
    const run = await place.run(source, { input: ALL_BYTES, keepsOutput: true });
    assertEquals([run.end, run.errors], [{ kind: "exit", status: 0 }, ""]);
    assertEquals(run.written, ALL_BYTES);
  });

  Deno.test(`an input larger than any pipe arrives, and so does an answer of that size, ${how}`, async () => {
    await using place = await openPlace({ bubblewrap });
    const input = concat(Array.from({ length: 4000 }, () => ALL_BYTES));
    const source = `
      const bytes = ${READ_ALL};
      for (let at = 0; at < bytes.length;) at += Deno.stdout.writeSync(bytes.subarray(at));`;
    const limits = { ...LIMITS, outputBytes: input.length };
    const run = await place.run(source, { input, keepsOutput: true, limits });
    assertEquals(run.end, { kind: "exit", status: 0 });
    assert(run.written !== undefined && run.written.length === input.length);
    assertEquals(run.written.findIndex((byte, at) => byte !== input[at]), -1);
  });

  Deno.test(`a program that never reads is no burden, whatever its input, ${how}`, async () => {
    await using place = await openPlace({ bubblewrap });
    const input = new Uint8Array(2 ** 20);
    const run = await place.run('console.log("done");', { input, keepsOutput: true });
    assertEquals([run.end, textOf(run.written)], [{ kind: "exit", status: 0 }, "done\n"]);
    const endless = await place.run("for (;;);", {
      input,
      limits: { ...LIMITS, wallMs: 300 },
    });
    assertEquals([endless.end, endless.written], [{ kind: "timeout" }, undefined]);
    assertEquals(place.runs(), []);
  });

  Deno.test(`the answer of a program that floods ends at the limit, ${how}`, async () => {
    await using place = await openPlace({ bubblewrap });
    const limits = { ...LIMITS, outputBytes: 50_000 };
    const run = await place.run("for (;;) console.log('x'.repeat(1000));", {
      keepsOutput: true,
      limits,
    });
    assertEquals([run.end, run.written?.length], [{ kind: "flood" }, 50_000]);
  });
}

Deno.test("the answer of exactly the limit is no flood, and one byte more is", async () => {
  await using place = await openPlace();
  for (const [length, kind] of [[1000, "exit"], [1001, "flood"]] as const) {
    const run = await place.run(`Deno.stdout.writeSync(new Uint8Array(${length}).fill(46));`, {
      keepsOutput: true,
      limits: { ...LIMITS, outputBytes: 1000 },
    });
    // Whether a program is ended before it has ended by itself is luck; what is kept of it is not.
    if (run.end.kind !== kind) assertEquals([kind, run.end.kind], ["flood", "exit"]);
    assertEquals(run.written?.length, 1000);
  }
});

Deno.test("a program without input finds none, and its answer is not kept unasked", async () => {
  await using place = await openPlace();
  const run = await place.run(`const bytes = ${READ_ALL}; console.log("read", bytes.length);`);
  assertEquals([run.output, run.written], ["read 0\n", undefined]);
  assert(!("written" in run));
});

Deno.test("an empty input is at its end at once", async () => {
  await using place = await openPlace();
  const run = await place.run(`const bytes = ${READ_ALL}; console.log("read", bytes.length);`, {
    input: new Uint8Array(0),
  });
  assertEquals(run.output, "read 0\n");
});

Deno.test("what stands on standard error is no part of the answer", async () => {
  await using place = await openPlace();
  const run = await place.run('console.error("thinking"); console.log("^");', {
    keepsOutput: true,
  });
  assertEquals([textOf(run.written), run.errors], ["^\n", "thinking\n"]);
});

testInBubblewrap("a native program reads its input, too", async () => {
  await using place = await openPlace();
  const input = new TextEncoder().encode("hello\nyou\n");
  const run = await place.runProgram(
    await shell(place, 'read -r one; read -r two; echo "$two $one"'),
    {
      input,
      keepsOutput: true,
    },
  );
  assertEquals([run.end, textOf(run.written)], [{ kind: "exit", status: 0 }, "you hello\n"]);
});

testInBubblewrap("who closes its streams has said all, and ends as it ends", async () => {
  await using place = await openPlace();
  const input = new Uint8Array(2 ** 20);
  const script = "echo one; exec 0<&- 1>&-; echo two; exit 3";
  const run = await place.runProgram(await shell(place, script), {
    input,
    keepsOutput: true,
  });
  assertEquals([run.end, textOf(run.written)], [{ kind: "exit", status: 3 }, "one\n"]);
});

Deno.test({
  name: "what a trusted program leaves running holds nobody up, though it holds its pipes",
  ignore: Deno.build.os === "windows",
  fn: async () => {
    await using place = await openPlace({ bubblewrap: false, trustNative: true });
    const script = "echo one; setsid sleep 2 & exit 0";
    const run = await place.runProgram(await shell(place, script), {
      input: new Uint8Array(2 ** 20),
      keepsOutput: true,
    });
    assertEquals([run.end, textOf(run.written)], [{ kind: "exit", status: 0 }, "one\n"]);
    assert(run.wallMs < 10_000);
  },
});

Deno.test("an interrupted program has its answer up to there", async () => {
  await using place = await openPlace();
  const source = `Deno.addSignalListener("SIGINT", () => {
     console.log("bye");
     Deno.exit();
   });
   setInterval(() => {}, 1000);
   Deno.writeTextFileSync("out", "");`;
  const stop = new AbortController();
  const running = place.run(
    source,
    { keepsOutput: true, input: new Uint8Array(3), limits: { ...LIMITS, graceMs: 20_000 } },
    stop.signal,
  );
  await isReady(place, "out");
  stop.abort();
  const { end, written } = await running;
  assertEquals([end, textOf(written)], [{ kind: "interrupted" }, "bye\n"]);
});
