import { assert, assertEquals, assertRejects } from "@std/assert";
import { join } from "@std/path";
import { unusable, UnusableInput } from "../../../lib/core/problem.ts";
import { LOG_FORMAT, LOG_VERSION, type LogHeader } from "../../../lib/logs/types.ts";
import { LogHeaders, LOGS_AT_A_TIME } from "../../../lib/server/log_headers.ts";
import { inFolder, readSample, SAMPLE } from "./sample.ts";

const { settings: { limits, plan, sandbox, stage } } = await readSample();
const HEADER: LogHeader = {
  ...{ format: LOG_FORMAT, version: LOG_VERSION, rules: 1, kind: "duel", seed: plan.seed },
  ...{ bots: [], limits, stage, sandbox },
};

/** Writes files that are longer the later they come. */
async function writeAll(folder: string, names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    await Deno.writeTextFile(join(folder, name), "x".repeat(index + 1));
  }
}

Deno.test("only the logs that have changed are read again, and some at the same time", async () => {
  await inFolder(async (folder) => {
    const names = Array.from({ length: 40 }, (_, index) => `${index}.jsonl`);
    await writeAll(folder, names);
    let read: string[] = [];
    let running = 0;
    let most = 0;
    const headers = new LogHeaders(folder, async (path) => {
      read.push(path);
      most = Math.max(most, ++running);
      await Deno.stat(path);
      running -= 1;
      return { ...HEADER, seed: path };
    });
    const paths = names.map((name) => join(folder, name));
    assertEquals((await headers.of(names)).map(({ seed }) => seed), paths);
    assertEquals(read.length, 40);
    assert(most > 1 && most <= LOGS_AT_A_TIME, String(most));
    read = [];
    await Deno.writeTextFile(paths[3] ?? "", "another text");
    assertEquals((await headers.of(names)).map(({ seed }) => seed), paths);
    assertEquals(read, [paths[3]]);
  });
});

Deno.test("a damaged log is read once until it has changed; one that is gone is told", async () => {
  await inFolder(async (folder) => {
    await writeAll(folder, ["a.jsonl"]);
    let read = 0;
    const headers = new LogHeaders(folder, () => {
      read += 1;
      if (read > 1) return Promise.resolve(HEADER);
      return Promise.reject(unusable("LOG_HEADER", "Damaged"));
    });
    for (let time = 0; time < 3; time++) {
      await assertRejects(() => headers.of(["a.jsonl"]), UnusableInput, "Damaged");
    }
    assertEquals(read, 1);
    await Deno.writeTextFile(join(folder, "a.jsonl"), "mended");
    assertEquals(await headers.of(["a.jsonl"]), [HEADER]);
    await assertRejects(() => headers.of(["b.jsonl"]), UnusableInput, "b.jsonl: There is no such");
  });
});

Deno.test("headers are those of the logs", async () => {
  const headers = new LogHeaders(join(SAMPLE, "logs"));
  const names = ["melee.jsonl.gz", "duel-1-2-champion-mapper.jsonl.gz"];
  assertEquals((await headers.of(names)).map(({ kind }) => kind), ["melee", "duel"]);
});
