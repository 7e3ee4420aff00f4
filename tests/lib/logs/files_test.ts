import { assertEquals, assertRejects } from "@std/assert";
import { formatProblem, UnusableInput } from "../../../lib/core/problem.ts";
import { readLog, writeLog } from "../../../lib/logs/files.ts";
import { makeHeader } from "../../../lib/logs/header.ts";
import { makeRound } from "../../../lib/logs/make_round.ts";
import { headerOf, recordRound } from "./record.ts";

const header = headerOf(3, 60);
const rounds = Array.from(
  { length: 150 },
  (_, at) => makeRound(recordRound(header, 3, { round: at + 1 })),
);

/** Runs a test in a folder of its own. */
function inFolder(test: (folder: string) => Promise<void>): () => Promise<void> {
  return async () => {
    const folder = await Deno.makeTempDir();
    try {
      await test(folder);
    } finally {
      await Deno.remove(folder, { recursive: true });
    }
  };
}

async function read(path: string): Promise<{ lines: string[]; warnings: string[] }> {
  const warnings: string[] = [];
  const log = await readLog(path, {
    file: "log",
    warn: (problem) => warnings.push(formatProblem(problem)),
  });
  const lines = [makeHeader(log.header)];
  for await (const { round } of log.rounds) lines.push(makeRound(round));
  return { lines, warnings };
}

async function namesIn(folder: string): Promise<string[]> {
  return (await Array.fromAsync(Deno.readDir(folder))).map(({ name }) => name).sort();
}

for (const name of ["a.jsonl", "a.jsonl.gz"]) {
  Deno.test(
    `writeLog() and readLog() carry a log through ${name}`,
    inFolder(async (folder) => {
      const path = `${folder}/${name}`;
      await writeLog(path, header, rounds);
      const whole = { lines: [makeHeader(header), ...rounds], warnings: [] };
      assertEquals(await read(path), whole);
      assertEquals(await namesIn(folder), [name]);
      await Deno.rename(path, `${folder}/no-ending`);
      assertEquals(await read(`${folder}/no-ending`), whole);
    }),
  );

  Deno.test(
    `writeLog() writes the same bytes again to ${name}`,
    inFolder(async (folder) => {
      const path = `${folder}/${name}`;
      await writeLog(path, header, rounds);
      const first = await Deno.readFile(path);
      await writeLog(path, header, slowly(rounds));
      assertEquals(await Deno.readFile(path), first);
    }),
  );

  Deno.test(
    `writeLog() leaves an older ${name} as it was when the rounds fail`,
    inFolder(async (folder) => {
      const path = `${folder}/${name}`;
      await Deno.writeTextFile(path, "older");
      function* failing() {
        yield* rounds;
        throw new Error("no more rounds");
      }
      await assertRejects(() => writeLog(path, header, failing()), Error, "no more rounds");
      assertEquals(await Deno.readTextFile(path), "older");
      assertEquals(await namesIn(folder), [name]);
    }),
  );

  Deno.test(
    `readLog() closes ${name} when it is left early`,
    inFolder(async (folder) => {
      const path = `${folder}/${name}`;
      await writeLog(path, header, rounds);
      for await (const { round } of (await readLog(path)).rounds) if (round.round === 2) break;
      await (await readLog(path)).close();
    }),
  );
}

/** The same lines, later. */
async function* slowly(lines: readonly string[]): AsyncGenerator<string> {
  for (const line of lines) yield await Promise.resolve(line);
}

Deno.test(
  "readLog() reads a packed file that was cut off as far as it goes",
  inFolder(async (folder) => {
    const path = `${folder}/a.jsonl.gz`;
    await writeLog(path, header, rounds);
    const packed = await Deno.readFile(path);
    for (const length of [packed.length - 1, packed.length - 500, packed.length >> 1]) {
      await Deno.writeFile(path, packed.subarray(0, length));
      const { lines, warnings } = await read(path);
      assertEquals(lines, [makeHeader(header), ...rounds].slice(0, lines.length));
      assertEquals(lines.length > 20, true);
      assertEquals(
        warnings[0],
        "log: The packed file seems to be cut off: what it still holds is read",
      );
    }
  }),
);

Deno.test(
  "readLog() refuses a packed file that is damaged",
  inFolder(async (folder) => {
    const path = `${folder}/a.jsonl.gz`;
    await writeLog(path, header, rounds);
    const packed = await Deno.readFile(path);
    packed.fill(0xff, packed.length >> 1, (packed.length >> 1) + 40);
    await Deno.writeFile(path, packed);
    await assertRejects(() => read(path), UnusableInput);
  }),
);

Deno.test(
  "readLog() tells what the system says against reading",
  inFolder(async (folder) => {
    const missing = "log: There is no such file";
    await assertRejects(() => read(`${folder}/none.jsonl`), UnusableInput, missing);
    await assertRejects(() => read(folder), UnusableInput, "log: Cannot be read: ");
  }),
);
