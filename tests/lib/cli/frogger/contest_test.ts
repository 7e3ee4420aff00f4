import { assert, assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import { froggerContest } from "../../../../lib/cli/frogger/contest.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { capture, linesOf } from "../captured.ts";
import { inFolder, ourHopper, ourTraffic } from "./folder.ts";

const PUDDLE = ourTraffic("puddle");
const [PATIENT, EXACT] = [ourHopper("patient.ts"), ourHopper("exact.ts")];

Deno.test("frogger contest makes a table with par and the share of it, equals with the same rank", async () => {
  const output = capture();
  const programs = [PATIENT, PATIENT, `Best=${EXACT}`];
  assertEquals(await froggerContest(programs, { traffic: [PUDDLE, PUDDLE] }, output), 0);
  assertEquals(linesOf(output).slice(0, 5), [
    "rank  program    score   of par   puddle  puddle#2",
    "   1  Best          30  100.0 %  15 100%   15 100%",
    "   2  patient       22   73.3 %  11  73%   11  73%",
    "   2  patient#2     22   73.3 %  11  73%   11  73%",
    "      par           30           15        15",
  ]);
  assertEquals(linesOf(output).slice(5, 11), [
    "",
    `patient = ${PATIENT}`,
    `patient#2 = ${PATIENT}`,
    `puddle = ${PUDDLE}`,
    `puddle#2 = ${PUDDLE}`,
    "",
  ]);
  assertEquals(output.complained, []);
});

Deno.test("a program that fails, and one that cannot even be entered, stop nobody", async () => {
  await inFolder(async (at) => {
    await Deno.writeTextFile(at("throws.ts"), 'throw new Error("\\x1b[2Jlost");');
    await Deno.writeTextFile(at("dies.ts"), 'console.log(">".repeat(20));');
    await Deno.writeTextFile(at("bad.ts"), "const = 1;");
    const output = capture();
    const programs = ["throws.ts", "bad.ts", "dies.ts", "absent.ts"].map(at);
    const options = { traffic: [PUDDLE], jobs: "2" };
    assertEquals(await froggerContest([...programs, PATIENT], options, output), 1);
    const said = output.printed.join("");
    assertEquals(linesOf(output).slice(1, 4), [
      "   1  patient     11  73.3 %   11  73%",
      "   2  throws       0   0.0 %     CRASH",
      "   2  dies         0   0.0 %  SQUASHED",
    ]);
    assertStringIncludes(said, "throws on puddle: CRASH. It ended with status 1");
    assertStringIncludes(said, "\\u{1b}[2Jlost");
    assertStringIncludes(said, "dies on puddle: SQUASHED. Squashed in frame 11");
    const complaints = output.complained.join("\n");
    assertStringIncludes(complaints, "Left out: ");
    assertStringIncludes(complaints, "bad.ts:1:7");
    assertStringIncludes(complaints, "absent.ts");
  });
});

Deno.test("frogger contest --json tells each run, and who was left out", async () => {
  const output = capture();
  const options = { traffic: [PUDDLE], json: true, strict: true };
  assertEquals(await froggerContest([EXACT, "absent.ts"], options, output), 1);
  const told = JSON.parse(output.printed.join(""));
  assertEquals(told.roads, [
    {
      road: "puddle",
      file: PUDDLE,
      frames: 88,
      par: 15,
      crossings: 12,
      corners: 0,
      confined: true,
    },
  ]);
  const [row] = told.table;
  assertEquals([row.rank, row.program, row.score, row.share], [1, "exact", 15, 1]);
  assertEquals(row.command, EXACT);
  assertEquals(row.runs[0].moves.length, 88);
  assertEquals(told.refused.map(({ program }: { program: string }) => program), ["absent.ts"]);
  assert(told.sandbox.includes("permissions"));
});

Deno.test("programs of one name are told apart by what was typed; names that say enough are not told twice", async () => {
  await inFolder(async (at) => {
    for (const name of ["hop.ts", "hop.js", "a=b.ts"]) await Deno.writeTextFile(at(name), "");
    const tellsOf = async (words: string[]) => {
      const output = capture();
      await froggerContest(words, { traffic: [PUDDLE] }, output);
      return linesOf(output).filter((line) => line.includes(" = "));
    };
    assertEquals(await tellsOf([at("hop.ts"), `hop=${at("hop.js")}`, `Fox=${at("hop.ts")}`]), [
      `hop = ${at("hop.ts")}`,
      `hop#2 = ${at("hop.js")}`,
    ]);
    assertEquals(await tellsOf([at("hop.ts"), `Fox=${at("hop.js")}`]), []);
    assertEquals(await tellsOf([at("a=b.ts"), at("a=b.ts")]), [
      `a=b = ${at("a=b.ts")}`,
      `a=b#2 = ${at("a=b.ts")}`,
    ]);
  });
});

Deno.test("a contest without a road or without any program is none", async () => {
  const refuse = (words: string[], traffic: string[]) =>
    assertRejects(() => froggerContest(words, { traffic }, capture()), UnusableInput);
  await refuse([PATIENT], []);
  const both = await refuse([PATIENT], ["absent.txt", PUDDLE, "missing.txt"]);
  assertEquals(both.problems.length, 2);
  const none = await refuse(["absent.ts", "missing.ts"], [PUDDLE]);
  assertEquals(none.problems.length, 2);
});
