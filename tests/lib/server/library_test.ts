import { assert, assertEquals, assertRejects } from "@std/assert";
import { dirname, join } from "@std/path";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { Library, type LibraryOptions } from "../../../lib/server/library.ts";
import { describeRun } from "../../../lib/server/run_library.ts";
import { parseTableFile } from "../../../lib/server/table_file.ts";
import { parseCatalog, parseRun } from "../../../web/site/parse_published.ts";
import {
  copySample,
  handClock,
  inFolder,
  readSample,
  SAMPLE,
  type SampleRun,
  SECRETS,
  writeRun,
} from "./sample.ts";

const RUN: SampleRun = await readSample();
const MELEE = join(SAMPLE, "logs/melee.jsonl.gz");

/** Opens a library with a clock that stands still. */
function open(options: LibraryOptions): Promise<Library> {
  return Library.open({ clock: handClock(), ...options });
}

/** What is published of the only run. */
async function describeOnly(library: Library) {
  const [run, ...others] = await library.runs();
  assert(run !== undefined && others.length === 0);
  return run;
}

/** Ids of the catalog with the states. */
async function statesIn(library: Library): Promise<string[]> {
  return (await library.catalog()).runs.map(({ id, state }) => `${id} ${state}`);
}

/** Says when a folder's run was begun. */
async function beginAt(folder: string, name: string, minute: number): Promise<void> {
  const time = new Date(Date.UTC(2026, 10, 30, 8, minute));
  await Deno.utime(join(folder, name), time, time);
}

Deno.test("a folder with table and logs alone is a finished run", async () => {
  const run = await describeOnly(await open({ named: [SAMPLE] }));
  const file = parseTableFile(Deno.readTextFileSync(join(SAMPLE, "table.json")));
  assertEquals(run.id, "sample");
  assertEquals(run.title, "sample");
  assertEquals(run.state, "finished");
  assertEquals([run.played, run.total], [132, 132]);
  assertEquals(run.seed, "sample");
  assertEquals(run.sandbox, file?.sandbox);
  assertEquals(run.table, file?.table);
  assertEquals(run.bots, file?.table.rows.map(({ bot }) => bot));
  assertEquals(run.matches.length, 29);
  assertEquals(run.matches[0], {
    id: "duel-1-2-champion-mapper",
    kind: "duel",
    bots: ["champion", "mapper"],
    entries: [0, 1],
    played: 4,
    total: 4,
    file: "duel-1-2-champion-mapper.jsonl.gz",
  });
  assertEquals(run.matches.at(-1)?.id, "melee");
  assertEquals(run.matches.at(-1)?.bots.length, 8);
});

Deno.test("a run that nobody plays is stopped, one whose journal is locked is being played", {
  ignore: Deno.build.os !== "linux",
}, async () => {
  await inFolder(async (folder) => {
    await writeRun(folder, RUN.settings, RUN.lines.slice(0, 40));
    const library = await open({ named: [folder] });
    const run = await describeOnly(library);
    assertEquals([run.state, run.played, run.total], ["stopped", 40, 132]);
    using journal = await Deno.open(join(folder, "journal.jsonl"), { read: true, write: true });
    await journal.lock(true);
    assertEquals((await describeOnly(library)).state, "playing");
  });
});

Deno.test("an unfinished run has its matches in order, with what is played of each", async () => {
  await inFolder(async (folder) => {
    await writeRun(folder, RUN.settings, RUN.lines.slice(0, 30));
    const run = await describeOnly(await open({ named: [folder] }));
    const finished = await describeOnly(await open({ named: [SAMPLE] }));
    assertEquals(run.matches.map(({ id }) => id), finished.matches.map(({ id }) => id));
    assertEquals(run.matches.map(({ played }) => played).slice(0, 4), [2, 2, 1, 1]);
    assertEquals(run.matches.at(-1), {
      ...{ id: "melee", kind: "melee", bots: RUN.settings.bots.map(({ name }) => name) },
      ...{ entries: [0, 1, 2, 3, 4, 5, 6, 7], played: 0, total: 20, file: "melee.jsonl" },
      ...{ wins: Array(8).fill(0), points: Array(8).fill(0) },
    });
    assertEquals(run.table?.rows.map(({ bot }) => bot), run.bots);
  });
});

Deno.test("a title is given to the first run that was named, whatever its folder is called", async () => {
  await inFolder(async (folder) => {
    await copySample(join(folder, "2026-11-30T11-20-05"));
    const named = [join(folder, "2026-11-30T11-20-05"), SAMPLE];
    const titles = async (options: LibraryOptions) =>
      (await (await open({ named, ...options })).catalog()).runs.map((
        { id, title },
      ) => [id, title]);
    assertEquals(await titles({}), [
      ["2026-11-30T11-20-05", "30 November 2026, 11:20"],
      ["sample", "sample"],
    ]);
    const library = await open({ named, title: "Autumn cup" });
    assertEquals((await titles({ title: "Autumn cup" }))[0], ["2026-11-30T11-20-05", "Autumn cup"]);
    const run = library.find("2026-11-30T11-20-05");
    assertEquals(run && (await describeRun(run)).title, "Autumn cup");
  });
});

Deno.test("a run without any round yet can be shown", async () => {
  await inFolder(async (folder) => {
    await writeRun(folder, RUN.settings, []);
    await Deno.remove(join(folder, "journal.jsonl"));
    const run = await describeOnly(await open({ named: [folder] }));
    assertEquals([run.state, run.played], ["stopped", 0]);
  });
});

Deno.test("a log alone is a run with one match and no table", async () => {
  const run = await describeOnly(await open({ named: [MELEE] }));
  assertEquals(run.table, undefined);
  assertEquals([run.id, run.state, run.played, run.total], ["melee", "finished", 20, 20]);
  assertEquals(run.matches.map(({ file, id }) => [id, file]), [["melee", "melee.jsonl.gz"]]);
});

Deno.test("a log's bytes tell whether it is packed, whatever its name", async () => {
  await inFolder(async (folder) => {
    await Deno.copyFile(MELEE, join(folder, "my log.txt"));
    const run = await describeOnly(await open({ named: [join(folder, "my log.txt")] }));
    assertEquals(run.title, "my log.txt");
    assertEquals(run.matches.map(({ file, id }) => [id, file]), [[
      "my_log.txt",
      "my_log.txt.jsonl.gz",
    ]]);
  });
});

Deno.test("what is published is what the pages can read", async () => {
  await inFolder(async (folder) => {
    await writeRun(join(folder, "playing"), RUN.settings, RUN.lines.slice(0, 10));
    const library = await open({ named: [SAMPLE, MELEE, join(folder, "playing")] });
    const catalog = await library.catalog();
    assertEquals(parseCatalog(JSON.stringify(catalog)), { ok: true, value: catalog });
    for (const run of await library.runs()) {
      assertEquals(parseRun(JSON.stringify(run)), { ok: true, value: run });
    }
  });
});

Deno.test("the same name twice makes two ids, which stay", async () => {
  await inFolder(async (folder) => {
    await copySample(join(folder, "a/run"));
    await copySample(join(folder, "b/Run"));
    await copySample(join(folder, "catalog.json"));
    const named = ["a/run", "b/Run", "catalog.json"].map((name) => join(folder, name));
    const library = await open({ named });
    const ids = ["run finished", "Run-2 finished", "catalog.json-2 finished"];
    assertEquals(await statesIn(library), ids);
    assertEquals(await statesIn(library), ids);
    assert(library.find("Run-2") !== undefined && library.find("run-2") === undefined);
  });
});

Deno.test("runs of a folder come newest first, and new ones as they begin", async () => {
  await inFolder(async (folder) => {
    await copySample(join(folder, "published"));
    await beginAt(folder, "published/table.json", 1);
    await writeRun(join(folder, "old"), RUN.settings, RUN.lines);
    await beginAt(folder, "old/run.json", 0);
    await Deno.mkdir(join(folder, "empty"));
    await Deno.writeTextFile(join(folder, "file"), "");
    const library = await open({ runs: folder, fallback: SAMPLE });
    assertEquals(await statesIn(library), ["published finished", "old finished"]);
    await writeRun(join(folder, "new"), RUN.settings, []);
    await beginAt(folder, "new/run.json", 2);
    assertEquals(await statesIn(library), ["new stopped", "published finished", "old finished"]);
    await Deno.remove(join(folder, "published"), { recursive: true });
    assertEquals(await statesIn(library), ["new stopped", "old finished"]);
  });
});

Deno.test("the fallback is shown only where there is nothing else", async () => {
  await inFolder(async (folder) => {
    const library = await open({ runs: join(folder, "runs"), fallback: SAMPLE });
    assertEquals(await statesIn(library), ["sample finished"]);
    await copySample(join(folder, "runs/own"));
    assertEquals(await statesIn(library), ["own finished"]);
    assert(library.find("sample") !== undefined, "somebody may still be looking at it");
  });
});

Deno.test("a run that ends while it is shown becomes a finished one with the same matches", async () => {
  await inFolder(async (folder) => {
    await writeRun(join(folder, "run"), RUN.settings, RUN.lines.slice(0, 100));
    const library = await open({ named: [join(folder, "run")] });
    const before = await describeOnly(library);
    await copySample(join(folder, "run"));
    const after = await describeOnly(library);
    assertEquals([before.id, after.id, after.state], ["run", "run", "finished"]);
    assertEquals(after.matches.map(({ id }) => id), before.matches.map(({ id }) => id));
    const source = library.find("run")?.source;
    assertEquals((await source?.log("melee.jsonl.gz"))?.kind, "file");
    assertEquals((await source?.log("melee.jsonl"))?.kind, "lines", "for whoever was looking");
  });
});

Deno.test("what is named and cannot be shown is told in a sentence", async () => {
  await inFolder(async (folder) => {
    const path = (name: string) => join(folder, name);
    await Deno.mkdir(path("empty"));
    await writeRun(path("settings"), RUN.settings, []);
    await Deno.writeTextFile(path("settings/run.json"), "{");
    await copySample(path("table"));
    await Deno.writeTextFile(path("table/table.json"), '{"table":[]}');
    await copySample(path("log"));
    await Deno.writeTextFile(path("log/logs/melee.jsonl.gz"), "no log");
    await Deno.writeTextFile(path("file.txt"), "no log");
    const refused = [
      ["nowhere", "nowhere: There is no such file or folder"],
      ["empty", "empty: There is no run in this folder"],
      ["settings", "run.json: These are not the settings of a run"],
      ["table", "table.json: This is not the table of a run"],
      ["log", "melee.jsonl.gz:1"],
      ["file.txt", "file.txt:1"],
    ] as const;
    for (const [name, message] of refused) {
      await assertRejects(() => open({ named: [path(name)] }), UnusableInput, message);
    }
  });
});

Deno.test("a damaged run in a folder of runs is left out, and told once", async () => {
  await inFolder(async (folder) => {
    await copySample(join(folder, "good"));
    await copySample(join(folder, "bad"));
    await Deno.writeTextFile(join(folder, "bad/table.json"), "{}");
    const warnings: string[] = [];
    const library = await open({ runs: folder, warn: (sentence) => warnings.push(sentence) });
    assertEquals(await statesIn(library), ["good finished"]);
    assertEquals(warnings.length, 1);
    assert(warnings[0]?.includes("bad/table.json: This is not the table of a run"), warnings[0]);
  });
});

Deno.test("a run that is deleted is missing, not an error", async () => {
  await inFolder(async (folder) => {
    await copySample(join(folder, "run"));
    const library = await open({ named: [join(folder, "run")] });
    await Deno.remove(join(folder, "run"), { recursive: true });
    assertEquals(await statesIn(library), []);
    const run = library.find("run");
    assert(run !== undefined);
    await assertRejects(() => describeRun(run), Deno.errors.NotFound);
  });
});

Deno.test("nothing of run.json and no path gets out", async () => {
  await inFolder(async (folder) => {
    await writeRun(join(folder, "stopped"), RUN.settings, RUN.lines.slice(0, 5));
    await writeRun(join(folder, "finished"), RUN.settings, RUN.lines);
    await copySample(join(folder, "finished"));
    const library = await open({ runs: folder });
    const told = JSON.stringify([await library.catalog(), await library.runs()]);
    for (const secret of [...SECRETS, folder, dirname(SAMPLE)]) {
      assert(!told.includes(secret), secret);
    }
  });
});

Deno.test("a run has the date on which it was begun, also when it is copied, over or not", async () => {
  await inFolder(async (folder) => {
    const begunAt = "2026-11-30T08:15:00.000Z";
    const begun = { is: "begun", at: begunAt } as const;
    const unfinished = join(folder, "unfinished");
    await writeRun(unfinished, { ...RUN.settings, begunAt }, RUN.lines.slice(0, 30));
    const finished = join(folder, "finished");
    await copySample(finished);
    await Deno.copyFile(join(unfinished, "run.json"), join(finished, "run.json"));
    const library = await open({ named: [unfinished, finished] });
    const catalog = await library.catalog();
    assertEquals(catalog.runs.map(({ state, date }) => [state, date]), [
      ["stopped", begun],
      ["finished", begun],
    ]);
    const read = parseCatalog(JSON.stringify(catalog));
    assert(read.ok);
    assertEquals(read.value.runs[0]?.date, begun);
  });
});

Deno.test("where nobody noted when a run was begun, it has the date of its files", async () => {
  await inFolder(async (folder) => {
    const run = join(folder, "run");
    await copySample(run);
    const log = join(folder, "melee.jsonl.gz");
    await Deno.copyFile(MELEE, log);
    await beginAt(run, "table.json", 20);
    await beginAt(folder, "melee.jsonl.gz", 30);
    const { runs } = await (await open({ named: [run, log] })).catalog();
    assertEquals(runs.map(({ date }) => date), [
      { is: "written", at: "2026-11-30T08:20:00.000Z" },
      { is: "written", at: "2026-11-30T08:30:00.000Z" },
    ]);
  });
});
