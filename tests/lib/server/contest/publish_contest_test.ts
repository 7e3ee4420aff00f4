import { assert, assertEquals, assertRejects } from "@std/assert";
import { dirname, join } from "@std/path";
import type { Contest } from "../../../../lib/contest/contest.ts";
import { addEntry, findEntry, renameEntry } from "../../../../lib/contest/store/entries.ts";
import { invite } from "../../../../lib/contest/store/invitations.ts";
import { beginStage } from "../../../../lib/contest/store/stages.ts";
import { versionsOf } from "../../../../lib/contest/store/versions.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import {
  publishContest,
  type PublishedSite,
} from "../../../../lib/server/contest/publish_contest.ts";
import { filesIn } from "../../../../lib/server/put_in_place.ts";
import { makeSampleContest } from "../../contest/sample_contest.ts";
import { fitVersion } from "../../contest/temp_contest.ts";
import { inFolder, SAMPLE, SECRETS } from "../sample.ts";
import { SITE } from "./served_contest.ts";

/** A contest and the folder of its site. */
interface Scene {
  readonly contest: Contest;
  readonly to: string;
  readonly warnings: string[];
  publish(): Promise<PublishedSite>;
  /** A file of the site as text. */
  read(name: string): Promise<string>;
}

async function inScene(test: (scene: Scene) => Promise<void>): Promise<void> {
  await inFolder(async (folder) => {
    using contest = await makeSampleContest(join(folder, "contest"));
    const to = join(folder, "site");
    const warnings: string[] = [];
    const warn = (sentence: string) => void warnings.push(sentence);
    await test({
      ...{ contest, to, warnings },
      publish: () => publishContest({ contest, site: SITE, to, warn }),
      read: (name) => Deno.readTextFile(join(to, name)),
    });
  });
}

/** Each file's time and content; times are made old first, so that whatever is written shows. */
async function agedFiles(to: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const old = new Date("2026-01-01T00:00:00Z");
  for (const name of filesIn(to)) {
    // A log that is older than its source is compared with it.
    await Deno.utime(join(to, name), old, old);
    files.set(name, await stateOf(to, name));
  }
  return files;
}

async function stateOf(to: string, name: string): Promise<string> {
  const { mtime } = await Deno.stat(join(to, name));
  return `${mtime?.toISOString()} ${(await Deno.readFile(join(to, name))).toBase64()}`;
}

/** Files that are other than they were, or new. */
async function changedSince(before: ReadonlyMap<string, string>, to: string): Promise<string[]> {
  const changed: string[] = [];
  for (const name of filesIn(to).sort()) {
    if (await stateOf(to, name) !== before.get(name)) changed.push(name);
  }
  return changed;
}

/** Begins a stage of two versions, the first of which is new. */
function beginNewStage(contest: Contest): void {
  const [mapper, camper] = ["mapper", "camper"].map((name) => findEntry(contest, name)?.id ?? 0);
  const { id } = fitVersion(contest, mapper ?? 0);
  const rival = versionsOf(contest, camper ?? 0)[0]?.id ?? 0;
  beginStage(contest, { versionId: id, versionIds: [id, rival] });
}

Deno.test("the site has the pages, the contest, and the logs as they are", async () => {
  await inScene(async ({ publish, read, to, warnings }) => {
    const done = await publish();
    const files = filesIn(to);
    assertEquals(done, { stages: 1, files: files.length, written: files.length - 1, removed: 0 });
    for (const [name, bytes] of SITE) {
      assertEquals(await Deno.readFile(join(to, name)), bytes, name);
    }
    const overview = JSON.parse(await read("contest/overview.json"));
    assertEquals([overview.takesUploads, overview.stages.length], [false, 1]);
    assertEquals(JSON.parse(await read("contest/entries/mapper.json")).name, "mapper");
    assert(files.includes("contest/matrix.json") && files.includes("contest/history.json"));
    const catalog = JSON.parse(await read("data/catalog.json"));
    assertEquals(catalog.runs[0].title, "Stage 1: champion, version 1");
    const run = JSON.parse(await read("data/stage-1/run.json"));
    assertEquals(run.matches.length, 29);
    for (const { file, points } of run.matches) {
      assert(points.length >= 2);
      assertEquals(
        await Deno.readFile(join(to, "data/stage-1", file)),
        await Deno.readFile(join(SAMPLE, "logs", file)),
      );
    }
    assertEquals(warnings, []);
  });
});

Deno.test("published again, all files keep their bytes and their times", async () => {
  await inScene(async ({ publish, to }) => {
    await publish();
    const before = await agedFiles(to);
    assertEquals((await publish()).written, 0);
    assertEquals(await changedSince(before, to), []);
  });
});

Deno.test("only what has changed is written, also a log of the same length", async () => {
  await inScene(async ({ contest, publish, to }) => {
    await publish();
    const before = await agedFiles(to);
    const mapper = findEntry(contest, "mapper");
    assert(mapper !== undefined);
    renameEntry(contest, mapper.id, "reppam");
    const log = join(contest.stageFolder(1), "logs/melee.jsonl.gz");
    const bytes = await Deno.readFile(log);
    // The operating system that packed it, in the header of gzip.
    bytes[9] = 7;
    await Deno.writeFile(log, bytes);
    await publish();
    const changed = await changedSince(before, to);
    assert(changed.includes("data/stage-1/melee.jsonl.gz"));
    assert(changed.includes("contest/overview.json"));
    assert(changed.includes("contest/entries/mapper.json"));
    assert(changed.includes("data/stage-1/run.json"), "it says what the entries are called today");
    for (const name of changed) assert(/^contest\/|melee|run\.json$/.test(name), name);
    assertEquals((await publish()).written, 0);
  });
});

Deno.test("a published log that somebody has changed is put right, though it is as long and younger", async () => {
  await inScene(async ({ publish, to }) => {
    await publish();
    const log = join(to, "data/stage-1/melee.jsonl.gz");
    const bytes = await Deno.readFile(log);
    const changed = bytes.slice();
    const middle = changed.length >> 1;
    changed[middle] = (changed[middle] ?? 0) ^ 1;
    await Deno.writeFile(log, changed);
    assertEquals((await publish()).written, 1);
    assertEquals(await Deno.readFile(log), bytes);
  });
});

Deno.test("a slug in the database that leads elsewhere is told, and nothing is written anywhere", async () => {
  await inScene(async ({ contest, publish, to }) => {
    contest.run("UPDATE entry SET slug = '../../../escaped' WHERE id = 2");
    await assertRejects(publish, UnusableInput, "slug of the row with id 2");
    await assertRejects(() => Deno.lstat(to), Deno.errors.NotFound);
  });
});

Deno.test("what is no longer there goes, with its folder", async () => {
  await inScene(async ({ contest, publish, read, to }) => {
    await publish();
    contest.run("UPDATE stage SET state = 'annulled'");
    const done = await publish();
    assertEquals([done.stages, done.removed], [0, 30]);
    assert(filesIn(to).every((name) => !name.startsWith("data/stage-1")));
    assertEquals(JSON.parse(await read("contest/overview.json")).stages, []);
    assertEquals(JSON.parse(await read("data/catalog.json")).runs, []);
  });
});

Deno.test("a stage that is being played is left out, and its version waits", async () => {
  await inScene(async ({ contest, publish, read }) => {
    beginNewStage(contest);
    assertEquals((await publish()).stages, 1);
    const { queue, stages } = JSON.parse(await read("contest/overview.json"));
    assertEquals(stages.map(({ number }: { number: number }) => number), [1]);
    assertEquals(queue.map(({ name, state }: { name: string; state: string }) => [name, state]), [
      ["mapper", "waiting"],
    ]);
  });
});

Deno.test("nothing private is published", async () => {
  await inScene(async ({ contest, publish, read, to }) => {
    const token = invite(contest, addEntry(contest, "secret-word").id);
    renameEntry(contest, findEntry(contest, "secret-word")?.id ?? 0, "newcomer");
    await publish();
    for (const name of filesIn(to).filter((name) => !name.endsWith(".gz"))) {
      const text = await read(name);
      for (
        const secret of [
          ...SECRETS.slice(0, 1),
          "secret-stderr",
          token,
          contest.folder,
          "// mapper",
        ]
      ) {
        assert(!text.includes(secret), `${name} tells ${secret}`);
      }
      assert(!/author|organiser/.test(name) || SITE.has(name), name);
    }
  });
});

Deno.test("a folder with anything else in it is refused, and left as it is", async () => {
  await inScene(async ({ publish, to }) => {
    await Deno.mkdir(to);
    await Deno.writeTextFile(join(to, "mine.txt"), "mine");
    await assertRejects(publish, UnusableInput, "--to");
    assertEquals(filesIn(to), ["mine.txt"]);
    await Deno.remove(join(to, "mine.txt"));
    await publish();
    await Deno.mkdir(join(to, "data/own"));
    await Deno.writeTextFile(join(to, "data/own/mine.txt"), "mine");
    const before = await agedFiles(to);
    await assertRejects(publish, UnusableInput, "data/own/mine.txt");
    assertEquals(await changedSince(before, to), []);
  });
});

Deno.test("a link in the site leads nothing out of it", async () => {
  await inScene(async ({ publish, to }) => {
    await publish();
    const outside = join(dirname(to), "outside");
    await Deno.mkdir(outside);
    await Deno.remove(join(to, "contest"), { recursive: true });
    await Deno.symlink(outside, join(to, "contest"));
    await assertRejects(publish, UnusableInput, "contest");
    assertEquals(filesIn(outside), []);
  });
});

Deno.test("a publishing that was cut off is finished by the next one", async () => {
  await inScene(async ({ publish, to }) => {
    await publish();
    const whole = await agedFiles(to);
    for (const name of ["index.html", "data/stage-1/run.json", "data/stage-1/melee.jsonl.gz"]) {
      await Deno.remove(join(to, name));
    }
    await Deno.writeTextFile(join(to, ".turniir-site.part"), "half");
    assertEquals((await publish()).written, 3);
    assertEquals(filesIn(to).sort(), [...whole.keys()].sort());
  });
});

Deno.test("the start page comes last, and the contest after its stages", async () => {
  await inScene(async ({ publish, to }) => {
    await publish();
    const timeOf = async (name: string) => (await Deno.stat(join(to, name))).mtime?.getTime() ?? 0;
    const start = await timeOf("index.html");
    const overview = await timeOf("contest/overview.json");
    for (const name of filesIn(to).filter((name) => !name.startsWith("."))) {
      assert(await timeOf(name) <= start, name);
      if (name.startsWith("data/")) assert(await timeOf(name) <= overview, name);
    }
    assert(await timeOf("data/stage-1/duel-1-2-champion-mapper.jsonl.gz") < start);
  });
});

Deno.test("a stage that cannot be read is told, and nothing is written", async () => {
  await inScene(async ({ contest, publish, to }) => {
    await Deno.remove(join(contest.stageFolder(1), "logs"), { recursive: true });
    await Deno.remove(join(contest.stageFolder(1), "run.json"));
    await assertRejects(publish, UnusableInput, "Stage 1 cannot be read");
    await assertRejects(() => Deno.stat(to), Deno.errors.NotFound);
  });
});
