import { stageSeed } from "../../../../lib/contest/stage_seed.ts";
import { assertEquals, assertThrows } from "@std/assert";
import type { Contest } from "../../../../lib/contest/contest.ts";
import { renameEntry, setWithdrawn } from "../../../../lib/contest/store/entries.ts";
import {
  allDuels,
  allSeats,
  askAgain,
  beginStage,
  duelsOf,
  finishStage,
  lastFinished,
  listStages,
  markAlone,
  playingStage,
  repeatRequest,
  seatsOf,
  stageByNumber,
} from "../../../../lib/contest/store/stages.ts";
import { versionById } from "../../../../lib/contest/store/versions.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import {
  fitVersion,
  madeUpResults,
  playedStage,
  RULES,
  waitingVersion,
  withContest,
} from "../temp_contest.ts";

/** Versions of two entries; the first stood alone, the second waits. */
function two(contest: Contest): [number, number] {
  const one = waitingVersion(contest, "anna").id;
  markAlone(contest, one);
  return [waitingVersion(contest, "berta").id, one];
}

function states(contest: Contest): string[] {
  return listStages(contest).map(({ number, state }) => `${number} ${state}`);
}

function refusal(work: () => unknown): string {
  return assertThrows(work, UnusableInput).message;
}

Deno.test("a stage begins with its seats, its seed, and the rules and names of the day", async () => {
  await withContest((contest) => {
    const [newer, older] = two(contest);
    const stage = beginStage(contest, { versionId: newer, versionIds: [newer, older] });
    assertEquals(stage, {
      ...{
        number: 1,
        versionId: newer,
        state: "playing",
        seed: stageSeed("spring", 1),
        rules: RULES,
      },
      begunAt: stage.begunAt,
    });
    assertEquals(playingStage(contest), stage);
    renameEntry(contest, 1, "Zoe");
    assertEquals(seatsOf(contest, 1), [
      { stage: 1, place: 0, versionId: newer, name: "berta" },
      { stage: 1, place: 1, versionId: older, name: "anna" },
    ]);
    assertEquals(versionById(contest, newer)?.state, "playing");
    assertEquals(lastFinished(contest), undefined);
  });
});

Deno.test("what a stage came to is kept, and its version is played", async () => {
  await withContest((contest) => {
    const [newer, older] = two(contest);
    const { begunAt } = playedStage(contest, [newer, older]);
    const results = madeUpResults(2);
    assertEquals(stageByNumber(contest, 1), {
      ...{
        number: 1,
        versionId: newer,
        state: "finished",
        seed: stageSeed("spring", 1),
        rules: RULES,
      },
      ...{ begunAt, finishedAt: results.finishedAt, factor: 0.5, sandbox: ["permissions"] },
    });
    assertEquals(lastFinished(contest)?.number, 1);
    assertEquals(playingStage(contest), undefined);
    assertEquals(versionById(contest, newer)?.state, "played");
    const seats = seatsOf(contest, 1);
    assertEquals(seats.map(({ rank, result, lead }) => ({ rank, result, lead })), [
      { rank: 1, result: results.seats[0]?.result, lead: { verdict: "open", share: 0.75 } },
      { rank: 2, result: results.seats[1]?.result, lead: undefined },
    ]);
    assertEquals(duelsOf(contest, 1), results.duels.map((duel) => ({ stage: 1, ...duel })));
    assertEquals(allSeats(contest), seats);
    assertEquals(allDuels(contest), duelsOf(contest, 1));
  });
});

Deno.test("a stage that is not being played takes no results, so nothing counts twice", async () => {
  await withContest((contest) => {
    const versions = two(contest);
    assertThrows(() => finishStage(contest, 1, madeUpResults(2)), RangeError, "not being played");
    playedStage(contest, versions);
    const before = [seatsOf(contest, 1), duelsOf(contest, 1)];
    assertThrows(() => finishStage(contest, 1, madeUpResults(2)), RangeError, "not being played");
    assertEquals([seatsOf(contest, 1), duelsOf(contest, 1)], before);
  });
});

Deno.test("results that are not those of the seats are refused whole", async () => {
  await withContest((contest) => {
    const [newer, older] = two(contest);
    beginStage(contest, { versionId: newer, versionIds: [newer, older] });
    for (const seats of [1, 3]) {
      assertThrows(() => finishStage(contest, 1, madeUpResults(seats)), RangeError, "has 2 seats");
    }
    const [first] = madeUpResults(2).seats;
    const doubled = { ...madeUpResults(2), seats: first === undefined ? [] : [first, first] };
    assertThrows(() => finishStage(contest, 1, doubled), RangeError, "has 2 seats");
    assertEquals(states(contest), ["1 playing"]);
    assertEquals(duelsOf(contest, 1), []);
    assertEquals(seatsOf(contest, 1)[0]?.rank, undefined);
  });
});

Deno.test("[STAGE-3] versions of one entry never play together", async () => {
  await withContest((contest) => {
    const first = waitingVersion(contest, "anna");
    const second = fitVersion(contest, first.entryId);
    const begin = { versionId: second.id, versionIds: [second.id, first.id] };
    assertThrows(() => beginStage(contest, begin), RangeError, "never play together");
    assertEquals(listStages(contest), []);
    assertEquals(versionById(contest, second.id)?.state, "waiting");
  });
});

Deno.test("one stage is played at a time, and only for a version that waits", async () => {
  await withContest((contest) => {
    const [newer, older] = two(contest);
    const begin = { versionId: newer, versionIds: [newer, older] };
    beginStage(contest, begin);
    assertThrows(() => beginStage(contest, begin), RangeError, "is being played already");
    finishStage(contest, 1, madeUpResults(2));
    assertThrows(() => beginStage(contest, begin), RangeError, "is not waiting");
    assertThrows(
      () => beginStage(contest, { ...begin, versionIds: [99] }),
      RangeError,
      "no version",
    );
    assertEquals(states(contest), ["1 finished"]);
  });
});

Deno.test("a stage that is played again makes the one before count no more", async () => {
  await withContest((contest) => {
    const [newer, older] = two(contest);
    playedStage(contest, [newer, older]);
    askAgain(contest, 1);
    askAgain(contest, 1);
    assertEquals(repeatRequest(contest), 1);
    const stage = beginStage(contest, { versionId: newer, versionIds: [newer, older], repeats: 1 });
    assertEquals([stage.number, stage.repeats, stage.seed], [2, 1, stageSeed("spring", 2)]);
    assertEquals(states(contest), ["1 finished", "2 playing"]);
    assertEquals(versionById(contest, newer)?.state, "playing");
    finishStage(contest, 2, madeUpResults(2));
    assertEquals(states(contest), ["1 annulled", "2 finished"]);
    assertEquals(lastFinished(contest)?.number, 2);
    assertEquals(repeatRequest(contest), undefined);
    assertEquals(versionById(contest, newer)?.state, "played");
  });
});

Deno.test("a stage can be played again without the version for which it was played", async () => {
  await withContest((contest) => {
    const [newer, older] = two(contest);
    const third = waitingVersion(contest, "carla").id;
    markAlone(contest, third);
    playedStage(contest, [newer, older, third]);
    setWithdrawn(contest, 2, true);
    beginStage(contest, { versionId: newer, versionIds: [older, third], repeats: 1 });
    assertEquals(versionById(contest, newer)?.state, "played");
    finishStage(contest, 2, madeUpResults(2));
    assertEquals(states(contest), ["1 annulled", "2 finished"]);
  });
});

Deno.test("only the last finished stage can be asked for again, and only while no other is played", async () => {
  await withContest((contest) => {
    assertEquals(
      refusal(() => askAgain(contest, 1)),
      "No stage is finished yet, so none can be played again",
    );
    const [newer, older] = two(contest);
    playedStage(contest, [newer, older]);
    const third = waitingVersion(contest, "carla").id;
    playedStage(contest, [third, newer, older]);
    assertEquals(
      refusal(() => askAgain(contest, 1)),
      "Only the last finished stage, 2, can be played again: others have followed from stage 1",
    );
    const begin = { versionId: third, versionIds: [third, older], repeats: 1 };
    assertThrows(() => beginStage(contest, begin), RangeError, "not the last finished one");
    const fourth = waitingVersion(contest, "dora").id;
    beginStage(contest, { versionId: fourth, versionIds: [fourth, newer] });
    assertEquals(
      refusal(() => askAgain(contest, 2)).split(":")[0],
      "Stage 3 is being played already and follows from stage 2",
    );
    assertEquals(repeatRequest(contest), undefined);
  });
});

Deno.test("only a version that waits can stand alone", async () => {
  await withContest((contest) => {
    const { id } = waitingVersion(contest, "anna");
    assertEquals(markAlone(contest, id), true);
    assertEquals(markAlone(contest, id), false);
    assertEquals(versionById(contest, id)?.state, "played");
  });
});
