import { assert, assertEquals, assertRejects, assertThrows } from "@std/assert";
import { racePools } from "../../../../lib/cli/race/pools.ts";
import { raceRank } from "../../../../lib/cli/race/rank.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { capture, linesOf } from "../captured.ts";
import { inFolder } from "./folder.ts";

Deno.test("[POOL-2] race pools deals participants out in turn", () => {
  const text = capture();
  assertEquals(racePools("15", {}, text), 0);
  assertEquals(linesOf(text), ["Pool 1: 1 3 5 7 9 11 13 15", "Pool 2: 2 4 6 8 10 12 14", ""]);
  const json = capture();
  racePools("8", { json: true }, json);
  assertEquals(json.printed.join(""), "[[1,2,3,4,5,6,7,8]]\n");
  assertThrows(() => racePools("0", {}, capture()), UnusableInput, "N is");
});

const RESULTS = {
  pilots: [{ pilot: "tutu" }, { pilot: "titi", arrival: -1 }],
  runs: [
    { pilot: "titi", circuit: "a.cir", verdict: "OK", time: 6100, kmh: 200 },
    { pilot: "tutu", circuit: "a.cir", verdict: "OK", time: 6100, kmh: 200 },
  ],
};

Deno.test("[RANK-4] race rank tells the ranking and what decided it", async () => {
  await inFolder(async (at) => {
    await Deno.writeTextFile(at("r.json"), JSON.stringify(RESULTS));
    const json = capture();
    assertEquals(await raceRank(at("r.json"), { json: true }, json), 0);
    assertEquals(JSON.parse(json.printed.join("")), {
      ranking: [
        {
          ...{ rank: 1, pilot: "titi", sum: 10, points: [10], estimate: null, qualified: true },
          decidedBy: "arrival",
        },
        {
          ...{ rank: 2, pilot: "tutu", sum: 10, points: [10], estimate: null, qualified: false },
          decidedBy: null,
        },
      ],
      mean: 6100,
      circuits: [{
        circuit: "a.cir",
        runs: ["tutu", "titi"].map((pilot) => (
          { pilot, position: 1, points: 10, verdict: "OK", time: 6100, kmh: 200 }
        )),
      }],
    });
    const text = capture();
    await raceRank(at("r.json"), {}, text);
    assert(linesOf(text).some((line) => /^ +1 +titi +10 +10 +yes +it arrived first$/.test(line)));
    assert(linesOf(text).includes("Mean of 2 valid times: 61.00 s"));
  });
});

Deno.test("race rank refuses what are no results", async () => {
  await inFolder(async (at) => {
    await Deno.writeTextFile(at("r.json"), "{}");
    await assertRejects(
      () => raceRank(at("r.json"), {}, capture()),
      UnusableInput,
      "must be an object",
    );
  });
});
