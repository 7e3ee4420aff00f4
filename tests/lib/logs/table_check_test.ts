import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { join } from "@std/path";
import { readLog } from "../../../lib/logs/files.ts";
import type { Table, TableRow } from "../../../lib/logs/published.ts";
import { summaryOf } from "../../../lib/logs/summary.ts";
import { compareTable, createLogSums, type LogSums } from "../../../lib/logs/table_check.ts";
import { parseTableFile } from "../../../lib/server/table_file.ts";
import { SAMPLE } from "../server/sample.ts";
import { runs } from "./properties.ts";

const LOGS = join(SAMPLE, "logs");

async function sumsOfSample(): Promise<LogSums[]> {
  const names = await Array.fromAsync(Deno.readDir(LOGS), ({ name }) => name);
  return await Promise.all(names.map(async (name) => {
    const { header, rounds } = await readLog(join(LOGS, name));
    const sums = createLogSums(header);
    for await (const { round } of rounds) sums.add(summaryOf(header, round));
    return sums.sums();
  }));
}

const logs = await sumsOfSample();
const read = parseTableFile(await Deno.readTextFile(join(SAMPLE, "table.json")));
assert(read !== undefined);
const { table } = read;
const champion = table.rows.find(({ bot }) => bot === "champion");
assert(champion !== undefined);

/** The table with something of the champion changed. */
function changed(change: Partial<TableRow>): Table {
  const rows = table.rows.map((row) => row === champion ? { ...row, ...change } : row);
  return { ...table, rows };
}

function messageOf(other: Table): string {
  const verdict = compareTable(other, logs);
  return verdict.state === "differs" ? verdict.message : verdict.state;
}

Deno.test("the table of a run is what its logs come to", () => {
  assertEquals(compareTable(table, logs), { state: "agrees", rounds: 132 });
  const copied: Table = JSON.parse(JSON.stringify(table));
  assertEquals(compareTable(copied, logs), { state: "agrees", rounds: 132 });
});

Deno.test("what a table says falsely is told in a sentence", () => {
  const cases: readonly (readonly [Partial<TableRow>, string])[] = [
    [{ total: 99999 }, "champion: the table says 99999 points in total, its own points come to "],
    [{ melee: 99999 }, "champion: the table says 99999 melee points, the logs come to 612"],
    [{ wins: { duel: 28, melee: 7 } }, "champion: the table says 7 melee wins, the logs come to 6"],
    [
      { rounds: { duel: 27, melee: 20 } },
      "champion: the table says 27 duel rounds, the logs come to 28",
    ],
    [{ averageDamage: 30 }, "champion: the table says 30 damage a round, the logs come to "],
    [
      { faults: { ...champion.faults, crash: 2 } },
      'champion: the table says 2 faults of the kind "crash", the logs come to 0',
    ],
    [{ rank: 2 }, "champion: the table says 2 as its rank, its own points come to 1"],
    [{ low: 2000 }, "champion: its total of "],
    [{ bot: "chimpion" }, "champion plays in the logs, but is not in the table"],
  ];
  for (const [change, told] of cases) {
    assertEquals(messageOf(changed(change)).slice(0, told.length), told);
  }
  assertEquals(
    messageOf({ ...table, factor: 1 }).slice(0, 29),
    "the table says 1 for the comm",
  );
  const ghost = { ...champion, bot: "ghost", index: 99 };
  assertEquals(
    compareTable({ ...table, rows: [...table.rows, ghost] }, logs),
    { state: "incomplete", missing: 8 },
  );
});

Deno.test("two names that are swapped in a table are found, whichever they are", () => {
  const place = fc.nat(table.rows.length - 1);
  fc.assert(
    fc.property(place, place, (one, other) => {
      fc.pre(one !== other);
      const names = table.rows.map(({ bot }) => bot);
      const nameAt = (at: number) => names[at === one ? other : at === other ? one : at] ?? "";
      const rows = table.rows.map((row, at) => ({ ...row, bot: nameAt(at) }));
      assertEquals(compareTable({ ...table, rows }, logs).state, "differs");
    }),
    runs(30),
  );
});

Deno.test("where a log is missing nothing is said about the table", () => {
  assertEquals(compareTable(table, logs.slice(1)), { state: "incomplete", missing: 1 });
  assertEquals(compareTable(table, []), { state: "incomplete", missing: 29 });
});
