/** The page of an entry: what is told, what is not, and how much. */
import { assert, assertEquals } from "@std/assert";
import type { FactsOfStages } from "../../../../lib/contest/describe/entry_facts.ts";
import { entryPageOf } from "../../../../lib/contest/describe/entry_page.ts";
import type { EntryPage } from "../../../../lib/contest/published/types.ts";
import type { StageFacts } from "../../../../lib/contest/stage_facts.ts";
import { type Made, makeRecords, timeOf } from "./made_records.ts";

const CONTEST: Made = {
  entries: ["ada", "bob", "cyd"],
  versions: [
    ["ada 1", "played"],
    ["bob 1", "played"],
    ["ada 2", "refused"],
    ["cyd 1", "played"],
    ["ada 3", "played"],
    ["ada 4", "cancelled"],
    ["ada 5", "held"],
    ["ada 6", "received"],
  ],
  formerNames: { ada: ["Augusta", "Lovelace"] },
  stages: [
    { versions: ["bob 1", "ada 1"], ranks: [2, 1], duels: [[0, 1, [40, 60]]] },
    {
      versions: ["cyd 1", "ada 1", "bob 1"],
      ranks: [3, 1, 2],
      duels: [[0, 1, [10, 90]], [0, 2, [20, 80]], [1, 2, [45, 55]]],
      faults: [{}, { timeout: 2, invalid: 1 }, { crash: 9 }],
    },
    {
      versions: ["ada 3", "bob 1", "cyd 1"],
      ranks: [3, 1, 2],
      duels: [[0, 1, [5, 95]], [0, 2, [6, 94]], [1, 2, [50, 40]]],
      faults: [{ timeout: 1 }],
    },
  ],
};

function page(slug: string, facts: FactsOfStages = new Map(), made = CONTEST): EntryPage {
  const found = entryPageOf(makeRecords(made), slug, facts);
  assert(found !== undefined);
  return found;
}

/** So many faults and highlights of the program in a place. */
function factsWith(place: number, count: number): StageFacts {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return {
    version: 1,
    counts: [],
    faults: numbers.flatMap((round) => [
      { match: "melee", round, turn: 3, place, kind: "crash", detail: `own ${round}` },
      { match: "melee", round, turn: 3, place: place + 1, kind: "crash", detail: "of another" },
    ]),
    highlights: numbers.flatMap((round) => [
      highlight(round, [place, place + 1]),
      highlight(round, [place + 1, place]),
    ]),
  };
}

/** The first of the places is the hero. */
function highlight(round: number, places: readonly number[]): StageFacts["highlights"][number] {
  const facts = { turns: 30, damage: 12 };
  return {
    match: "duel-1-2",
    places,
    highlight: { kind: "untouched", round, turn: 0, bots: [0], facts },
  };
}

Deno.test("an entry that nobody knows has no page", () => {
  assertEquals(entryPageOf(makeRecords(CONTEST), "nobody", new Map()), undefined);
});

Deno.test("the page begins with what lists say of the entry, and its former names", () => {
  const { bestRank, entry, formerNames, last, stages, version } = page("ada");
  assertEquals([entry, version, stages, bestRank, last], ["ada", 3, 3, 1, { stage: 3, rank: 3 }]);
  assertEquals(formerNames, ["Augusta", "Lovelace"]);
  assertEquals(page("bob").formerNames, []);
});

Deno.test("versions are told that were accepted, the newest first; of others there is not a word", () => {
  const found = page("ada");
  assertEquals(
    found.versions.map(({ digest, number, rating, stages, state }) => [
      ...[number, state, digest, stages, rating?.stages],
    ]),
    [
      [5, "held", "sha256:ada5", [], undefined],
      [3, "played", "sha256:ada3", [3], 1],
      [1, "played", "sha256:ada1", [1, 2], 2],
    ],
  );
  assert(!/refused|cancelled|received/.test(JSON.stringify(found)));
});

Deno.test("results come stage by stage, the newest first", () => {
  assertEquals(page("ada").results[0], {
    stage: 3,
    run: "stage-3",
    version: 3,
    rank: 3,
    of: 3,
    total: 700,
    low: 649.5,
    high: 750.5,
    finishedAt: timeOf(4),
  });
  assertEquals(page("ada").results.map(({ stage }) => stage), [3, 2, 1]);
});

Deno.test("duels are summed over all stages from the entry's own side, with the last one to watch", () => {
  assertEquals(page("ada").opponents, [
    {
      ...{ entry: "bob", name: "bob", rounds: 30, points: 110, rivalPoints: 190 },
      ...{ wins: 13, losses: 17 },
      last: { stage: 3, run: "stage-3", match: "duel-1-2" },
    },
    {
      ...{ entry: "cyd", name: "cyd", rounds: 20, points: 96, rivalPoints: 104 },
      ...{ wins: 10, losses: 10 },
      last: { stage: 3, run: "stage-3", match: "duel-1-3" },
    },
  ]);
});

Deno.test("faults are counted over all stages, its own alone", () => {
  assertEquals(page("ada").faultCounts, { timeout: 3, invalid: 1 });
  assertEquals(page("cyd").faultCounts, {});
});

Deno.test("faults and highlights are the entry's own, of the newest stage first, with names as in the log", () => {
  const facts = new Map([[2, factsWith(1, 2)], [3, factsWith(0, 1)]]);
  const { faults, highlights } = page("ada", facts);
  assertEquals(
    faults.map(({ detail, match, round, run, stage, version }) => [
      ...[stage, run, version, match, round, detail],
    ]),
    [
      [3, "stage-3", 3, "melee", 1, "own 1"],
      [2, "stage-2", 1, "melee", 1, "own 1"],
      [2, "stage-2", 1, "melee", 2, "own 2"],
    ],
  );
  assertEquals(highlights.map(({ bots, highlight: { round }, stage }) => [stage, round, bots]), [
    [3, 1, ["ada", "bob"]],
    [2, 1, ["ada", "bob"]],
    [2, 2, ["ada", "bob"]],
  ]);
});

Deno.test("however much has happened, a page tells 60 faults and 40 highlights at most", () => {
  const stages = Array.from(
    { length: 20 },
    () => ({ versions: ["ada 1", "bob 1"], ranks: [1, 2] }),
  );
  const facts = new Map(stages.map((_, index) => [index + 1, factsWith(0, 100)]));
  const { faults, highlights, results } = page("ada", facts, { ...CONTEST, stages });
  assertEquals([faults.length, highlights.length, results.length], [60, 40, 20]);
  assertEquals([faults[0]?.stage, faults.at(-1)?.stage], [20, 17]);
  assertEquals([highlights[0]?.stage, highlights.at(-1)?.stage], [20, 16]);
});
