import { assert, assertEquals, assertMatch, assertRejects } from "@std/assert";
import type { Contest } from "../../../lib/contest/contest.ts";
import { enterVersion } from "../../../lib/contest/enter_version.ts";
import { listEntries, setWithdrawn } from "../../../lib/contest/store/entries.ts";
import { allVersions, filesOf, setVersionState } from "../../../lib/contest/store/versions.ts";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { makeTree } from "../judge/entry/tree.ts";
import { CRASHER, LOOKER, sendIn, WALLS, withPatientContest } from "./programs.ts";

const READER = `Deno.readTextFileSync("books/book.txt");\n${LOOKER}`;

const TREE = {
  "looker.ts": LOOKER,
  "reader.ts": READER,
  "books/book.txt": "e4",
  "crasher.ts": CRASHER,
  "broken.ts": "let a = = 1;",
};

function entered(contest: Contest): string[] {
  return allVersions(contest).map(({ entryId, number, state }) => `${entryId}.${number} ${state}`);
}

Deno.test("a fit program is added as an entry, a second one as its next version, in the queue", async () => {
  await using tree = await makeTree(TREE);
  await withPatientContest(async (contest) => {
    const how = { ...WALLS, from: tree.from, again: false };
    const first = await enterVersion(contest, "Hunter", ["looker.ts"], how);
    assertEquals([first.name, first.added?.version.number, first.added?.place], ["Hunter", 1, 1]);
    // It is the same entry in whatever case; and the program may read its file, else it would not be fit.
    const second = await enterVersion(contest, "HUNTER", ["reader.ts", "books/book.txt"], how);
    assertEquals([second.name, second.added?.version.number, second.added?.place], [
      ...["Hunter", 2, 2],
    ]);
    assertEquals(entered(contest), ["1.1 waiting", "1.2 waiting"]);
    const [, version] = allVersions(contest);
    assertEquals(version?.digest, second.added?.digest);
    assertEquals(version?.check, second.report);
    assertEquals(filesOf(contest, 2).map(({ path }) => path), ["books/book.txt", "reader.ts"]);
  });
});

Deno.test("a program that is not fit adds nothing, not even an entry", async () => {
  await using tree = await makeTree(TREE);
  await withPatientContest(async (contest) => {
    const how = { ...WALLS, from: tree.from, again: false };
    const outcome = await enterVersion(contest, "Crasher", ["crasher.ts"], how);
    assertEquals([outcome.added, outcome.report.isFit], [undefined, false]);
    // Without its file the program cannot work.
    const without = await enterVersion(contest, "Reader", ["reader.ts"], how);
    assertEquals(without.added, undefined);
    const broken = await enterVersion(contest, "Broken", ["broken.ts"], how);
    assertEquals(broken.added, undefined);
    assertMatch(broken.report.problems[0]?.message ?? "", /^syntax error/);
    await assertRejects(() => enterVersion(contest, "None", ["none.ts"], how), UnusableInput);
    assertEquals([listEntries(contest), entered(contest)], [[], []]);
  });
});

Deno.test("the entry's newest version is not entered again, unless that is wished", async () => {
  await using tree = await makeTree(TREE);
  await withPatientContest(async (contest) => {
    const how = { ...WALLS, from: tree.from, again: false };
    await sendIn(contest, "Hunter", "looker.ts", { "looker.ts": LOOKER });
    await assertRejects(
      () => enterVersion(contest, "Hunter", ["looker.ts"], how),
      UnusableInput,
      "This is version 1 of Hunter already, byte for byte",
    );
    await enterVersion(contest, "Other", ["looker.ts"], how);
    await enterVersion(contest, "Hunter", ["looker.ts"], { ...how, again: true });
    assertEquals(entered(contest), ["1.1 received", "2.1 waiting", "1.2 waiting"]);
  });
});

for (const state of ["refused", "cancelled"] as const) {
  Deno.test(`a version that was ${state} is no reason against the same program`, async () => {
    await using tree = await makeTree(TREE);
    await withPatientContest(async (contest) => {
      const { id } = await sendIn(contest, "Hunter", "looker.ts", { "looker.ts": LOOKER });
      setVersionState(contest, id, ["received"], state);
      const how = { ...WALLS, from: tree.from, again: false };
      const { added } = await enterVersion(contest, "Hunter", ["looker.ts"], how);
      assertEquals(added?.version.number, 2);
    });
  });
}

Deno.test("nothing is entered into a closed contest, for a withdrawn entry, or under a bad name", async () => {
  await using tree = await makeTree(TREE);
  await withPatientContest(async (contest) => {
    const how = { ...WALLS, from: tree.from, again: false };
    const enter = (name: string) => () => enterVersion(contest, name, ["looker.ts"], how);
    await assertRejects(enter("a\nb"), UnusableInput, "A name is made of letters");
    await assertRejects(() => enterVersion(contest, "a", [], how), UnusableInput, "Name a program");
    const { entryId } = await sendIn(contest, "Hunter", "x.ts", { "x.ts": "" });
    setWithdrawn(contest, entryId, true);
    await assertRejects(enter("Hunter"), UnusableInput, "Hunter has been withdrawn");
    contest.setState("closed");
    await assertRejects(enter("Other"), UnusableInput, 'The contest "Spring" is closed');
    assert(entered(contest).length === 1);
  });
});
