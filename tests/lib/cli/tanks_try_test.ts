/** `tanks try`: is a program fit to enter? */
import { assert, assertEquals, assertMatch } from "@std/assert";
import { fixtureBot, inPlace, type Outcome, PATIENT, Place, TANK1 } from "../../e2e/turniir.ts";

/** What is tried: the words behind `tanks try`. */
const TRIALS = {
  fit: [...PATIENT, TANK1],
  crashing: [...PATIENT, fixtureBot("crasher.ts")],
  babbling: [...PATIENT, fixtureBot("babbler.ts")],
  drawing: [...PATIENT, fixtureBot("gambler.ts")],
  json: ["--json", ...PATIENT, fixtureBot("crasher.ts")],
  missing: ["missing.ts"],
} as const;

let tried: Promise<Outcome[]> | undefined;

/** What came of a trial; all of them are made once, in one process. */
async function outcomeOf(trial: keyof typeof TRIALS, status: number): Promise<Outcome> {
  tried ??= tryAll();
  const outcome = (await tried)[Object.keys(TRIALS).indexOf(trial)];
  assert(outcome !== undefined);
  assertEquals(outcome.status, status, `${outcome.out}\n${outcome.err}`);
  return outcome;
}

async function tryAll(): Promise<Outcome[]> {
  const place = await Place.make();
  try {
    const outcomes = await place.runAll(
      Object.values(TRIALS).map((words) => ["tanks", "try", ...words]),
    );
    assertEquals(place.leftOvers(), []);
    return outcomes;
  } finally {
    await place.remove();
  }
}

Deno.test("a program that is fit to enter is told so, with its times", async () => {
  const { err, out } = await outcomeOf("fit", 0);
  assertEquals(err, "");
  const lines = out.trimEnd().split("\n");
  assertEquals(lines.slice(0, 6).map((line) => line[0]).join(""), "✓✓✓✓✓✓");
  assertMatch(out, /^✓ It played 18 rounds \(\d+ turns\) to their ends\.$/m);
  assertMatch(out, /^✓ Played again with the same input, it gave the same orders\.$/m);
  assertEquals(lines.at(-1), "tank1 is fit to enter.");
});

Deno.test(
  "a program that crashes is not fit: scene, turn and its own words are told",
  async () => {
    const { out } = await outcomeOf("crashing", 1);
    assertMatch(
      out,
      /^✗ It was ended in 3 of 3 rounds; first in a duel on the smallest field, turn 3: crash, /m,
    );
    assertMatch(out, /^It wrote to standard error:\n {2}crasher \| .*crasher's own words$/m);
    assertMatch(out, /\ncrasher is not fit to enter yet\.\n$/);
    assert(!out.includes("Played again"), "nothing was played again");
  },
);

Deno.test("a program whose lines are no orders is not fit: the first one is shown", async () => {
  const { out } = await outcomeOf("babbling", 1);
  assertMatch(
    out,
    /^✗ It lost \d+ turns by lines that are no orders; first in a duel on the smallest field, turn 1: invalid, wrote "hello"\. An order is M, F or L/m,
  );
});

inPlace(
  "[CLOCK-5] a program that thinks too long is not fit, and its clock is told",
  async (place) => {
    const limits = ["--turn-ms", "40", "--start-ms", "60000"];
    const { out } = await place.expect(1, ["tanks", "try", ...limits, fixtureBot("sleeper.ts")]);
    assertMatch(
      out,
      /^✗ It was ended in 3 of 3 rounds; first in .*, turn 2: timeout, it took longer than 40 ms for a turn, so it was stopped \([\d.]+ ms passed/m,
    );
  },
);

Deno.test(
  "a program that draws its orders is fit, but told that its rounds cannot be repeated",
  async () => {
    const { out } = await outcomeOf("drawing", 0);
    assertMatch(out, /^✓ Played again with the same input, it did something else \(a duel /m);
  },
);

Deno.test("try --json prints one line for machines", async () => {
  const { err, out } = await outcomeOf("json", 1);
  assertEquals(err, "");
  assertEquals(out.split("\n").length, 2);
  const report = JSON.parse(out);
  assertEquals([report.fit, report.bot, report.rounds, report.repeated], [false, "crasher", 3, 0]);
  assertEquals(report.faults.length, 3);
  assertEquals([report.faults[0].turn, report.faults[0].kind], [3, "crash"]);
  assertMatch(report.version, /^sha256:/);
});

Deno.test("a program that cannot be entered is refused with status 2", async () => {
  const { err, out } = await outcomeOf("missing", 2);
  assertEquals(out, "");
  assertMatch(err, /missing\.ts/);
});
