/** What the front door says of itself, and of words that it does not know. */
import { assert, assertEquals, assertMatch } from "@std/assert";
import { inPlace, type Place } from "../../e2e/turniir.ts";

const COMMANDS = ["run", "verify", "show", "lines", "relive", "try"];

/** A command line that is refused, with the message that says what would be right. */
async function checkRefused(place: Place, args: readonly string[], message: RegExp): Promise<void> {
  const { err, out } = await place.expect(2, args);
  assertEquals(out, "");
  assertMatch(err, message);
}

inPlace("help is printed as a result, with status 0", async (place) => {
  const { err, out } = await place.expect(0, ["--help"]);
  assertEquals(err, "");
  assertMatch(out, /^Usage: turniir [^]*tanks [^]*doctor [^]*Exit status: 0 done and good/);
  const tanks = await place.expect(0, ["tanks", "--help"]);
  for (const command of COMMANDS) assertMatch(tanks.out, new RegExp(`^ {2}${command} `, "m"));
});

inPlace("each command has a help of its own", async (place) => {
  await Promise.all([
    ["doctor"],
    ...COMMANDS.map((command) => ["tanks", command]),
  ].map(async (words) => {
    const { out } = await place.expect(0, [...words, "--help"]);
    assert(out.startsWith(`Usage: turniir ${words.join(" ")} `), out);
    assertMatch(out, /--json/);
  }));
});

inPlace("an unknown word is refused, and the nearest one named", async (place) => {
  await Promise.all([
    checkRefused(place, ["tank"], /unknown command 'tank'\n\(Did you mean tanks\?\)/),
    checkRefused(place, ["tanks", "rum"], /unknown command 'rum'\n\(Did you mean run\?\)/),
    checkRefused(place, ["tanks", "run", "--duel", "3"], /'--duel'\n\(Did you mean --duels\?\)/),
    checkRefused(place, ["tanks", "verify", "--jsn", "x"], /'--jsn'\n\(Did you mean --json\?\)/),
  ]);
});

inPlace("a word that is missing is named", async (place) => {
  await Promise.all([
    checkRefused(place, [], /^Usage: turniir/),
    checkRefused(place, ["tanks"], /^Usage: turniir tanks/),
    checkRefused(place, ["tanks", "show"], /missing required argument 'log'/),
    checkRefused(place, ["tanks", "verify"], /missing required argument 'logs'/),
    checkRefused(place, ["tanks", "lines", "log"], /required option '--seat <k>' not specified/),
    checkRefused(
      place,
      ["tanks", "relive", "log", "--seat", "0"],
      /missing required argument 'bot'/,
    ),
    checkRefused(place, ["tanks", "try"], /missing required argument 'bot'/),
    checkRefused(place, ["tanks", "run", "--seed"], /'--seed <text>' argument missing/),
  ]);
});

inPlace("a file that is missing is refused without a word about the runner", async (place) => {
  const { err, out } = await place.expect(2, ["tanks", "verify", "no/such.jsonl"]);
  assertEquals(out, "");
  assert(err.includes("no/such.jsonl") && !err.includes("at file:"), err);
});
