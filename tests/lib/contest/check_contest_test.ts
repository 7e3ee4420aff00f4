import { assert, assertEquals, assertRejects } from "@std/assert";
import { join } from "@std/path";
import { checkContest } from "../../../lib/contest/check_contest.ts";
import type { SampleSize } from "../../../lib/contest/check_logs.ts";
import type { Contest } from "../../../lib/contest/contest.ts";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { Journal } from "../../../lib/tournament/journal.ts";
import { readSample, writeRun } from "../server/sample.ts";
import { beginSample, blobOf, makeSampleContest } from "./sample_contest.ts";
import { withFolder } from "./temp_contest.ts";

/** 28 pairs and the melee. */
const MATCHES = 29;
const ROUNDS = 28 * 4 + 20;

async function withSample(test: (contest: Contest, run: string) => Promise<void>): Promise<void> {
  await withFolder(async (folder) => {
    using contest = await makeSampleContest(folder);
    await test(contest, contest.stageFolder(1));
  });
}

/** Codes of what is found, with the place within the contest. */
async function found({ folder }: Contest, sample: SampleSize = 1): Promise<string[]> {
  const { findings, whole } = await checkContest(folder, sample);
  assertEquals(whole, findings.length === 0);
  return findings.map(({ code, file }) => `${code} ${file.slice(folder.length + 1)}`);
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const text = await Deno.readTextFile(file);
  assert(change(text) !== text);
  await Deno.writeTextFile(file, change(text));
}

/** Bytes and times of all files of a stage and of all that was sent in. */
async function stateOf(contest: Contest): Promise<string[]> {
  const state: string[] = [];
  const folders = ["", "errors/1-champion", "logs"].map((name) =>
    join(contest.stageFolder(1), name)
  );
  for (const folder of folders) {
    for await (const { isFile, name } of Deno.readDir(folder)) {
      const { mtime, size } = await Deno.stat(join(folder, name));
      if (isFile) state.push(`${name} ${size} ${mtime?.getTime()}`);
    }
  }
  return state.sort();
}

Deno.test("a whole contest is found whole, and stays as it is", async () => {
  await withSample(async (contest) => {
    const before = [await stateOf(contest), contest.dataVersion()];
    assertEquals(await checkContest(contest.folder), {
      whole: true,
      findings: [],
      checked: { files: 8, stages: 1, rounds: 3 * MATCHES },
    });
    assertEquals([await stateOf(contest), contest.dataVersion()], before);
    assertEquals((await checkContest(contest.folder, "all")).checked.rounds, ROUNDS);
    assertEquals((await checkContest(contest.folder, 0)).checked.rounds, 0);
  });
});

Deno.test("missing and damaged bytes are told with entry, version and path", async () => {
  await withSample(async (contest) => {
    await Deno.remove(blobOf(contest, "champion"));
    await Deno.writeTextFile(blobOf(contest, "mapper"), "// nobody else");
    await edit(blobOf(contest, "camper"), (text) => text.replace("c", "C"));
    const { findings } = await checkContest(contest.folder, 0);
    assertEquals(findings.map(({ code, message }) => `${code}: ${message}`), [
      "BLOB_MISSING: champion, version 1, champion.ts: its bytes are missing",
      "BLOB_SIZE: mapper, version 1, mapper.ts: it should have 9 bytes, and there are 14",
      "BLOB_DAMAGED: camper, version 1, camper.ts: its bytes are not those that were sent in",
    ]);
  });
});

Deno.test("a stage that nobody knows of is told", async () => {
  await withSample(async (contest) => {
    await Deno.mkdir(join(contest.stagesFolder, "stage-2"));
    await Deno.mkdir(join(contest.stagesFolder, "stage-3.thrown-away"));
    assertEquals(await found(contest), ["STAGE_UNKNOWN stages/stage-2"]);
  });
});

Deno.test("results in the database that are not those of the journal are told", async () => {
  const changes = [
    "UPDATE seat SET rank = 9 WHERE place = 3",
    "UPDATE seat SET lead = NULL",
    "UPDATE seat SET result = replace(result, '\"melee\":', '\"melee\":1')",
    "UPDATE stage SET factor = factor + 1",
    "UPDATE duel SET points_one = points_one + 1 WHERE one = 2 AND other = 5",
    "DELETE FROM duel WHERE one = 0 AND other = 1",
  ];
  for (const change of changes) {
    await withSample(async (contest) => {
      contest.run(change);
      assertEquals(await found(contest, 0), ["RESULTS stages/stage-1/journal.jsonl"], change);
    });
  }
});

Deno.test("a table.json that is another one, or none, is told", async () => {
  await withSample(async (contest, run) => {
    const file = join(run, "table.json");
    await edit(file, (text) => text.replace('"rank": 1', '"rank": 2'));
    assertEquals(await found(contest, 0), ["TABLE stages/stage-1/table.json"]);
    await Deno.writeTextFile(file, "{");
    assertEquals(await found(contest, 0), ["TABLE stages/stage-1/table.json"]);
    await Deno.remove(file);
    assertEquals(await found(contest, 0), ["TABLE stages/stage-1/table.json"]);
  });
});

Deno.test("a journal that lacks rounds, or is gone, is told", async () => {
  await withSample(async (contest, run) => {
    const file = join(run, "journal.jsonl");
    await edit(file, (text) => text.split("\n").slice(0, -3).join("\n"));
    const { findings } = await checkContest(contest.folder, 0);
    assertEquals(findings[0]?.message, "The journal of stage 1 lacks 3 of its 132 rounds");
    await Deno.remove(file);
    assertEquals(await found(contest), ["JOURNAL_MISSING stages/stage-1/journal.jsonl"]);
  });
});

Deno.test("a round that was changed in the journal shows in all that follows from it, and in replaying", async () => {
  await withSample(async (contest, run) => {
    const change = (text: string) => text.replace(/"damage":\[\d+/, '"damage":[999');
    await edit(join(run, "journal.jsonl"), change);
    const codes = (await found(contest, "all")).map((finding) => finding.split(" ")[0]);
    assertEquals(codes, ["RESULTS", "TABLE", "LOG_DIFFERS", "REPLAY"]);
  });
});

Deno.test("logs that are not what the journal has are told: changed, cut off, gone", async () => {
  await withSample(async (contest, run) => {
    const logs = Array.from(Deno.readDirSync(join(run, "logs")), ({ name }) => name).sort();
    const [one = "", two = "", three = "", four = ""] = logs.map((name) => join(run, "logs", name));
    await Deno.remove(one);
    const packed = await Deno.readFile(two);
    await Deno.writeFile(two, packed.subarray(0, packed.length / 2));
    await Deno.copyFile(four, three);
    await Deno.writeTextFile(four, "no log");
    const codes = (await found(contest)).map((finding) => finding.replace(/stages.*logs\//, ""));
    assertEquals(codes.map((code) => code.split(" ")[0]), [
      ...["LOG_MISSING", "LOG_DIFFERS", "LOG_DIFFERS", "LOG_DIFFERS"],
    ]);
    assertEquals(codes.map((code) => code.split(" ")[1]), logs.slice(0, 4));
  });
});

Deno.test("a folder that is of another stage, or of none, is told", async () => {
  await withSample(async (contest, run) => {
    const file = join(run, "run.json");
    await edit(file, (text) => text.replace('"turnMs": 100', '"turnMs": 101'));
    assert((await found(contest, 0)).includes("STAGE_PLAN stages/stage-1/run.json"));
    await Deno.writeTextFile(file, "{}");
    assertEquals(await found(contest), ["RUN_SETTINGS stages/stage-1/run.json"]);
    await Deno.remove(run, { recursive: true });
    assertEquals(await found(contest), ["RUN_MISSING stages/stage-1"]);
  });
});

Deno.test("a stage that is being played may be checked meanwhile, its torn last line too", async () => {
  await withFolder(async (folder) => {
    const sample = await readSample();
    using contest = await beginSample(folder, sample);
    assertEquals(await found(contest), []);
    const run = contest.stageFolder(1);
    await writeRun(run, sample.settings, sample.lines.slice(0, 5));
    const file = join(run, "journal.jsonl");
    const runner = await Journal.open(file, sample.settings.plan);
    try {
      await Deno.writeTextFile(file, (sample.lines[5] ?? "").slice(0, 50), { append: true });
      const text = await Deno.readTextFile(file);
      assertEquals(await found(contest), []);
      assertEquals(await Deno.readTextFile(file), text);
      await Deno.writeTextFile(file, "junk\n", { append: true });
      assertEquals(await found(contest), ["JOURNAL_DAMAGED stages/stage-1/journal.jsonl"]);
    } finally {
      runner.close();
    }
  });
});

Deno.test("rows that belong to nothing are told", async () => {
  await withSample(async (contest) => {
    contest.db.exec("PRAGMA foreign_keys = OFF");
    contest.run("INSERT INTO former_name VALUES (1, 99, 'nobody', '2026-11-30T12:00:00.000Z')");
    const { findings } = await checkContest(contest.folder, 0);
    assertEquals(findings.map(({ message }) => message), [
      "The table former_name has a row whose entry is not there",
    ]);
  });
});

Deno.test("values that cannot be read are findings, and the rest is checked all the same", async () => {
  await withSample(async (contest) => {
    contest.run("UPDATE version SET check_report = '{' WHERE id = 2");
    await Deno.mkdir(join(contest.stagesFolder, "stage-9"));
    const codes = await found(contest, 0);
    assert(codes.includes("CONTEST_DAMAGED contest.db"), codes.join());
    assert(codes.includes("STAGE_UNKNOWN stages/stage-9"), codes.join());
  });
});

Deno.test("a database that is none is a finding; where there is no contest there is nothing to check", async () => {
  await withFolder(async (folder) => {
    await assertRejects(() => checkContest(folder), UnusableInput, "no contest");
    await Deno.writeTextFile(join(folder, "contest.db"), "These are no tables. ".repeat(500));
    const { checked, findings, whole } = await checkContest(folder);
    assertEquals([whole, findings.map(({ code }) => code)], [false, ["CONTEST_DAMAGED"]]);
    assertEquals(checked, { files: 0, stages: 0, rounds: 0 });
  });
});
