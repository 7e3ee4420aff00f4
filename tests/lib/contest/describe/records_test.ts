/** Reading a contest: all of it, at one moment, and quickly the second time. */
import { assert, assertEquals } from "@std/assert";
import { Contest } from "../../../../lib/contest/contest.ts";
import { readContest, readWithFiles } from "../../../../lib/contest/describe/records.ts";
import { renameEntry } from "../../../../lib/contest/store/entries.ts";
import { beginStage, finishStage } from "../../../../lib/contest/store/stages.ts";
import { queue } from "../../../../lib/contest/store/versions.ts";
import { makeRecords } from "./made_records.ts";
import { inLargeContest } from "./in_large_contest.ts";

const SMALL = { entries: 9, stages: 12, logged: 0 } as const;

/** What somebody reads who has never looked before. */
async function readAfresh(folder: string) {
  using contest = await Contest.open(folder, { readOnly: true });
  return readContest(contest);
}

inLargeContest("everything is read, also the former names", SMALL, async (folder) => {
  const { duels, entries, formerNames, seats, stages, versions } = await readAfresh(folder);
  assertEquals(entries.length, 9);
  assertEquals(stages.map(({ number }) => number), stages.map((_, index) => index + 1));
  assertEquals(stages.length, 12);
  assert(versions.length >= 13, `${versions.length} versions`);
  const pairs = stages.reduce((sum, { number }) => {
    const programs = seats.filter((seat) => seat.stage === number).length;
    return sum + programs * (programs - 1) / 2;
  }, 0);
  assertEquals(duels.length, pairs);
  assertEquals([...formerNames.values()].flat().length, 1);
});

inLargeContest(
  "where nobody has written, the same records are given again",
  SMALL,
  async (folder) => {
    using contest = await Contest.open(folder, { readOnly: true });
    const first = readContest(contest);
    assert(readContest(contest) === first);
    using writer = await Contest.open(folder);
    renameEntry(writer, 1, "Somebody else");
    const second = readContest(contest);
    assert(second !== first);
    assertEquals(second.entries[0]?.name, "Somebody else");
    assertEquals(second, await readAfresh(folder));
  },
);

inLargeContest("a stage is followed from its beginning to its end", SMALL, async (folder) => {
  using contest = await Contest.open(folder, { readOnly: true });
  using writer = await Contest.open(folder);
  readContest(contest);
  const newcomer = queue(writer).find(({ state }) => state === "waiting");
  assert(newcomer !== undefined);
  const rival = readContest(contest).versions.find(({ entryId, state }) =>
    state === "played" && entryId !== newcomer.entryId
  );
  assert(rival !== undefined);
  const { number } = beginStage(writer, {
    versionId: newcomer.id,
    versionIds: [newcomer.id, rival.id],
  });
  const playing = readContest(contest).seats.filter(({ stage }) => stage === number);
  assertEquals(playing.map(({ rank }) => rank), [undefined, undefined]);
  const results = makeRecords({
    entries: ["ada", "bob"],
    versions: [["ada 1", "played"], ["bob 1", "played"]],
    stages: [{ versions: ["ada 1", "bob 1"], ranks: [2, 1], duels: [[0, 1, [5, 9]]] }],
  });
  finishStage(writer, number, {
    ...{ finishedAt: writer.now(), factor: 1, sandbox: [] },
    seats: results.seats.flatMap(({ place, rank, result }) =>
      rank === undefined || result === undefined ? [] : [{ place, rank, result }]
    ),
    duels: results.duels,
  });
  const over = readContest(contest);
  assertEquals(
    over.seats.filter(({ stage }) => stage === number).map(({ rank }) => rank),
    [2, 1],
  );
  assertEquals(over.duels.filter(({ stage }) => stage === number).length, 1);
  // Read once more after another change: what was remembered of the stage is its end.
  renameEntry(writer, newcomer.entryId, "Somebody else");
  assertEquals(readContest(contest), await readAfresh(folder));
});

inLargeContest("files are read for all versions", SMALL, async (folder) => {
  using contest = await Contest.open(folder, { readOnly: true });
  const { files, records } = readWithFiles(contest);
  assertEquals(files.size, records.versions.length);
  for (const { command, id } of records.versions) {
    assertEquals(files.get(id)?.map(({ path }) => path), [command]);
  }
});
