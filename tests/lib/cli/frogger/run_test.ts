import { assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import { froggerJudge } from "../../../../lib/cli/frogger/judge.ts";
import { froggerRun } from "../../../../lib/cli/frogger/run.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { capture } from "../captured.ts";
import { inFolder, ourHopper, ourTraffic } from "./folder.ts";

const PUDDLE = ourTraffic("puddle");
const PATIENT = ourHopper("patient.ts");

Deno.test("frogger run tells verdict, score, par, what was used and the limits", async () => {
  const output = capture();
  assertEquals(await froggerRun(PATIENT, PUDDLE, { time: "20", memory: "64" }, output), 0);
  const [first, second = "", third, fourth, ...rest] = output.printed.join("").split("\n");
  assertEquals(first, "patient on puddle");
  assertStringIncludes(second, "OK: The frog lives through 88 frames");
  assertEquals(third, "9 crossings and 25 % for staying near the middle: 11");
  assertEquals(fourth, "Par is 15: this is 73.3 % of it.");
  assertStringIncludes(rest.join("\n"), "It took ");
  assertStringIncludes(rest.join("\n"), "Limits: 20 s and 64 MB of memory for a road. Walls: ");
});

Deno.test("frogger run --json --out tells all for machines and writes the moves, over nothing", async () => {
  await inFolder(async (at) => {
    const output = capture();
    const options = { json: true, out: at("patient.moves") };
    assertEquals(await froggerRun(`Fox=${PATIENT}`, PUDDLE, options, output), 0);
    const told = JSON.parse(output.printed.join(""));
    assertEquals([told.program, told.road, told.verdict], ["Fox", "puddle", "OK"]);
    assertEquals([told.score, told.par, told.share], [11, 15, 11 / 15]);
    assertEquals([told.frame, told.cause, told.limits.seconds], [null, null, 60]);
    assertEquals(await Deno.readTextFile(at("patient.moves")), `${told.moves}\n`);
    assertEquals(told.moves.length, 88);
    await assertRejects(
      () => froggerRun(PATIENT, PUDDLE, options, capture()),
      UnusableInput,
      "--force",
    );
  });
});

Deno.test("frogger run says why a program failed, with its own words, cleaned", async () => {
  await inFolder(async (at) => {
    await Deno.writeTextFile(at("bad.ts"), 'console.error("\\x1b[2Jlost"); Deno.exit(3);');
    const output = capture();
    assertEquals(await froggerRun(at("bad.ts"), PUDDLE, {}, output), 1);
    const said = output.printed.join("");
    assertStringIncludes(said, "CRASH: It ended with status 3");
    assertStringIncludes(said, "\nPar is 15.\n");
    assertStringIncludes(said, "  bad | \\u{1b}[2Jlost\n");
  });
});

Deno.test("frogger run refuses limits that are none, and what cannot be run", async () => {
  for (const options of [{ time: "0" }, { time: "x" }, { memory: "1.5" }]) {
    await assertRejects(() => froggerRun(PATIENT, PUDDLE, options, capture()), UnusableInput);
  }
  await assertRejects(() => froggerRun("absent.ts", PUDDLE, {}, capture()), UnusableInput);
});

Deno.test("frogger run --out keeps what the program wrote as it is, so that it is judged as the run was", async () => {
  await inFolder(async (at) => {
    const text = "^^^^^^x\r\nno moves";
    await Deno.writeTextFile(
      at("odd.ts"),
      `Deno.stdout.writeSync(new TextEncoder().encode(${JSON.stringify(text)}));`,
    );
    const [run, judged] = [capture(), capture()];
    assertEquals(await froggerRun(at("odd.ts"), PUDDLE, { out: at("m"), json: true }, run), 1);
    assertEquals(await Deno.readTextFile(at("m")), text);
    assertEquals(await froggerJudge(PUDDLE, at("m"), { json: true }, judged), 1);
    const [one, other] = [run, judged].map(({ printed }) => JSON.parse(printed.join("")));
    assertEquals([one.verdict, one.frame], [other.verdict, other.frame]);
    assertEquals(one.verdict, "BAD_MOVE");
  });
});

Deno.test("frogger run --out says when there are no moves, and writes nothing", async () => {
  await inFolder(async (at, folder) => {
    await Deno.writeTextFile(at("bad.ts"), 'console.log("^"); Deno.exit(3);');
    const output = capture();
    assertEquals(await froggerRun(at("bad.ts"), PUDDLE, { out: at("m") }, output), 1);
    assertEquals(output.complained, [`${at("m")} is not written: after CRASH there are no moves.`]);
    assertEquals([...Deno.readDirSync(folder)].map(({ name }) => name), ["bad.ts"]);
  });
});

Deno.test("frogger run looks where --out leads before the program runs", async () => {
  await inFolder(async (at) => {
    await Deno.writeTextFile(at("taken"), "mine");
    // Whoever started this program would be told that it cannot be entered.
    for (const [out, code] of [["taken", "OUT_TAKEN"], [".", "OUT_TAKEN"], ["no/m", "OUT_FILE"]]) {
      const { problems } = await assertRejects(
        () => froggerRun("absent.ts", PUDDLE, { out: at(out ?? "") }, capture()),
        UnusableInput,
      );
      assertEquals(problems.map(({ code }) => code), [code]);
    }
    assertEquals(await Deno.readTextFile(at("taken")), "mine");
  });
});
