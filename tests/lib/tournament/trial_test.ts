/** The trial itself, without processes: what the program answers and how long it takes is said here. */
import { assert, assertEquals } from "@std/assert";
import { type TrialOptions, type TrialReport, tryProgram } from "../../../lib/tournament/trial.ts";
import { fault } from "../../../lib/judge/verdict.ts";
import { commandOf, FakeExchange, type Script } from "./fake_exchange.ts";

const LIMITS = { turnMs: 100, startMs: 2000, turns: 1000 };

/** Plays a trial in which each question takes so many milliseconds of the clock. */
async function trial(
  answer: Script["answer"],
  msPerTurn: number,
  options: TrialOptions,
): Promise<{ report: TrialReport; clock: number; living: number }> {
  let clock = 0;
  const exchange = new FakeExchange({ answer, onAsk: () => void (clock += msPerTurn) });
  const rehearsal = { command: commandOf("a"), exchange };
  const report = await tryProgram(rehearsal, LIMITS, { plays: 1, now: () => clock, ...options });
  return { report, clock, living: exchange.living.length };
}

Deno.test("a trial that stays within its budget is played to its end", async () => {
  const { report } = await trial(() => "L0", 1, { budgetMs: 60_000 });
  assertEquals([report.rounds, report.repeated, report.faults, report.isCutShort], [
    6,
    6,
    [],
    false,
  ]);
  assert(report.turns > 1000);
});

Deno.test("a trial without a budget takes as long as it takes", async () => {
  const { clock, report } = await trial(() => "L0", 85, {});
  assertEquals([report.rounds, report.isCutShort], [6, false]);
  assert(clock > 120_000);
});

Deno.test("a slow program meets every sort of round within the budget, and that they have no end is no fault", async () => {
  const { clock, living, report } = await trial(() => "L0", 85, { budgetMs: 60_000 });
  assertEquals([report.faults, report.isCutShort, living], [[], true, 0]);
  assertEquals(report.rounds, 6);
  assert(clock > 30_000 && clock < 60_000 + 2 * 85, `it took ${clock} ms`);
});

Deno.test("what went wrong before the budget was spent counts, also in the round that had no end", async () => {
  const { report } = await trial((_, turn) => turn === 2 ? "nonsense" : "L0", 85, {
    budgetMs: 3000,
  });
  assertEquals(report.isCutShort, true);
  assertEquals(
    report.faults.map(({ kind, turn }) => `${turn} ${kind}`),
    Array(6).fill("2 invalid"),
  );
});

Deno.test("faults that end rounds end the trial as ever, with and without a budget", async () => {
  const crash = fault("crash", "exited with status 1", "");
  for (const options of [{}, { budgetMs: 60_000 }]) {
    const { report } = await trial(() => crash, 1, options);
    assertEquals([report.rounds, report.faults.length, report.isCutShort], [3, 3, false]);
  }
});
