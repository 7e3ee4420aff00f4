import { assertEquals } from "@std/assert";
import { listWorkers, reportWorker } from "../../../../lib/contest/store/workers.ts";
import { withContest } from "../temp_contest.ts";

Deno.test("of each worker the last report is kept", async () => {
  await withContest((contest) => {
    const at = "2026-11-30T12:00:00.000Z";
    const play = { task: "play", state: "busy", message: "Stage 3", at } as const;
    const check = { task: "check", state: "idle", message: "", at } as const;
    reportWorker(contest, play);
    reportWorker(contest, check);
    assertEquals(listWorkers(contest), [check, play]);
    const later = { ...play, state: "failing", message: "The disk is full" } as const;
    reportWorker(contest, later);
    assertEquals(listWorkers(contest), [check, later]);
  });
});
