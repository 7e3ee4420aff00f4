/** `tanks try`: is a program fit to enter? */
import { assert, assertEquals, assertMatch } from "@std/assert";
import { fixtureBot, inPlace, PATIENT, TANK1 } from "../../e2e/turniir.ts";

inPlace("a program that is fit to enter is told so, with its times", async (place) => {
  const { err, out } = await place.expect(0, ["tanks", "try", ...PATIENT, TANK1]);
  assertEquals(err, "");
  const lines = out.trimEnd().split("\n");
  assertEquals(lines.slice(0, 6).map((line) => line[0]).join(""), "✓✓✓✓✓✓");
  assertMatch(out, /^✓ It played 18 rounds \(\d+ turns\) to their ends\.$/m);
  assertMatch(out, /^✓ Played again with the same input, it gave the same orders\.$/m);
  assertEquals(lines.at(-1), "tank1 is fit to enter.");
  assertEquals(place.leftOvers(), []);
});

inPlace(
  "a program that crashes is not fit: scene, turn and its own words are told",
  async (place) => {
    const { out } = await place.expect(1, ["tanks", "try", ...PATIENT, fixtureBot("crasher.ts")]);
    assertMatch(
      out,
      /^✗ It was ended in 3 of 3 rounds; first in a duel on the smallest field, turn 3: crash, /m,
    );
    assertMatch(out, /^It wrote to standard error:\n {2}crasher \| .*crasher's own words$/m);
    assertMatch(out, /\ncrasher is not fit to enter yet\.\n$/);
    assert(!out.includes("Played again"), "nothing was played again");
    assertEquals(place.leftOvers(), []);
  },
);

inPlace("a program whose lines are no orders is not fit: the first one is shown", async (place) => {
  const { out } = await place.expect(1, ["tanks", "try", ...PATIENT, fixtureBot("babbler.ts")]);
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

inPlace(
  "a program that draws its orders is fit, but told that its rounds cannot be repeated",
  async (place) => {
    const { out } = await place.expect(0, ["tanks", "try", ...PATIENT, fixtureBot("gambler.ts")]);
    assertMatch(out, /^✓ Played again with the same input, it did something else \(a duel /m);
  },
);

inPlace("try --json prints one line for machines", async (place) => {
  const words = ["tanks", "try", "--json", ...PATIENT, fixtureBot("crasher.ts")];
  const { err, out } = await place.expect(1, words);
  assertEquals(err, "");
  assertEquals(out.split("\n").length, 2);
  const report = JSON.parse(out);
  assertEquals([report.fit, report.bot, report.rounds, report.repeated], [false, "crasher", 3, 0]);
  assertEquals(report.faults.length, 3);
  assertEquals([report.faults[0].turn, report.faults[0].kind], [3, "crash"]);
  assertMatch(report.version, /^sha256:/);
});

inPlace("a program that cannot be entered is refused with status 2", async (place) => {
  const { err, out } = await place.expect(2, ["tanks", "try", "missing.ts"]);
  assertEquals(out, "");
  assertMatch(err, /missing\.ts/);
  assertEquals(place.leftOvers(), []);
});
