/** `tanks relive`: a program gets the input that was recorded for a seat. */
import { assert, assertEquals, assertMatch } from "@std/assert";
import { fixtureBot, inPlace, PATIENT, Place, RAMMER, TANK1 } from "../../e2e/turniir.ts";

/** Plays two duel rounds and tells their log; in round 1 the first program sits in seat 0. */
async function playDuel(one: string, two: string): Promise<string> {
  const place = await Place.make();
  try {
    const words = ["--duels", "2", "--melees", "0", "--seed", "lived", "--plain", "--out", "r"];
    await place.expect(0, ["tanks", "run", ...words, ...PATIENT, one, two]);
    const [log] = [...Deno.readDirSync(place.path("r/logs"))];
    return await Deno.readTextFile(place.path("r/logs", log?.name ?? "none"));
  } finally {
    await place.remove();
  }
}

let duel: Promise<string> | undefined;

/** Puts the log of a duel of tank1 and rammer there, which is played once, and gives its path. */
async function putDuel(place: Place): Promise<string> {
  duel ??= playDuel(TANK1, RAMMER);
  const log = place.path("duel.jsonl");
  await Deno.writeTextFile(log, await duel);
  return log;
}

inPlace("a program relives its own rounds without a difference", async (place) => {
  const relive = ["tanks", "relive", await putDuel(place)];
  const outcomes = await place.expectAll(0, [
    [...relive, TANK1, "--seat", "0"],
    [...relive, RAMMER, "--seat", "rammer", "--round", "2"],
  ]);
  for (const { out } of outcomes) {
    assertMatch(out, /^\w+ gave the recorded orders in all \d+ turns\.\n$/);
  }
  assertEquals(place.leftOvers(), []);
});

inPlace("another program gives other orders, and the turns are listed", async (place) => {
  const log = await putDuel(place);
  const words = ["tanks", "relive", log, fixtureBot("gambler.ts"), "--seat", "0"];
  const { out } = await place.expect(1, words);
  assertMatch(out, /^turn \d+: recorded [MFL][0-7], now L[0-7]$/m);
  assertMatch(out, /\ngambler gave other orders in \d+ of \d+ turns\.\n$/);
});

inPlace("a line that is no order is relived as the lost turn that it was", async (place) => {
  const log = place.path("babbled.jsonl");
  await Deno.writeTextFile(log, await playDuel(fixtureBot("babbler.ts"), TANK1));
  assert(Deno.readTextFileSync(log).includes('"--'));
  const [same, other] = await place.runAll([
    ["tanks", "relive", log, fixtureBot("babbler.ts"), "--seat", "0"],
    ["tanks", "relive", log, TANK1, "--seat", "0"],
  ]);
  assertEquals([same?.status, other?.status], [0, 1]);
  assertMatch(same?.out ?? "", /^babbler gave the recorded orders in all \d+ turns\.\n$/);
  assertMatch(other?.out ?? "", /^turn 1: recorded no order, now [MFL][0-7]$/m);
});

inPlace("a program that ends early is told with its fault and its own words", async (place) => {
  const log = await putDuel(place);
  const words = ["tanks", "relive", log, fixtureBot("crasher.ts"), "--seat", "1"];
  const { out } = await place.expect(1, words);
  assertMatch(out, /^turn 3: crash, exited with status 1\n {2}crasher \| .*own words$/m);
});

inPlace("relive --json prints one line for machines", async (place) => {
  const words = ["tanks", "relive", "--json", "--round", "2", "--seat", "1", await putDuel(place)];
  const [same, crashed] = await place.runAll([
    [...words, TANK1],
    [...words, fixtureBot("crasher.ts")],
  ]);
  assertEquals([same?.status, crashed?.status], [0, 1]);
  const { turns, ...others } = JSON.parse(same?.out ?? "");
  assert(turns > 0);
  assertEquals(others, { round: 2, seat: 1, bot: "tank1", others: [], fault: null });
  const crash = JSON.parse(crashed?.out ?? "");
  assertEquals([crash.turns, crash.fault.kind, crash.fault.turn], [2, "crash", 3]);
});

inPlace("what cannot be relived is refused with status 2", async (place) => {
  const log = await putDuel(place);
  const refused: [string[], RegExp][] = [
    [[log, TANK1, "--seat", "2"], /There is no seat 2: there are 0 \(tank1\), 1 \(rammer\)/],
    [[log, TANK1, "--seat", "0", "--round", "3"], /round 3/],
    [[log, "missing.ts", "--seat", "0"], /missing\.ts/],
    [["missing.jsonl", TANK1, "--seat", "0"], /missing\.jsonl/],
  ];
  const outcomes = await place.expectAll(
    2,
    refused.map(([words]) => ["tanks", "relive", ...words]),
  );
  for (const [at, { err, out }] of outcomes.entries()) {
    assertEquals(out, "");
    assertMatch(err, refused[at]?.[1] ?? /^$/);
  }
});

inPlace("a log that was tampered with is found by verify", async (place) => {
  const log = await putDuel(place);
  const text = Deno.readTextFileSync(log);
  const tampered = [
    text.replace(/"damage":\[(\d+)/, '"damage":[1$1'),
    text.replace(
      /("turns":\["[^"]*",")(..)/,
      (_, before, order) => before + (order === "M0" ? "M4" : "M0"),
    ),
    text.replace(/"x":(\d+)/, (_, x) => `"x":${Number(x) === 1 ? 2 : 1}`),
  ].map((wrong, at) => {
    assert(wrong !== text);
    const path = place.path(`wrong-${at}.jsonl`);
    Deno.writeTextFileSync(path, wrong);
    return path;
  });
  const verify = [log, ...tampered].map((path) => ["tanks", "verify", path]);
  const [good, ...wrong] = await place.runAll(verify);
  assertEquals(good?.status, 0);
  assertMatch(good?.out ?? "", /2 rounds/);
  for (const { out, status } of wrong) {
    assertEquals(status, 1);
    assertMatch(out, /round 1/);
  }
});
