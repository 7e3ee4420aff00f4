import { assert, assertEquals, assertRejects } from "@std/assert";
import { checkUploads } from "../../../lib/contest/checker.ts";
import { isLocked, takeLock } from "../../../lib/contest/locks.ts";
import { listWorkers, reportWorker } from "../../../lib/contest/store/workers.ts";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { WALLS } from "./programs.ts";
import { withContest, withFolder } from "./temp_contest.ts";

Deno.test("a task is held once at a time, and is free again afterwards", async () => {
  await withFolder(async (folder) => {
    assertEquals(await isLocked(folder, "player"), false);
    {
      using lock = await takeLock(folder, "player");
      assert(lock !== undefined);
      assertEquals(await takeLock(folder, "player"), undefined);
      assertEquals([await isLocked(folder, "player"), await isLocked(folder, "checker")], [
        true,
        false,
      ]);
    }
    assertEquals(await isLocked(folder, "player"), false);
  });
});

Deno.test("beside a checker that watches, another one leaves its report alone, and does not watch", async () => {
  await withContest(async (contest) => {
    using lock = await takeLock(contest.folder, "checker");
    assert(lock !== undefined);
    const report = {
      task: "check",
      state: "idle",
      message: "It waits",
      at: contest.now(),
    } as const;
    reportWorker(contest, report);
    const options = { ...WALLS, signal: new AbortController().signal };
    await checkUploads(contest, { ...options, watch: false });
    await assertRejects(
      () => checkUploads(contest, { ...options, watch: true }),
      UnusableInput,
      "Another process checks",
    );
    assertEquals(listWorkers(contest), [report]);
  });
});
