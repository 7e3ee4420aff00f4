import { assertEquals, assertNotMatch } from "@std/assert";
import stringWidth from "string-width";
import { leaders, makeStandings } from "../../../lib/cli/standings.ts";
import type { Table } from "../../../lib/logs/published.ts";
import { makeTable } from "../../../lib/tournament/table.ts";
import type { BotSums } from "../../../lib/tournament/tally.ts";

const NO_FAULTS = { timeout: 0, exit: 0, crash: 0, flood: 0, memory: 0, invalid: 0, start: 0 };

function tableOf(bots: Readonly<Record<string, Partial<BotSums>>>): Table {
  const sums = Object.values(bots).map((bot): BotSums => ({
    rounds: { duel: 4, melee: 3 },
    points: { duel: 0, melee: 0 },
    wins: { duel: 0, melee: 0 },
    damage: { duel: 0, melee: 0 },
    faults: NO_FAULTS,
    ...bot,
  }));
  const intervals = sums.map(({ points }) => ({ low: points.melee, high: 2 * points.melee + 0.2 }));
  return makeTable(Object.keys(bots), sums, intervals);
}

const TABLE = tableOf({
  ben: {
    points: { duel: 220, melee: 440 },
    damage: { duel: 151, melee: 311 },
    faults: { ...NO_FAULTS, timeout: 3, invalid: 12 },
  },
  ada: { points: { duel: 390, melee: 250 }, wins: { duel: 31, melee: 5 } },
  cyd: { points: { duel: 90, melee: 310 }, faults: { ...NO_FAULTS, start: 1 } },
});

Deno.test("[TABLE-4] standings show raw and corrected figures", { permissions: "none" }, () => {
  assertEquals(
    makeStandings(TABLE),
    `\
rank  program  duels  corrected  melee  total  95% interval  duel wins  melee wins  damage/round  faults
   1  ada        390      557.1    250  807.1       250–808         31           5          0.00  -
   2  ben        220      314.3    440  754.3       440–881          0           0         66.00  timeout 3, invalid 12
   3  cyd         90      128.6    310  438.6       310–621          0           0          0.00  start 1

Common factor of the duel points: 1.4286
`,
  );
});

Deno.test(
  "standings stay aligned with wide names, and obey no name",
  { permissions: "none" },
  () => {
    const text = makeStandings(tableOf({ "戦車": {}, "a\x1b[2Jb\nc": {}, "é": {}, "x": {} }));
    // deno-lint-ignore no-control-regex -- a terminal's own language must not get through
    assertNotMatch(text, /[\x00-\x09\x0b-\x1f]/);
    const widths = text.split("\n").slice(1, 5).map((line) => stringWidth(line));
    assertEquals(new Set(widths).size, 1);
  },
);

Deno.test("standings of nothing have no NaN in them", { permissions: "none" }, () => {
  const idle = { rounds: { duel: 0, melee: 0 } };
  for (const table of [tableOf({}), tableOf({ ada: idle }), tableOf({ ada: idle, ben: idle })]) {
    assertNotMatch(makeStandings(table), /NaN|Infinity|undefined|-0/);
  }
});

Deno.test("leaders() names the first few with their points", { permissions: "none" }, () => {
  assertEquals(leaders(TABLE.rows, 2), "1 ada 807, 2 ben 754");
  assertEquals(leaders(TABLE.rows, 9), "1 ada 807, 2 ben 754, 3 cyd 439");
  assertEquals(leaders([], 3), "");
  assertEquals(leaders([{ rank: 1, bot: "a\n\x07", total: 2.4 }], 1), "1 a\\n\\u{7} 2");
});
