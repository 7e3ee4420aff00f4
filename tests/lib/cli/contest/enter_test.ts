import { assertEquals, assertMatch, assertRejects } from "@std/assert";
import { join } from "@std/path";
import { contestEnter, type EnterWords } from "../../../../lib/cli/contest/enter.ts";
import type { Contest } from "../../../../lib/contest/contest.ts";
import { listEntries } from "../../../../lib/contest/store/entries.ts";
import { setVersionState } from "../../../../lib/contest/store/versions.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { CRASHER, LOOKER, sendIn, withPatientContest } from "../../contest/programs.ts";
import { waitingVersion } from "../../contest/temp_contest.ts";
import { makeTree } from "../../judge/entry/tree.ts";
import { capture } from "../captured.ts";

/** Enters a program of a text, as the command line does. */
async function enter(
  contest: Contest,
  text: string,
  options: EnterWords = {},
): Promise<{ status: number; out: string }> {
  await using tree = await makeTree({ "bot.ts": text });
  const output = capture();
  const words = [join(tree.from, "bot.ts")];
  const status = await contestEnter(contest.folder, "Looker", words, options, output);
  assertEquals(output.complained, []);
  return { status, out: output.printed.join("") };
}

Deno.test("contest enter prints what the check found, the place in the queue without what is held, and what comes next", async () => {
  await withPatientContest(async (contest) => {
    const { id } = waitingVersion(contest, "Held");
    setVersionState(contest, id, ["waiting"], "held");
    const { out, status } = await enter(contest, LOOKER);
    assertEquals(status, 0);
    const lines = out.trimEnd().split("\n");
    assertEquals(lines.slice(0, 6).map((line) => line[0]).join(""), "✓✓✓✓✓✓");
    assertEquals(lines.at(-2), "Looker, version 1, is entered: place 1 in the queue.");
    assertMatch(lines.at(-1) ?? "", /^Play what waits: .*deno.* task .*turniir contest stage .+$/);
  });
});

Deno.test("contest enter prints why a program is not fit, as tanks try does", async () => {
  await withPatientContest(async (contest) => {
    const { out, status } = await enter(contest, CRASHER);
    assertEquals(status, 1);
    assertMatch(out, /^✗ It was ended in 3 of 3 rounds; first in a duel on the smallest field/m);
    assertMatch(out, /^It wrote to standard error:\n {2}Looker \| .*my own words$/m);
    assertMatch(out, /\nLooker is not fit to enter yet\. Nothing was added\.\n$/);
  });
});

Deno.test("contest enter --json prints one line for machines", async () => {
  await withPatientContest(async (contest) => {
    const good = JSON.parse((await enter(contest, LOOKER, { json: true })).out);
    assertEquals([good.fit, good.entry, good.version, good.place], [true, "Looker", 1, 1]);
    assertMatch(good.digest, /^sha256:/);
    const bad = JSON.parse((await enter(contest, CRASHER, { json: true })).out);
    assertEquals([bad.fit, bad.version, bad.digest, bad.place], [false, null, null, null]);
    assertEquals(bad.check.findings[1].isGood, false);
  });
});

Deno.test("contest enter refuses what cannot be entered with a sentence", async () => {
  await withPatientContest(async (contest) => {
    const missing = () => contestEnter(contest.folder, "Looker", ["nosuch.ts"], {}, capture());
    await assertRejects(missing, UnusableInput, "no such file or folder");
    await sendIn(contest, "Looker", "bot.ts", { "bot.ts": LOOKER });
    await assertRejects(() => enter(contest, LOOKER), UnusableInput, "with --again");
    assertEquals((await enter(contest, LOOKER, { again: true })).status, 0);
  });
});

Deno.test("contest enter prints what the entry check has against a program as any other finding", async () => {
  await withPatientContest(async (contest) => {
    const { out, status } = await enter(contest, "let a = = 1;");
    assertEquals(status, 1);
    assertMatch(out, /^✗ .*bot\.ts:1:9: syntax error.*\.$/m);
    assertMatch(out, /\nLooker is not fit to enter yet\. Nothing was added\.\n$/);
    assertEquals(listEntries(contest), []);
    const { check } = JSON.parse((await enter(contest, "let a = = 1;", { json: true })).out);
    assertEquals([check.isFit, check.problems.length], [false, 1]);
  });
});

Deno.test("contest enter says at once whose version it is when the name differs by case", async () => {
  await withPatientContest(async (contest) => {
    waitingVersion(contest, "Looker");
    await using tree = await makeTree({ "bot.ts": CRASHER });
    const said = async (name: string) => {
      const output = capture();
      await contestEnter(contest.folder, name, [join(tree.from, "bot.ts")], {}, output);
      return output.complained;
    };
    assertEquals(await said("LOOKER"), ['"LOOKER" is Looker (version 2)']);
    assertEquals(await said("Looker"), []);
  });
});
