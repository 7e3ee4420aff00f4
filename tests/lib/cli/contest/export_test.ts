/** `contest export`: to standard output or into a file, the same bytes each time. */
import { assert, assertEquals, assertRejects } from "@std/assert";
import { dirname, join } from "@std/path";
import { contestExport } from "../../../../lib/cli/contest/export.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { inLargeContest } from "../../contest/describe/in_large_contest.ts";
import { capture } from "../captured.ts";

const SMALL = { entries: 9, stages: 12, logged: 0 } as const;

inLargeContest(
  "the same contest gives the same bytes, on paper and in a file",
  SMALL,
  async (folder) => {
    const [first, second, said] = [capture(), capture(), capture()];
    assertEquals(await contestExport(folder, {}, first), 0);
    await contestExport(folder, { out: "-" }, second);
    assertEquals(second.printed.join(""), first.printed.join(""));
    const out = join(dirname(folder), "spring.json");
    await contestExport(folder, { out }, said);
    await contestExport(folder, { out }, capture());
    assertEquals(await Deno.readTextFile(out), first.printed.join(""));
    assert(said.printed.join("").startsWith("The contest is in "));
    const { entries, format, stages, version } = JSON.parse(first.printed.join(""));
    assertEquals([format, version, entries.length, stages.length], ["turniir-contest", 1, 9, 12]);
  },
);

inLargeContest("another file of that name is left alone", SMALL, async (folder) => {
  const out = join(dirname(folder), "mine.json");
  await Deno.writeTextFile(out, "{}");
  await assertRejects(
    () => contestExport(folder, { out }, capture()),
    UnusableInput,
    "another file",
  );
  assertEquals(await Deno.readTextFile(out), "{}");
});
