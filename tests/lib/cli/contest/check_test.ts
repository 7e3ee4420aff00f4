import { assertEquals, assertMatch, assertRejects } from "@std/assert";
import { join } from "@std/path";
import { contestCheck } from "../../../../lib/cli/contest/check.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { makeStandings } from "../../../../lib/cli/standings.ts";
import type { Contest } from "../../../../lib/contest/contest.ts";
import {
  enterQuickly,
  playAll,
  RAMMER,
  TANK1,
  withQuickContest,
} from "../../contest/kept_programs.ts";
import { withFolder } from "../../contest/temp_contest.ts";
import { capture, fakeScreen } from "../captured.ts";

/** A contest with one stage of two programs. */
async function withPlayed(test: (contest: Contest) => Promise<void>): Promise<void> {
  await withQuickContest(async (contest) => {
    await enterQuickly(contest, "one", TANK1);
    await enterQuickly(contest, "two", RAMMER);
    await playAll(contest, { tableText: makeStandings });
    await test(contest);
  });
}

Deno.test("contest check tells that a contest is whole", async () => {
  await withPlayed(async (contest) => {
    const output = capture();
    assertEquals(await contestCheck(contest.folder, { rounds: "1" }, output), 0);
    assertEquals(output.printed, [
      "The contest is whole: 2 files read, 1 stage counted again, 2 rounds replayed\n",
    ]);
    const machine = capture();
    assertEquals(await contestCheck(contest.folder, { rounds: "all", json: true }, machine), 0);
    assertEquals(JSON.parse(machine.printed.join("")), {
      whole: true,
      findings: [],
      strangers: [],
      checked: { files: 2, stages: 1, rounds: 4 },
    });
  });
});

Deno.test("contest check tells what is not whole, with exit status 1", async () => {
  await withPlayed(async (contest) => {
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

Deno.test("contest check tells a terminal how far it has come, and takes that away", async () => {
  await withPlayed(async (contest) => {
    const screen = fakeScreen(true);
    assertEquals(await contestCheck(contest.folder, { rounds: "0" }, capture(), screen), 0);
    assertMatch(screen.written[0] ?? "", /^\rChecked 0\/2 versions *$/);
    assertEquals(screen.seen(), "");
    const noTerminal = fakeScreen(false);
    assertEquals(await contestCheck(contest.folder, { rounds: "0" }, capture(), noTerminal), 0);
    assertEquals(noTerminal.written, []);
  });
});

Deno.test("contest check refuses wrong use", async () => {
  await withFolder(async (folder) => {
    const check = (rounds: string) => contestCheck(folder, { rounds }, capture());
    await assertRejects(() => check("some"), UnusableInput, "--rounds");
    await assertRejects(() => check("1"), UnusableInput, "There is no contest in this folder");
  });
});
