import { assert, assertEquals, assertMatch, assertRejects } from "@std/assert";
import { join } from "@std/path";
import {
  checkContest,
  type CheckWatcher,
  type ContestCheck,
} from "../../../lib/contest/check_contest.ts";
import type { SampleSize } from "../../../lib/contest/check_logs.ts";
import { makeStandings } from "../../../lib/cli/standings.ts";
import type { Contest } from "../../../lib/contest/contest.ts";
import { deriveFacts, formatFacts } from "../../../lib/contest/stage_facts.ts";
import { beginStage, seatsOf } from "../../../lib/contest/store/stages.ts";
import { reportWorker } from "../../../lib/contest/store/workers.ts";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { Journal } from "../../../lib/tournament/journal.ts";
import { readSample, SAMPLE, writeRun } from "../server/sample.ts";
import { beginSample, blobOf, makeSampleContest } from "./sample_contest.ts";
import { withFolder } from "./temp_contest.ts";

/** 28 pairs and the melee. */
const MATCHES = 29;
const ROUNDS = 28 * 4 + 20;

/** The sample was not played as a stage of a contest. */
const MAKERS = { seedOf: () => "sample", tableText: makeStandings };

let facts: string | undefined;

async function withSample(test: (contest: Contest, run: string) => Promise<void>): Promise<void> {
  await withFolder(async (folder) => {
    using contest = await makeSampleContest(folder);
    const run = contest.stageFolder(1);
    facts ??= formatFacts(await deriveFacts(run));
    await Deno.writeTextFile(join(run, "facts.json"), facts);
    await Deno.copyFile(join(SAMPLE, "table.txt"), join(run, "table.txt"));
    await test(contest, run);
  });
}

async function check(
  folder: string,
  sample: SampleSize = 3,
  heard: CheckWatcher = () => {},
): Promise<ContestCheck> {
  return await checkContest(folder, sample, heard, MAKERS);
}

/** Codes of what is found, with the place within the contest. */
async function found({ folder }: Contest, sample: SampleSize = 1): Promise<string[]> {
  const { findings, whole } = await check(folder, sample);
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
    assertEquals(await check(contest.folder), {
      whole: true,
      findings: [],
      strangers: [],
      checked: { files: 8, stages: 1, rounds: 3 * MATCHES },
    });
    assertEquals([await stateOf(contest), contest.dataVersion()], before);
    assertEquals((await check(contest.folder, "all")).checked.rounds, ROUNDS);
    assertEquals((await check(contest.folder, 0)).checked.rounds, 0);
  });
});

Deno.test("missing and damaged bytes are told with entry, version and path", async () => {
  await withSample(async (contest) => {
    await Deno.remove(blobOf(contest, "champion"));
    await Deno.writeTextFile(blobOf(contest, "mapper"), "// nobody else");
    await edit(blobOf(contest, "camper"), (text) => text.replace("c", "C"));
    const { findings } = await check(contest.folder, 0);
    assertEquals(findings.map(({ code, message }) => `${code}: ${message}`), [
      "BLOB_MISSING: champion, version 1, champion.ts: its bytes are missing",
      "BLOB_SIZE: mapper, version 1, mapper.ts: it should have 9 bytes, and there are 14",
      "BLOB_DAMAGED: camper, version 1, camper.ts: its bytes are not those that were sent in",
    ]);
  });
});

Deno.test("bytes that lie elsewhere are told, and what is no file of a version is named", async () => {
  await withSample(async (contest) => {
    const file = blobOf(contest, "champion");
    const elsewhere = join(contest.folder, "..", "elsewhere");
    await Deno.rename(file, elsewhere);
    await Deno.symlink(elsewhere, file);
    const folder = join(contest.filesFolder, "00");
    await Deno.mkdir(folder, { recursive: true });
    const foreign = [join(contest.filesFolder, "notes.txt"), join(folder, "f".repeat(64))];
    for (const path of foreign) await Deno.writeTextFile(path, "");
    const draft = `${"0".repeat(64)}.${crypto.randomUUID()}.part`;
    await Deno.writeTextFile(join(folder, draft), "");
    const { findings, strangers } = await check(contest.folder, 0);
    assertEquals(findings.map(({ code, message }) => `${code}: ${message}`), [
      "BLOB_UNREADABLE: champion, version 1, champion.ts: its bytes are in no ordinary file",
    ]);
    assertEquals([...strangers].sort(), [...foreign, file].sort());
  });
});

const ROWS: readonly (readonly [change: string, code: string, says: RegExp])[] = [
  [
    "UPDATE version SET command = 'x.ts' WHERE id = 2",
    "VERSION_CHANGED",
    /^mapper, version 1: its command/,
  ],
  ["DELETE FROM version_file WHERE version_id = 2", "VERSION_CHANGED", /^mapper, version 1/],
  ["UPDATE version_file SET is_executable = 1 WHERE version_id = 2", "VERSION_CHANGED", /^mapper/],
  [
    "UPDATE version SET state = 'waiting' WHERE id = 2",
    "VERSION_STATE",
    /^mapper, version 1: it is waiting, though it has played in stage 1/,
  ],
  [
    "UPDATE version SET state = 'playing' WHERE id = 2",
    "VERSION_STATE",
    /^mapper, version 1: it is playing in no stage/,
  ],
  [
    "UPDATE version SET check_report = NULL WHERE id = 2",
    "VERSION_STATE",
    /^mapper, version 1: it is played, and its check does not say so/,
  ],
  [
    "UPDATE stage SET state = 'annulled'",
    "STAGE_STATE",
    /^Stage 1 counts no more, though no stage repeats it/,
  ],
  ["UPDATE stage SET finished_at = NULL", "STAGE_STATE", /^Stage 1 is over/],
];
for (const [change, code, says] of ROWS) {
  Deno.test(`what does not fit together is told: ${change}`, async () => {
    await withSample(async (contest) => {
      contest.run(change);
      const { findings } = await check(contest.folder, 0);
      assertEquals(findings.map((finding) => finding.code), [code]);
      assertMatch(findings[0]?.message ?? "", says);
    });
  });
}

Deno.test("a stage counts although a later one repeats it, and a stage is played for a version that waits", async () => {
  await withSample(async (contest) => {
    const ids = seatsOf(contest, 1).map(({ versionId }) => versionId);
    const [versionId = 0] = ids;
    beginStage(contest, { versionId, versionIds: ids, repeats: 1 });
    contest.run("UPDATE stage SET seed = 'sample'");
    assertEquals(await found(contest, 0), [], "while it is played, the first one counts");
    contest.run("UPDATE version SET state = 'played'");
    assertEquals(await found(contest, 0), ["VERSION_STATE contest.db"]);
    contest.run("UPDATE stage SET state = 'finished', finished_at = begun_at WHERE number = 2");
    assert((await found(contest, 0)).includes("STAGE_STATE contest.db"));
  });
});

Deno.test("paths and names that lead elsewhere are told, and the rest is checked all the same", async () => {
  for (
    const change of [
      "UPDATE version_file SET path = '../../evil.ts' WHERE version_id = 2",
      "UPDATE entry SET slug = '../x' WHERE id = 2",
    ]
  ) {
    await withSample(async (contest) => {
      contest.run(change);
      await Deno.remove(blobOf(contest, "camper"));
      const codes = await found(contest, 0);
      assert(codes.includes("CONTEST_DAMAGED contest.db"), codes.join());
      assert(codes.some((code) => code.startsWith("BLOB_MISSING files/")), codes.join());
    });
  }
});

Deno.test("[STAGE-5] another seed of the contest than that from which its stages follow is told", async () => {
  await withSample(async (contest) => {
    contest.run("UPDATE contest SET seed = 'another'");
    const seedOf = (seed: string) => seed.replace("another", "no ");
    const { findings } = await checkContest(contest.folder, 0, undefined, { seedOf });
    assertEquals(findings.map(({ message }) => message), [
      "The seed of stage 1 does not follow from the contest's",
    ]);
  });
});

Deno.test("facts and the table for people are what follows from the logs, or that is told", async () => {
  const changes:
    readonly (readonly [file: string, code: string, change: (text: string) => string])[] = [
      ["facts.json", "FACTS", (text) => text.replace('"round":', '"round":1')],
      ["facts.json", "FACTS", (text) => text.slice(0, -9)],
      ["table.txt", "TABLE_TEXT", (text) => text.replace("champion", "campion")],
      ["table.txt", "TABLE_TEXT", () => ""],
    ];
  for (const [name, code, change] of changes) {
    await withSample(async (contest, run) => {
      await edit(join(run, name), change);
      assertEquals(await found(contest, 0), [`${code} stages/stage-1/${name}`]);
    });
  }
  await withSample(async (contest, run) => {
    await Deno.remove(join(run, "facts.json"));
    const { findings } = await check(contest.folder, 0);
    assertEquals(findings.map(({ message }) => message), [
      "The facts of stage 1 are missing: whoever plays makes them again",
    ]);
    // They come some seconds after the end of a stage.
    const at = contest.now();
    reportWorker(contest, { task: "play", state: "busy", message: "Stage 1 is being played", at });
    assertEquals(await found(contest, 0), []);
  });
});

Deno.test("a round that stands in the journal once more is told", async () => {
  await withSample(async (contest, run) => {
    await edit(join(run, "journal.jsonl"), (text) => text + text.split("\n")[3] + "\n");
    const { findings } = await check(contest.folder, 0);
    assertEquals(findings.map(({ message }) => message), [
      "In the journal of stage 1, 1 round stands there once more; the last line counts",
    ]);
  });
});

Deno.test("a bit that is flipped in a log is a finding, wherever it is", async () => {
  await withSample(async (contest, run) => {
    const log = join(run, "logs", "melee.jsonl.gz");
    const whole = await Deno.readFile(log);
    for (let part = 0; part < 8; part++) {
      const flipped = whole.slice();
      const at = 20 + Math.floor((part / 7) * (whole.length - 21));
      flipped[at] = (flipped[at] ?? 0) ^ 1;
      await Deno.writeFile(log, flipped);
      const codes = await found(contest, 0);
      assert(codes.some((code) => /^LOG_.* stages.stage-1.logs.melee/.test(code)), `byte ${at}`);
    }
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
    const { findings } = await check(contest.folder, 0);
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
    assertEquals(codes, ["RESULTS", "TABLE", "TABLE_TEXT", "LOG_DIFFERS", "REPLAY"]);
  });
});

Deno.test("rounds on other fields than follow from the seed are told, even where none is replayed", async () => {
  await withSample(async (contest, run) => {
    const swapped: Readonly<Record<string, string>> = { 1: "2", 2: "1" };
    const swap = (text: string) =>
      text.replace(
        /^(\{"match":"melee","log":\{"round":)([12]),/gm,
        (_, before, round) => `${before}${swapped[round]},`,
      );
    await edit(join(run, "journal.jsonl"), swap);
    const { findings } = await check(contest.folder, 0);
    assertEquals(findings.find(({ code }) => code === "SEATS"), {
      code: "SEATS",
      message:
        "In the journal of stage 1, 2 rounds have another field or other seats than follow from its seed",
      file: join(run, "journal.jsonl"),
    });
  });
});

Deno.test("whoever checks hears how far it has come: first versions, then stages", async () => {
  await withSample(async ({ folder }) => {
    const heard: string[] = [];
    await check(folder, 0, (part, done, total) => heard.push(`${done}/${total} ${part}`));
    assertEquals(heard, [
      ...Array.from({ length: 8 }, (_, at) => `${at}/8 versions`),
      "0/1 stages",
    ]);
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
    const { findings } = await check(contest.folder, 0);
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
    await assertRejects(() => check(folder), UnusableInput, "no contest");
    await Deno.writeTextFile(join(folder, "contest.db"), "These are no tables. ".repeat(500));
    const { checked, findings, whole } = await check(folder);
    assertEquals([whole, findings.map(({ code }) => code)], [false, ["CONTEST_DAMAGED"]]);
    assertEquals(checked, { files: 0, stages: 0, rounds: 0 });
  });
});

Deno.test("what lies in the folder and is none of the contest's is named, and damages nothing", async () => {
  await withSample(async (contest) => {
    const mine = ["served.json", "player.lock", "checker.lock", "serve.lock"];
    for (const name of [...mine, "notes.txt"]) {
      await Deno.writeTextFile(join(contest.folder, name), "");
    }
    await Deno.mkdir(join(contest.folder, "site"));
    const { strangers, whole } = await check(contest.folder, 0);
    assertEquals([whole, strangers], [
      true,
      ["notes.txt", "site"].map((name) => join(contest.folder, name)),
    ]);
  });
});
