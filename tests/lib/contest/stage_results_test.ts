/** What the contest keeps of a stage's outcome. */
import { assertAlmostEquals, assertEquals } from "@std/assert";
import { resultsOf } from "../../../lib/contest/stage_results.ts";
import type { RunSettings } from "../../../lib/tournament/run_settings.ts";
import { makeTable } from "../../../lib/tournament/table.ts";
import { createTally } from "../../../lib/tournament/tally.ts";

const NAMES = ["weak", "Öland 2", "twin"];

const SETTINGS: RunSettings = {
  plan: { seed: "s", bots: 3, duels: 4, melees: 4 },
  limits: { turnMs: 100, startMs: 2000, turns: 1000 },
  bots: NAMES.map((name) => ({ name, version: "sha256:0", word: name })),
  from: "",
  stage: "stage-1",
  sandbox: ["permissions"],
};

/** `points` of melee rounds for each bot, and duels that bot 1 wins. */
function outcomeOf(points: readonly (readonly number[])[]) {
  const tally = createTally("s", 3);
  points.forEach((damage, at) =>
    tally.add({
      kind: "melee",
      round: at + 1,
      bots: [0, 1, 2],
      result: { turns: 9, lives: [0, 0, 0], damage, bonus: [0, 0, 0] },
      faults: [],
    })
  );
  for (const round of [1, 2, 3, 4]) {
    for (const [low, high] of [[0, 1], [1, 2], [0, 2]] as const) {
      const bonus = [low === 1 ? 10 : 0, high === 1 ? 10 : 0];
      const result = { turns: 5, lives: bonus, damage: [3, 4], bonus };
      tally.add({ kind: "duel", round, bots: [low, high], result, faults: [] });
    }
  }
  const table = makeTable(NAMES, tally.bots(), tally.intervals());
  return { settings: SETTINGS, table, tally };
}

Deno.test("[STAGE-5] a stage's results have the table's rows, by their places", () => {
  const outcome = outcomeOf([[1, 9, 5], [2, 8, 5], [1, 9, 5], [2, 8, 5]]);
  const results = resultsOf(outcome, "2026-11-30T13:00:00Z");
  assertEquals(results.finishedAt, "2026-11-30T13:00:00Z");
  assertEquals(results.factor, outcome.table.factor);
  assertEquals(results.sandbox, ["permissions"]);
  assertEquals(results.seats.map(({ place }) => place), [0, 1, 2]);
  assertEquals(results.seats.map(({ rank }) => rank), [3, 1, 2]);
  for (const { place, result } of results.seats) {
    assertEquals(result, outcome.table.rows.find(({ index }) => index === place));
  }
});

Deno.test("a stage's results have the duels of each pair, both sides", () => {
  const { duels } = resultsOf(outcomeOf([[1, 1, 1]]), "");
  assertEquals(duels.map(({ one, other }) => [one, other]), [[0, 1], [0, 2], [1, 2]]);
  assertEquals(duels[0], {
    one: 0,
    other: 1,
    match: "duel-1-2-weak-_land_2",
    rounds: 4,
    points: [12, 56],
    wins: [0, 4],
  });
  assertEquals(duels[2]?.points, [52, 16]);
});

Deno.test("neighbours are told apart where luck could hardly have turned them round", () => {
  const sure = resultsOf(outcomeOf([[1, 90, 50], [2, 80, 50], [1, 90, 50], [2, 80, 50]]), "");
  const leads = new Map(sure.seats.map(({ lead, rank }) => [rank, lead]));
  assertEquals(leads.get(1), { verdict: "decided", share: 1 });
  assertEquals(leads.get(2), { verdict: "decided", share: 1 });
  assertEquals(leads.get(3), undefined, "nobody is below the last");

  const close = resultsOf(outcomeOf([[0, 90, 10], [0, 10, 90], [0, 85, 10], [0, 10, 94]]), "");
  const [lead] = close.seats.filter(({ rank }) => rank === 1).map(({ lead }) => lead);
  assertEquals(lead?.verdict, "open");
  assertAlmostEquals(lead?.share ?? 0, 0.7, 0.25);
});

Deno.test("neighbours with equal totals are tied", () => {
  const tally = createTally("s", 3);
  tally.add({
    kind: "melee",
    round: 1,
    bots: [0, 1, 2],
    result: { turns: 9, lives: [0, 0, 0], damage: [4, 4, 1], bonus: [0, 0, 0] },
    faults: [],
  });
  const table = makeTable(NAMES, tally.bots(), tally.intervals());
  const { seats } = resultsOf({ settings: SETTINGS, table, tally }, "");
  const ties = seats.filter(({ rank }) => rank === 1);
  assertEquals(ties.length, 2);
  assertEquals(ties.filter(({ lead }) => lead?.verdict === "tied").map(({ lead }) => lead?.share), [
    0.5,
  ]);
});
