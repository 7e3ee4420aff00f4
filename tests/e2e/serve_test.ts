/** The pages as a user gets them: served while they are looked at, written as a site, or as one file. */
import { assert, assertEquals, assertMatch } from "@std/assert";
import { join } from "@std/path";
import { copySample, journalOf, readSample, SAMPLE, writeRun } from "../lib/server/sample.ts";
import { inPlace, PATIENT, type Place, RAMMER, TANK1 } from "./turniir.ts";

/** A server in a process of its own. */
interface Serving {
  /** What it said, up to the end of its first line. */
  readonly said: string;
  /** Without anything after the port. */
  readonly origin: string;
  /** The page on which the reader begins, such as `run.html`. */
  readonly page: string;
  /** Behind the `#`. */
  readonly look: URLSearchParams;
  /** Stops it; its exit status and everything it complained of. */
  stop(signal?: Deno.Signal): Promise<{ readonly status: number; readonly err: string }>;
}

async function serve(
  place: Place,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Serving> {
  const child = place.start(["serve", "--port", "0", ...words], env);
  const err = new Response(child.stderr).text();
  const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  let said = "";
  while (!said.includes("\n")) {
    const { done, value } = await reader.read();
    if (done) break;
    said += value;
  }
  const address = /^Turniir is at (http:\S+) {2}\(Ctrl-C ends it\)\n$/.exec(said)?.[1];
  if (address === undefined) {
    await child.status;
    throw new Error(`No address: ${said}${await err}`);
  }
  const { hash, origin, pathname } = new URL(address);
  return {
    said,
    origin,
    page: pathname.slice(1),
    look: new URLSearchParams(hash.slice(1)),
    stop: async (signal = "SIGINT") => {
      child.kill(signal);
      const { code } = await child.status;
      await reader.cancel();
      return { status: code, err: await err };
    },
  };
}

async function textOf(address: string): Promise<string> {
  const response = await fetch(address);
  assertEquals(response.status, 200, address);
  return await response.text();
}

async function runsAt(origin: string): Promise<string[]> {
  const { runs } = JSON.parse(await textOf(`${origin}/data/catalog.json`));
  return runs.map(({ id, state }: { id: string; state: string }) => `${id} ${state}`);
}

inPlace("without arguments the sample is served where there are no runs", async (place) => {
  const { look, origin, page, stop } = await serve(place, []);
  assertMatch(origin, /^http:\/\/127\.0\.0\.1:\d+$/);
  assertEquals([page, look.get("run")], ["run.html", "sample"]);
  assertMatch(await textOf(`${origin}/`), /<title>Turniir<\/title>/);
  assertMatch(await textOf(`${origin}/tanks.html`), /<script type="module" src="tanks\.js">/);
  assert((await textOf(`${origin}/tanks.js`)).length > 1000);
  assertEquals(await runsAt(origin), ["sample finished"]);
  assertEquals(await stop(), { status: 0, err: "" });
});

inPlace("without arguments the runs in runs/ are served, also one that begins", async (place) => {
  await copySample(place.path("runs/first"));
  const { look, origin, stop } = await serve(place, []);
  assertEquals(look.get("run"), "first");
  const { lines, settings } = await readSample();
  await writeRun(place.path("runs/second"), settings, lines.slice(0, 3));
  assertEquals(await runsAt(origin), ["second stopped", "first finished"]);
  assertEquals(await stop("SIGTERM"), { status: 0, err: "" });
});

if (Deno.build.os !== "windows") {
  inPlace(
    "[WATCH-34] --open gives the address that is printed to the system's opener",
    async (place) => {
      const told = place.path("told");
      await new Deno.Command("mkfifo", { args: [told] }).output();
      using pipe = await Deno.open(told, { read: true, write: true });
      await Deno.mkdir(place.path("bin"));
      for (const name of ["open", "xdg-open"]) {
        const opener = place.path("bin", name);
        await Deno.writeTextFile(opener, `#!/bin/sh\nprintf %s "$1" > "${told}"\n`);
        await Deno.chmod(opener, 0o755);
      }
      const env = { PATH: `${place.path("bin")}:${Deno.env.get("PATH") ?? ""}` };
      const { said, stop } = await serve(place, ["--open"], env);
      // The first that writes is the opener; if there is none, the test must end all the same.
      const late = setTimeout(() => Deno.writeTextFile(told, "nobody"), 60_000);
      const bytes = new Uint8Array(1000);
      const opened = new TextDecoder().decode(bytes.subarray(0, await pipe.read(bytes) ?? 0));
      clearTimeout(late);
      assertMatch(opened, /^http:\/\/127\.0\.0\.1:\d+\/run\.html#run=sample$/);
      assert(said.includes(opened));
      assertEquals((await stop()).status, 0);
    },
  );
}

inPlace("a log that is named alone is where the address leads", async (place) => {
  await Deno.copyFile(join(SAMPLE, "logs/melee.jsonl.gz"), place.path("melee.jsonl.gz"));
  const { look, origin, page, stop } = await serve(place, ["melee.jsonl.gz"]);
  assertEquals(page, "tanks.html");
  assertEquals([...look], [["run", "melee"], ["match", "melee"]]);
  assertEquals(await runsAt(origin), ["melee finished"]);
  assertEquals((await stop()).status, 0);
});

inPlace(
  "[WATCH-34] a run can be watched while it goes on, and Ctrl-C ends at once all the same",
  async (place) => {
    const { lines, settings } = await readSample();
    await writeRun(place.path("run"), settings, lines.slice(0, 3));
    const { origin, stop } = await serve(place, ["run"]);
    const match = "duel-1-2-champion-mapper";
    const { body } = await fetch(`${origin}/data/run/events?match=${match}`);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = "";
    const hearUntil = async (text: string) => {
      while (!heard.includes(text)) heard += (await reader?.read())?.value ?? "";
    };
    await hearUntil('"round":1,');
    await Deno.writeTextFile(place.path("run/journal.jsonl"), journalOf(lines.slice(3)), {
      append: true,
    });
    await hearUntil('"round":4,');
    await hearUntil('"state":"finished"');
    assertEquals((await stop()).status, 0);
    await reader?.cancel().catch(() => {});
  },
);

inPlace("a run that this program plays can be shown", async (place) => {
  const words = ["--duels", "1", "--melees", "1", ...PATIENT, TANK1, RAMMER];
  await place.expect(0, ["tanks", "run", "--out", "runs/own", ...words]);
  const { look, origin, stop } = await serve(place, []);
  assertEquals(look.get("run"), "own");
  const run = JSON.parse(await textOf(`${origin}/data/own/run.json`));
  const table = JSON.parse(Deno.readTextFileSync(place.path("runs/own/table.json")));
  assertEquals(run.table.rows, table.table);
  assertEquals(run.matches.map(({ file }: { file: string }) => file), [
    "duel-1-2-tank1-rammer.jsonl.gz",
    "melee.jsonl.gz",
  ]);
  assertEquals((await stop()).status, 0);
});

inPlace("a port that is taken is told in a sentence", async (place) => {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const { err } = await place.expect(2, ["serve", "--port", String(listener.addr.port)]);
  assertMatch(err, /^Port \d+ is taken: name another one with --port\n$/);
});

inPlace("whoever opens the server to others is warned", async (place) => {
  const { origin, stop } = await serve(place, ["--host", "0.0.0.0"]);
  const port = new URL(origin).port;
  assertEquals(await runsAt(`http://127.0.0.1:${port}`), ["sample finished"]);
  const { err } = await stop();
  assertMatch(err, /^Warning: whoever reaches 0\.0\.0\.0 can see these runs/);
});

inPlace("what cannot be served is told in a sentence", async (place) => {
  const refused: [string[], RegExp][] = [
    [["serve", "nowhere"], /nowhere: There is no such file or folder/],
    [["serve", "tmp"], /tmp: There is no run in this folder/],
    [["serve", "--port", "x"], /--port is "x"/],
    [["build", "nowhere"], /nowhere: There is no such file or folder/],
    [["tanks", "page", "nowhere.jsonl", "--out", "x.html"], /There is no such file/],
    [["tanks", "page", "nowhere.jsonl"], /required option '--out <file>'/],
  ];
  const outcomes = await place.expectAll(2, refused.map(([words]) => words));
  for (const [at, { err }] of outcomes.entries()) assertMatch(err, refused[at]?.[1] ?? /^$/);
});

inPlace("a site is built, works from any folder, and is built again over itself", async (place) => {
  const { out } = await place.expect(0, ["build"]);
  assertMatch(out, /^The site with 1 run is in dist \(\d+ files\)\n$/);
  const texts = ["index.html", "run.html", "tanks.html"].map((name) =>
    Deno.readTextFileSync(place.path("dist", name))
  );
  for (const text of texts) {
    for (const [, link = ""] of text.matchAll(/(?:src|href)="([^"]*)"/g)) {
      assertMatch(link, /^[\w.-]+$/);
      assert(Deno.statSync(place.path("dist", link)).isFile);
    }
  }
  await place.expect(0, ["build"]);
  await Deno.writeTextFile(place.path("dist/mine.txt"), "");
  const { err } = await place.expect(2, ["build"]);
  assertMatch(err, /dist\/mine\.txt: This was not made by a build/);
  await place.expect(0, ["build", "dist/data/sample/melee.jsonl.gz", "--out", "other"]);
  assert(Deno.statSync(place.path("other/data/melee/melee.jsonl.gz")).isFile);
  assertEquals(place.leftOvers(), []);
});

inPlace("a page of one file can be made from standard input", async (place) => {
  const command = new Deno.Command("sh", {
    args: ["-c", 'exec "$0" run -A --quiet "$1" tanks page - --out - < "$2"', Deno.execPath()]
      .concat(
        new URL("../../main.ts", import.meta.url).pathname,
        join(SAMPLE, "logs/melee.jsonl.gz"),
      ),
    cwd: place.folder,
  });
  const { code, stdout } = await command.output();
  const html = new TextDecoder().decode(stdout);
  assertEquals(code, 0);
  const inside = /id="log" data-name="log\.jsonl">([^<]*)</.exec(html)?.[1] ?? "!";
  assertEquals(
    Uint8Array.fromBase64(inside),
    Deno.readFileSync(join(SAMPLE, "logs/melee.jsonl.gz")),
  );
});

inPlace("serve, build and page have a help with examples", async (place) => {
  const commands = ["serve", "build", "tanks page"];
  const helps = commands.map((command) => [...command.split(" "), "--help"]);
  for (const [at, { out }] of (await place.expectAll(0, helps)).entries()) {
    assert(out.startsWith(`Usage: turniir ${commands[at]} `), out);
    assert(out.includes(`\n  turniir ${commands[at]} `), out);
  }
});
