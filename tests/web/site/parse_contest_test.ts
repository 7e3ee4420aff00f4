import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import fc from "fast-check";
import type { Problem } from "../../../lib/core/problem.ts";
import type { Result } from "../../../lib/core/result.ts";
import { parseContestEvent, parseOverview } from "../../../web/site/parse_contest.ts";
import {
  parseEntryPage,
  parseHistory,
  parseMatrix,
} from "../../../web/site/parse_contest_pages.ts";
import { smallContest } from "../contest/made_contest.ts";

const CONTEST = smallContest();
const [ENTRY] = CONTEST.entries.filter(({ faults }) => faults.length > 0);
assert(ENTRY !== undefined);

/** What reads a file of a contest. */
type Parse = (text: string) => Result<unknown, Problem[]>;

/** Every file of a contest with what reads it. */
const FILES: readonly {
  readonly name: string;
  readonly value: object;
  readonly parse: Parse;
}[] = [
  { name: "the overview", value: CONTEST.overview, parse: parseOverview },
  { name: "the page of an entry", value: ENTRY, parse: parseEntryPage },
  { name: "the matrix", value: CONTEST.matrix, parse: parseMatrix },
  { name: "the history", value: CONTEST.history, parse: parseHistory },
];

function problemOf(result: Result<unknown, Problem[]>): string {
  assert(!result.ok);
  return result.error[0]?.message ?? "";
}

for (const { name, parse, value } of FILES) {
  Deno.test(`${name} is read as it was written`, () => {
    assertEquals(parse(JSON.stringify(value)), { ok: true, value });
  });

  Deno.test(`newer fields of ${name} are left out`, () => {
    const newer = { ...value, weather: "fine" };
    assertEquals(parse(JSON.stringify(newer)), { ok: true, value });
  });

  Deno.test(`whatever stands in place of ${name} gives a problem and no error`, () => {
    assertStringIncludes(problemOf(parse("<!doctype html>")), "not JSON");
    fc.assert(fc.property(fc.json(), (text) => {
      assertEquals(parse(text).ok, false);
    }));
  });
}

Deno.test("what is wrong is told with its place", () => {
  const stages = CONTEST.overview.stages.map((stage, at) =>
    at === 2 ? { ...stage, number: "x" } : stage
  );
  const wrong = parseOverview(JSON.stringify({ ...CONTEST.overview, stages }));
  assertStringIncludes(problemOf(wrong), "stages[2].number");
  const flag = parseOverview(JSON.stringify({ ...CONTEST.overview, takesUploads: "yes" }));
  assertEquals(problemOf(flag), "takesUploads: does not fit: write true or false");
  assertStringIncludes(problemOf(parseMatrix(JSON.stringify({ entries: 3, pairs: [] }))), "a list");
});

Deno.test("an optional field may be missing, but not be wrong", () => {
  const { table, ...early } = CONTEST.overview;
  assert(table !== undefined);
  assertEquals(parseOverview(JSON.stringify(early)), { ok: true, value: early });
  const wrong = parseOverview(JSON.stringify({ ...early, table: { ...table, factor: -1 } }));
  assertStringIncludes(problemOf(wrong), "table.factor");
});

Deno.test("a matrix that names entries which it does not have is refused", () => {
  const { entries, pairs } = CONTEST.matrix;
  const short = parseMatrix(JSON.stringify({ entries: entries.slice(0, 2), pairs }));
  assertStringIncludes(problemOf(short), "names entries that the list lacks");
});

Deno.test("kinds of faults and highlights that this page has no words for are left out", () => {
  const [fault] = ENTRY.faults;
  const [told] = ENTRY.highlights;
  assert(fault !== undefined && told !== undefined);
  const newer = {
    ...ENTRY,
    faults: [{ ...fault, kind: "boredom" }, ...ENTRY.faults],
    highlights: [...ENTRY.highlights, {
      ...told,
      highlight: { kind: "dance", round: 1, turn: 1, bots: [], facts: {} },
    }],
  };
  assertEquals(parseEntryPage(JSON.stringify(newer)), { ok: true, value: ENTRY });
});

Deno.test("a highlight without its facts is refused", () => {
  const [told] = ENTRY.highlights;
  assert(told !== undefined);
  const highlights = [{ ...told, highlight: { ...told.highlight, facts: {} } }];
  const wrong = parseEntryPage(JSON.stringify({ ...ENTRY, highlights }));
  assertStringIncludes(problemOf(wrong), "highlights[0].highlight.facts.at");
});

Deno.test("events are read, others give a problem", () => {
  const progress = { kind: "progress", stage: 3, run: "stage-3", played: 4, total: 9 } as const;
  for (const event of [progress, { kind: "changed" } as const]) {
    assertEquals(parseContestEvent(JSON.stringify(event)), { ok: true, value: event });
  }
  for (const wrong of ["{}", "[]", "null", '{"kind":"weather"}', '{"kind":"progress"}']) {
    assertEquals(parseContestEvent(wrong).ok, false);
  }
});
