/** `tanks relive`: a program gets the input that was recorded for a seat. */
import { assert, assertEquals, assertMatch } from "@std/assert";
import { fixtureBot, inPlace, PATIENT, type Place, RAMMER, TANK1 } from "../../e2e/turniir.ts";

/** Plays two duel rounds and gives the log's path; in round 1 the first program sits in seat 0. */
async function playDuel(place: Place, one: string, two: string): Promise<string> {
  const words = ["--duels", "2", "--melees", "0", "--seed", "lived", "--plain", "--out", "r"];
  await place.expect(0, ["tanks", "run", ...words, ...PATIENT, one, two]);
  const [log] = [...Deno.readDirSync(place.path("r/logs"))];
  return place.path("r/logs", log?.name ?? "none");
}

inPlace("a program relives its own rounds without a difference", async (place) => {
  const log = await playDuel(place, TANK1, RAMMER);
  const check = async (words: string[], bot: string) => {
    const { out } = await place.expect(0, ["tanks", "relive", log, bot, ...words]);
    assertMatch(out, /^\w+ gave the recorded orders in all \d+ turns\.\n$/);
  };
  await check(["--seat", "0"], TANK1);
  await check(["--seat", "rammer", "--round", "2"], RAMMER);
  assertEquals(place.leftOvers(), []);
});

inPlace("another program gives other orders, and the turns are listed", async (place) => {
  const log = await playDuel(place, TANK1, RAMMER);
  const { out } = await place.expect(1, [
    "tanks",
    "relive",
    log,
    fixtureBot("gambler.ts"),
    "--seat",
    "0",
  ]);
  assertMatch(out, /^turn \d+: recorded [MFL][0-7], now L[0-7]$/m);
  assertMatch(out, /\ngambler gave other orders in \d+ of \d+ turns\.\n$/);
});

inPlace("a line that is no order is relived as the lost turn that it was", async (place) => {
  const log = await playDuel(place, fixtureBot("babbler.ts"), TANK1);
  assert(Deno.readTextFileSync(log).includes('"--'));
  const { out } = await place.expect(0, [
    "tanks",
    "relive",
    log,
    fixtureBot("babbler.ts"),
    "--seat",
    "0",
  ]);
  assertMatch(out, /^babbler gave the recorded orders in all \d+ turns\.\n$/);
  const other = await place.expect(1, ["tanks", "relive", log, TANK1, "--seat", "0"]);
  assertMatch(other.out, /^turn 1: recorded no order, now [MFL][0-7]$/m);
});

inPlace("a program that ends early is told with its fault and its own words", async (place) => {
  const log = await playDuel(place, RAMMER, TANK1);
  const { out } = await place.expect(1, [
    "tanks",
    "relive",
    log,
    fixtureBot("crasher.ts"),
    "--seat",
    "1",
  ]);
  assertMatch(out, /^turn 3: crash, exited with status 1\n {2}crasher \| .*own words$/m);
});

inPlace("relive --json prints one line for machines", async (place) => {
  const log = await playDuel(place, TANK1, RAMMER);
  const words = ["tanks", "relive", "--json", "--round", "2", "--seat", "1", log];
  const same = JSON.parse((await place.expect(0, [...words, TANK1])).out);
  const { turns, ...others } = same;
  assert(turns > 0);
  assertEquals(others, { round: 2, seat: 1, bot: "tank1", others: [], fault: null });
  const crash = JSON.parse((await place.expect(1, [...words, fixtureBot("crasher.ts")])).out);
  assertEquals([crash.turns, crash.fault.kind, crash.fault.turn], [2, "crash", 3]);
});

inPlace("what cannot be relived is refused with status 2", async (place) => {
  const log = await playDuel(place, TANK1, RAMMER);
  const check = async (words: string[], message: RegExp) => {
    const { err, out } = await place.expect(2, ["tanks", "relive", ...words]);
    assertEquals(out, "");
    assertMatch(err, message);
  };
  await check(
    [log, TANK1, "--seat", "2"],
    /There is no seat 2: there are 0 \(tank1\), 1 \(rammer\)/,
  );
  await check([log, TANK1, "--seat", "0", "--round", "3"], /round 3/);
  await check([log, "missing.ts", "--seat", "0"], /missing\.ts/);
  await check(["missing.jsonl", TANK1, "--seat", "0"], /missing\.jsonl/);
});

inPlace("a log that was tampered with is found by verify", async (place) => {
  const log = await playDuel(place, TANK1, RAMMER);
  assertMatch((await place.expect(0, ["tanks", "verify", log])).out, /2 rounds/);
  const text = Deno.readTextFileSync(log);
  const tampered = [
    text.replace(/"damage":\[(\d+)/, '"damage":[1$1'),
    text.replace(
      /("turns":\["[^"]*",")(..)/,
      (_, before, order) => before + (order === "M0" ? "M4" : "M0"),
    ),
    text.replace(/"x":(\d+)/, (_, x) => `"x":${Number(x) === 1 ? 2 : 1}`),
  ];
  for (const wrong of tampered) {
    assert(wrong !== text);
    Deno.writeTextFileSync(log, wrong);
    const { out } = await place.expect(1, ["tanks", "verify", log]);
    assertMatch(out, /round 1/);
  }
});
