import { nextToCheck } from "../../../../lib/contest/next_to_check.ts";
import { assertEquals, assertThrows } from "@std/assert";
import { blobPath } from "../../../../lib/contest/blobs.ts";
import { addEntry, setWithdrawn } from "../../../../lib/contest/store/entries.ts";
import {
  addVersion,
  allVersions,
  filesOf,
  queue,
  recordCheck,
  setVersionState,
  versionById,
  versionsOf,
} from "../../../../lib/contest/store/versions.ts";
import type { Contest } from "../../../../lib/contest/contest.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { checkReport, storedFile, waitingVersion, withContest } from "../temp_contest.ts";

const SUBMISSION = { command: "bot.ts", files: [] };

function refusal(work: () => unknown): string | undefined {
  return assertThrows(work, UnusableInput).problems[0]?.code;
}

function queued(contest: Contest): string[] {
  return queue(contest).map(({ id, state }) => `${id} ${state}`);
}

Deno.test("a version arrives as received, with the next number of its entry and its files", async () => {
  await withContest(async (contest) => {
    const anna = addEntry(contest, "anna");
    const berta = addEntry(contest, "berta");
    const files = [
      await storedFile(contest, "data/map.txt", "map"),
      { ...await storedFile(contest, "bot", "code"), isExecutable: true },
    ];
    const first = addVersion(contest, anna.id, { command: "bot x", files });
    assertEquals(first, {
      ...{ id: 1, entryId: anna.id, number: 1, arrivedAt: "2026-11-30T12:00:03.000Z" },
      ...{ state: "received", command: "bot x" },
    });
    assertEquals(versionById(contest, 1), first);
    assertEquals(addVersion(contest, berta.id, SUBMISSION).number, 1);
    assertEquals(addVersion(contest, anna.id, SUBMISSION).number, 2);
    assertEquals(filesOf(contest, first.id).map(({ path }) => path), ["bot", "data/map.txt"]);
    assertEquals(filesOf(contest, first.id), [...files].reverse());
    assertEquals(versionsOf(contest, anna.id).map(({ id }) => id), [1, 3]);
    assertEquals(allVersions(contest).map(({ id }) => id), [1, 2, 3]);
  });
});

Deno.test("a version whose bytes are not in place is refused whole", async () => {
  await withContest(async (contest) => {
    const { id } = addEntry(contest, "anna");
    const [one, other] = [await storedFile(contest, "a", "a"), await storedFile(contest, "b", "b")];
    await Deno.remove(blobPath(contest.filesFolder, other.digest));
    const add = () => addVersion(contest, id, { command: "a", files: [one, other] });
    assertEquals(refusal(add), "BLOB_MISSING");
    const wrong = { ...one, size: 2 };
    const addWrong = () => addVersion(contest, id, { command: "a", files: [wrong] });
    assertEquals(refusal(addWrong), "BLOB_MISSING");
    assertEquals(versionsOf(contest, id), []);
  });
});

Deno.test("a closed contest takes no programs, and a withdrawn entry sends none", async () => {
  await withContest((contest) => {
    const { id } = addEntry(contest, "anna");
    contest.setState("closed");
    assertEquals(refusal(() => addVersion(contest, id, SUBMISSION)), "CLOSED");
    contest.setState("open");
    setWithdrawn(contest, id, true);
    assertEquals(refusal(() => addVersion(contest, id, SUBMISSION)), "WITHDRAWN");
    assertEquals(refusal(() => addVersion(contest, 99, SUBMISSION)), "ENTRY_MISSING");
  });
});

Deno.test("a check lets a version wait or refuses it, once", async () => {
  await withContest((contest) => {
    const { id } = addEntry(contest, "anna");
    const good = addVersion(contest, id, SUBMISSION);
    const bad = addVersion(contest, id, SUBMISSION);
    assertEquals(nextToCheck(contest)?.id, good.id);
    const report = {
      ...checkReport(false),
      problems: [{
        code: "NET",
        message: "It opens the network",
        file: "bot.ts",
        line: 3,
        column: 1,
      }],
    };
    assertEquals(recordCheck(contest, bad.id, { report }), true);
    assertEquals(
      recordCheck(contest, good.id, { digest: "sha256:1", report: checkReport(true) }),
      true,
    );
    assertEquals(recordCheck(contest, good.id, { report }), false);
    assertEquals(nextToCheck(contest), undefined);
    const [first, second] = versionsOf(contest, id);
    assertEquals(first, {
      ...good,
      state: "waiting",
      digest: "sha256:1",
      check: checkReport(true),
    });
    assertEquals(second, { ...bad, state: "refused", check: report });
  });
});

Deno.test("a version changes its state from the states that are named only", async () => {
  await withContest((contest) => {
    const { id } = waitingVersion(contest, "anna");
    assertEquals(setVersionState(contest, id, ["received"], "cancelled"), false);
    assertEquals(setVersionState(contest, id, ["received", "waiting"], "held"), true);
    assertEquals(versionById(contest, id)?.state, "held");
    assertEquals(setVersionState(contest, id, [], "waiting"), false);
  });
});

Deno.test("the queue is in order of arrival, whatever was checked first", async () => {
  await withContest((contest) => {
    const { id } = addEntry(contest, "anna");
    for (let count = 0; count < 4; count++) addVersion(contest, id, SUBMISSION);
    for (const version of [3, 2, 4]) recordCheck(contest, version, { report: checkReport(true) });
    setVersionState(contest, 3, ["waiting"], "held");
    setVersionState(contest, 4, ["waiting"], "cancelled");
    assertEquals(queued(contest), ["1 received", "2 waiting", "3 held"]);
  });
});

Deno.test("what a withdrawn entry has waiting stands outside the queue until the entry is back", async () => {
  await withContest((contest) => {
    const anna = waitingVersion(contest, "anna");
    addVersion(contest, anna.entryId, SUBMISSION);
    const berta = waitingVersion(contest, "berta");
    setWithdrawn(contest, anna.entryId, true);
    assertEquals(queued(contest), [`${berta.id} waiting`]);
    assertEquals(nextToCheck(contest), undefined);
    setVersionState(contest, anna.id, ["waiting"], "playing");
    assertEquals(queued(contest), [`${anna.id} playing`, `${berta.id} waiting`]);
    setWithdrawn(contest, anna.entryId, false);
    assertEquals(queued(contest).length, 3);
  });
});
