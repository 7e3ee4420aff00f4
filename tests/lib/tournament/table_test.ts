import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { commonFactor } from "../../../lib/arena/points.ts";
import type { Table } from "../../../lib/logs/published.ts";
import { makeTable } from "../../../lib/tournament/table.ts";
import type { BotSums } from "../../../lib/tournament/tally.ts";

const NO_FAULTS = { timeout: 0, exit: 0, crash: 0, flood: 0, memory: 0, invalid: 0, start: 0 };

function sums(duel: number, melee: number, more: Partial<BotSums> = {}): BotSums {
  return {
    rounds: { duel: 4, melee: 3 },
    points: { duel, melee },
    wins: { duel: 0, melee: 0 },
    damage: { duel, melee },
    faults: NO_FAULTS,
    ...more,
  };
}

/** A table of bots that are given as [name, raw duel points, melee points]. */
function tableOf(...bots: readonly (readonly [string, number, number])[]): Table {
  return makeTable(
    bots.map(([name]) => name),
    bots.map(([, duel, melee]) => sums(duel, melee)),
    bots.map(() => ({ low: 0, high: Infinity })),
  );
}

function ranks(table: Table): [number, string][] {
  return table.rows.map(({ rank, bot }) => [rank, bot]);
}

// Distinct sums, 700 and 1000, so that every sloppy formula gives another table: without a factor ben leads, with
// the factor upside down too; with a factor for each bot all corrected points would equal the melee points.
Deno.test("[TABLE-1] [TABLE-3] [TABLE-4] a golden table", { permissions: "none" }, () => {
  const { factor, rows } = makeTable(
    ["ada", "ben", "cyd"],
    [
      sums(390, 250, { wins: { duel: 31, melee: 5 }, rounds: { duel: 40, melee: 9 } }),
      sums(220, 440, { damage: { duel: 190, melee: 410 }, rounds: { duel: 30, melee: 10 } }),
      sums(90, 310, { faults: { ...NO_FAULTS, timeout: 2 } }),
    ],
    [{ low: 790, high: 830 }, { low: 700, high: 800 }, { low: 433, high: 444 }],
  );
  assertEquals(factor, 1000 / 700);
  assertEquals(rows.map(({ total }) => total.toFixed(6)), [
    "807.142857",
    "754.285714",
    "438.571429",
  ]);
  assertEquals(rows[0], {
    rank: 1,
    bot: "ada",
    index: 0,
    duels: 390,
    duelsCorrected: 390000 / 700,
    melee: 250,
    total: 565000 / 700,
    low: 790,
    high: 830,
    wins: { duel: 31, melee: 5 },
    rounds: { duel: 40, melee: 9 },
    averageDamage: 640 / 49,
    faults: NO_FAULTS,
  });
  assertEquals(rows[1]?.averageDamage, 15);
  assertEquals(rows[2]?.faults.timeout, 2);
});

Deno.test(
  "[TABLE-2] without duel points or melee points the factor is 1",
  { permissions: "none" },
  () => {
    const noMelees = tableOf(["ada", 30, 0], ["ben", 47, 0]);
    assertEquals([noMelees.factor, noMelees.rows[0]?.total], [1, 47]);
    const noDuels = tableOf(["ada", 0, 23], ["ben", 0, 19]);
    assertEquals([noDuels.factor, noDuels.rows[0]?.total], [1, 23]);
    const nothing = tableOf(["ada", 0, 0], ["ben", 0, 0]);
    assertEquals([nothing.factor, nothing.rows[1]?.total, nothing.rows[1]?.rank], [1, 0, 1]);
  },
);

Deno.test("equal totals share a rank and the next rank counts them: 1, 1, 3", {
  permissions: "none",
}, () => {
  assertEquals(ranks(tableOf(["cyd", 10, 20], ["ben", 15, 15], ["ada", 1, 2], ["dan", 4, 0])), [
    [1, "ben"],
    [2, "cyd"],
    [3, "dan"],
    [4, "ada"],
  ]);
  assertEquals(ranks(tableOf(["cyd", 10, 20], ["ben", 10, 20], ["ada", 5, 2])), [
    [1, "ben"],
    [1, "cyd"],
    [3, "ada"],
  ]);
});

Deno.test("floating point does not split a true tie", { permissions: "none" }, () => {
  // 11·(30/35) + 10 and 4·(30/35) + 16 are both 136/7, but differ in the last bit when computed so.
  const factor = commonFactor(35, 30);
  assert(11 * factor + 10 !== 4 * factor + 16);
  const { rows } = tableOf(["ben", 11, 10], ["ada", 4, 16], ["cyd", 20, 4]);
  assertEquals(rows.map(({ rank, bot }) => [rank, bot]), [[1, "cyd"], [2, "ada"], [2, "ben"]]);
  assertEquals(rows[1]?.total, rows[2]?.total);
});

Deno.test("equal totals stand in order of names, and equal names in order of entry", {
  permissions: "none",
}, () => {
  const { rows } = tableOf(["b", 3, 5], ["a", 3, 5], ["a", 3, 5], ["B", 3, 5]);
  assertEquals(rows.map(({ bot, index }) => [bot, index]), [["B", 3], ["a", 1], ["a", 2], [
    "b",
    0,
  ]]);
});

Deno.test("one bot, no bot, and 100 to 0 give plain numbers", { permissions: "none" }, () => {
  assertEquals(tableOf(), { factor: 1, rows: [] });
  assertEquals(tableOf(["ada", 0, 37]).rows[0]?.total, 37);
  const swept = tableOf(["ada", 3000, 700], ["ben", 0, 0]);
  assertEquals(swept.rows.map(({ total }) => total), [1400, 0]);
  const idle = sums(0, 0, { rounds: { duel: 0, melee: 0 } });
  const neverPlayed = makeTable(["ada"], [idle], [{ low: 0, high: 0 }]);
  assertEquals(neverPlayed.rows[0]?.averageDamage, 0);
});

Deno.test("an interval never leaves its total out", { permissions: "none" }, () => {
  const { rows } = makeTable(
    ["ada", "ben"],
    [sums(3, 7), sums(7, 3)],
    [{ low: 10.5, high: 12 }, { low: 8, high: 9.5 }],
  );
  assertEquals(rows.map(({ low, total, high }) => [low, total, high]), [[10, 10, 12], [8, 10, 10]]);
});

Deno.test("lists of different length are refused", { permissions: "none" }, () => {
  assertThrows(() => makeTable(["ada"], [], []), RangeError);
  assertThrows(() => makeTable(["ada"], [sums(1, 1)], []), RangeError);
});

const anyBots = fc.array(
  fc.tuple(fc.constantFrom("ada", "ben", "cyd"), fc.nat(300_000), fc.nat(2_000_000)),
  { minLength: 1, maxLength: 9 },
);

Deno.test(
  "[TABLE-1] corrected duel points sum to the melee points",
  { permissions: "none" },
  () => {
    fc.assert(fc.property(anyBots, (bots) => {
      const { rows, factor } = tableOf(...bots);
      const sum = (key: "duels" | "duelsCorrected" | "melee") =>
        rows.reduce((all, row) => all + row[key], 0);
      fc.pre(sum("duels") > 0 && sum("melee") > 0);
      assertAlmostEquals(sum("duelsCorrected") / sum("melee"), 1, 1e-9);
      assertEquals(factor, commonFactor(sum("duels"), sum("melee")));
    }));
  },
);

Deno.test("ranks follow the published totals, and every number can be written", {
  permissions: "none",
}, () => {
  fc.assert(fc.property(anyBots, (bots) => {
    const { rows } = tableOf(...bots);
    for (const row of rows) {
      assertEquals(row.rank, 1 + rows.filter(({ total }) => total > row.total).length);
      assertAlmostEquals(row.total, row.duelsCorrected + row.melee, 1e-9 * (1 + row.total));
      for (
        const number of [row.duels, row.duelsCorrected, row.melee, row.total, row.averageDamage]
      ) {
        assert(Number.isFinite(number) && number >= 0);
      }
    }
    assertEquals(rows.map(({ index }) => index).toSorted(), bots.map((_, index) => index));
  }));
});

Deno.test("the order in which bots were named does not matter", { permissions: "none" }, () => {
  fc.assert(fc.property(anyBots, (bots) => {
    const named = bots.map(([, duel, melee], at) => [`bot ${at}`, duel, melee] as const);
    const without = (table: Table) => table.rows.map((row) => ({ ...row, index: 0 }));
    assertEquals(without(tableOf(...named.toReversed())), without(tableOf(...named)));
  }));
});
