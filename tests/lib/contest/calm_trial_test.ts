import { assertEquals } from "@std/assert";
import { calmTrial, SLOW_TRIALS } from "../../../lib/contest/calm_trial.ts";
import type { LogFaultKind } from "../../../lib/logs/types.ts";
import type { TrialReport } from "../../../lib/tournament/trial.ts";

/** A trial with these faults. */
function trialWith(...kinds: readonly LogFaultKind[]): TrialReport {
  return {
    ...{ rounds: 6, turns: 100, startMs: 50, timedTurns: 90, worstMs: 3, usualMs: 1, p99Ms: 2 },
    faults: kinds.map((kind) => ({ scene: "a duel", turn: 1, tank: 0, kind, detail: "" })),
    ...{ stderr: "", repeated: 6, differs: undefined, isCutShort: false },
  };
}

/** Plays these trials in turn; gives the faults of the one that counts, and how many were played. */
async function play(...trials: readonly TrialReport[]): Promise<[LogFaultKind[], number]> {
  const left = [...trials];
  const { faults } = await calmTrial(() => Promise.resolve(left.shift() ?? trialWith("crash")));
  return [faults.map(({ kind }) => kind), trials.length - left.length];
}

Deno.test("a program without a fault is tried once, and so is one with another fault than time", async () => {
  assertEquals(await play(trialWith(), trialWith("crash")), [[], 1]);
  assertEquals(await play(trialWith("invalid"), trialWith()), [["invalid"], 1]);
  assertEquals(await play(trialWith("timeout", "crash"), trialWith()), [["timeout", "crash"], 1]);
});

Deno.test("a program that was too slow once is tried again, and the calm trial counts", async () => {
  assertEquals(await play(trialWith("timeout"), trialWith()), [[], 2]);
  assertEquals(await play(trialWith("timeout"), trialWith("timeout"), trialWith()), [[], 3]);
});

Deno.test("a program that is too slow every time is too slow", async () => {
  const slow = Array.from({ length: SLOW_TRIALS + 1 }, () => trialWith("timeout"));
  assertEquals(await play(...slow), [["timeout"], SLOW_TRIALS]);
});
