import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { stageByNumber } from "../../../../lib/contest/store/stages.ts";
import { setVersionState } from "../../../../lib/contest/store/versions.ts";
import { ContestLibrary } from "../../../../lib/server/contest/contest_library.ts";
import { describeRun } from "../../../../lib/server/run_library.ts";
import { RunFolderSource } from "../../../../lib/server/run_folder_source.ts";
import { reportWorker } from "../../../../lib/contest/store/workers.ts";
import { beginSample, makeSampleContest } from "../../contest/sample_contest.ts";
import { playedStage, waitingVersion, withContest } from "../../contest/temp_contest.ts";
import { handClock, inFolder, journalOf, readSample, type SampleRun, writeRun } from "../sample.ts";
import type { Contest } from "../../../../lib/contest/contest.ts";

const RUN: SampleRun = await readSample();

function libraryOf(contest: Contest): ContestLibrary {
  return new ContestLibrary({ contest, clock: handClock(), warn: () => {} });
}

Deno.test("a finished stage is a run, with the scores that its logs tell", async () => {
  await inFolder(async (folder) => {
    using contest = await makeSampleContest(join(folder, "contest"));
    const found = libraryOf(contest).find("stage-1");
    assert(found !== undefined);
    const run = await describeRun(found);
    const source = new RunFolderSource(contest.stageFolder(1), handClock(), () => {});
    const { title: _, date: __, ...read } = await source.factsWithScores();
    const { contest: stage, date, ...rest } = run;
    assertEquals(date, { is: "begun", at: stageByNumber(contest, 1)?.begunAt ?? "" });
    assertEquals(rest, { ...read, id: "stage-1", title: "Stage 1: champion, version 1" });
    assertEquals([stage?.number, stage?.name, stage?.version], [1, "champion", 1]);
    assertEquals(stage?.programs.length, run.bots.length);
    contest.run("UPDATE stage SET state = 'annulled'");
    const annulled = libraryOf(contest).find("stage-1");
    assertEquals(annulled?.title, "Stage 1: champion, version 1 (annulled)");
    assertEquals(annulled && (await describeRun(annulled)).contest?.isAnnulled, true);
    assert(run.matches.every(({ points, wins }) => points && wins));
  });
});

Deno.test("a stage that is being played is a live run, and one that was followed stays one", async () => {
  await inFolder(async (folder) => {
    using contest = await beginSample(join(folder, "contest"), RUN);
    const library = libraryOf(contest);
    assertEquals((await library.catalog()).runs[0]?.played, 0, "its folder is not there yet");
    await writeRun(contest.stageFolder(1), RUN.settings, RUN.lines.slice(0, 5));
    reportWorker(contest, { task: "play", state: "busy", message: "It plays.", at: "" });
    const [run] = (await library.catalog()).runs;
    assertEquals([run?.id, run?.state, run?.played], ["stage-1", "playing", 5]);
    const live = await library.find("stage-1")?.source.live();
    assertEquals([live?.state, live?.rounds.count()], ["playing", 5]);
    const rest = journalOf(RUN.lines.slice(5));
    await Deno.writeTextFile(join(contest.stageFolder(1), "journal.jsonl"), rest, { append: true });
    contest.run("UPDATE stage SET state = 'finished'");
    assertEquals((await library.find("stage-1")?.source.live())?.state, "finished");
    assertEquals(await libraryOf(contest).find("stage-1")?.source.live(), undefined);
  });
});

Deno.test("a stage that nobody plays at the moment has stopped", async () => {
  await inFolder(async (folder) => {
    using contest = await beginSample(join(folder, "contest"), RUN);
    await writeRun(contest.stageFolder(1), RUN.settings, RUN.lines.slice(0, 5));
    const old = new Date(Date.now() - 3_600_000);
    await Deno.utime(join(contest.stageFolder(1), "journal.jsonl"), old, old);
    assertEquals((await libraryOf(contest).catalog()).runs[0]?.state, "stopped");
  });
});

Deno.test("the catalog has the newest stages by what the database says; all are found", async () => {
  await withContest(async (contest) => {
    const rivals = ["a", "b", "c"].map((name) => waitingVersion(contest, name).id);
    const [first = 0] = rivals;
    for (let number = 1; number <= 60; number++) {
      setVersionState(contest, first, ["played"], "waiting");
      playedStage(contest, rivals);
    }
    contest.run("UPDATE stage SET state = 'annulled' WHERE number = 59");
    const library = libraryOf(contest);
    const { runs } = await library.catalog();
    assertEquals(runs.length, 50);
    const begunAt = stageByNumber(contest, 60)?.begunAt ?? "";
    assertEquals(runs[0], {
      date: { is: "begun", at: begunAt },
      ...{ id: "stage-60", title: "Stage 60: a, version 1", state: "finished" },
      ...{ bots: ["a", "b", "c"], played: 3 * 4 + 3 },
    });
    assertEquals(runs.at(-1)?.id, "stage-11");
    for (const number of [1, 10, 59, 60]) {
      assertEquals(library.find(`stage-${number}`)?.id, `stage-${number}`);
    }
  });
});

Deno.test("only stages that the contest has are found", async () => {
  await withContest((contest) => {
    const rivals = ["a", "b"].map((name) => waitingVersion(contest, name).id);
    playedStage(contest, rivals);
    const library = libraryOf(contest);
    for (
      const id of [
        ...[
          "",
          "stage-",
          "stage-0",
          "stage-2",
          "stage-01",
          "stage-1.0",
          "Stage-1",
          "stage-1/",
          "1",
        ],
        ...["stage-1\0", "stage-99999999999", "../stages/stage-1", "stage--1", "__proto__"],
      ]
    ) assertEquals(library.find(id), undefined, id);
    assert(library.find("stage-1") !== undefined);
  });
});
