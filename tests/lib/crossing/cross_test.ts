import { assert, assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { CROSSING_LIMITS } from "../../../lib/crossing/limits.ts";
import { makeMoves } from "../../../lib/frogger/moves_file.ts";
import { solve } from "../../../lib/frogger/optimum.ts";
import { ourRoad, pondIn, road, SHORT, withPrograms, works } from "./ponds.ts";

const OPTIONS = { limits: CROSSING_LIMITS };
const PUDDLE = ourRoad("puddle");
const BEST = makeMoves(solve(PUDDLE.traffic).moves).trimEnd();

Deno.test("a program finds the traffic on standard input, and its moves are judged", async () => {
  const source = `
    const text = await new Response(Deno.stdin.readable).text();
    if (text !== ${JSON.stringify(new TextDecoder().decode(PUDDLE.input))}) Deno.exit(9);
    console.error("thinking");
    console.log(${JSON.stringify(BEST)});`;
  await withPrograms({ "best.ts": source }, async (folder) => {
    await using pond = await pondIn(folder);
    const program = await pond.enter("Fox=best.ts");
    const crossing = await pond.cross(program, PUDDLE, OPTIONS);
    assertEquals([crossing.program, crossing.road, crossing.verdict], ["Fox", "puddle", "OK"]);
    assertEquals(crossing.score, solve(PUDDLE.traffic).score);
    assertEquals(crossing.moves && makeMoves(crossing.moves).trimEnd(), BEST);
    assertEquals([crossing.errors, crossing.notes], ["thinking\n", []]);
    assert(crossing.wallMs > 0);
  });
});

Deno.test("moves are judged as in a file: line breaks, too few, too many, no move [MOVES-2] [MOVES-3] [MOVES-4] [MOVES-5]", async () => {
  const says = (text: string) =>
    `Deno.stdout.writeSync(new TextEncoder().encode(${JSON.stringify(text)}));`;
  const files = {
    "broken.ts": says(`${BEST.slice(0, 20)}\r\n${BEST.slice(20)}`),
    "short.ts": says("...\n"),
    "long.ts": says(`${BEST}....\n`),
    "wrong.ts": says("..\n.x"),
    "dead.ts": says(">".repeat(30)),
    "silent.ts": "",
  };
  await withPrograms(files, async (folder) => {
    await using pond = await pondIn(folder);
    const run = async (word: string, strict: boolean) =>
      await pond.cross(await pond.enter(word), PUDDLE, { ...OPTIONS, strict });
    const lenient = await run("broken.ts", false);
    assertEquals([lenient.verdict, lenient.report?.missing], ["OK", 0]);
    assertEquals((await run("broken.ts", true)).verdict, "BAD_MOVE");
    assertEquals((await run("short.ts", false)).report?.missing, PUDDLE.frames - 3);
    assertEquals((await run("long.ts", false)).report?.ignored, 4);
    const wrong = await run("wrong.ts", false);
    assertEquals([wrong.verdict, wrong.report?.frame, wrong.score], ["BAD_MOVE", 3, 0]);
    assertStringIncludes(wrong.sentence, "2:2");
    const dead = await run("dead.ts", false);
    assertEquals([dead.verdict, dead.report?.cause, dead.report?.frame], ["SQUASHED", "off", 11]);
    const silent = await run("silent.ts", false);
    assertEquals([silent.verdict, silent.score], ["OK", 0]);
    assertEquals(silent.notes, ["It wrote no move at all."]);
  });
});

Deno.test("what a program wrote is kept byte by byte where that is wanted", async () => {
  const bytes = [0x2e, 0x0d, 0x0a, 0xff, 0x5e];
  const source = `Deno.stdout.writeSync(Uint8Array.of(${bytes}));`;
  await withPrograms({ "odd.ts": source }, async (folder) => {
    await using pond = await pondIn(folder);
    const program = await pond.enter("odd.ts");
    const kept = await pond.cross(program, PUDDLE, { ...OPTIONS, keepsWritten: true });
    assertEquals([kept.verdict, [...kept.written ?? []]], ["BAD_MOVE", bytes]);
    assertEquals((await pond.cross(program, PUDDLE, OPTIONS)).written, undefined);
  });
});

Deno.test("an empty road is no reason to fail", async () => {
  await withPrograms({ "silent.ts": "" }, async (folder) => {
    await using pond = await pondIn(folder);
    const crossing = await pond.cross(
      await pond.enter("silent.ts"),
      road("empty", "", "", "", "", ""),
      OPTIONS,
    );
    assertEquals([crossing.verdict, crossing.report?.frames], ["OK", 0]);
    assertEquals(crossing.notes, []);
  });
});

Deno.test("a program that fails is told how, with what it said, and has no points", async () => {
  const files = {
    "throws.ts": 'console.log("^"); throw new Error("lost");',
    "slow.ts": "for (;;);",
  };
  await withPrograms(files, async (folder) => {
    await using pond = await pondIn(folder);
    const threw = await pond.cross(await pond.enter("throws.ts"), SHORT, OPTIONS);
    assertEquals([threw.verdict, threw.score, threw.report], ["CRASH", 0, undefined]);
    assertStringIncludes(threw.errors, "lost");
    const slow = await pond.enter("slow.ts");
    const limits = { ...CROSSING_LIMITS, seconds: 0.3 };
    const late = await pond.cross(slow, SHORT, { limits });
    assertEquals([late.verdict, late.wallMs >= 300], ["TIMEOUT", true]);
    const { verdict } = await pond.cross(slow, SHORT, { ...OPTIONS, signal: AbortSignal.abort() });
    assertEquals(verdict, "INTERRUPTED");
  });
});

Deno.test("programs that cannot be entered are refused with their reasons", async () => {
  await withPrograms({ "bad.ts": "const = 1;" }, async (folder) => {
    await using pond = await pondIn(folder);
    await assertRejects(() => pond.enter("bad.ts"), UnusableInput, "bad.ts:1:7");
    await assertRejects(() => pond.enter("absent.ts"), UnusableInput, "absent.ts");
    await using bare = await pondIn(folder, { bubblewrap: false });
    await Deno.writeTextFile(`${folder}/tool.sh`, "#!/bin/sh\necho\n", { mode: 0o755 });
    await assertRejects(() => bare.enter("./tool.sh"), UnusableInput, "--trust-native");
  });
});

const HAS_PYTHON = await works("python3");

Deno.test({
  name: "a Python script brings along what it imports from its own folder, and nothing else",
  ignore: !HAS_PYTHON,
  fn: async () => {
    const files = {
      "fox.py": [
        "import os, helper",
        "from parts.word import WAIT",
        'assert not os.path.exists(os.path.join(os.path.dirname(__file__), "other.py"))',
        "print(helper.NORTH * 6 + WAIT)",
      ].join("\n"),
      "helper.py": 'NORTH = "^"\n',
      "parts/__init__.py": "",
      "parts/word.py": 'WAIT = "."\n',
      "other.py": "",
    };
    await withPrograms(files, async (folder) => {
      await using pond = await pondIn(folder);
      const crossing = await pond.cross(await pond.enter("python3 fox.py"), PUDDLE, OPTIONS);
      assertEquals([crossing.verdict, crossing.report?.crossings], ["OK", 1], crossing.errors);
    });
  },
});
