/** Files of a run's folder: whole or not there, and nothing of earlier attempts between them. */
import { assertEquals } from "@std/assert";
import { join } from "@std/path";
import { makeTable } from "../../../lib/tournament/table.ts";
import { createTally } from "../../../lib/tournament/tally.ts";
import { Journal } from "../../../lib/tournament/journal.ts";
import { writeLogs, writeOfRun } from "../../../lib/tournament/run_folder.ts";
import type { RunSettings } from "../../../lib/tournament/run_settings.ts";
import { writeTable } from "../../../lib/tournament/write_table.ts";

const SETTINGS: RunSettings = {
  plan: { seed: "s", bots: 2, duels: 1, melees: 1 },
  limits: { turnMs: 100, startMs: 2000, turns: 1000 },
  bots: ["one", "two"].map((name) => ({ name, version: "sha256:0", word: name })),
  from: "",
  stage: "stage-1",
  sandbox: ["permissions"],
};

async function inFolder(test: (folder: string) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "turniir-folder-" });
  try {
    await test(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

function namesIn(folder: string): string[] {
  return [...Deno.readDirSync(folder)].map(({ name }) => name).sort();
}

Deno.test("a draft of a run's file that a kill has left goes with the next attempt", async () => {
  await inFolder(async (folder) => {
    const path = join(folder, "table.json");
    await Deno.writeTextFile(`${path}.part`, "half of a longer one");
    await writeOfRun(path, "text");
    assertEquals(await Deno.readTextFile(path), "text");
    assertEquals(namesIn(folder), ["table.json"]);
  });
});

Deno.test("drafts of logs that a kill has left go when the logs are written", async () => {
  await inFolder(async (folder) => {
    await Deno.mkdir(join(folder, "logs"));
    await Deno.writeTextFile(join(folder, "logs", "melee.jsonl.gz.78a7bb13.part"), "half");
    const journal = await Journal.open(join(folder, "journal.jsonl"), SETTINGS.plan);
    await writeLogs(folder, SETTINGS, journal, ".jsonl");
    journal.close();
    assertEquals(namesIn(join(folder, "logs")), ["duel-1-2-one-two.jsonl", "melee.jsonl"]);
  });
});

Deno.test("the table is written for machines and for people", async () => {
  await inFolder(async (folder) => {
    const tally = createTally("s", 2);
    const table = makeTable(["one", "two"], tally.bots(), tally.intervals());
    const outcome = { folder, settings: SETTINGS, table, tally };
    const published = await writeTable(outcome, ({ rows }) => `${rows.length} rows\n`);
    assertEquals(JSON.parse(await Deno.readTextFile(join(folder, "table.json"))), published);
    assertEquals(published, {
      ...{ factor: 1, table: table.rows, seed: "s", duels: 1, melees: 1 },
      sandbox: ["permissions"],
    });
    assertEquals(await Deno.readTextFile(join(folder, "table.txt")), "2 rows\n");
  });
});
