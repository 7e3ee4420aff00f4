import { assert, assertEquals, assertMatch, assertRejects } from "@std/assert";
import { basename, join } from "@std/path";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { MOST_LOGS } from "../../../lib/server/finished_run.ts";
import { makeHandler } from "../../../lib/server/handler.ts";
import { Library, type LibraryOptions } from "../../../lib/server/library.ts";
import { describeRun } from "../../../lib/server/run_library.ts";
import { buildSite } from "../../../lib/server/build_site.ts";
import { MOST_BYTES } from "../../../lib/server/ordinary_file.ts";
import {
  copySample,
  handClock,
  inFolder,
  makeOddFiles,
  readSample,
  type SampleRun,
  writeRun,
} from "./sample.ts";

const RUN: SampleRun = await readSample();
const MELEE = "logs/melee.jsonl.gz";

/** A library with a clock that stands still, and what it warned of. */
async function open(options: LibraryOptions): Promise<{ library: Library; warnings: string[] }> {
  const warnings: string[] = [];
  const warn = (sentence: string) => warnings.push(sentence);
  return { library: await Library.open({ clock: handClock(), warn, ...options }), warnings };
}

/** Puts an odd file in the place of a run's file. */
async function put(odd: string, path: string): Promise<void> {
  await Deno.remove(path);
  await Deno.symlink(odd, path);
}

async function idsIn(library: Library): Promise<string[]> {
  return (await library.catalog()).runs.map(({ id }) => id).sort();
}

/** Asks as a browser would. */
async function ask(library: Library, path: string): Promise<Response> {
  const handler = makeHandler({
    library,
    site: () => Promise.resolve(new Map()),
    isOurHost: () => true,
    onError: () => {},
    signal: new AbortController().signal,
  });
  return await handler(new Request(`http://localhost${path}`));
}

Deno.test("a run with a file that is none is left out with a warning, and refused when it is named", async () => {
  await inFolder(async (folder) => {
    await Deno.mkdir(join(folder, "odd"));
    const odds = await makeOddFiles(join(folder, "odd"));
    const runs = join(folder, "runs");
    await copySample(join(runs, "good"));
    const expected: string[] = [];
    for (const odd of odds) {
      const bad = (name: string) => join(runs, `${basename(odd)}-${name}`);
      await copySample(bad("table"));
      await put(odd, join(bad("table"), "table.json"));
      await copySample(bad("log"));
      await put(odd, join(bad("log"), MELEE));
      await writeRun(bad("settings"), RUN.settings, []);
      await put(odd, join(bad("settings"), "run.json"));
      await writeRun(bad("journal"), RUN.settings, []);
      await put(odd, join(bad("journal"), "journal.jsonl"));
      const files = [["table", "table.json"], ["log", MELEE], ["settings", "run.json"]] as const;
      for (const [name, file] of [...files, ["journal", "journal.jsonl"]] as const) {
        const sentence = `${join(bad(name), file)}: This is no ordinary file`;
        expected.push(sentence);
        await assertRejects(() => open({ named: [bad(name)] }), UnusableInput, sentence);
      }
    }
    const { library, warnings } = await open({ runs });
    assertEquals(await idsIn(library), ["good"]);
    assertEquals(warnings.length, expected.length);
    for (const sentence of expected) {
      assert(warnings.some((warning) => warning.includes(sentence)), sentence);
    }
    assertEquals((await ask(library, "/data/catalog.json")).status, 200);
    for (const odd of odds.filter((path) => basename(path) !== "folder")) {
      await assertRejects(() => open({ named: [odd] }), UnusableInput, "This is no ordinary file");
    }
  });
});

Deno.test("a log that stops being a file is answered with a sentence, and is not built", async () => {
  await inFolder(async (folder) => {
    const run = join(folder, "run");
    for (const odd of await makeOddFiles(folder)) {
      await copySample(run);
      const { library } = await open({ named: [run] });
      const found = library.find("run");
      assert(found !== undefined);
      const { mtime } = await Deno.stat(join(run, "logs"));
      await put(odd, join(run, MELEE));
      await Deno.utime(join(run, "logs"), mtime ?? 0, mtime ?? 0);
      const response = await ask(library, "/data/run/melee.jsonl.gz");
      assertEquals(response.status, 500);
      assertMatch((await response.json()).error, /^This run is damaged/);
      const melee = (await describeRun(found)).matches.find(({ id }) => id === "melee");
      assertEquals([melee?.played, melee?.wins], [20, undefined]);
      const out = join(folder, "dist");
      await assertRejects(
        () => buildSite({ library, out, site: new Map() }),
        UnusableInput,
        "This is no ordinary file",
      );
      await Deno.remove(run, { recursive: true });
    }
  });
});

Deno.test("a table and settings that are too big are not read", async () => {
  await inFolder(async (folder) => {
    await copySample(join(folder, "table"));
    await Deno.truncate(join(folder, "table/table.json"), MOST_BYTES + 1);
    await writeRun(join(folder, "settings"), RUN.settings, []);
    await Deno.truncate(join(folder, "settings/run.json"), 2 ** 42);
    for (const [name, file] of [["table", "table.json"], ["settings", "run.json"]] as const) {
      await assertRejects(
        () => open({ named: [join(folder, name)] }),
        UnusableInput,
        `${file}: This file is too big for the ${name} of a run`,
      );
    }
    assertEquals(await idsIn((await open({ runs: folder })).library), []);
  });
});

Deno.test("a log that is mended in its place is seen at once", async () => {
  await inFolder(async (folder) => {
    await copySample(join(folder, "run"));
    const bytes = await Deno.readFile(join(folder, "run", MELEE));
    await Deno.writeTextFile(join(folder, "run", MELEE), "no log");
    const { library, warnings } = await open({ runs: folder });
    assertEquals([await idsIn(library), warnings.length], [[], 1]);
    await Deno.writeFile(join(folder, "run", MELEE), bytes);
    assertEquals([await idsIn(library), warnings.length], [["run"], 1]);
  });
});

Deno.test("of too many logs the first are shown, the melee among them, with a warning", async () => {
  await inFolder(async (folder) => {
    const run = join(folder, "run");
    await copySample(run);
    const duel = join(run, "logs/duel-1-2-champion-mapper.jsonl.gz");
    for (let more = 0; more < MOST_LOGS; more++) {
      await Deno.link(duel, join(run, `logs/duel-0-${more}.jsonl.gz`));
    }
    const { library, warnings } = await open({ named: [run] });
    const [facts] = await library.runs();
    assertEquals(facts?.matches.length, MOST_LOGS);
    assertEquals(facts?.matches.at(-1)?.id, "melee");
    assertEquals(warnings.length, 1);
    assertMatch(
      warnings[0] ?? "",
      /run\/logs: There are more than 5000 logs here: so many are shown$/,
    );
  });
});
