import { assertEquals, assertMatch, assertRejects } from "@std/assert";
import { join } from "@std/path";
import { contestCheck } from "../../../../lib/cli/contest/check.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { makeSampleContest } from "../../contest/sample_contest.ts";
import { withFolder } from "../../contest/temp_contest.ts";
import { capture } from "../captured.ts";

Deno.test("contest check tells that a contest is whole", async () => {
  await withFolder(async (folder) => {
    using contest = await makeSampleContest(folder);
    const output = capture();
    assertEquals(await contestCheck(contest.folder, { rounds: "1" }, output), 0);
    assertEquals(output.printed, [
      "The contest is whole: 8 files read, 1 stage counted again, 29 rounds replayed\n",
    ]);
    const machine = capture();
    assertEquals(await contestCheck(contest.folder, { rounds: "all", json: true }, machine), 0);
    assertEquals(JSON.parse(machine.printed.join("")), {
      whole: true,
      findings: [],
      checked: { files: 8, stages: 1, rounds: 132 },
    });
  });
});

Deno.test("contest check tells what is not whole, with exit status 1", async () => {
  await withFolder(async (folder) => {
    using contest = await makeSampleContest(folder);
    await Deno.remove(join(contest.stageFolder(1), "table.json"));
    const output = capture();
    assertEquals(await contestCheck(contest.folder, { rounds: "0" }, output), 1);
    assertMatch(
      output.printed[0] ?? "",
      /table\.json: The table of stage 1 is not what its journal/,
    );
    assertMatch(output.printed[1] ?? "", /The contest is not whole: 1 finding;/);
    const machine = capture();
    assertEquals(await contestCheck(contest.folder, { rounds: "0", json: true }, machine), 1);
    const { findings, whole } = JSON.parse(machine.printed.join(""));
    assertEquals([whole, findings.length, findings[0].code], [false, 1, "TABLE"]);
  });
});

Deno.test("contest check refuses wrong use", async () => {
  await withFolder(async (folder) => {
    const check = (rounds: string) => contestCheck(folder, { rounds }, capture());
    await assertRejects(() => check("some"), UnusableInput, "--rounds");
    await assertRejects(() => check("1"), UnusableInput, "There is no contest in this folder");
  });
});
