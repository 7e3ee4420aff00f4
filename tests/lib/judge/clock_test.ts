/**
 * The fair clock: what a thread waited, and what is ruled. The lines of the first table were measured on a real
 * machine of two processors with four busy programs beside the one that was timed.
 */
import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  chargedMs,
  creditedWait,
  GRACE_MS,
  HARD_LIMIT_FACTOR,
  parseSchedstat,
  ruleOn,
  ThreadMeter,
  type ThreadTimes,
} from "../../../lib/judge/clock.ts";
import type { ClockEvidence } from "../../../lib/judge/types.ts";

/** A meter whose thread tells what the test puts into `now`. */
function fakeThread(): {
  meter: ThreadMeter;
  tell: (times: Partial<ThreadTimes> | undefined) => void;
} {
  const nothing = { cpuMs: 0, waitedMs: 0, helpersMs: 0 };
  let times: ThreadTimes | undefined = nothing;
  return {
    meter: new ThreadMeter(() => times),
    tell: (told) => {
      times = told === undefined ? undefined : { ...nothing, ...told };
    },
  };
}

function evidence(wallMs: number, waitedMs: number | undefined, allowedMs = 100): ClockEvidence {
  return { allowedMs, wallMs, waitedMs, cpuMs: undefined };
}

/** A turn in which the program took `wallMs`, waited `waitedMs` of it, and the runner noticed `runnerMs` late. */
function checkTurn(
  name: string,
  { wallMs, waitedMs, runnerMs }: { wallMs: number; waitedMs: number; runnerMs: number },
  ruling: "late" | "wait",
): void {
  const program = fakeThread();
  const runner = fakeThread();
  const began = 3000;
  program.tell({ cpuMs: 17, waitedMs: 23 });
  runner.tell({ cpuMs: 29, waitedMs: 31 });
  program.meter.begin(began);
  runner.meter.begin(began);
  for (const now of [began + GRACE_MS, began + wallMs]) {
    const share = now === began + wallMs ? 1 : 0;
    program.tell({ cpuMs: 17 + 5 * share, waitedMs: 23 + waitedMs * share });
    runner.tell({ cpuMs: 29 + 2 * share, waitedMs: 31 + runnerMs * share });
    program.meter.look(now);
    runner.meter.look(now);
  }
  const waited = (program.meter.waitedMs ?? 0) + (runner.meter.waitedMs ?? 0);
  const clock = evidence(wallMs, waited);
  assertEquals(ruleOn(clock, HARD_LIMIT_FACTOR * 100, false).kind, ruling, name);
}

Deno.test("[CLOCK-4] a program that waited for a processor is not late", {
  permissions: "none",
}, () => {
  checkTurn("20 ms of work", { wallMs: 99, waitedMs: 77, runnerMs: 0 }, "wait");
  checkTurn("20 ms, at worst", { wallMs: 151, waitedMs: 121, runnerMs: 10 }, "wait");
  checkTurn("60 ms of work", { wallMs: 292, waitedMs: 231, runnerMs: 0 }, "wait");
  checkTurn("90 ms of work", { wallMs: 444, waitedMs: 354, runnerMs: 0 }, "wait");
  checkTurn("90 ms, the runner late", { wallMs: 463, waitedMs: 360, runnerMs: 12 }, "wait");
  checkTurn("Python, 20 ms", { wallMs: 131, waitedMs: 99, runnerMs: 12 }, "wait");
});

Deno.test("[CLOCK-5] a program that computes or sleeps too long is late, waits or not", {
  permissions: "none",
}, () => {
  checkTurn("150 ms of work", { wallMs: 743, waitedMs: 593, runnerMs: 0 }, "late");
  checkTurn("150 ms, the runner late", { wallMs: 743, waitedMs: 580, runnerMs: 13 }, "late");
  checkTurn("sleep of 200 ms", { wallMs: 200, waitedMs: 0, runnerMs: 0 }, "late");
  checkTurn("10 ms of work, sleep of 95", { wallMs: 148, waitedMs: 42, runnerMs: 0 }, "late");
  checkTurn("sleep beside spinning helpers", { wallMs: 204, waitedMs: 1, runnerMs: 0 }, "late");
});

Deno.test("[CLOCK-1] a program is late beyond its time, not at it", { permissions: "none" }, () => {
  assertEquals(ruleOn(evidence(99.5, undefined), 2000, false), { kind: "wait", forMs: 0.5 });
  assertEquals(ruleOn(evidence(100, undefined), 2000, false), { kind: "wait", forMs: 0 });
  assertEquals(ruleOn(evidence(100.1, undefined), 2000, false), { kind: "late" });
  assertEquals(ruleOn(evidence(150, 50), 2000, false), { kind: "wait", forMs: 0 });
  assertEquals(ruleOn(evidence(150.25, 50), 2000, false), { kind: "late" });
});

Deno.test("[CLOCK-6] a round is void at the hard limit, unless the program is late by then", {
  permissions: "none",
}, () => {
  assertEquals(ruleOn(evidence(1999, 1950), 2000, false), { kind: "wait", forMs: 1 });
  assertEquals(ruleOn(evidence(1990, 1960), 2000, false), { kind: "wait", forMs: 10 });
  assertEquals(ruleOn(evidence(2000, 1950), 2000, false), { kind: "overloaded" });
  assertEquals(ruleOn(evidence(2000, 1900), 2000, false), { kind: "overloaded" });
  assertEquals(ruleOn(evidence(2000, 1899), 2000, false), { kind: "late" });
  assertEquals(ruleOn(evidence(5000, undefined), 2000, false), { kind: "late" });
});

Deno.test("[CLOCK-4] a program that may be waiting this very moment is not late yet", {
  permissions: "none",
}, () => {
  assertEquals(ruleOn(evidence(100, 0), 2000, true), { kind: "wait", forMs: 0 });
  assertEquals(ruleOn(evidence(150, 10), 2000, true), { kind: "wait", forMs: 1 });
  assertEquals(ruleOn(evidence(1999.5, 10), 2000, true), { kind: "wait", forMs: 0.5 });
  assertEquals(ruleOn(evidence(2000, 10), 2000, true), { kind: "overloaded" });
});

Deno.test("a ruling to wait never waits beyond the hard limit, nor long beyond the program's own", {
  permissions: "none",
}, () => {
  const ms = fc.double({ min: 0, max: 5000, noNaN: true });
  const waits = fc.option(ms, { nil: undefined });
  fc.assert(fc.property(ms, waits, ms, ms, fc.boolean(), (wall, waited, own, hard, mayBe) => {
    const clock = evidence(wall, waited, own);
    const ruling = ruleOn(clock, hard, mayBe);
    if (ruling.kind !== "wait") return;
    assert(ruling.forMs >= 0);
    assert(ruling.forMs <= Math.max(1, own - chargedMs(clock)));
    assert(wall + ruling.forMs <= hard + 1e-9);
  }));
});

Deno.test(
  "without a word from the system all wall time is charged",
  { permissions: "none" },
  () => {
    assertEquals(chargedMs({ wallMs: 47, waitedMs: undefined }), 47);
    assertEquals(chargedMs({ wallMs: 47, waitedMs: 11 }), 36);
  },
);

Deno.test("a meter tells nothing before it has looked, nor where the system tells nothing", {
  permissions: "none",
}, () => {
  const { meter, tell } = fakeThread();
  meter.begin(50);
  assertEquals(meter.waitedMs, undefined);
  assertEquals(meter.cpuMs, undefined);
  tell(undefined);
  meter.look(53);
  assertEquals(meter.waitedMs, undefined);
  tell({ cpuMs: 3, waitedMs: 2 });
  meter.look(57);
  assertEquals(meter.waitedMs, 2);
  assertEquals(meter.cpuMs, 0);
});

Deno.test("a meter counts what was waited since the first look", { permissions: "none" }, () => {
  const { meter, tell } = fakeThread();
  meter.begin(100);
  meter.look(101);
  tell({ cpuMs: 13, waitedMs: 7 });
  meter.look(121);
  assertEquals(meter.waitedMs, 7);
  assertEquals(meter.cpuMs, 13);
});

Deno.test("what a thread waited before the first look is credited up to the time of the look", {
  permissions: "none",
}, () => {
  const { meter, tell } = fakeThread();
  tell({ cpuMs: 0, waitedMs: 500 });
  meter.begin(100);
  meter.look(101);
  assertEquals(meter.waitedMs, 1);
  tell({ cpuMs: 0, waitedMs: 500.25 });
  meter.begin(200);
  meter.look(201);
  assertAlmostEquals(meter.waitedMs ?? NaN, 0.25);
});

Deno.test("a meter begins every turn anew, also after turns in which nobody looked", {
  permissions: "none",
}, () => {
  const { meter, tell } = fakeThread();
  meter.begin(0);
  tell({ cpuMs: 2, waitedMs: 1 });
  meter.look(1);
  tell({ cpuMs: 5, waitedMs: 40 });
  meter.look(60);
  assertEquals(meter.waitedMs, 40);
  for (const began of [70, 80, 90]) {
    meter.begin(began);
    assertEquals(meter.waitedMs, undefined);
  }
  tell({ cpuMs: 6, waitedMs: 40.5 });
  meter.look(91);
  assertEquals(meter.waitedMs, 0.5);
  assertEquals(meter.cpuMs, 0);
});

Deno.test("a thread has moved when two looks soon after each other differ", {
  permissions: "none",
}, () => {
  const { meter, tell } = fakeThread();
  const look = (now: number, cpuMs: number, waitedMs: number) => {
    tell({ cpuMs, waitedMs });
    meter.look(now);
    return meter.hasMoved;
  };
  meter.begin(100);
  assertEquals(look(101, 7, 3), false);
  assertEquals(look(102, 7, 3), false);
  assertEquals(look(103, 8, 3), true);
  assertEquals(look(104, 8, 3), false);
  assertEquals(look(105, 8, 4), true);
  assertEquals(look(150, 50, 7), false);
  assertEquals(look(155, 51, 7), true);
  meter.begin(156);
  assertEquals(meter.hasMoved, false);
  assertEquals(look(157, 53, 7), false);
});

Deno.test("a meter's credit never exceeds the wall time of a turn", { permissions: "none" }, () => {
  const steps = fc.array(
    fc.record({ afterMs: fc.nat(30), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
    { minLength: 1 },
  );
  fc.assert(fc.property(fc.nat(900), steps, (before, looks) => {
    const { meter, tell } = fakeThread();
    let now = 1000;
    let waitedMs = before;
    meter.begin(now);
    for (const { afterMs, share } of looks) {
      now += afterMs;
      waitedMs += afterMs * share;
      tell({ cpuMs: 0, waitedMs });
      meter.look(now);
    }
    const credited = meter.waitedMs ?? 0;
    assert(credited >= 0 && credited <= now - 1000 + 1e-6, `${credited} of ${now - 1000}`);
  }));
});

Deno.test("[CLOCK-4] helper threads that use the processors buy their program no wait", {
  permissions: "none",
}, () => {
  assertEquals(creditedWait(80, 7, 0), 87);
  assertEquals(creditedWait(80, 7, 5), 87, "a runtime's own helpers are free");
  assertEquals(creditedWait(80, 7, 25), 67);
  assertEquals(creditedWait(80, 7, 300), 0);
  assertEquals(creditedWait(undefined, 7, 0), 7);
  assertEquals(creditedWait(undefined, undefined, 300), undefined);
});

Deno.test("[CLOCK-5] a thread that took another's place brings no more wait than time has passed", {
  permissions: "none",
}, () => {
  const { meter, tell } = fakeThread();
  meter.begin(1000);
  meter.look(1001);
  tell({ cpuMs: 3, waitedMs: 5000, helpersMs: 40 });
  meter.look(1101);
  assertEquals([meter.waitedMs, meter.helpersMs], [100, 40]);
  tell({ cpuMs: 1, waitedMs: 5000 });
  meter.look(1200);
  assertEquals([meter.waitedMs, meter.cpuMs], [100, 1]);
});

Deno.test("schedstat is read in nanoseconds", { permissions: "none" }, () => {
  assertEquals(parseSchedstat("13500000 2500000 41\n"), {
    cpuMs: 13.5,
    waitedMs: 2.5,
    helpersMs: 0,
  });
  assertEquals(parseSchedstat("0 0 0\n"), { cpuMs: 0, waitedMs: 0, helpersMs: 0 });
});

Deno.test("a schedstat that is none tells nothing", { permissions: "none" }, () => {
  for (const text of ["", "\n", "7", "seven 8 9", "7 eight 9", "No such process"]) {
    assertEquals(parseSchedstat(text), undefined, text);
  }
});
