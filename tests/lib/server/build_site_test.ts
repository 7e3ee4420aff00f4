import { assert, assertEquals, assertRejects } from "@std/assert";
import { join } from "@std/path";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { readLog } from "../../../lib/logs/files.ts";
import { buildSite } from "../../../lib/server/build_site.ts";
import { Library } from "../../../lib/server/library.ts";
import { LIST, type Rename } from "../../../lib/server/put_in_place.ts";
import type { SiteFiles } from "../../../lib/server/site.ts";
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
const SITE: SiteFiles = new Map([
  ["index.html", new TextEncoder().encode("start")],
  ["tanks.js", new TextEncoder().encode("tanks()")],
  ["animation.js", new TextEncoder().encode("animate()")],
  ["race/circuits/fish.cir", new TextEncoder().encode("fish")],
]);

async function build(
  out: string,
  named: readonly string[] = [SAMPLE],
  rename: Rename = Deno.rename,
) {
  const library = await Library.open({ named, clock: handClock() });
  return await buildSite({ out, library, site: SITE, rename });
}

/** The system's answer when the folder of a mount is renamed. */
const busy: Rename = () => Promise.reject(new Deno.errors.Busy("Busy (os error 16)"));

/** All files below a folder by their paths, as text of bytes. */
function contentsOf(folder: string, prefix = ""): Record<string, string> {
  const all: Record<string, string> = {};
  for (const { isDirectory, name } of Deno.readDirSync(folder)) {
    const path = join(folder, name);
    if (isDirectory) Object.assign(all, contentsOf(path, `${prefix}${name}/`));
    else all[prefix + name] = Deno.readFileSync(path).toBase64();
  }
  return Object.fromEntries(Object.entries(all).sort(([one], [other]) => one < other ? -1 : 1));
}

function namesIn(folder: string): string[] {
  return Array.from(Deno.readDirSync(folder), ({ name }) => name).sort();
}

function readJson(path: string) {
  return JSON.parse(Deno.readTextFileSync(path));
}

Deno.test("a site has the pages, the catalog, and each run with its logs as they are", async () => {
  await inFolder(async (folder) => {
    const out = join(folder, "deep/dist");
    const { files, runs } = await build(out);
    const contents = contentsOf(out);
    assertEquals([runs, files], [1, Object.keys(contents).length]);
    for (const [name, bytes] of SITE) assertEquals(contents[name], bytes.toBase64(), name);
    const { runs: listed } = readJson(join(out, "data/catalog.json"));
    assertEquals(listed.map(({ id }: { id: string }) => id), ["sample"]);
    const { matches, state } = readJson(join(out, "data/sample/run.json"));
    assertEquals([state, matches.length], ["finished", 29]);
    for (const { file } of matches) {
      assertEquals(
        contents[`data/sample/${file}`],
        Deno.readFileSync(join(SAMPLE, "logs", file)).toBase64(),
      );
    }
    assertEquals(namesIn(join(folder, "deep")), ["dist"], "nothing is left beside it");
  });
});

Deno.test("the same runs give the same bytes, also into the same folder", async () => {
  await inFolder(async (folder) => {
    await writeRun(join(folder, "stopped"), RUN.settings, RUN.lines.slice(0, 50));
    const named = [SAMPLE, join(folder, "stopped")];
    await build(join(folder, "a"), named);
    const first = contentsOf(join(folder, "a"));
    await build(join(folder, "b"), named);
    assertEquals(contentsOf(join(folder, "b")), first);
    await build(join(folder, "a"), named);
    assertEquals(contentsOf(join(folder, "a")), first);
  });
});

Deno.test("an unfinished run is published as far as it is played, and stopped", {
  ignore: Deno.build.os !== "linux",
}, async () => {
  await inFolder(async (folder) => {
    const run = join(folder, "run");
    await writeRun(run, RUN.settings, RUN.lines.slice(0, 30));
    using journal = await Deno.open(join(run, "journal.jsonl"), { read: true, write: true });
    await journal.lock(true);
    await build(join(folder, "dist"), [run]);
    const data = join(folder, "dist/data");
    const published = readJson(join(data, "run/run.json"));
    assertEquals([published.state, published.played, published.total], ["stopped", 30, 132]);
    assertEquals(readJson(join(data, "catalog.json")).runs[0].state, "stopped");
    const [duel] = published.matches;
    assertEquals(duel.file, "duel-1-2-champion-mapper.jsonl.gz");
    const { rounds } = await readLog(join(data, "run", duel.file));
    assertEquals(await Array.fromAsync(rounds, ({ round }) => round.round), [1, 2]);
  });
});

Deno.test("no secret of a run is published", async () => {
  await inFolder(async (folder) => {
    await writeRun(join(folder, "stopped"), RUN.settings, RUN.lines.slice(0, 30));
    await writeRun(join(folder, "finished"), RUN.settings, RUN.lines);
    await copySample(join(folder, "finished"));
    const out = join(folder, "dist");
    await build(out, [join(folder, "stopped"), join(folder, "finished")]);
    for (const [name, base64] of Object.entries(contentsOf(out))) {
      const bytes = new Blob([Uint8Array.fromBase64(base64)]).stream();
      const plain = name.endsWith(".gz")
        ? bytes.pipeThrough(new DecompressionStream("gzip"))
        : bytes;
      const text = await new Response(plain).text();
      for (const secret of [...SECRETS, folder]) {
        assert(!text.includes(secret), `${secret}: ${name}`);
      }
    }
  });
});

Deno.test("what a build did not make is never touched", async () => {
  await inFolder(async (folder) => {
    const out = join(folder, "dist");
    await Deno.mkdir(out);
    await Deno.writeTextFile(join(out, "index.html"), "mine");
    await assertRejects(
      () => build(out),
      UnusableInput,
      "index.html: This was not made by a build",
    );
    assertEquals(Object.keys(contentsOf(out)), ["index.html"]);
    await Deno.remove(join(out, "index.html"));
    await build(out);
    await Deno.mkdir(join(out, "data/empty"));
    await assertRejects(() => build(out), UnusableInput, "data/empty");
    await Deno.remove(join(out, "data/empty"));
    await Deno.writeTextFile(join(out, "data/sample/CNAME"), "mine");
    const before = contentsOf(out);
    await assertRejects(() => build(out), UnusableInput, "data/sample/CNAME");
    assertEquals(contentsOf(out), before);
    assertEquals(namesIn(folder), ["dist"]);
    await Deno.writeTextFile(join(folder, "file"), "mine");
    await assertRejects(() => build(join(folder, "file")), UnusableInput, "This is a file");
  });
});

Deno.test("what a build made before goes when it is not made any more", async () => {
  await inFolder(async (folder) => {
    const out = join(folder, "dist");
    await writeRun(join(folder, "run"), RUN.settings, RUN.lines.slice(0, 3));
    await build(out, [SAMPLE, join(folder, "run")]);
    await build(out, [join(folder, "run")]);
    assertEquals(namesIn(join(out, "data")), ["catalog.json", "run"]);
    assert(Deno.readTextFileSync(join(out, LIST)).includes("data/run/run.json\n"));
  });
});

Deno.test("a build that fails leaves the site before it as it was", async () => {
  await inFolder(async (folder) => {
    const out = join(folder, "dist");
    await build(out);
    const before = contentsOf(out);
    const library = await Library.open({ named: [SAMPLE], clock: handClock() });
    const site = new Map([["file", new Uint8Array()], ["file/below.js", new Uint8Array()]]);
    const failing = () => buildSite({ out, library, site });
    await assertRejects(failing, UnusableInput, "dist: Cannot write there. The system says: ");
    assertEquals(contentsOf(out), before);
    assertEquals(namesIn(folder), ["dist"]);
  });
});

Deno.test("a link to a folder stays a link", async () => {
  await inFolder(async (folder) => {
    await Deno.mkdir(join(folder, "real"));
    await Deno.symlink(join(folder, "real"), join(folder, "dist"));
    await build(join(folder, "dist"));
    assert(Deno.lstatSync(join(folder, "dist")).isSymlink);
    assert(namesIn(join(folder, "real")).includes("index.html"));
  });
});

Deno.test("a folder that cannot be renamed gets the same files one by one, and loses old ones", async () => {
  await inFolder(async (folder) => {
    const out = join(folder, "dist");
    await Deno.mkdir(out);
    await writeRun(join(folder, "run"), RUN.settings, RUN.lines.slice(0, 3));
    const { ino } = Deno.statSync(out);
    for (const named of [[SAMPLE, join(folder, "run")], [join(folder, "run")], [SAMPLE]]) {
      await build(out, named, busy);
      await build(join(folder, "usual"), named);
      assertEquals(contentsOf(out), contentsOf(join(folder, "usual")));
      assertEquals(namesIn(join(out, "data")), namesIn(join(folder, "usual/data")));
      assertEquals(Deno.statSync(out).ino, ino, "the folder is still the same");
    }
    assertEquals(namesIn(folder), ["dist", "run", "usual"], "nothing is left beside it");
  });
});

Deno.test("when only the second renaming fails, the files come one by one as well", async () => {
  await inFolder(async (folder) => {
    const out = join(folder, "dist");
    await build(out);
    const before = contentsOf(out);
    let refused = 0;
    const rename: Rename = (from, to) => {
      if (!from.endsWith(".part")) return Deno.rename(from, to);
      refused += 1;
      return Promise.reject(new Error("Invalid cross-device link (os error 18)"));
    };
    await build(out, [SAMPLE], rename);
    assertEquals(refused, 1);
    assertEquals(contentsOf(out), before);
    assertEquals(namesIn(folder), ["dist"]);
  });
});

Deno.test("a stranger's file that comes while a build is written is neither replaced nor removed", async () => {
  await inFolder(async (folder) => {
    const out = join(folder, "dist");
    await build(out);
    const comes = (name: string): Rename => async () => {
      await Deno.writeTextFile(join(out, name), "mine");
      return await busy("", "");
    };
    await build(out, [SAMPLE], comes("data/CNAME"));
    assertEquals(Deno.readTextFileSync(join(out, "data/CNAME")), "mine");
    await Deno.remove(join(out, "data/CNAME"));
    await writeRun(join(folder, "run"), RUN.settings, []);
    const before = contentsOf(out);
    const named = [SAMPLE, join(folder, "run")];
    await assertRejects(() => build(out, named, comes("data/run")), UnusableInput, "data/run: ");
    assertEquals(contentsOf(out), { ...before, "data/run": btoa("mine") });
    assertEquals(namesIn(folder), ["dist", "run"]);
  });
});

Deno.test("a link among the built files is not followed out of the folder", async () => {
  await inFolder(async (folder) => {
    const out = join(folder, "dist");
    await build(out);
    await Deno.rename(join(out, "data"), join(folder, "elsewhere"));
    await Deno.symlink(join(folder, "elsewhere"), join(out, "data"));
    await Deno.writeTextFile(join(out, LIST), Deno.readTextFileSync(join(out, LIST)) + "data\n");
    const elsewhere = contentsOf(join(folder, "elsewhere"));
    await assertRejects(() => build(out, [SAMPLE], busy), UnusableInput, "dist/data: ");
    assertEquals(contentsOf(join(folder, "elsewhere")), elsewhere);
  });
});

Deno.test("a build that was cut off while files came one by one is still known as ours", async () => {
  await inFolder(async (folder) => {
    const out = join(folder, "dist");
    await build(out);
    await writeRun(join(folder, "run"), RUN.settings, []);
    const named = [SAMPLE, join(folder, "run")];
    await build(join(folder, "whole"), named);
    // What a kill leaves: the list of both, a folder for a file that has not come, a part of it.
    const lists = ["dist", "whole"].map((name) => Deno.readTextFileSync(join(folder, name, LIST)));
    await Deno.writeTextFile(join(out, LIST), lists.join("") + ".turniir-1.part\n");
    await Deno.mkdir(join(out, "data/run"));
    await Deno.writeTextFile(join(out, ".turniir-1.part"), "half");
    await build(out, named, busy);
    assertEquals(contentsOf(out), contentsOf(join(folder, "whole")));
  });
});

Deno.test("a place where nothing can be written is told in a sentence", async () => {
  await inFolder(async (folder) => {
    await Deno.symlink(join(folder, "nowhere"), join(folder, "link"));
    const link = "link: This link leads nowhere";
    await assertRejects(() => build(join(folder, "link")), UnusableInput, link);
    await Deno.writeTextFile(join(folder, "file"), "mine");
    const below = "Cannot write there. The system says: ";
    for (const out of ["file/dist", "file/deep/dist"]) {
      await assertRejects(() => build(join(folder, out)), UnusableInput, below);
    }
    assertEquals(namesIn(folder), ["file", "link"]);
    assertEquals(Deno.readTextFileSync(join(folder, "file")), "mine");
  });
});
