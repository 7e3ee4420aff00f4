import { assertEquals, assertRejects } from "@std/assert";
import { verify } from "../../../lib/cli/tanks_verify.ts";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { makeHeader } from "../../../lib/logs/header.ts";
import { makeRound } from "../../../lib/logs/make_round.ts";
import { headerOf, recordRound } from "../logs/record.ts";
import { capture, golden, linesOf, withLog } from "./captured.ts";

const TRUE_LOG = golden("pair-with-seats-swapped");

/** The lines of a golden log with something changed. */
function changed(from: string, to: string): string[] {
  return Deno.readTextFileSync(TRUE_LOG).trimEnd().replace(from, to).split("\n");
}

Deno.test("verify() accepts a true log", async () => {
  const output = capture();
  assertEquals(await verify([TRUE_LOG], { output }), 0);
  assertEquals(linesOf(output), [`${TRUE_LOG}: 2 rounds replayed, all as recorded`, ""]);
});

Deno.test("verify() accepts a true log as JSON", async () => {
  const output = capture();
  assertEquals(await verify([TRUE_LOG], { output, json: true }), 0);
  assertEquals(linesOf(output), ['{"ok":true,"rounds":2,"unstated":0}', ""]);
});

Deno.test("verify() tells the first difference", async () => {
  await withLog(changed('"lives":[19,17]', '"lives":[19,20]'), async (path) => {
    const output = capture();
    assertEquals(await verify([path], { output }), 1);
    const sentence = "round 2, turn 1: result.lives[1] is recorded as 20, replaying gives 17";
    assertEquals(linesOf(output), [`${path}: ${sentence}`, ""]);
  });
});

Deno.test("verify() tells the first difference as JSON", async () => {
  await withLog(changed('["F1F5"]', '["F1F4"]'), async (path) => {
    const output = capture();
    assertEquals(await verify([path], { output, json: true }), 1);
    assertEquals(JSON.parse(output.printed.join("")), {
      ok: false,
      rounds: 2,
      unstated: 0,
      file: path,
      round: 2,
      turn: 1,
      field: "result.lives[0]",
      recorded: 19,
      replayed: 20,
      message: "result.lives[0] is recorded as 19, replaying gives 20",
    });
  });
});

Deno.test("verify() takes an impossible turn or start for a difference, not for a broken file", async () => {
  for (const [from, to] of [["F1F5", "F1F9"], ["F1F5", "F1F"], ['"x":5', '"x":6']] as const) {
    await withLog(changed(from, to), async (path) => {
      assertEquals(await verify([path], { output: capture() }), 1);
    });
  }
});

Deno.test("verify() goes through several logs and sums up", async () => {
  await withLog(changed('"lives":[19,17]', '"lives":[18,17]'), async (path) => {
    const output = capture();
    const files = [path, golden("ring-of-three")];
    assertEquals(await verify(files, { output, json: true }), 1);
    const told = JSON.parse(output.printed.join(""));
    assertEquals([told.ok, told.rounds], [false, 3]);
    assertEquals(
      told.files.map(({ ok, rounds, file }: { ok: boolean; rounds: number; file: string }) => [
        ok,
        rounds,
        file,
      ]),
      [[false, 2, path], [true, 1, files[1]]],
    );
  });
});

Deno.test("verify() claims nothing of rounds that state no result", async () => {
  const bare = golden("one-tank-on-one-cell-without-result");
  const some = changed(/,"result":[^\n]*/.exec(changed("", "").join("\n"))?.[0] ?? "", "}");
  const none = (lines: string[]) => lines.map((line) => line.replace(/,"result":.*$/, "}"));
  const toldOf = async (path: string) => {
    const output = capture();
    assertEquals(await verify([path], { output }), 0);
    return linesOf(output)[0]?.slice(path.length + 2);
  };
  assertEquals(
    await toldOf(bare),
    "1 round replayed, but the log states no result to compare with",
  );
  await withLog(some, async (path) => {
    assertEquals(await toldOf(path), "2 rounds replayed, 1 as recorded; 1 states no result");
    const output = capture();
    await verify([path, bare], { output, json: true });
    const told = JSON.parse(output.printed.join(""));
    assertEquals([told.ok, told.rounds, told.unstated], [true, 3, 2]);
    assertEquals(told.files.map(({ unstated }: { unstated: number }) => unstated), [1, 1]);
  });
  await withLog(none(some), async (path) => {
    assertEquals(
      await toldOf(path),
      "2 rounds replayed, but the log states no result to compare with",
    );
  });
});

Deno.test("verify() warns of a torn last line and goes on", async () => {
  const header = headerOf(3, 20);
  const line = makeRound(recordRound(header, 4));
  const path = await Deno.makeTempFile();
  try {
    await Deno.writeTextFile(path, `${makeHeader(header)}\n${line}\n${line.slice(0, 99)}`);
    const output = capture();
    assertEquals(await verify([path], { output }), 0);
    assertEquals(linesOf(output)[0], `${path}: 1 round replayed, all as recorded`);
    assertEquals(output.complained, [
      `Warning: ${path}:3: The last line is torn (its writing was cut off): it is left out`,
    ]);
  } finally {
    await Deno.remove(path);
  }
});

Deno.test("verify() refuses what is no log, after verifying the others", async () => {
  const output = capture();
  const other = `${TRUE_LOG}.missing`;
  await assertRejects(() => verify([other, TRUE_LOG], { output }), UnusableInput);
  assertEquals(output.printed.length, 1);
});

Deno.test("verify() demands a log", async () => {
  await assertRejects(
    () => verify([], { output: capture() }),
    UnusableInput,
    "Name at least one log",
  );
});

Deno.test("verify() reads standard input for -", async () => {
  const module = new URL("../../../lib/cli/tanks_verify.ts", import.meta.url);
  const code = `import { verify } from "${module}"; Deno.exit(await verify(["-"]));`;
  const child = new Deno.Command(Deno.execPath(), {
    args: ["eval", code],
    stdin: "piped",
    stdout: "piped",
  }).spawn();
  const gzipped = new Blob([await Deno.readFile(TRUE_LOG)]).stream()
    .pipeThrough(new CompressionStream("gzip"));
  await gzipped.pipeTo(child.stdin);
  const { code: status, stdout } = await child.output();
  assertEquals(
    new TextDecoder().decode(stdout),
    "standard input: 2 rounds replayed, all as recorded\n",
  );
  assertEquals(status, 0);
});
