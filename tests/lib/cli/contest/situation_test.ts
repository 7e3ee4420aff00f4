/** What stands open in a contest, and what waits, in sentences. */
import { assert, assertEquals, assertMatch } from "@std/assert";
import { absentText } from "../../../../lib/cli/contest/absent_text.ts";
import { contestHistory } from "../../../../lib/cli/contest/history.ts";
import { heldLines, partQueue, queueLines } from "../../../../lib/cli/contest/queue_text.ts";
import { contestShow } from "../../../../lib/cli/contest/show.ts";
import { contestTable } from "../../../../lib/cli/contest/table.ts";
import type { Contest } from "../../../../lib/contest/contest.ts";
import { entryBriefs } from "../../../../lib/contest/describe/entries.ts";
import { ledgerOf } from "../../../../lib/contest/describe/ledger.ts";
import { lastTable } from "../../../../lib/contest/describe/table.ts";
import { takeLock } from "../../../../lib/contest/locks.ts";
import type { QueuedVersion } from "../../../../lib/contest/published/types.ts";
import { askAgain, beginStage, markAlone } from "../../../../lib/contest/store/stages.ts";
import { beginSample } from "../../contest/sample_contest.ts";
import { makeRecords } from "../../contest/describe/made_records.ts";
import {
  fitVersion,
  playedStage,
  waitingVersion,
  withContest,
  withFolder,
} from "../../contest/temp_contest.ts";
import { readSample, writeRun } from "../../server/sample.ts";
import { capture, type Captured } from "../captured.ts";

async function said(command: (output: Captured) => Promise<number>): Promise<string> {
  const output = capture();
  await command(output);
  return output.printed.join("");
}

Deno.test("a stage that nobody plays broke off, after so many rounds; with a player it is being played", async () => {
  const sample = await readSample();
  await withFolder(async (folder) => {
    using contest = await beginSample(`${folder}/spring`, sample);
    await writeRun(contest.stageFolder(1), sample.settings, sample.lines.slice(0, 12));
    const all = (output: Captured) => [
      contestHistory(contest.folder, undefined, {}, output),
      contestTable(contest.folder, {}, output),
      contestShow(contest.folder, 1, {}, output),
    ];
    const outputs = async () => {
      const output = capture();
      for (const command of all(output)) await command;
      return output.printed.join("");
    };
    const broken = await outputs();
    assertEquals(broken.match(/broke off after 12 of 132 rounds: go on with .*stage/g)?.length, 3);
    assert(!broken.includes("being played"), broken);
    using lock = await takeLock(contest.folder, "player");
    assert(lock !== undefined);
    const playing = await outputs();
    assertEquals(playing.match(/is being played: 12 of 132 rounds are over/g)?.length, 3);
    assert(!playing.includes("broke off"), playing);
  });
});

/** Anna and Berta have played stage 1. */
function playOnce(contest: Contest): readonly [number, number] {
  const one = waitingVersion(contest, "anna");
  markAlone(contest, one.id);
  const other = waitingVersion(contest, "berta");
  playedStage(contest, [other.id, one.id]);
  return [one.id, other.id];
}

Deno.test("a stage that is to be played again is told, until that has begun", async () => {
  await withContest(async (contest) => {
    const [one, other] = playOnce(contest);
    askAgain(contest, 1);
    const commands = [
      (output: Captured) => contestHistory(contest.folder, undefined, {}, output),
      (output: Captured) => contestTable(contest.folder, {}, output),
    ];
    for (const command of commands) {
      assertMatch(await said(command), /^Stage 1 is to be played again, before all that waits\.$/m);
    }
    assertMatch(
      await said((output) => contestShow(contest.folder, 1, {}, output)),
      /It is to be played again/,
    );
    const json = await said((output) => contestTable(contest.folder, { json: true }, output));
    assertEquals(JSON.parse(json).again, 1);
    beginStage(contest, { versionId: other, versionIds: [other, one], repeats: 1 });
    for (const command of commands) {
      assert(!(await said(command)).includes("to be played again"));
    }
  });
});

Deno.test("who is held is counted apart, with the command that releases it", async () => {
  const queued = (name: string, version: number, state: QueuedVersion["state"]): QueuedVersion => ({
    ...{ entry: name.toLowerCase(), name, version, state, arrivedAt: "" },
  });
  const queue = partQueue([
    queued("A", 1, "playing"),
    queued("B", 1, "held"),
    queued("C", 2, "waiting"),
    queued("D", 1, "checking"),
  ]);
  const [first, second] = queueLines(queue, "/x");
  assertEquals(first, "2 programs in the queue.");
  assertMatch(second ?? "", /^1 held: B, version 1; release it with .*contest release \/x B$/);
  const several = heldLines([queued("B", 1, "held"), queued("C", 2, "held")], "/x");
  assertMatch(several[0] ?? "", /^2 held: B, version 1; C, version 2; release them .* NAME$/);
  assertEquals(queueLines({ waiting: [], held: [] }, "/x"), []);
  await withContest(async (contest) => {
    const [one] = playOnce(contest);
    assert(one > 0);
    const { entryId } = waitingVersion(contest, "cara");
    fitVersion(contest, entryId);
    contest.run("UPDATE version SET state = 'held' WHERE entry_id = ? AND number = 2", entryId);
    const text = await said((output) => contestTable(contest.folder, {}, output));
    assertMatch(text, /^1 program in the queue\.\n1 held: cara, version 2; release it with/m);
    assertMatch(text, /^Not in this stage: cara \(has not played yet\)\.$/m);
  });
});

Deno.test("entries that are not in the last stage are told, with where they were last", () => {
  const ledger = ledgerOf(makeRecords({
    entries: ["ada", "bob", "cyd", { name: "dan", isWithdrawn: true }, "eve", "fay"],
    versions: [
      ["ada 1", "played"],
      ["bob 1", "played"],
      ["cyd 1", "played"],
      ["dan 1", "played"],
      ["eve 1", "waiting"],
      ["fay 1", "received"],
    ],
    stages: [
      { versions: ["bob 1", "ada 1", "dan 1"], ranks: [2, 1, 3] },
      { versions: ["cyd 1", "ada 1"], ranks: [1, 2] },
    ],
  }));
  const table = lastTable(ledger);
  assert(table !== undefined);
  assertEquals(
    absentText(table, entryBriefs(ledger)),
    "Not in this stage: bob (2nd in stage 1), dan (withdrawn), eve (has not played yet).",
  );
  assertEquals(absentText(table, []), "");
});
