/** What the front door says of itself, and of words that it does not know. */
import { assert, assertEquals, assertMatch } from "@std/assert";
import { inPlace, type Place } from "../../e2e/turniir.ts";

const COMMANDS = ["run", "verify", "show", "lines", "relive", "try"];

/** Command lines that are refused, each with the message that says what would be right. */
async function checkRefused(
  place: Place,
  refused: readonly (readonly [readonly string[], RegExp])[],
): Promise<void> {
  const outcomes = await place.expectAll(2, refused.map(([args]) => args));
  for (const [at, { err, out }] of outcomes.entries()) {
    assertEquals(out, "");
    assertMatch(err, refused[at]?.[1] ?? /^$/);
  }
}

inPlace("help is printed as a result, with status 0", async (place) => {
  const { err, out } = await place.expect(0, ["--help"]);
  assertEquals(err, "");
  assertMatch(out, /^Usage: turniir [^]*tanks [^]*doctor [^]*Exit status: 0 done and good/);
  const tanks = await place.expect(0, ["tanks", "--help"]);
  for (const command of COMMANDS) assertMatch(tanks.out, new RegExp(`^ {2}${command} `, "m"));
});

inPlace("each command has a help of its own", async (place) => {
  const all = [["doctor"], ...COMMANDS.map((command) => ["tanks", command])];
  const outcomes = await place.expectAll(0, all.map((words) => [...words, "--help"]));
  for (const [at, { out }] of outcomes.entries()) {
    assert(out.startsWith(`Usage: turniir ${all[at]?.join(" ")} `), out);
    assertMatch(out, /--json/);
  }
});

inPlace("an unknown word is refused, and the nearest one named", async (place) => {
  await checkRefused(place, [
    [["tank"], /unknown command 'tank'\n\(Did you mean tanks\?\)/],
    [["tanks", "rum"], /unknown command 'rum'\n\(Did you mean run\?\)/],
    [["tanks", "run", "--duel", "3"], /'--duel'\n\(Did you mean --duels\?\)/],
    [["tanks", "verify", "--jsn", "x"], /'--jsn'\n\(Did you mean --json\?\)/],
  ]);
});

inPlace("a word that is missing is named", async (place) => {
  await checkRefused(place, [
    [[], /^Usage: turniir/],
    [["tanks"], /^Usage: turniir tanks/],
    [["tanks", "show"], /missing required argument 'log'/],
    [["tanks", "verify"], /missing required argument 'logs'/],
    [["tanks", "lines", "log"], /required option '--seat <k>' not specified/],
    [["tanks", "relive", "log", "--seat", "0"], /missing required argument 'bot'/],
    [["tanks", "try"], /missing required argument 'bot'/],
    [["tanks", "run", "--seed"], /'--seed <text>' argument missing/],
  ]);
});

inPlace("a file that is missing is refused without a word about the runner", async (place) => {
  const { err, out } = await place.expect(2, ["tanks", "verify", "no/such.jsonl"]);
  assertEquals(out, "");
  assert(err.includes("no/such.jsonl") && !err.includes("at file:"), err);
});
