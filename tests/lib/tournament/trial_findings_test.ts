import { assertEquals, assertStringIncludes } from "@std/assert";
import type { TrialReport } from "../../../lib/tournament/trial.ts";
import { trialFindings } from "../../../lib/tournament/trial_findings.ts";

const LIMITS = { turnMs: 100, startMs: 2000 };

const FIT: TrialReport = {
  rounds: 6,
  turns: 400,
  startMs: 30.4,
  timedTurns: 394,
  worstMs: 12.3,
  usualMs: 0.25,
  p99Ms: 4,
  faults: [],
  stderr: "",
  repeated: 6,
  differs: undefined,
  isCutShort: false,
};

const FAULT = { turn: 3, tank: 0, detail: "exited with status 1", scene: "a duel" } as const;

Deno.test("a fit program's findings are all good", () => {
  assertEquals(
    trialFindings(FIT, LIMITS),
    [
      "It passed the entry check and was started in its sandbox.",
      "It played 6 rounds (400 turns) to their ends.",
      "Each of its lines was an order.",
      "It started and gave its first order within 30 ms of 2100 ms.",
      "Its usual turn took 0.3 ms, 99 of 100 no more than 4.0 ms, the longest 12 ms of 100 ms.",
      "Played again with the same input, it gave the same orders.",
    ].map((text) => ({ isGood: true, text })),
  );
});

const UNFIT: readonly (readonly [claim: string, report: Partial<TrialReport>, says: string])[] = [
  [
    "was ended",
    { faults: [{ ...FAULT, kind: "crash" }] },
    "It was ended in 1 of 6 rounds; first in a duel, turn 3: crash, exited with status 1.",
  ],
  [
    "wrote what is no order",
    { faults: [{ ...FAULT, kind: "invalid", detail: 'wrote "x"' }] },
    'It lost 1 turns by lines that are no orders; first in a duel, turn 3: invalid, wrote "x".',
  ],
  ["started too late", { startMs: 2101 }, "within 2101 ms of 2100 ms"],
];
for (const [claim, report, says] of UNFIT) {
  Deno.test(`a program that ${claim} is not fit`, () => {
    const bad = trialFindings({ ...FIT, ...report }, LIMITS).filter(({ isGood }) => !isGood);
    assertEquals(bad.length, 1);
    assertStringIncludes(bad[0]?.text ?? "", says);
  });
}

Deno.test("what may trouble a fit program is told, too", () => {
  const texts = trialFindings({ ...FIT, worstMs: 51, differs: "a melee of 9" }, LIMITS)
    .map(({ isGood, text }) => `${isGood} ${text}`);
  assertStringIncludes(texts[4] ?? "", "of 100 ms. That leaves little room on a slower machine.");
  assertStringIncludes(
    texts[5] ?? "",
    "true Played again with the same input, it did something else",
  );
});

Deno.test("of a program that gave no order, nothing is told about its orders and times", () => {
  const report = { ...FIT, turns: 0, repeated: 0, faults: [{ ...FAULT, kind: "crash" as const }] };
  assertEquals(trialFindings(report, LIMITS).length, 2);
});

const LATE: TrialReport["faults"][number] = {
  ...FAULT,
  kind: "timeout",
  detail:
    "no line in time: 160.3 ms, 60.2 ms of it waiting for a processor, count as 100.1 ms of 100 ms",
  clock: { allowedMs: 100, wallMs: 160.3, waitedMs: 60.2 },
};

Deno.test("a turn that was not finished took longer than the limit, and no usual turn is told beside it", () => {
  const texts = trialFindings({ ...FIT, faults: [LATE] }, LIMITS).map(({ text }) => text);
  assertStringIncludes(
    texts[1] ?? "",
    "first in a duel, turn 3: timeout, it took longer than 100 ms for a turn, so it was stopped (160.3 ms",
  );
  assertEquals(texts.filter((text) => text.includes("usual turn")), []);
});

Deno.test("what was not measured gets no finding", () => {
  const first = {
    ...LATE,
    turn: 1,
    detail: `${LATE.detail}; if it did write, flush`,
    clock: { allowedMs: 2100, wallMs: 2100 },
  };
  const report = { ...FIT, turns: 5, timedTurns: 0, repeated: 0, faults: [first] };
  const texts = trialFindings(report, LIMITS).map(({ text }) => text);
  assertEquals(texts.slice(1), [
    "It was ended in 1 of 6 rounds; first in a duel, turn 1: timeout, it took longer than 2100 ms to start and " +
    "for its first turn, so it was stopped (2100 ms passed); if it did write, flush.",
    "Each of its lines was an order.",
  ]);
  const crashed = {
    ...FIT,
    turns: 5,
    timedTurns: 0,
    faults: [{ ...FAULT, kind: "crash" as const }],
  };
  assertEquals(
    trialFindings(crashed, LIMITS).filter(({ text }) => text.includes("usual turn")),
    [],
  );
  const unstarted = {
    ...FIT,
    turns: 0,
    repeated: 0,
    faults: [{ ...FAULT, kind: "start" as const }],
  };
  assertEquals(trialFindings(unstarted, LIMITS)[0]?.text, "It passed the entry check.");
});

Deno.test("Deno's advice to give a permission is answered: what a program may read", () => {
  const stderr = 'NotCapable: Requires read access to "x", run again with the --allow-read flag';
  const findings = trialFindings({ ...FIT, faults: [{ ...FAULT, kind: "crash" }], stderr }, LIMITS);
  const advice = findings.at(-1);
  assertEquals(advice?.isGood, false);
  assertStringIncludes(advice?.text ?? "", "reads its own files");
});
