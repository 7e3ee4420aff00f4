/** What must be true of the pages of any contest, shown on one that has lasted for long. */
import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { Contest } from "../../../../lib/contest/contest.ts";
import { readEntryFacts } from "../../../../lib/contest/describe/entry_facts.ts";
import { entryPageOf } from "../../../../lib/contest/describe/entry_page.ts";
import { historyOf } from "../../../../lib/contest/describe/history.ts";
import { matrixOf } from "../../../../lib/contest/describe/matrix.ts";
import { overviewOf } from "../../../../lib/contest/describe/overview.ts";
import { type ContestRecords, readContest } from "../../../../lib/contest/describe/records.ts";
import type { EntryPage } from "../../../../lib/contest/published/types.ts";
import { inLargeContest } from "./in_large_contest.ts";

interface Pages {
  readonly records: ContestRecords;
  readonly entries: readonly EntryPage[];
}

async function pagesOf(folder: string): Promise<Pages> {
  using contest = await Contest.open(folder, { readOnly: true });
  const records = readContest(contest);
  const entries: EntryPage[] = [];
  for (const { slug } of records.entries) {
    const page = entryPageOf(records, slug, await readEntryFacts(contest, records, slug));
    if (page !== undefined) entries.push(page);
  }
  return { records, entries };
}

inLargeContest(
  "the pages of a long contest say the same of it",
  { entries: 20, stages: 40, logged: 1 },
  async (folder) => {
    const { entries, records } = await pagesOf(folder);
    const overview = overviewOf(records, { takesUploads: true });
    const { entries: lines, stages } = historyOf(records);
    const matrix = matrixOf(records);
    assertEquals(entries.length, 20);
    assertEquals(overview.stages.length, 40);
    assertEquals(stages.length, 39, "one stage was annulled");
    for (const page of entries) {
      const brief = overview.entries.find(({ entry }) => entry === page.entry);
      assert(brief !== undefined);
      for (const [key, value] of Object.entries(brief)) {
        assertEquals(Object.entries(page).find(([known]) => known === key)?.[1], value, key);
      }
      const line = lines.find(({ entry }) => entry === page.entry);
      assertEquals(
        page.results.map(({ rank }) => rank).reverse(),
        (line?.ranks ?? []).filter((rank) => rank !== null),
      );
      const at = matrix.entries.findIndex(({ entry }) => entry === page.entry);
      const points = matrix.pairs.reduce(
        (sum, { pair, points }) =>
          sum + (pair[0] === at ? points[0] : pair[1] === at ? points[1] : 0),
        0,
      );
      assertEquals(page.opponents.reduce((sum, opponent) => sum + opponent.points, 0), points);
    }
  },
);

inLargeContest(
  "highlights lead to rounds that are there, and nothing private gets out",
  { entries: 9, stages: 10, logged: 1 },
  async (folder) => {
    const { entries, records } = await pagesOf(folder);
    const highlights = entries.flatMap(({ highlights }) => highlights);
    assert(highlights.length > 0);
    for (const { match, run } of highlights) {
      await Deno.stat(join(folder, "stages", run, "logs", `${match}.jsonl.gz`));
    }
    const text = JSON.stringify([
      overviewOf(records, { takesUploads: true }),
      historyOf(records),
      matrixOf(records),
      ...entries,
    ]);
    const secrets = ["refused", "cancelled", "It imports too much", "stderr", "command", '.ts"'];
    assertEquals(secrets.filter((secret) => text.includes(secret)), []);
  },
);

Deno.test("the same options make the same contest", async () => {
  const { makeLargeContest } = await import("../../../bench/large_contest.ts");
  const place = await Deno.makeTempDir({ prefix: "turniir-large-" });
  try {
    const texts = ["one", "other"].map(async (name) => {
      const folder = join(place, name);
      await makeLargeContest(folder, { entries: 9, stages: 10, seed: "same", logged: 0 });
      using contest = await Contest.open(folder, { readOnly: true });
      return JSON.stringify(readContest(contest));
    });
    const [one, other] = await Promise.all(texts);
    assertEquals(one, other);
  } finally {
    await Deno.remove(place, { recursive: true });
  }
});
