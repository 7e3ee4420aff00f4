import { assertEquals } from "@std/assert";
import { QuietReporter, TableReporter } from "../../../../lib/cli/contest/stage_reporter.ts";
import type { Contest } from "../../../../lib/contest/contest.ts";
import { addEntry } from "../../../../lib/contest/store/entries.ts";
import { beginStage, finishStage, seatsOf } from "../../../../lib/contest/store/stages.ts";
import { fitVersion, madeUpResults, withContest } from "../../contest/temp_contest.ts";
import { capture } from "../captured.ts";

/** Finishes a stage of programs with these names, the first of which is new; ranks follow the names. */
function finishedStage(contest: Contest, names: readonly string[], ranks: readonly number[]) {
  const versionIds = names.map((name) => fitVersion(contest, addEntry(contest, name).id).id);
  const [versionId = 0] = versionIds;
  const stage = beginStage(contest, { versionId, versionIds });
  const results = madeUpResults(names.length);
  const seats = results.seats.map((seat) => ({ ...seat, rank: ranks[seat.place] ?? 0 }));
  finishStage(contest, stage.number, { ...results, seats });
  return stage;
}

Deno.test("who watches hears a line for each stage, and nothing while it is played", async () => {
  await withContest((contest) => {
    const output = capture();
    const reporter = new QuietReporter(contest, output);
    const stage = finishedStage(contest, ["dodger", "champion", "hunter"], [3, 1, 2]);
    reporter.stageBegins().roundFinished(2);
    reporter.stageFinished(stage);
    reporter.end();
    assertEquals(output.printed, [
      "Stage 1 is over: champion leads; dodger's version 1 came 3rd of 3.\n",
    ]);
    assertEquals(output.complained, []);
  });
});

Deno.test("a newcomer that leads is not named twice, and a tie names all", async () => {
  await withContest((contest) => {
    const output = capture();
    const reporter = new QuietReporter(contest, output);
    reporter.stageFinished(finishedStage(contest, ["a", "b"], [1, 2]));
    reporter.stageFinished(finishedStage(contest, ["c", "d", "e"], [1, 1, 3]));
    reporter.stageFinished({
      ...finishedStage(contest, ["f", "g", "h"], [2, 1, 3]),
      repeats: 2,
    });
    assertEquals(output.printed, [
      "Stage 1 is over: a leads; its version 1 came 1st of 2.\n",
      "Stage 2 is over: c and d lead; c's version 1 came 1st of 3.\n",
      "Stage 3, which repeats stage 2, is over: g leads; f's version 1 came 2nd of 3.\n",
    ]);
  });
});

Deno.test("names are harmless to the terminal that watches", async () => {
  await withContest((contest) => {
    const output = capture();
    const stage = finishedStage(contest, ["a", "b"], [2, 1]);
    contest.run("UPDATE entry SET name = ?", "x\x1b[2J\nStage 9");
    contest.run("UPDATE entry SET name_key = 'x' WHERE slug = 'a'");
    new QuietReporter(contest, output).stageFinished(stage);
    assertEquals(output.printed, [
      "Stage 1 is over: x\\u{1b}[2J\\nStage 9 leads; x\\u{1b}[2J\\nStage 9's version 1 came 2nd of 2.\n",
    ]);
  });
});

Deno.test("trouble is told to who watches", async () => {
  await withContest((contest) => {
    const output = capture();
    const reporter = new QuietReporter(contest, output);
    const stage = finishedStage(contest, ["a", "b"], [2, 1]);
    reporter.stageBegins().roundVoid("Round 3 is void");
    reporter.stageDropped(stage);
    reporter.failing("The disk is full.");
    assertEquals(output.complained, [
      "Round 3 is void",
      "Stage 1 was begun with a program that has been withdrawn and cannot be entered any more: it is planned again",
      "Nothing is lost, and it will be tried again. The disk is full.",
    ]);
  });
});

Deno.test("who plays stages and waits for them gets whole tables", async () => {
  await withContest((contest) => {
    const output = capture();
    const reporter = new TableReporter(contest, false, output);
    const stage = finishedStage(contest, ["dodger", "champion"], [2, 1]);
    reporter.stageBegins(stage, seatsOf(contest, 1));
    reporter.stageFinished(stage);
    reporter.end();
    assertEquals(output.complained, ["Stage 1: dodger against champion"]);
    assertEquals(output.printed[0]?.split("\n").slice(0, 3).map((line) => line.slice(0, 13)), [
      "Stage 1",
      "",
      "rank  program",
    ]);
    assertEquals(output.printed.at(-1)?.split(";")[0], "1 stage played");
  });
});
