import { assert, assertEquals, assertMatch, assertRejects } from "@std/assert";
import { join } from "@std/path";
import { page } from "../../../lib/cli/tanks_page.ts";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { readLogStream } from "../../../lib/logs/files.ts";
import { inFolder, SAMPLE } from "../server/sample.ts";
import { capture, golden, withLog } from "./captured.ts";

const MELEE = join(SAMPLE, "logs/melee.jsonl.gz");
const PAIR = golden("pair-with-seats-swapped");

/** The page of a log on standard output. */
async function pageOf(log: string, options: { round?: string; turn?: string } = {}) {
  const output = capture();
  assertEquals(await page(log, { out: "-", ...options }, output), 0);
  return output.printed.join("");
}

/** The log inside a page. */
function logIn(html: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.fromBase64(/id="log"[^>]*>([^<]*)</.exec(html)?.[1] ?? "!");
}

async function roundsIn(html: string): Promise<number[]> {
  const { rounds } = await readLogStream(new Blob([logIn(html)]).stream());
  return await Array.fromAsync(rounds, ({ round }) => round.round);
}

Deno.test("page() puts a whole log inside, byte by byte", async () => {
  const html = await pageOf(MELEE);
  assertEquals(logIn(html), Deno.readFileSync(MELEE));
  assertMatch(html, /^<!doctype html>[^]*<title>melee\.jsonl\.gz – Turniir<\/title>/);
  assertMatch(html, /id="log" data-name="melee\.jsonl\.gz">/);
});

Deno.test("page() packs a plain log", async () => {
  const html = await pageOf(PAIR);
  const plain = new Blob([logIn(html)]).stream().pipeThrough(new DecompressionStream("gzip"));
  assertEquals(await new Response(plain).text(), Deno.readTextFileSync(PAIR));
});

Deno.test("page() gives the same bytes for the same log", async () => {
  assertEquals(await pageOf(PAIR), await pageOf(PAIR));
});

Deno.test("page() puts one round alone inside, and says what to show first", async () => {
  const html = await pageOf(MELEE, { round: "7", turn: "12" });
  assertEquals(await roundsIn(html), [7]);
  assertMatch(html, /location\.replace\("#round=7&turn=12"\)/);
  assertMatch(html, /<title>Round 7 of melee\.jsonl\.gz – Turniir<\/title>/);
  assertEquals(await roundsIn(await pageOf(MELEE, { turn: "1" })), [
    ...Array(20).keys().map((index) => index + 1),
  ]);
});

Deno.test("page() writes a file and says so", async () => {
  await inFolder(async (folder) => {
    const output = capture();
    const out = join(folder, "x.html");
    assertEquals(await page(PAIR, { out }, output), 0);
    assertMatch(output.printed.join(""), /^The replay is in .*x\.html \(\d+ kB\): open it in any/);
    assertEquals(Deno.readTextFileSync(out), await pageOf(PAIR));
    assertEquals([...Deno.readDirSync(folder)].length, 1);
  });
});

Deno.test("page() refuses what cannot be shown, and writes nothing", async () => {
  await inFolder(async (folder) => {
    const out = join(folder, "x.html");
    const refuse = async (log: string, options: { round?: string; turn?: string }, why: string) => {
      await assertRejects(() => page(log, { out, ...options }, capture()), UnusableInput, why);
    };
    await refuse("no/such.jsonl", {}, "no/such.jsonl: There is no such file");
    await refuse(MELEE, { round: "21" }, "There is no round 21 in this log");
    await refuse(MELEE, { round: "0" }, "--round is");
    await refuse(PAIR, { round: "2", turn: "2" }, "There is no turn 2 in round 2");
    await refuse(MELEE, { turn: "x" }, "--turn is");
    const header = Deno.readTextFileSync(PAIR).split("\n")[0] ?? "";
    await withLog([header], (log) => refuse(log, {}, "this log has no rounds"));
    await withLog([header, "{}"], (log) => refuse(log, {}, ":2"));
    assertEquals([...Deno.readDirSync(folder)], []);
    await assertRejects(
      () => page(PAIR, { out: PAIR }, capture()),
      UnusableInput,
      "--out names the log itself",
    );
    assert(Deno.readTextFileSync(PAIR).startsWith("{"));
  });
});

Deno.test("page() takes the place of a page that it made, and of nothing else", async () => {
  await inFolder(async (folder) => {
    const out = join(folder, "x.html");
    await page(PAIR, { out }, capture());
    await page(MELEE, { out, round: "7" }, capture());
    assertMatch(Deno.readTextFileSync(out), /Round 7/);
    const refuse = (out: string, why: string) =>
      assertRejects(() => page(PAIR, { out }, capture()), UnusableInput, why);
    const precious = join(folder, "precious.txt");
    await Deno.writeTextFile(precious, "my diary");
    await refuse(precious, "There is another file of this name");
    assertEquals(Deno.readTextFileSync(precious), "my diary");
    await refuse(folder, "This is no ordinary file");
    await refuse(join(folder, "no/such/folder.html"), "Cannot write this file");
    await refuse("", "--out needs a file's name");
    assertEquals([...Deno.readDirSync(folder)].map(({ name }) => name).sort(), [
      "precious.txt",
      "x.html",
    ]);
  });
});

Deno.test("page() knows the log by whatever name --out calls it", async () => {
  await inFolder(async (folder) => {
    const log = join(folder, "log.jsonl");
    await Deno.copyFile(PAIR, log);
    await Deno.symlink(folder, join(folder, "link"));
    await Deno.link(log, join(folder, "twin.html"));
    for (const out of ["link/log.jsonl", "twin.html"]) {
      await assertRejects(
        () => page(log, { out: join(folder, out) }, capture()),
        UnusableInput,
        "--out names the log itself",
      );
    }
    assertEquals(Deno.readTextFileSync(log), Deno.readTextFileSync(PAIR));
  });
});
