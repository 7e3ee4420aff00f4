import { assertEquals } from "@std/assert";
import type { Problem } from "../../../lib/core/problem.ts";
import { readLog } from "../../../lib/logs/files.ts";
import { openLog } from "../../../lib/logs/open.ts";
import { replay, startOf } from "../../../lib/logs/replay.ts";
import { parseRoundShape } from "../../../lib/logs/round.ts";
import { sketch } from "../../../lib/logs/sketch.ts";
import type { LogHeader, LogRound } from "../../../lib/logs/types.ts";
import { verifyLog } from "../../../lib/logs/verify_log.ts";

const FOLDER = new URL("../../../fixtures/logs/", import.meta.url);

const names = [...Deno.readDirSync(FOLDER)].map(({ name }) => name).sort();

async function read(name: string): Promise<{ header: LogHeader; round: LogRound }> {
  const log = await readLog(Deno.realPathSync(new URL(name, FOLDER)));
  for await (const { round } of log.rounds) return { header: log.header, round };
  throw new Error(`no round in ${name}`);
}

/** The field before the first turn and after some turn, drawn. */
async function drawn(name: string, turn: number): Promise<string[]> {
  const { header, round } = await read(name);
  const states = [startOf(round), ...Array.from(replay(header, round), ({ state }) => state)];
  return [states[0], states[turn]].map((state) => state === undefined ? "" : sketch(state));
}

function rows(...lines: string[]): string {
  return lines.join("\n");
}

// A golden log belongs to a version of the rules. Whoever raises RULES_VERSION gets warnings here: work each round out
// again by hand, then write the new version into its header.
for (const name of names) {
  Deno.test(`fixture ${name} is true, by hand and by replay`, async () => {
    const warnings: Problem[] = [];
    const log = await readLog(Deno.realPathSync(new URL(name, FOLDER)), {
      parse: parseRoundShape,
      warn: (problem) => warnings.push(problem),
    });
    const { rounds, difference } = await verifyLog(log);
    assertEquals([rounds > 0, difference, warnings], [true, undefined, []]);
  });
}

Deno.test("the example in FORMAT.md is a true log", { permissions: { read: true } }, async () => {
  const text = await Deno.readTextFile(new URL("../../../lib/logs/FORMAT.md", import.meta.url));
  const lines = text.split("\n").map((line) => line.trim()).filter((line) => line.startsWith("{"));
  const example = lines.filter((line) =>
    /^\{"(format|round)":.*("check":"[0-9a-f]*"|\])\}$/.test(line)
  );
  assertEquals(example.length, 2);
  const log = await openLog([new TextEncoder().encode(example.join("\n"))]);
  assertEquals(await verifyLog(log), { rounds: 1, unstated: 0, difference: undefined });
});

Deno.test("two tanks that swap cells pass each other", async () => {
  assertEquals(await drawn("head-on-swap.jsonl", 1), [
    rows(
      "5  5   5   5   5   5",
      "4  5   5   5   5   5",
      "3  5   5A↑ 5B↑ 5   5",
      "2  5   5   5   5   5",
      "1  5   5   5   5   5",
      "   1   2   3   4   5",
    ),
    rows(
      "5  5   5   5   5   5",
      "4  5   5   5   5   5",
      "3  5   5B← 5A→ 5   5",
      "2  5   5   5   5   5",
      "1  5   5   5   5   5",
      "   1   2   3   4   5",
    ),
  ]);
});

Deno.test("a ring of three turns", async () => {
  const [before, after] = await drawn("ring-of-three.jsonl", 1);
  assertEquals(
    before?.split("\n").slice(2, 4),
    ["3  5   5C↑ 5   5   5", "2  5   5A↑ 5B↑ 5   5"],
  );
  assertEquals(
    after?.split("\n").slice(2, 4),
    ["3  5   5B↖ 5   5   5", "2  5   5C↓ 5A→ 5   5"],
  );
});

Deno.test("a wreck stays where it died and stops both shots", async () => {
  const [before, after] = await drawn("wreck-stops-a-shot.jsonl", 5);
  assertEquals(before?.split("\n")[2], "1  7A↑ 7B↑ 7C↑ 7   7");
  assertEquals(after?.split("\n")[2], "1  7A↑ 7Bx 7C↑ 7   7");
});

Deno.test("a tank at the edge stays there for who drives onto its cell", async () => {
  const [, after] = await drawn("edge-stays.jsonl", 1);
  assertEquals(after?.split("\n")[4], "1  5A↓ 5B← 5   5   5");
});
