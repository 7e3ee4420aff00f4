import { assert, assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import type { NativeProgram } from "../../../lib/judge/types.ts";
import {
  given,
  isReady,
  LIMITS,
  openPlace,
  type Place,
  testInBubblewrap,
  textsOf,
} from "./one_shot_places.ts";

for (const bubblewrap of [true, false]) {
  const how = bubblewrap ? "with bubblewrap where it works" : "without bubblewrap";

  Deno.test(`a program reads what it is given, by its arguments, and leaves its result, ${how}`, async () => {
    await using place = await openPlace({ bubblewrap });
    const run = await place.run(
      'Deno.writeTextFileSync("out", Deno.args.join() + Deno.readTextFileSync(Deno.args[0] ?? ""));',
      { args: ["in.txt", "2"], given: [given("in.txt", " hello")] },
    );
    assertEquals([run.end, textsOf(run)], [{ kind: "exit", status: 0 }, { out: "in.txt,2 hello" }]);
    assertEquals([run.changed, run.errors, run.output], [[], "", ""]);
    assert(run.wallMs > 0);
    assertEquals(place.runs(), []);
  });

  Deno.test(`a program that throws has its status, and its words are kept, ${how}`, async () => {
    await using place = await openPlace({ bubblewrap });
    const run = await place.run('console.log("out"); throw new Error("lost");');
    assertEquals([run.end, run.output], [{ kind: "exit", status: 1 }, "out\n"]);
    assertStringIncludes(run.errors, "lost");
  });

  Deno.test(`a program may write the files that are named and no other one, ${how}`, async () => {
    await using place = await openPlace({ bubblewrap });
    const run = await place.run(
      `
      for (const path of ["other", "in", "../x", "/tmp/x", new URL("x", import.meta.url)]) {
        try {
          Deno.writeTextFileSync(path, "x");
          console.log("A HOLE", path);
        } catch {}
      }`,
      { given: [given("in", "hello")], writes: [] },
    );
    assertEquals([run.output, run.left, run.changed, run.errors], ["", [], [], ""]);
  });

  Deno.test(`an endless program is killed when its time is up, ${how}`, async () => {
    await using place = await openPlace({ bubblewrap });
    const run = await place.run("for (;;);", { limits: { ...LIMITS, wallMs: 300 } });
    assertEquals(run.end, { kind: "timeout" });
    assert(run.wallMs >= 300 && run.cpuMs !== undefined);
    assertEquals(place.runs(), []);
  });

  Deno.test(`a flood of words ends a program, ${how}`, async () => {
    await using place = await openPlace({ bubblewrap });
    const run = await place.run("for (;;) console.log('x'.repeat(1000));");
    assertEquals(run.end, { kind: "flood" });
    assert(run.output.length < 20_000);
  });

  Deno.test(`a program that takes too much memory ends, ${how}`, async () => {
    await using place = await openPlace({ bubblewrap });
    const run = await place.run(
      "const all = []; for (;;) all.push(new Uint8Array(2 ** 24).fill(1));",
    );
    assertEquals(run.end, { kind: "memory" });
  });

  Deno.test(`a file that grows too large ends a program, ${how}`, async () => {
    await using place = await openPlace({ bubblewrap });
    const run = await place.run('Deno.writeFileSync("out", new Uint8Array(20_000));');
    assertEquals(run.end, { kind: "file-size" });
  });

  Deno.test(`a folder in the place of a result is no file, ${how}`, async () => {
    await using place = await openPlace({ bubblewrap, filter: false });
    const run = await place.run('Deno.mkdirSync("out");');
    assertEquals(textsOf(run), { out: "folder" });
    assertEquals(place.runs(), []);
  });

  Deno.test(`a program that does not listen is killed at once when it is interrupted, ${how}`, async () => {
    await using place = await openPlace({ bubblewrap });
    const stop = new AbortController();
    const running = place.run(
      'Deno.writeTextFileSync("out", ""); for (;;);',
      { limits: { ...LIMITS, graceMs: 20_000 } },
      stop.signal,
    );
    await isReady(place, "out");
    stop.abort();
    assertEquals((await running).end, { kind: "interrupted" });
  });

  Deno.test(`a program that listens may tidy up when it is interrupted, ${how}`, async () => {
    await using place = await openPlace({ bubblewrap });
    const stop = new AbortController();
    const running = place.run(
      `Deno.addSignalListener("SIGINT", () => {
         console.log("bye");
         Deno.exit();
       });
       setInterval(() => {}, 1000);
       Deno.writeTextFileSync("out", "");`,
      { limits: { ...LIMITS, graceMs: 20_000 } },
      stop.signal,
    );
    await isReady(place, "out");
    stop.abort();
    const { end, output } = await running;
    assertEquals([end, output], [{ kind: "interrupted" }, "bye\n"]);
  });

  Deno.test(`a program that goes on after an interruption is killed after its grace, ${how}`, async () => {
    await using place = await openPlace({ bubblewrap });
    const stop = new AbortController();
    const running = place.run(
      `Deno.addSignalListener("SIGINT", () => {});
       setInterval(() => {}, 1000);
       Deno.writeTextFileSync("out", "");`,
      {},
      stop.signal,
    );
    await isReady(place, "out");
    stop.abort();
    assertEquals((await running).end, { kind: "interrupted" });
    assertEquals(place.runs(), []);
  });

  Deno.test(`two runs of one program at once do not see each other, ${how}`, async () => {
    await using place = await openPlace({ bubblewrap });
    const source = 'Deno.writeTextFileSync("out", Deno.readTextFileSync("in"));';
    const runs = ["one", "two"].map((word) => place.run(source, { given: [given("in", word)] }));
    assertEquals((await Promise.all(runs)).map(textsOf), [{ out: "one" }, { out: "two" }]);
  });
}

Deno.test("a run that is interrupted before it begins ends at once", async () => {
  await using place = await openPlace();
  const { end } = await place.run("for (;;);", {}, AbortSignal.abort());
  assertEquals(end, { kind: "interrupted" });
});

Deno.test("names that would change a permission or lead elsewhere are a mistake", async () => {
  await using place = await openPlace();
  for (const name of ["a,b", "../a", "", ".", "a\\b"]) {
    await assertRejects(() => place.run("", { writes: [name] }), Error, "as the name of a file");
    await assertRejects(() => place.run("", { given: [given(name, "")] }), Error, "as the name");
  }
});

/** A script of the shell as a native program. */
async function shell(place: Place, script: string): Promise<NativeProgram> {
  const folder = join(place.folder, "native");
  await Deno.mkdir(folder, { recursive: true });
  await Deno.writeTextFile(join(folder, "script.sh"), script);
  return {
    ...{ runtime: "native", name: "n", version: "sha256:", folder, reads: [] },
    argv: ["/bin/sh", "script.sh", "word"],
  };
}

testInBubblewrap(
  "a native program gets its own words, then the arguments, in the folder of the run",
  async () => {
    await using place = await openPlace();
    const run = await place.runProgram(
      await shell(place, 'echo "$0 $1 $2 $PWD"; read line <in; echo "$line" >out; echo x >/tmp/y'),
      { args: ["in"], given: [given("in", "hello\n")] },
    );
    assertEquals(run.output, "/bot/script.sh word in /work\n");
    assertEquals(textsOf(run), { out: "hello\n", y: "x\n" });
    assertEquals(run.left.map(({ place }) => place), ["work", "temporary"]);
  },
);

testInBubblewrap(
  "a native program may write nowhere else, and not on what it is given",
  async () => {
    await using place = await openPlace({ filter: false });
    const run = await place.runProgram(
      await shell(
        place,
        'for f in /x /bot/x /usr/x in; do (echo x >"$f") 2>/dev/null && echo "$f"; done; exit 0',
      ),
      { given: [given("in", "hello")] },
    );
    assertEquals([run.output, run.left, run.changed], ["", [], []]);
  },
);

testInBubblewrap("too many files end a program", async () => {
  await using place = await openPlace();
  const script = 'i=0; while :; do i=$((i+1)); : >"f$i"; done';
  const run = await place.runProgram(await shell(place, script));
  assertEquals(run.end, { kind: "files" });
  assertEquals(place.runs(), []);
});

testInBubblewrap("a signal that ends a program is told by its name", async () => {
  await using place = await openPlace({ filter: false });
  const run = await place.runProgram(await shell(place, "sh -c 'kill -SEGV $$'; exit $?"));
  assertEquals(run.end, { kind: "signal", signal: "SIGSEGV" });
});

testInBubblewrap("what a program leaves running ends with it", async () => {
  await using place = await openPlace({ filter: false });
  const script = "(while :; do echo x >>out; done) & exit 0";
  const run = await place.runProgram(await shell(place, script));
  assertEquals(run.end, { kind: "exit", status: 0 });
  assertEquals(place.runs(), []);
  assertEquals(processesAbout(place.folder), []);
});

testInBubblewrap("what cannot be started is the program's fault while others can", async () => {
  await using place = await openPlace();
  const program = { ...await shell(place, ""), argv: ["./nothing"] };
  assertEquals((await place.runProgram(program)).end.kind, "start");
});

Deno.test("a native program that nothing would hold is not started", async () => {
  await using place = await openPlace({ bubblewrap: false });
  const program = await shell(place, "");
  await assertRejects(() => place.runProgram(program), Error, "need bubblewrap");
  assertEquals(place.runs(), []);
});

Deno.test({
  name: "a trusted native program that changes what it is given is found out",
  ignore: Deno.build.os === "windows",
  fn: async () => {
    await using place = await openPlace({ bubblewrap: false, trustNative: true });
    const script = 'rm -f in; echo other >in; echo "$TMPDIR" >"$TMPDIR/t"';
    const run = await place.runProgram(await shell(place, script), {
      given: [given("in", "hello")],
    });
    assertEquals(run.changed, ["in"]);
    assertStringIncludes(textsOf(run).t ?? "", place.folder);
    assertEquals(place.runs(), []);
  },
});

/** Command lines of processes that name a folder. */
function processesAbout(folder: string): string[] {
  const found: string[] = [];
  for (const { name } of Deno.readDirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const words = Deno.readTextFileSync(`/proc/${name}/cmdline`).replaceAll("\0", " ");
      // The janitor waits for the end of the workshop.
      if (words.includes(folder) && !words.includes("trap")) found.push(words);
    } catch {
      // It has ended.
    }
  }
  return found;
}
