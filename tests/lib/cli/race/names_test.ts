import { assert, assertEquals } from "@std/assert";
import { raceCheck } from "../../../../lib/cli/race/check.ts";
import { raceJudge } from "../../../../lib/cli/race/judge.ts";
import { raceOptimum } from "../../../../lib/cli/race/optimum.ts";
import { raceShow } from "../../../../lib/cli/race/show.ts";
import { withEnding } from "../../../../lib/cli/with_ending.ts";
import { capture, linesOf } from "../captured.ts";
import { inFolder, putLap, putOval } from "./folder.ts";

Deno.test("the ending of a file's name may be left out; an exact name comes first", async () => {
  await inFolder(async (at) => {
    for (const name of ["oval.cir", "FISH.CIR", "both", "both.cir"]) await putOval(at(name));
    await Deno.mkdir(at("oval"));
    assertEquals(await withEnding(at("oval"), ".cir"), at("oval.cir"));
    assertEquals(await withEnding(at("FISH"), ".cir"), at("FISH.CIR"));
    assertEquals(await withEnding(at("both"), ".cir"), at("both"));
    assertEquals(await withEnding(at("none"), ".cir"), at("none"));
  });
});

Deno.test("[LAP-1] race's commands take names without ending", async () => {
  await inFolder(async (at, folder) => {
    await putOval(at("oval.cir"));
    const output = capture();
    assertEquals(await raceCheck([at("oval")], {}, output), 0);
    assertEquals(await raceOptimum(at("oval"), { out: at("O.F1") }, output), 0);
    assertEquals(await raceShow(at("oval"), { lap: at("O") }, output), 0);
    const options = { circuits: folder, t: true, l: true };
    assertEquals(await raceJudge(at("O"), options, output), 0);
    assertEquals((await Deno.readTextFile(at("O.F1"))).split("\r\n")[1], "oval.cir");
  });
});

Deno.test("names of files that would play with the terminal are shown", async () => {
  await inFolder(async (at, folder) => {
    const name = "o\x1b[2J\u202e\u009b.cir";
    await putOval(at(name));
    await putLap(at("L.F1"), undefined, { circuit: name });
    await putLap(at("N.F1"), undefined, { circuit: "gone\u009b\u202e" });
    const output = capture();
    await raceCheck([at(name)], {}, output);
    await raceCheck([at(name)], { json: true }, output);
    await raceOptimum(at(name), {}, output);
    for (const lap of ["L.F1", "N.F1"]) {
      for (const json of [true, false]) {
        await raceJudge(at(lap), { circuits: folder, l: true, t: true, json }, output);
      }
    }
    const said = linesOf(output);
    assert(said.some((line) => line.includes("o\\u{1b}[2J\\u{202e}\\u{9b}.cir: conforms")));
    assert(said.some((line) => line.includes('"gone\\u{9b}\\u{202e}"')));
    assertEquals(said.filter((line) => /\p{C}/u.test(line)), []);
  });
});
