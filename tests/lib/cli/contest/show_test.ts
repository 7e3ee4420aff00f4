/** `contest show`: one stage. */
import { assert, assertEquals, assertMatch, assertRejects } from "@std/assert";
import { join } from "@std/path";
import { duelPoints, duelText } from "../../../../lib/cli/contest/duel_text.ts";
import { contestShow } from "../../../../lib/cli/contest/show.ts";
import { ledgerOf } from "../../../../lib/contest/describe/ledger.ts";
import { lastTable } from "../../../../lib/contest/describe/table.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { inLargeContest } from "../../contest/describe/in_large_contest.ts";
import { makeRecords } from "../../contest/describe/made_records.ts";
import { capture, linesOf } from "../captured.ts";

const SMALL = { entries: 9, stages: 11, logged: 1 } as const;

Deno.test("duels are a square: lines are programs, columns rivals, both in the order of the table", () => {
  const records = makeRecords({
    entries: ["ada", "bob", "cyd"],
    versions: [["ada 1", "played"], ["bob 1", "played"], ["cyd 1", "played"]],
    stages: [{
      versions: ["ada 1", "bob 1", "cyd 1"],
      ranks: [2, 1, 3],
      duels: [[0, 1, [40, 60]], [0, 2, [170, 3]]],
    }],
  });
  const rows = lastTable(ledgerOf(records))?.rows ?? [];
  assertEquals(duelText(duelPoints(records.duels, rows)).split("\n"), [
    "Duel points against each rival:",
    "         1   2    3",
    "1  bob   ·  60    ·",
    "2  ada  40   ·  170",
    "3  cyd   ·   3    ·",
  ]);
  assertEquals(duelPoints([], rows), { programs: [], points: [] });
});

inLargeContest(
  "a stage is shown with all that happened, and how to look at it",
  SMALL,
  async (folder) => {
    const output = capture();
    assertEquals(await contestShow(folder, "11", {}, output), 0);
    const text = output.printed.join("");
    for (
      const part of [
        /^Stage 11, played for .* v\d+\nBegun 2026-01-05 .*; 8 programs\n4 duel rounds of each pair/,
        /\nSeed .*; sandbox: permissions, rlimits, deathsig, bubblewrap, seccomp\n/,
        /\nrank {2}moved {2}program /,
        /\nDuel points against each rival:\n/,
        /\nNo program has failed\.\n/,
        /\nRounds worth watching:\nmatch +round +turn +what happens\n/,
        /\nIn the terminal: .*tanks show .*stage-11\/logs\/.*\.jsonl\.gz --round \d+ --turn \d+\n/,
        /\nWatch the rounds: .*serve .*stage-11\n$/,
      ]
    ) assertMatch(text, part);
  },
);

inLargeContest("for machines it is one object", SMALL, async (folder) => {
  const output = capture();
  await contestShow(folder, "stage-11", { json: true }, output);
  const shown = JSON.parse(output.printed.join(""));
  assertEquals([shown.number, shown.programs.length, shown.table.rows.length], [11, 8, 8]);
  assertEquals(shown.duels.points[0][0], null);
  assert(shown.highlights.length > 0);
});

inLargeContest(
  "a stage without logs is shown as far as the contest knows it",
  SMALL,
  async (folder) => {
    const output = capture();
    assertEquals(await contestShow(folder, 5, {}, output), 0);
    assert(linesOf(output).some((line) => line.startsWith("It counts no more")));
    assert(!output.printed.join("").includes("Rounds worth watching"));
  },
);

inLargeContest("a stage that is not there is refused", SMALL, async (folder) => {
  await assertRejects(
    () => contestShow(folder, "12", {}, capture()),
    UnusableInput,
    "There is no stage 12: there are stages 1 to 11",
  );
});

Deno.test("a folder without a contest is refused", async () => {
  const folder = await Deno.makeTempDir();
  try {
    await assertRejects(
      () => contestShow(join(folder, "none"), "1", {}, capture()),
      UnusableInput,
      "There is no folder",
    );
    await assertRejects(
      () => contestShow(folder, "1", {}, capture()),
      UnusableInput,
      "There is no contest in this folder",
    );
  } finally {
    await Deno.remove(folder);
  }
});
