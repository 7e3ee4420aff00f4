import { assert, assertEquals, assertRejects } from "@std/assert";
import { type CheckerOptions, checkUploads } from "../../../lib/contest/checker.ts";
import { Contest } from "../../../lib/contest/contest.ts";
import { blobPath, putBlob } from "../../../lib/contest/blobs.ts";
import { findEntry, setWithdrawn } from "../../../lib/contest/store/entries.ts";
import {
  type Checked,
  filesOf,
  setVersionState,
  versionById,
  versionsOf,
} from "../../../lib/contest/store/versions.ts";
import { listWorkers } from "../../../lib/contest/store/workers.ts";
import type { Version } from "../../../lib/contest/types.ts";
import { JudgeFailure } from "../../../lib/judge/types.ts";
import { CRASHER, LOOKER, sendIn, WALLS, withPatientContest } from "./programs.ts";
import { checkReport, withContest } from "./temp_contest.ts";

const FILES = { "tank.ts": LOOKER };

/** A check that finds everything fit, and notes what it was asked. */
function fakeCheck(
  asked: string[],
  before: (contest: Contest, version: Version) => void = () => {},
) {
  return (contest: Contest, version: Version): Promise<Checked> => {
    asked.push(`${version.entryId}.${version.number}`);
    before(contest, version);
    return Promise.resolve({ digest: `sha256:${version.id}`, report: checkReport(true) });
  };
}

function options(more: Partial<CheckerOptions>): CheckerOptions {
  return { ...WALLS, watch: false, signal: new AbortController().signal, ...more };
}

function statesOf(contest: Contest): string[] {
  return contest.all("SELECT state FROM version ORDER BY id").map(({ state }) => String(state));
}

Deno.test("checkUploads() checks with authors taking turns, and ends when all are checked", async () => {
  await withContest(async (contest) => {
    for (const name of ["b", "a", "b"]) await sendIn(contest, name, "tank.ts", FILES);
    const asked: string[] = [];
    const heard: string[] = [];
    const checked = ({ id, number }: Version, { report }: Checked) =>
      void heard.push(`${id} ${number} ${report.isFit}`);
    await checkUploads(contest, options({ check: fakeCheck(asked), checked }));
    assertEquals(asked, ["2.1", "1.1", "1.2"]);
    assertEquals(heard, ["2 1 true", "1 1 true", "3 2 true"]);
    assertEquals(statesOf(contest), ["waiting", "waiting", "waiting"]);
    assertEquals(versionById(contest, 3)?.digest, "sha256:3");
    assertEquals(listWorkers(contest).map(({ state, task }) => [task, state]), [
      ["check", "stopped"],
    ]);
  });
});

Deno.test("checkUploads() sorts fit programs from unfit ones", async () => {
  await withPatientContest(async (contest) => {
    await sendIn(contest, "Good", "", FILES);
    await sendIn(contest, "Bad", "", { "tank.ts": CRASHER });
    await checkUploads(contest, options({}));
    assertEquals(statesOf(contest), ["waiting", "refused"]);
    assertEquals(versionById(contest, 1)?.check?.isFit, true);
  });
});

Deno.test("checkUploads() refuses what is damaged, and goes on", async () => {
  await withPatientContest(async (contest) => {
    const { id } = await sendIn(contest, "Damaged", "", { "tank.ts": "1;" });
    await sendIn(contest, "Bad", "", { "tank.ts": CRASHER });
    const [file] = filesOf(contest, id);
    await Deno.remove(blobPath(contest.filesFolder, file?.digest ?? ""));
    await checkUploads(contest, options({}));
    assertEquals(statesOf(contest), ["refused", "refused"]);
    assertEquals(versionById(contest, id)?.check?.problems.map(({ code }) => code), [
      "VERSION_DAMAGED",
    ]);
  });
});

Deno.test("a version that is taken back while it is checked stays taken back", async () => {
  await withContest(async (contest) => {
    await sendIn(contest, "a", "tank.ts", FILES);
    const takeBack = (contest: Contest, { id }: Version) =>
      void setVersionState(contest, id, ["received"], "cancelled");
    const heard: Version[] = [];
    await checkUploads(
      contest,
      options({ check: fakeCheck([], takeBack), checked: (version) => void heard.push(version) }),
    );
    assertEquals([statesOf(contest), heard], [["cancelled"], []]);
  });
});

Deno.test("a withdrawn entry's versions are left alone", async () => {
  await withContest(async (contest) => {
    const { entryId } = await sendIn(contest, "a", "tank.ts", FILES);
    setWithdrawn(contest, entryId, true);
    await checkUploads(contest, options({ check: fakeCheck([]) }));
    assertEquals(statesOf(contest), ["received"]);
  });
});

Deno.test("a failing judge is no fault of the program: the version stays, and the failure is told", async () => {
  await withContest(async (contest) => {
    await sendIn(contest, "a", "tank.ts", FILES);
    const check = () => Promise.reject(new JudgeFailure("No process could be made"));
    await assertRejects(() => checkUploads(contest, options({ check })), JudgeFailure);
    assertEquals(statesOf(contest), ["received"]);
  });
});

Deno.test("watching, a failing judge is asked again after longer and longer pauses", async () => {
  await withContest(async (contest) => {
    await sendIn(contest, "a", "tank.ts", FILES);
    const stop = new AbortController();
    const pauses: number[] = [];
    const said: string[] = [];
    let failures = 9;
    const check = (contest: Contest, version: Version) =>
      failures-- > 0
        ? Promise.reject(new JudgeFailure("No process could be made"))
        : fakeCheck([])(contest, version);
    const pause = (milliseconds: number) => {
      pauses.push(milliseconds);
      said.push(listWorkers(contest).map(({ message, state }) => `${state}: ${message}`).join());
      if (failures < 0) stop.abort();
      return Promise.resolve();
    };
    await checkUploads(contest, options({ watch: true, signal: stop.signal, check, pause }));
    const seconds = pauses.slice(0, 9).map((pause) => pause / 1000);
    assertEquals(seconds, [1, 2, 4, 8, 16, 32, 60, 60, 60]);
    assertEquals(said[0], "failing: No process could be made");
    assertEquals(said.at(-1), "idle: No program waits to be checked");
    assertEquals(statesOf(contest), ["waiting"]);
  });
});

Deno.test("watching, it takes up what another process sends in, whenever that is", async () => {
  await withContest(async (contest) => {
    using other = await Contest.open(contest.folder);
    const stop = new AbortController();
    const asked: string[] = [];
    let looks = 0;
    const pause = async () => {
      looks += 1;
      if (looks === 2 || looks === 4) await sendIn(other, `e${looks}`, "tank.ts", FILES);
      if (looks === 6) stop.abort();
    };
    const check = fakeCheck(asked);
    await checkUploads(contest, options({ watch: true, signal: stop.signal, check, pause }));
    assertEquals(asked, ["1.1", "2.1"]);
  });
});

Deno.test("watching, what arrives between the last look and the report is not overlooked", async () => {
  await withContest(async (contest) => {
    using other = await Contest.open(contest.folder);
    const submission = await sendIn(other, "first", "tank.ts", FILES);
    const stop = new AbortController();
    const asked: string[] = [];
    // Its report that nothing waits is the moment: another version arrives just before.
    const report = contest.run.bind(contest);
    contest.run = (sql, ...values) => {
      if (sql.includes("INSERT INTO worker") && values.includes("idle") && asked.length === 1) {
        other.run(
          "INSERT INTO version (entry_id, number, arrived_at, state, command) VALUES (?, 2, ?, 'received', 'tank.ts')",
          ...[submission.entryId, submission.arrivedAt],
        );
      }
      return report(sql, ...values);
    };
    const pause = () => Promise.resolve(stop.abort());
    const check = fakeCheck(asked);
    await checkUploads(contest, options({ watch: true, signal: stop.signal, check, pause }));
    assertEquals(asked, ["1.1", "1.2"]);
  });
});

Deno.test("a waiting checker writes nothing", async () => {
  await withContest(async (contest) => {
    const stop = new AbortController();
    const versions: number[] = [];
    const pause = () => {
      versions.push(contest.dataVersion());
      if (versions.length === 5) stop.abort();
      return Promise.resolve();
    };
    await checkUploads(contest, options({ watch: true, signal: stop.signal, pause }));
    assertEquals(new Set(versions).size, 1);
  });
});

Deno.test("a checker that is stopped in the middle of a check leaves the version to the next one", async () => {
  await withPatientContest(async (contest) => {
    await sendIn(contest, "Looker", "", FILES);
    const stop = new AbortController();
    const checking = checkUploads(contest, options({ watch: true, signal: stop.signal }));
    stop.abort();
    await checking;
    assertEquals(statesOf(contest), ["received"]);
    await checkUploads(contest, options({}));
    assertEquals(statesOf(contest), ["waiting"]);
    const entry = findEntry(contest, "Looker");
    assert(entry !== undefined);
    assertEquals(versionsOf(contest, entry.id).length, 1);
  });
});

Deno.test("checkUploads() clears away what broken uploads have left, a day later", async () => {
  await withContest(async (contest) => {
    await sendIn(contest, "Ada", "tank.ts", FILES);
    const left = await putBlob(contest.filesFolder, new TextEncoder().encode("half an upload"));
    const path = blobPath(contest.filesFolder, left);
    await checkUploads(contest, options({ check: fakeCheck([]) }));
    assertEquals((await Deno.stat(path)).isFile, true);
    const longAgo = new Date(Date.parse(contest.now()) - 2 * 86_400_000);
    await Deno.utime(path, longAgo, longAgo);
    await checkUploads(contest, options({ check: fakeCheck([]) }));
    await assertRejects(() => Deno.stat(path), Deno.errors.NotFound);
    assertEquals(filesOf(contest, 1).length, 1);
  });
});
