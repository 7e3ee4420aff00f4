/** frogger solve, generate and show. */
import { assert, assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import { froggerGenerate } from "../../../../lib/cli/frogger/generate.ts";
import { froggerJudge } from "../../../../lib/cli/frogger/judge.ts";
import { froggerShow } from "../../../../lib/cli/frogger/show.ts";
import { froggerSolve } from "../../../../lib/cli/frogger/solve.ts";
import type { Stage } from "../../../../lib/cli/terminal_stage.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { parseTraffic } from "../../../../lib/frogger/traffic_file.ts";
import { capture, linesOf } from "../captured.ts";
import { inFolder, ourTraffic } from "./folder.ts";

const PUDDLE = ourTraffic("puddle");

Deno.test("[OPTIMUM-1] frogger solve tells both optima and the better one, and writes its moves over nothing", async () => {
  await inFolder(async (at) => {
    const output = capture();
    assertEquals(await froggerSolve(PUDDLE, { out: at("best") }, output), 0);
    const [head, , open = "", confined = "", proof = "", file] = linesOf(output);
    assertEquals(head, "puddle: 88 frames");
    assertStringIncludes(open, "over the whole board");
    assertStringIncludes(confined, "12 crossings and 25 % for staying near the middle: 15");
    assertStringIncludes(proof, "Nothing is better than 15");
    assertEquals(file, at("best"));
    const judged = capture();
    assertEquals(await froggerJudge(PUDDLE, at("best"), { strict: true, json: true }, judged), 0);
    assertEquals(JSON.parse(judged.printed.join("")).score, 15);
    const near = capture();
    await froggerSolve(PUDDLE, { confined: true }, near);
    assertStringIncludes(near.printed.join(""), "Nothing near the middle is better than 15");
    await assertRejects(
      () => froggerSolve(PUDDLE, { out: at("best") }, capture()),
      UnusableInput,
      "--force",
    );
    assertEquals(await froggerSolve(PUDDLE, { out: at("best"), force: true }, capture()), 0);
  });
});

Deno.test("frogger solve --json tells all for machines, and --confined looks near the middle only", async () => {
  const figures = async (options: { confined?: boolean }) => {
    const output = capture();
    assertEquals(await froggerSolve(ourTraffic("circus"), { json: true, ...options }, output), 0);
    return JSON.parse(output.printed.join(""));
  };
  const best = await figures({});
  assertEquals([best.mode, best.confined, best.frames], ["open", false, 3000]);
  assertEquals(best.score, best.optima.open.score);
  assertEquals(Object.keys(best.optima), ["open", "confined"]);
  assertEquals(best.moves.length, best.frames);
  const confined = await figures({ confined: true });
  assertEquals([confined.mode, confined.confined], ["confined", true]);
  assertEquals(confined.optima, { confined: best.optima.confined });
  assert(confined.score < best.score);
});

Deno.test("frogger generate makes the same traffic from the same seed, and says the seed", async () => {
  const make = async (options: Record<string, string>) => {
    const output = capture();
    assertEquals(await froggerGenerate(options, output), 0);
    return { text: output.printed.join(""), told: output.complained.join("") };
  };
  const { text, told } = await make({ seed: "a", density: "30", frames: "200" });
  assertEquals(told, "200 frames, seed a");
  assert(parseTraffic(new TextEncoder().encode(text)).ok);
  assertEquals((await make({ seed: "a", density: "30", frames: "200" })).text, text);
  assert((await make({ seed: "b", density: "30", frames: "200" })).text !== text);
  const [one, other] = [await make({ frames: "200" }), await make({ frames: "200" })];
  assert(one.told !== other.told);
  await inFolder(async (at) => {
    const output = capture();
    await froggerGenerate({ seed: "a", density: "30", frames: "200", out: at("r.txt") }, output);
    assertEquals(await Deno.readTextFile(at("r.txt")), text);
    assertEquals(output.printed, [`${at("r.txt")}: 200 frames, seed a\n`]);
  });
  for (const options of [{ density: "101" }, { density: "0.5" }, { frames: "10001" }]) {
    await assertRejects(() => froggerGenerate(options, capture()), UnusableInput);
  }
});

/** A stage that keeps what it was shown, and has enough after so many pictures. */
function stage(most = Infinity): Stage & { shown: string[]; isClosed(): boolean } {
  const shown: string[] = [];
  let isClosed = false;
  return {
    shown,
    isClosed: () => isClosed,
    [Symbol.dispose]: () => void (isClosed = true),
    size: { columns: 80, rows: 24 },
    isColourful: false,
    show: (text) => void shown.push(text.replace("\x1b[H\x1b[J", "")),
    pause: () => Promise.resolve(shown.length < most),
  };
}

const nowhere = () => undefined;

Deno.test("frogger show plays a game frame by frame, with what counts", async () => {
  const here = stage();
  const output = capture();
  const paces: number[] = [];
  const options = { pace: "10" };
  const make = (pause: number) => (paces.push(pause), here);
  assertEquals(await froggerShow(PUDDLE, "^^^^^^", options, output, make), 0);
  assertEquals([here.shown.length, paces], [89, [10]]);
  const [first = ""] = here.shown;
  assertEquals(first.split("\n").slice(6), [
    "   ...........@...........",
    "frame 0 of 88   0 crossings   next ^",
    "",
  ]);
  assertStringIncludes(here.shown[6] ?? "", "   ...........@...........\n<<");
  assertStringIncludes(here.shown[6] ?? "", "frame 6 of 88   1 crossing   next .");
  assertStringIncludes(here.shown.at(-1) ?? "", "frame 88 of 88   1 crossing\n");
  assertStringIncludes(output.printed.join(""), "The frog lives");
});

Deno.test("frogger show ends at the squash, or when whoever watches has enough", async () => {
  await inFolder(async (at) => {
    await Deno.writeTextFile(at("car.txt"), "\n\n<o\n\n\n");
    const moves = "^^^" + ".".repeat(20);
    const here = stage();
    const output = capture();
    assertEquals(await froggerShow(at("car"), moves, { frame: "11" }, output, () => here), 1);
    assertEquals(here.shown.map((text) => text.split("\n")[3]), [
      " <            @<o         ",
      " <            Xo          ",
    ]);
    assertStringIncludes(output.printed.join(""), "Squashed in frame 11");
    const bored = stage(3);
    assertEquals(await froggerShow(at("car"), moves, {}, capture(), () => bored), 0);
    assertEquals(bored.shown.length, 3);
    assert(here.isClosed() && bored.isClosed());
    const off = stage();
    assertEquals(await froggerShow(at("car"), "v", {}, capture(), () => off), 1);
    assert(!(off.shown[1] ?? "").includes("X"));
  });
});

Deno.test("where nobody watches frogger show prints the picture of a frame", async () => {
  const output = capture();
  assertEquals(await froggerShow(PUDDLE, undefined, { frame: "3" }, output, nowhere), 0);
  const lines = linesOf(output);
  assertEquals(lines.length, 9);
  assertEquals(lines[7], "frame 3 of 88   0 crossings   next .");
  await assertRejects(
    () => froggerShow(PUDDLE, undefined, { frame: "89" }, capture(), nowhere),
    UnusableInput,
    "--frame",
  );
});
