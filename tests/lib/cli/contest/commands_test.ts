/** What the front door says of a contest's commands. */
import { assert, assertEquals, assertMatch } from "@std/assert";
import { inPlace } from "../../../e2e/turniir.ts";

const COMMANDS = [
  ...["new", "enter", "stage", "table", "history", "show", "invite", "withdraw", "rename", "hold"],
  ...["release", "again", "close", "open", "check", "export", "publish"],
];

inPlace("contest --help names all commands, and how to begin", async (place) => {
  const { err, out } = await place.expect(0, ["contest", "--help"]);
  assertEquals(err, "");
  for (const command of COMMANDS) assertMatch(out, new RegExp(`^ {2}${command} `, "m"));
  assert(!out.includes("check-uploads"), "for serve alone");
  assertMatch(out, /\n {2}turniir contest new spring\n[^]*\nExit status: 0 done and good/);
});

inPlace("each command of a contest has a help with an example", async (place) => {
  const words = COMMANDS.map((command) => ["contest", command, "--help"]);
  const outcomes = await place.expectAll(0, words);
  for (const [at, { out }] of outcomes.entries()) {
    const command = COMMANDS[at];
    assert(out.startsWith(`Usage: turniir contest ${command} [options] <folder>`), out);
    assertMatch(out, new RegExp(`\n {2}turniir contest ${command} spring`));
    assertMatch(out, command === "export" ? /--out/ : /--json/);
  }
});

inPlace("a command of a contest that is unknown or lacks a word is refused", async (place) => {
  const refused: [string[], RegExp][] = [
    [["tabel"], /unknown command 'tabel'\n\(Did you mean table\?\)/],
    [["show", "spring"], /missing required argument 'stage'/],
    [["export", "nowhere", "--json"], /^There is no folder nowhere/m],
    [["publish", "spring"], /required option '--to <folder>' not specified/],
    [["table", "nowhere"], /^There is no folder nowhere: contest new makes a contest$/m],
  ];
  const outcomes = await place.expectAll(2, refused.map(([words]) => ["contest", ...words]));
  for (const [at, { err, out }] of outcomes.entries()) {
    assertEquals(out, "");
    assertMatch(err, refused[at]?.[1] ?? /^$/);
  }
});

inPlace("shells complete the commands of a contest", async (place) => {
  const { out } = await place.expect(0, ["complete", "--", "contest", ""]);
  for (const command of COMMANDS) assertMatch(out, new RegExp(`^${command}\t`, "m"));
});
