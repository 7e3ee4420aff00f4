import { assertEquals, assertStringIncludes } from "@std/assert";
import type { TrialReport } from "../../../lib/tournament/trial.ts";
import { trialFindings } from "../../../lib/tournament/trial_findings.ts";

const LIMITS = { turnMs: 100, startMs: 2000 };

const FIT: TrialReport = {
  rounds: 6,
  turns: 400,
  startMs: 30.4,
  worstMs: 12.3,
  usualMs: 0.25,
  p99Ms: 4,
  faults: [],
  stderr: "",
  repeated: 6,
  differs: undefined,
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
