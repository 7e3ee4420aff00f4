import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { Library } from "../../../lib/server/library.ts";
import { describeRun } from "../../../lib/server/run_library.ts";
import type { PublishedRun } from "../../../lib/logs/published.ts";
import { readScores, ScoreSheet } from "../../../lib/server/scores.ts";
import { copySample, handClock, inFolder, readSample, SAMPLE, writeRun } from "./sample.ts";

const DUEL = join(SAMPLE, "logs/duel-1-2-champion-mapper.jsonl.gz");

/** The text of a packed log. */
async function textOf(path: string): Promise<string> {
  const { readable } = await Deno.open(path);
  return await new Response(readable.pipeThrough(new DecompressionStream("gzip"))).text();
}

/** All that is published of the only run. */
async function publishedOf(folder: string): Promise<PublishedRun> {
  const library = await Library.open({ named: [folder], clock: handClock() });
  const [first] = (await library.catalog()).runs;
  const run = first && library.find(first.id);
  assert(run !== undefined);
  return await describeRun(run);
}

/** Sums of a list by the programs' indexes in the run. */
function sumsOf(run: PublishedRun, kind: "duel" | "melee", list: "wins" | "points"): number[] {
  const sums = run.bots.map(() => 0);
  for (const match of run.matches.filter((one) => one.kind === kind)) {
    match.entries.forEach((entry, place) => {
      sums[entry] = (sums[entry] ?? 0) + (match[list]?.[place] ?? NaN);
    });
  }
  return sums;
}

Deno.test("wins and points of all matches add up to those of the table", async () => {
  const run = await publishedOf(SAMPLE);
  for (const row of run.table?.rows ?? []) {
    assertEquals(sumsOf(run, "duel", "wins")[row.index], row.wins.duel, row.bot);
    assertEquals(sumsOf(run, "melee", "wins")[row.index], row.wins.melee, row.bot);
    assertEquals(sumsOf(run, "duel", "points")[row.index], row.duels, row.bot);
    assertEquals(sumsOf(run, "melee", "points")[row.index], row.melee, row.bot);
  }
});

Deno.test("a run that is being played tells the same from its journal as from its logs", async () => {
  await inFolder(async (folder) => {
    const { lines, settings } = await readSample();
    await writeRun(folder, settings, lines);
    const facts = ({ matches }: PublishedRun) =>
      matches.map(({ entries, id, points, wins }) => ({ entries, id, points, wins }));
    assertEquals(facts(await publishedOf(folder)), facts(await publishedOf(SAMPLE)));
  });
});

Deno.test("a log is read for its scores once, and again when it has changed", async () => {
  await inFolder(async (folder) => {
    await copySample(folder);
    const library = await Library.open({ named: [folder], clock: handClock() });
    const [first] = (await library.catalog()).runs;
    const run = first && library.find(first.id);
    assert(run !== undefined);
    const winsOfMelee = async () => (await describeRun(run)).matches.at(-1)?.wins;
    const path = join(folder, "logs/melee.jsonl.gz");
    const before = await winsOfMelee();
    const { mtime } = await Deno.stat(path);
    const bytes = await Deno.readFile(path);
    // Other bytes of the same length and time: who read them again would find nothing.
    await Deno.writeFile(path, new Uint8Array(bytes.length));
    await Deno.utime(path, mtime ?? 0, mtime ?? 0);
    assertEquals(await winsOfMelee(), before);
    await Deno.utime(path, new Date(2030, 0), new Date(2030, 0));
    assertEquals(await winsOfMelee(), undefined);
  });
});

Deno.test("a table that is not what the logs come to is told, and so is that it cannot be known", async () => {
  await inFolder(async (folder) => {
    await copySample(folder);
    const warnings: string[] = [];
    const library = await Library.open({
      named: [folder],
      clock: handClock(),
      warn: (sentence) => void warnings.push(sentence.replace(folder, "RUN")),
    });
    const describe = async () => {
      const [first] = (await library.catalog()).runs;
      const run = first && library.find(first.id);
      assert(run !== undefined);
      await describeRun(run);
    };
    await describe();
    assertEquals(warnings, []);
    const path = join(folder, "table.json");
    const text = await Deno.readTextFile(path);
    await Deno.writeTextFile(path, text.replace('"melee": 612', '"melee": 99999'));
    await Deno.utime(path, new Date(2030, 0), new Date(2030, 0));
    await describe();
    await Deno.writeTextFile(join(folder, "logs/melee.jsonl.gz"), "no log");
    await describe();
    assertEquals(warnings, [
      "RUN/table.json: This table does not agree with the logs beside it. " +
      "champion: the table says 99999 melee points, the logs come to 612",
      "RUN/table.json: This table cannot be compared with the logs beside it: melee.jsonl.gz is " +
      "damaged, or does not say how its rounds ended",
    ]);
  });
});

Deno.test("the list of runs does not wait for scores", async () => {
  const library = await Library.open({ named: [SAMPLE], clock: handClock() });
  const [run] = await library.runs();
  assertEquals(run?.matches[0]?.wins, undefined);
});

Deno.test("a log that is damaged, gone or silent about its results has no scores", async () => {
  await inFolder(async (folder) => {
    await Deno.writeTextFile(join(folder, "damaged.jsonl"), "no log");
    assertEquals(await readScores(join(folder, "damaged.jsonl")), undefined);
    assertEquals(await readScores(join(folder, "nowhere.jsonl")), undefined);
    const silent = (await textOf(DUEL)).replace(/,"result":\{.*?\},"check":"\w+"/, "");
    await Deno.writeTextFile(join(folder, "silent.jsonl"), silent);
    assertEquals(await readScores(join(folder, "silent.jsonl")), undefined);
    assertEquals((await readScores(DUEL))?.scores.wins, [4, 0]);
  });
});

Deno.test("a round that stands in a log twice counts once", async () => {
  await inFolder(async (folder) => {
    const text = await textOf(DUEL);
    const [, first = ""] = text.split("\n");
    await Deno.writeTextFile(join(folder, "twice.jsonl"), `${text}${first}\n`);
    assertEquals(await readScores(join(folder, "twice.jsonl")), await readScores(DUEL));
  });
});

Deno.test("a sheet goes by who sits where, and what is taken away leaves no trace", () => {
  const sheet = new ScoreSheet(3);
  const result = { turns: 5, lives: [3, 0], damage: [7, 2], bonus: [10, 0] };
  sheet.count([2, 0], result);
  assertEquals(sheet.scores(), { wins: [0, 0, 1], points: [2, 0, 17] });
  sheet.count([0, 2], result);
  sheet.count([2, 0], result, -1);
  assertEquals(sheet.scores(), { wins: [1, 0, 0], points: [17, 0, 2] });
});
