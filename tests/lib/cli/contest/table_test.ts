/** `contest table`: what has moved and what is decided, in text and for machines. */
import { assert, assertEquals, assertRejects } from "@std/assert";
import { join } from "@std/path";
import stringWidth from "string-width";
import { contestTable, ordersText, tableText } from "../../../../lib/cli/contest/table.ts";
import { Contest } from "../../../../lib/contest/contest.ts";
import { ledgerOf } from "../../../../lib/contest/describe/ledger.ts";
import { lastTable } from "../../../../lib/contest/describe/table.ts";
import type { ContestTable, Lead } from "../../../../lib/contest/published/types.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { inLargeContest } from "../../contest/describe/in_large_contest.ts";
import { makeRecords } from "../../contest/describe/made_records.ts";
import { capture, linesOf } from "../captured.ts";

const SMALL = { entries: 9, stages: 12, logged: 0 } as const;

function lead(verdict: Lead["verdict"], share: number): Lead {
  return { verdict, share };
}

/** Three programs, of which one is new and one has gained a place. */
function tableOf(leads: readonly (Lead | undefined)[], ranks = [2, 1, 3]): ContestTable {
  const table = lastTable(ledgerOf(makeRecords({
    entries: ["ada", { name: "半平太", slug: "bob" }, "cyd"],
    versions: [["ada 1", "played"], ["bob 1", "played"], ["cyd 1", "played"]],
    stages: [
      { versions: ["bob 1", "ada 1"], ranks: [2, 1] },
      { versions: ["cyd 1", "bob 1", "ada 1"], ranks, leads },
    ],
  })));
  assert(table !== undefined);
  return table;
}

Deno.test("the table tells ranks, movements, totals, intervals and ratings in columns", () => {
  const lines = tableText(tableOf([]), capture()).split("\n");
  assertEquals(lines[0], "rank  moved  program  version  total  95% interval      rating");
  assertEquals(lines.slice(1).map((line) => line.replace(/ +\S+ ±\S+$/, "")), [
    "   1  ▲1     半平太         1  900.0       849–951",
    "   2  new    cyd            1  800.0       749–851",
    "   3  ▼2     ada            1  700.0       649–751",
  ]);
  assertEquals(new Set(lines.map((line) => stringWidth(line))).size, 1);
});

Deno.test("the line of the newcomer stands out where colours may be", () => {
  const lines = tableText(tableOf([]), { ...capture(), isColourful: true }).split("\n");
  assertEquals(lines.map((line) => line.includes("\x1b[1m")), [false, false, true, false]);
});

Deno.test("who keeps a rank has not moved", () => {
  assertEquals(tableText(tableOf([], [3, 2, 1]), capture()).match(/^ +1 +(\S+)/m)?.[1], "=");
});

Deno.test("neighbours that luck could have turned round are told, and ties", () => {
  const byPlace = [lead("tied", 0.5), lead("open", 0.815), undefined];
  assertEquals(ordersText(tableOf(byPlace).rows), [
    "Within noise: 半平太 before cyd; 半平太 stays ahead in 82 % of replays on paper.",
    "Tied: cyd and ada have the same total.",
  ]);
});

Deno.test("where every order is decided, one sentence says so", () => {
  const byPlace = [lead("decided", 1), lead("decided", 0.99), undefined];
  assertEquals(ordersText(tableOf(byPlace).rows), [
    "Every order is decided: luck could hardly have turned any of them round.",
  ]);
  assertEquals(ordersText(tableOf([]).rows), ["Nothing is known about how sure the order is."]);
});

inLargeContest("the last table is shown, an older one on demand", SMALL, async (folder) => {
  const [last, older] = [capture(), capture()];
  assertEquals(await contestTable(folder, {}, last), 0);
  assertEquals(linesOf(last)[0]?.includes("the table after stage 12, played for "), true);
  assert(linesOf(last).includes("2 programs in the queue."), last.printed.join(""));
  assert(linesOf(last).some((line) => line.startsWith("1 held: ")), last.printed.join(""));
  assertEquals(await contestTable(folder, { stage: "2" }, older), 0);
  assertEquals(linesOf(older)[0]?.includes("the table after stage 2, "), true);
  assertEquals(linesOf(older).filter((line) => /^ +\d+ {2}/.test(line)).length, 3);
});

inLargeContest("for machines it is a ContestTable", SMALL, async (folder) => {
  const output = capture();
  await contestTable(folder, { json: true }, output);
  const { table, title } = JSON.parse(output.printed.join(""));
  assertEquals([title, table.stage, table.rows.length], ["Large contest", 12, 9]);
});

inLargeContest(
  "a stage that is not there is refused, with those that are",
  SMALL,
  async (folder) => {
    const show = (stage: string) => () => contestTable(folder, { stage }, capture());
    await assertRejects(
      show("13"),
      UnusableInput,
      "There is no stage 13: there are stages 1 to 12",
    );
    await assertRejects(show("last"), UnusableInput, 'The stage is "last"');
  },
);

Deno.test("an empty contest says what to do next", async () => {
  const place = await Deno.makeTempDir({ prefix: "turniir-table-" });
  try {
    const folder = join(place, "spring");
    const rules = { duels: 1, melees: 1, places: 9, turnMs: 100, startMs: 2000 };
    (await Contest.create(folder, { title: "Spring", seed: "x", rules })).close();
    const [text, json] = [capture(), capture()];
    assertEquals(await contestTable(folder, {}, text), 0);
    assert(
      /^No stage has been played yet\. Enter programs: .*contest enter/.test(text.printed.join("")),
    );
    assertEquals(await contestTable(folder, { json: true }, json), 0);
    assertEquals(JSON.parse(json.printed.join("")), { title: "Spring", table: null });
  } finally {
    await Deno.remove(place, { recursive: true });
  }
});
