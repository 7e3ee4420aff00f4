import { assert, assertEquals, assertMatch, assertRejects } from "@std/assert";
import { join } from "@std/path";
import { contestAgain } from "../../../../lib/cli/contest/again.ts";
import { contestHistory } from "../../../../lib/cli/contest/history.ts";
import { contestHold } from "../../../../lib/cli/contest/hold.ts";
import { contestInvite, type InviteWords } from "../../../../lib/cli/contest/invite.ts";
import { contestNew } from "../../../../lib/cli/contest/new.ts";
import { contestRename } from "../../../../lib/cli/contest/rename.ts";
import { contestState } from "../../../../lib/cli/contest/state.ts";
import { contestWithdraw } from "../../../../lib/cli/contest/withdraw.ts";
import { Contest } from "../../../../lib/contest/contest.ts";
import { rememberServed } from "../../../../lib/contest/served.ts";
import { findEntry, listEntries } from "../../../../lib/contest/store/entries.ts";
import { entryOfToken } from "../../../../lib/contest/store/invitations.ts";
import { markAlone, repeatRequest } from "../../../../lib/contest/store/stages.ts";
import { versionsOf } from "../../../../lib/contest/store/versions.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import {
  fitVersion,
  playedStage,
  waitingVersion,
  withContest,
  withFolder,
} from "../../contest/temp_contest.ts";
import { capture } from "../captured.ts";

/** What a command prints as JSON. */
async function told(command: (output: ReturnType<typeof capture>) => Promise<number>) {
  const output = capture();
  assertEquals(await command(output), 0);
  return JSON.parse(output.printed.join(""));
}

async function refusal(command: () => Promise<unknown>): Promise<string> {
  return (await assertRejects(command, UnusableInput)).message;
}

const JSON_TOO = { json: true };

Deno.test("contest new makes a contest by the rules and says what to do next", async () => {
  await withFolder(async (folder) => {
    const own = join(folder, "spring");
    const output = capture();
    assertEquals(await contestNew(own, { seed: "s" }, output), 0);
    const text = output.printed.join("");
    assertMatch(text, /The contest "spring" is in .*spring/);
    assertMatch(
      text,
      /Stages of up to 9 programs, 100 duel rounds a pair, 1000 melee rounds; seed s/,
    );
    for (const command of ["invite", "enter", "stage"]) {
      assertMatch(text, new RegExp(`task .*turniir contest ${command} .*spring`));
    }
    using contest = await Contest.open(own);
    assertEquals(contest.settings().rules, {
      ...{ duels: 100, melees: 1000, places: 9, turnMs: 100, startMs: 2000 },
    });
  });
});

Deno.test("contest new takes title, seed and rules, and tells them as JSON", async () => {
  await withFolder(async (folder) => {
    const options = {
      ...{ title: "Kevad 2026", seed: "s", duels: "4", melees: "0", places: "3" },
      ...{ turnMs: "50", startMs: "500", json: true },
    };
    const made = await told((output) => contestNew(folder, options, output));
    assertEquals(made.title, "Kevad 2026");
    assertEquals(made.rules, { duels: 4, melees: 0, places: 3, turnMs: 50, startMs: 500 });
    assertEquals(made.state, "open");
    assertMatch(
      await refusal(() => contestNew(folder, {}, capture())),
      /There is a contest in this/,
    );
  });
});

Deno.test("contest new refuses what could not be played, and makes nothing then", async () => {
  await withFolder(async (folder) => {
    const own = join(folder, "own");
    const bad = [
      { duels: "0", melees: "0" },
      { places: "1" },
      { places: "401" },
      { duels: "-1" },
      { turnMs: "0" },
      { title: "" },
      { title: "a\u202eb" },
      { title: "a\nb" },
      { title: "x".repeat(81) },
    ];
    for (const options of bad) await refusal(() => contestNew(own, options, capture()));
    assertEquals(Array.from(Deno.readDirSync(folder)), []);
  });
});

Deno.test("contest invite makes the entry and its link; the next link ends the first", async () => {
  await withContest(async (contest) => {
    const { folder } = contest;
    const options = { address: "https://tanks.example/spring", json: true };
    const first = await told((output) => contestInvite(folder, "Anna K", options, output));
    assertEquals([first.entry, first.name], ["anna-k", "Anna K"]);
    assertEquals(first.link, `https://tanks.example/spring/author.html#token=${first.token}`);
    assertEquals(entryOfToken(contest, first.token)?.name, "Anna K");
    const output = capture();
    await contestInvite(folder, "anna k", {}, output);
    const text = output.printed.join("");
    const token = /a1-[\w-]{43}/.exec(text)?.[0] ?? "";
    assert(text.includes("works no more") && text.includes("author.html"), text);
    assertEquals(entryOfToken(contest, token)?.name, "Anna K");
    assertEquals(entryOfToken(contest, first.token), undefined);
    assertEquals(listEntries(contest).length, 1);
  });
});

Deno.test("contest invite takes the address of the site or of one of its pages, and nothing else", async () => {
  await withContest(async ({ folder }) => {
    const addresses = ["http://127.0.0.1:8017", "http://127.0.0.1:8017/index.html?x#y"];
    for (const address of addresses) {
      const { link } = await told((output) =>
        contestInvite(folder, "anna", { address, json: true }, output)
      );
      assertMatch(link, /^http:\/\/127\.0\.0\.1:8017\/author\.html#token=a1-/);
    }
    for (const address of ["tanks.example", "ftp://tanks.example", "javascript:alert(1)", ""]) {
      const invite = () => contestInvite(folder, "berta", { address }, capture());
      assertMatch(await refusal(invite), /--address is/);
    }
    assertMatch(
      await refusal(() => contestInvite(folder, "a/b", {}, capture())),
      /A name is made of/,
    );
    assertMatch(
      await refusal(() => contestInvite(`${folder}/x`, "a", {}, capture())),
      /There is no folder/,
    );
  });
});

Deno.test("contest withdraw takes an entry out, and back with --back", async () => {
  await withContest(async (contest) => {
    waitingVersion(contest, "anna");
    const { folder } = contest;
    const out = await told((output) => contestWithdraw(folder, "ANNA", JSON_TOO, output));
    assertEquals(out, { entry: "anna", name: "anna", isWithdrawn: true });
    assertEquals(findEntry(contest, "anna")?.isWithdrawn, true);
    await contestWithdraw(folder, "anna", { back: true }, capture());
    assertEquals(findEntry(contest, "anna")?.isWithdrawn, false);
    assertEquals(
      await refusal(() => contestWithdraw(folder, "berta", {}, capture())),
      'Nobody here is called "berta": there is anna alone',
    );
  });
});

Deno.test("contest rename gives another name, and the old one is remembered", async () => {
  await withContest(async (contest) => {
    waitingVersion(contest, "anna");
    const renamed = await told((output) =>
      contestRename(contest.folder, "anna", "Zoe", JSON_TOO, output)
    );
    assertEquals(renamed, { entry: "anna", name: "Zoe", formerNames: ["anna"] });
    const output = capture();
    await contestRename(contest.folder, "zoe", "Eva", {}, output);
    assertMatch(output.printed.join(""), /^Zoe is called Eva from now on/);
    const bad = () => contestRename(contest.folder, "eva", "", {}, capture());
    assertMatch(await refusal(bad), /at least one character/);
  });
});

Deno.test("contest close and open", async () => {
  await withContest(async (contest) => {
    waitingVersion(contest, "anna");
    const { folder } = contest;
    const closed = await told((output) => contestState(folder, "closed", JSON_TOO, output));
    assertEquals(closed, { state: "closed", waiting: 1, held: 0 });
    assertEquals(contest.settings().state, "closed");
    const output = capture();
    await contestState(folder, "open", {}, output);
    assertEquals(output.printed, [
      "The contest is open: it takes programs. 1 program in the queue, still to be played.\n",
    ]);
    assertEquals(contest.settings().state, "open");
  });
});

Deno.test("contest hold and release: one version, or all that can be", async () => {
  await withContest(async (contest) => {
    const { entryId } = waitingVersion(contest, "anna");
    fitVersion(contest, entryId);
    const { folder } = contest;
    const states = () => versionsOf(contest, entryId).map(({ state }) => state);
    const hold = (number: string | undefined, deed: "hold" | "release") =>
      told((output) => contestHold(folder, "anna", number, deed, JSON_TOO, output));
    assertEquals((await hold("2", "hold")).versions, [2]);
    assertEquals(states(), ["waiting", "held"]);
    assertEquals((await hold(undefined, "hold")).versions, [1]);
    assertEquals(states(), ["held", "held"]);
    assertEquals((await hold(undefined, "release")).versions, [1, 2]);
    assertEquals(states(), ["waiting", "waiting"]);
    const output = capture();
    await contestHold(folder, "anna", "1", "hold", {}, output);
    const [said, rest] = output.printed.join("").split("\n");
    assertEquals(said, "anna, version 1, is held: it is not played until it is released.");
    assertMatch(rest ?? "", /^1 held: anna, version 1; release it with .*release .*anna$/);
  });
});

Deno.test("contest hold says why a version cannot be held", async () => {
  await withContest(async (contest) => {
    const { folder } = contest;
    const { id } = waitingVersion(contest, "anna");
    markAlone(contest, id);
    const hold = (number?: string) => contestHold(folder, "anna", number, "hold", {}, capture());
    assertMatch(await refusal(() => hold()), /no version that is waiting/);
    assertMatch(await refusal(() => hold("1")), /Version 1 of anna is played/);
    assertMatch(await refusal(() => hold("7")), /anna has no version 7: there are 1/);
    assertMatch(await refusal(() => hold("x")), /VERSION is "x"/);
  });
});

Deno.test("contest again asks for the last stage", async () => {
  await withContest(async (contest) => {
    const { folder } = contest;
    assertMatch(
      await refusal(() => contestAgain(folder, {}, capture())),
      /No stage is finished yet/,
    );
    const one = waitingVersion(contest, "anna").id;
    markAlone(contest, one);
    playedStage(contest, [waitingVersion(contest, "berta").id, one]);
    const output = capture();
    assertEquals(await contestAgain(folder, {}, output), 0);
    assertMatch(
      output.printed.join(""),
      /^Stage 1 is played again before anything else, with berta and anna/,
    );
    assertEquals(repeatRequest(contest), 1);
  });
});

Deno.test("contest invite takes the address at which the contest was served last", async () => {
  await withContest(async (contest) => {
    const { folder } = contest;
    const invite = async (options: InviteWords) => {
      const output = capture();
      await contestInvite(folder, "anna", options, output);
      return output.printed.join("");
    };
    assertMatch(await invite({}), /^The token of anna: /);
    await rememberServed(folder, { port: 8018, address: "https://cup.example.org/" });
    const text = await invite({});
    assertMatch(
      text,
      /^The personal link of anna: https:\/\/cup\.example\.org\/author\.html#token=/,
    );
    assertMatch(text, /where the contest was served last; --address names another place\./);
    assertMatch(await invite({ address: "http://x/" }), /^The personal link of anna: http:\/\/x\//);
    assert(!text.includes("closed"));
    contest.setState("closed");
    assertMatch(await invite({}), /The contest is closed: nothing can be sent in now\./);
  });
});

Deno.test("what is done already is told truthfully", async () => {
  await withContest(async (contest) => {
    waitingVersion(contest, "anna");
    const { folder } = contest;
    const withdraw = async (back: boolean) => {
      const output = capture();
      await contestWithdraw(folder, "anna", { back }, output);
      return output.printed.join("");
    };
    assertMatch(await withdraw(true), /^anna is in the contest and was not withdrawn/);
    assertMatch(await withdraw(false), /^anna is withdrawn: /);
    assertMatch(await withdraw(false), /^anna is withdrawn already: /);
    assertMatch(await withdraw(true), /^anna is in the contest again: /);
    const [output, renamed] = [capture(), capture()];
    await contestState(folder, "open", {}, output);
    assertMatch(output.printed.join(""), /^The contest is open already: /);
    await contestRename(folder, "anna", "anna", {}, renamed);
    assertEquals(renamed.printed, ["anna is called so already.\n"]);
  });
});

Deno.test("names in a list of those there are stand in the same order everywhere", async () => {
  await withContest(async (contest) => {
    for (const name of ["zoe", "Anna", "berta"]) waitingVersion(contest, name);
    const { folder } = contest;
    const expected = 'Nobody here is called "x": there are Anna, berta and zoe';
    assertEquals(await refusal(() => contestWithdraw(folder, "x", {}, capture())), expected);
    assertEquals(await refusal(() => contestHistory(folder, "x", {}, capture())), expected);
  });
});

Deno.test("contest new is refused inside another contest", async () => {
  await withContest(async ({ folder }) => {
    assertMatch(
      await refusal(() => contestNew(join(folder, "stages", "own"), {}, capture())),
      /This folder lies in that of a contest/,
    );
  });
});
