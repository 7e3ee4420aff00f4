import { assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import { froggerJudge } from "../../../../lib/cli/frogger/judge.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { capture, linesOf } from "../captured.ts";
import { inFolder, ourTraffic } from "./folder.ts";

const PUDDLE = ourTraffic("puddle");

Deno.test("frogger judge tells verdict, score with its parts, and how much of par that is", async () => {
  const output = capture();
  assertEquals(await froggerJudge(PUDDLE, "^^^^^^", {}, output), 0);
  const [verdict, sentence = "", score, par] = linesOf(output);
  assertEquals(verdict, "OK");
  assertStringIncludes(sentence, "lives through 88 frames: 1 crossing");
  assertEquals(score, "1 crossing and 25 % for staying near the middle: 1");
  assertEquals(par, "Par is 15: this is 6.6 % of it.");
});

Deno.test("[JUDGE-2] frogger judge --json prints exactly the keys of the issue, null for what is absent", async () => {
  const keep = async (moves: string) => {
    const output = capture();
    const status = await froggerJudge(PUDDLE, moves, { json: true }, output);
    return [status, output.printed.join("")];
  };
  assertEquals(await keep("^^^^^^"), [
    0,
    '{"verdict":"OK","frame":null,"cause":null,"frames":88,"crossings":1,"corners":0,"confined":true,' +
    '"score":1,"missing":82,"ignored":0}\n',
  ]);
  assertEquals(await keep(">>>>>>>>>>>>"), [
    1,
    '{"verdict":"SQUASHED","frame":11,"cause":"off","frames":88,"crossings":0,"corners":1,"confined":false,' +
    '"score":0,"missing":76,"ignored":0}\n',
  ]);
  assertEquals(await keep("^x"), [
    1,
    '{"verdict":"BAD_MOVE","frame":1,"cause":null,"frames":88,"crossings":0,"corners":0,"confined":true,' +
    '"score":0,"missing":86,"ignored":0}\n',
  ]);
});

Deno.test("[JUDGE-3] a squashed frog is shown before and after", async () => {
  await inFolder(async (at) => {
    await Deno.writeTextFile(at("car.txt"), "\n\n<o\n\n\n");
    const output = capture();
    assertEquals(await froggerJudge(at("car"), "^^^" + ".".repeat(30), {}, output), 1);
    const [verdict, sentence = "", , heading, ...picture] = linesOf(output);
    assertEquals(verdict, "SQUASHED");
    assertStringIncludes(sentence, "Squashed in frame 11: it waits in lane 3, column 11");
    assertEquals(heading, "   start of frame 11             start of frame 12");
    assertEquals(picture.slice(0, 7), [
      "   .......................       .......................",
      "<<                            <<                        ",
      " >                             >                        ",
      " <            @<o              <            Xo          ",
      " <                             <                        ",
      ">>                            >>                        ",
      "   .......................       .......................",
    ]);
  });
});

Deno.test("moves come from a file, from standard input, or from the command line itself", async () => {
  await inFolder(async (at) => {
    await Deno.writeTextFile(at("m.txt"), "^^^\n^^^\n");
    const input = () => ReadableStream.from([new TextEncoder().encode("^^^^^^")]);
    for (const word of [at("m.txt"), "-", "^^^^^^", "^^^^^^\n"]) {
      const output = capture();
      assertEquals(await froggerJudge(PUDDLE, word, { json: true }, output, input), 0, word);
      assertEquals(JSON.parse(output.printed.join("")).crossings, 1, word);
    }
    // A folder's name is no file with moves, and a single dot is a wait.
    assertEquals(await froggerJudge(PUDDLE, ".", {}, capture()), 0);
    assertEquals(await froggerJudge(PUDDLE, "^".repeat(6) + ".".repeat(5000), {}, capture()), 0);
    await assertRejects(
      () => froggerJudge(PUDDLE, "absent.moves", {}, capture()),
      UnusableInput,
      "absent.moves: ",
    );
  });
});

Deno.test("[MOVES-5] strictly there is one line with a move for each frame", async () => {
  const strict = { strict: true };
  assertEquals(await froggerJudge(PUDDLE, ".".repeat(88), strict, capture()), 0);
  assertEquals(await froggerJudge(PUDDLE, ".".repeat(87), strict, capture()), 1);
  assertEquals(await froggerJudge(PUDDLE, ".".repeat(89), strict, capture()), 1);
});

Deno.test("[MOVES-4] what follows the last frame is a warning at most", async () => {
  await inFolder(async (at) => {
    await Deno.writeTextFile(at("m"), ".".repeat(88) + "x");
    const output = capture();
    assertEquals(await froggerJudge(PUDDLE, at("m"), {}, output), 0);
    assertStringIncludes(output.complained.join(""), "/m:1:89: ");
    assertStringIncludes(output.printed.join(""), "Ignored");
  });
});

Deno.test("traffic that is none is refused, each mistake with its place", async () => {
  await inFolder(async (at) => {
    await Deno.writeTextFile(at("bad.txt"), "a\tb\n\n\n\n\n");
    await assertRejects(() => froggerJudge(at("bad.txt"), "."), UnusableInput, "bad.txt:1:2: ");
    await assertRejects(() => froggerJudge(at("none.txt"), "."), UnusableInput, "none.txt: ");
  });
});
