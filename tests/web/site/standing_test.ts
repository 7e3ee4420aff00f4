import { assertEquals } from "@std/assert";
import type { PublishedRun, TableRow } from "../../../lib/logs/published.ts";
import { standingOf } from "../../../web/site/standing.ts";
import { row, RUN } from "./samples.ts";

/** A row with so many points of both kinds after so many rounds of the melee. */
function scored(index: number, duels: number, melee: number, melees: number): TableRow {
  const bot = "abc".charAt(index);
  return { ...row(index + 1, bot, index, 1), duels, melee, rounds: { duel: 9, melee: melees } };
}

/** A run with 10 rounds of melee in all, led by what the melee gave so far. */
function runAfter(melees: number, more: Partial<PublishedRun> = {}) {
  const rows = [scored(0, 10, 50, melees), scored(1, 30, 20, melees), scored(2, 30, 5, melees)];
  return { ...RUN, state: "playing" as const, table: { factor: 1, rows }, ...more };
}

Deno.test("a finished run stands as its table says", () => {
  const { table } = RUN;
  assertEquals(standingOf(RUN), table && { table, isProvisional: false });
  const rowsOfFew = runAfter(0, { state: "finished" });
  assertEquals(standingOf(rowsOfFew)?.table, rowsOfFew.table);
});

Deno.test("as long as next to nothing of the melee is played, duels alone give places", () => {
  const standing = standingOf(runAfter(0));
  assertEquals(standing?.duelsOnly, { played: 0, total: 10 });
  assertEquals(
    standing?.table.rows.map(({ bot, high, low, rank, total }) => [rank, bot, low, total, high]),
    [[1, "b", 30, 30, 30], [1, "c", 30, 30, 30], [3, "a", 10, 10, 10]],
  );
});

Deno.test("from a tenth of the melee on, the table stands as it is, provisionally", () => {
  const run = runAfter(1);
  assertEquals(standingOf(run), { table: run.table, isProvisional: true });
  assertEquals(standingOf({ ...run, state: "stopped" })?.isProvisional, true);
});

Deno.test("without a melee, or without duels, there is nothing to wait for", () => {
  const noMelee = runAfter(0, { matches: RUN.matches.filter(({ kind }) => kind === "duel") });
  assertEquals(standingOf(noMelee)?.table, noMelee.table);
  const noDuels = runAfter(0, { table: { factor: 1, rows: [scored(0, 0, 0, 0)] } });
  assertEquals(standingOf(noDuels)?.duelsOnly, undefined);
});

Deno.test("a run without a table stands nowhere", () => {
  const { table: _, ...alone } = RUN;
  assertEquals(standingOf(alone), undefined);
});
