/**
 * How long a page's data of a contest that has lasted for long takes: read from the database, described, made JSON.
 */
import { Contest } from "../../lib/contest/contest.ts";
import { readEntryFacts } from "../../lib/contest/describe/entry_facts.ts";
import { entryPageOf } from "../../lib/contest/describe/entry_page.ts";
import { exportOf } from "../../lib/contest/describe/export.ts";
import { historyOf } from "../../lib/contest/describe/history.ts";
import { matrixOf } from "../../lib/contest/describe/matrix.ts";
import { overviewOf } from "../../lib/contest/describe/overview.ts";
import { readContest, readWithFiles } from "../../lib/contest/describe/records.ts";
import { makeLargeContest } from "./large_contest.ts";

/** One page's data. */
export interface PageFigures {
  readonly page: string;
  /** Medians, in milliseconds: after somebody has written, */
  readonly ms: number;
  /** and for a process that has just opened the contest. */
  readonly coldMs: number;
  readonly bytes: number;
}

/** What was measured. */
export interface ContestPagesFigures {
  readonly entries: number;
  readonly stages: number;
  readonly pages: readonly PageFigures[];
}

/** Makes a contest of that size in a temporary folder and measures each page so many times. */
export async function benchContestPages(
  { entries, stages, times }: { entries: number; stages: number; times: number },
): Promise<ContestPagesFigures> {
  const folder = await Deno.makeTempDir({ prefix: "turniir-contest-" });
  try {
    await makeLargeContest(folder, { entries, stages, seed: "bench" });
    const pages: PageFigures[] = [];
    for (const [page, make] of Object.entries(PAGES)) {
      pages.push({ page, ...await measure(folder, make, times) });
    }
    return { entries, stages, pages };
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

const PAGES: Readonly<Record<string, (contest: Contest) => unknown>> = {
  "overview.json": (contest) => overviewOf(readContest(contest), { takesUploads: true }),
  "an entry": async (contest) => {
    const records = readContest(contest);
    const [slug = ""] = historyOf(records).entries.map(({ entry }) => entry);
    return entryPageOf(records, slug, await readEntryFacts(contest, records, slug));
  },
  "matrix.json": (contest) => matrixOf(readContest(contest)),
  "history.json": (contest) => historyOf(readContest(contest)),
  "the export": (contest) => {
    const { records, files } = readWithFiles(contest);
    return exportOf(records, files);
  },
};

async function measure(
  folder: string,
  make: (contest: Contest) => unknown,
  times: number,
): Promise<Omit<PageFigures, "page">> {
  using writer = await Contest.open(folder);
  using reader = await Contest.open(folder, { readOnly: true });
  const warm: number[] = [];
  const cold: number[] = [];
  let bytes = 0;
  for (let time = 0; time < times; time++) {
    {
      using opened = await Contest.open(folder, { readOnly: true });
      cold.push((await timed(make, opened)).ms);
    }
    // Writing what is there already would not be a change to SQLite.
    writer.setState(time % 2 === 0 ? "closed" : "open");
    const { ms, text } = await timed(make, reader);
    if (time > 0) warm.push(ms);
    bytes = new TextEncoder().encode(text).length;
  }
  return { ms: median(warm), coldMs: median(cold), bytes };
}

async function timed(
  make: (contest: Contest) => unknown,
  contest: Contest,
): Promise<{ ms: number; text: string }> {
  const began = performance.now();
  const text = JSON.stringify(await make(contest));
  return { ms: performance.now() - began, text };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
