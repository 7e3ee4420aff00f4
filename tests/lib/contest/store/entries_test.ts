import { assertEquals, assertThrows } from "@std/assert";
import {
  addEntry,
  entryById,
  entryCalled,
  findEntry,
  formerNames,
  listEntries,
  renameEntry,
  setWithdrawn,
} from "../../../../lib/contest/store/entries.ts";
import type { Contest } from "../../../../lib/contest/contest.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { withContest } from "../temp_contest.ts";

function refusal(work: () => unknown): string {
  const error = assertThrows(work, UnusableInput);
  return error.problems.map(({ code, message }) => `${code}: ${message}`).join();
}

function names(contest: Contest): string[] {
  return listEntries(contest).map(({ name, slug }) => `${name} ${slug}`);
}

Deno.test("an entry is found by its name in any case, by its name in addresses and by its id", async () => {
  await withContest((contest) => {
    const anna = addEntry(contest, " Änna K ");
    assertEquals(anna, {
      ...{ id: 1, slug: "anna-k", name: "Änna K", isWithdrawn: false },
      createdAt: "2026-11-30T12:00:01.000Z",
    });
    for (const given of ["änna k", "ÄNNA K", "anna-k"]) {
      assertEquals(findEntry(contest, given), anna, given);
    }
    for (const given of ["änna k", "ÄNNA K"]) assertEquals(entryCalled(contest, given), anna);
    assertEquals(entryCalled(contest, "anna-k"), undefined);
    assertEquals(findEntry(contest, "berta"), undefined);
    assertEquals(entryById(contest, anna.id), anna);
    assertEquals(entryById(contest, 99), undefined);
  });
});

Deno.test("two entries never have the same name", async () => {
  await withContest((contest) => {
    addEntry(contest, "Anna");
    const { id } = addEntry(contest, "Berta");
    const taken = "NAME: Another entry is called Anna: choose another name";
    assertEquals(refusal(() => addEntry(contest, "aNNa")), taken);
    assertEquals(refusal(() => renameEntry(contest, id, "ANNA")), taken);
    assertEquals(names(contest), ["Anna anna", "Berta berta"]);
  });
});

Deno.test("nothing may be called what another entry has in its address", async () => {
  await withContest((contest) => {
    const anna = addEntry(contest, "Anna");
    renameEntry(contest, anna.id, "Zoe");
    const taken =
      "NAME: anna is taken: the entry Zoe has it in its address; if you mean that one, say Zoe";
    assertEquals(refusal(() => addEntry(contest, "anna")), taken);
    addEntry(contest, "änna");
    assertEquals(names(contest), ["Zoe anna", "änna anna-2"]);
    assertEquals(findEntry(contest, "anna")?.name, "Zoe");
    renameEntry(contest, anna.id, "ANNA");
    assertEquals(formerNames(contest, anna.id), ["Anna", "Zoe"]);
  });
});

Deno.test("an old name in its own case finds nobody, and can be nobody else's", async () => {
  await withContest((contest) => {
    const { id } = addEntry(contest, "B");
    renameEntry(contest, id, "Bee Two");
    assertEquals(findEntry(contest, "b")?.name, "Bee Two", "its address is still b");
    assertEquals([findEntry(contest, "B"), entryCalled(contest, "b")], [undefined, undefined]);
    assertEquals(
      refusal(() => addEntry(contest, "B")),
      "NAME: B is taken: the entry Bee Two has it in its address; if you mean that one, say Bee Two",
    );
  });
});

Deno.test("no entry gets an address that is another's name", async () => {
  await withContest((contest) => {
    const { id } = addEntry(contest, "first");
    renameEntry(contest, id, "anna");
    addEntry(contest, "Änna");
    assertEquals(names(contest), ["anna first", "Änna anna-2"]);
  });
});

Deno.test("a name that is none is refused, and told so that it can be seen", async () => {
  await withContest((contest) => {
    assertEquals(
      refusal(() => addEntry(contest, "a\u202eb")),
      'NAME: "a\u202eb": A name is made of letters, digits, the marks . _ + - and single blanks or apostrophes between them',
    );
  });
});

Deno.test("a renamed entry keeps its address and its former names; the same name again is none", async () => {
  await withContest((contest) => {
    const { id } = addEntry(contest, "anna");
    renameEntry(contest, id, "berta");
    renameEntry(contest, id, "berta");
    renameEntry(contest, id, "Berta");
    assertEquals(names(contest), ["Berta anna"]);
    assertEquals(formerNames(contest, id), ["anna", "berta"]);
    assertEquals(
      refusal(() => renameEntry(contest, 99, "x")),
      "ENTRY_MISSING: There is no such entry",
    );
  });
});

Deno.test("an entry can be withdrawn and brought back", async () => {
  await withContest((contest) => {
    const { id } = addEntry(contest, "anna");
    setWithdrawn(contest, id, true);
    assertEquals(entryById(contest, id)?.isWithdrawn, true);
    setWithdrawn(contest, id, false);
    assertEquals(entryById(contest, id)?.isWithdrawn, false);
  });
});
