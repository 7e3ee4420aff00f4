import { assertEquals } from "@std/assert";
import { addEntry } from "../../../lib/contest/store/entries.ts";
import { versionsOf } from "../../../lib/contest/store/versions.ts";
import { withContest } from "./temp_contest.ts";

const EACH = 50;

/** What one process does: it is ready, waits till its standard input ends, and adds versions. */
function writerCode(folder: string, name: string): string {
  return `
import { Contest } from "${moduleUrl("contest.ts")}";
import { addVersion } from "${moduleUrl("store/versions.ts")}";
using contest = await Contest.open(${JSON.stringify(folder)});
console.log("ready");
await Deno.stdin.read(new Uint8Array(1));
for (let count = 1; count <= ${EACH}; count++) {
  addVersion(contest, 1, { command: "${name} " + count, files: [] });
}`;
}

function moduleUrl(name: string): string {
  return new URL(`../../../lib/contest/${name}`, import.meta.url).href;
}

function startWriter(folder: string, name: string): Deno.ChildProcess {
  return new Deno.Command(Deno.execPath(), {
    args: ["eval", writerCode(folder, name)],
    stdin: "piped",
    stdout: "piped",
  }).spawn();
}

Deno.test("two processes that add versions at the same time lose none and number them without gaps", async () => {
  await withContest(async (contest) => {
    const { id } = addEntry(contest, "anna");
    const writers = ["one", "two"].map((name) => startWriter(contest.folder, name));
    const outputs = writers.map(({ stdout }) => stdout.getReader());
    await Promise.all(outputs.map((reader) => reader.read()));
    await Promise.all(writers.map(({ stdin }) => stdin.close()));
    const ends = await Promise.all(writers.map(({ status }) => status));
    await Promise.all(outputs.map((reader) => reader.cancel()));
    assertEquals(ends.map(({ success }) => success), [true, true]);

    const versions = versionsOf(contest, id);
    assertEquals(
      versions.map(({ number }) => number),
      Array.from({ length: 2 * EACH }, (_, at) => at + 1),
    );
    for (const name of ["one", "two"]) {
      const own = versions.map(({ command }) => command).filter((text) => text.startsWith(name));
      assertEquals(own, Array.from({ length: EACH }, (_, at) => `${name} ${at + 1}`));
    }
  });
});
