/** facts.json: faults with their evidence and rounds worth watching, made from a stage's logs. */
import { assert, assertEquals, assertRejects } from "@std/assert";
import { join } from "@std/path";
import { readFacts, writeFacts } from "../../../lib/contest/stage_facts.ts";
import { chooseHighlights, heroOf } from "../../../lib/contest/stage_highlights.ts";
import { readLog } from "../../../lib/logs/files.ts";
import type { Highlight } from "../../../lib/logs/highlights.ts";
import { FILES } from "../../../lib/tournament/run_folder.ts";
import { playFixtures } from "./played_run.ts";

/** Names of the logs, and how many faults each bot has of each kind. */
async function faultsInLogs(folder: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of Deno.readDirSync(join(folder, FILES.logs))) {
    const { header, rounds } = await readLog(join(folder, FILES.logs, name));
    for await (const { round } of rounds) {
      for (const { kind, tank } of round.faults) {
        const bot = header.bots[round.tanks[tank]?.bot ?? -1]?.name;
        counts[`${bot} ${kind}`] = (counts[`${bot} ${kind}`] ?? 0) + 1;
      }
    }
  }
  return counts;
}

Deno.test("[STAGE-6] facts tell what the logs tell: all faults are counted, some are told", async () => {
  await using run = await playFixtures(["crasher.ts", "babbler.ts", "gambler.ts"], {
    duels: 8,
    melees: 4,
  });
  const facts = await writeFacts(run.folder);
  const counted: Record<string, number> = {};
  facts.counts.forEach((counts, place) => {
    for (const [kind, count] of Object.entries(counts)) {
      counted[`${run.names[place]} ${kind}`] = count;
    }
  });
  assertEquals(counted, await faultsInLogs(run.folder));
  assert(Object.values(counted).some((count) => count > 10), JSON.stringify(counted));
  const told = new Map<string, number>();
  for (const { kind, place } of facts.faults) {
    const key = `${run.names[place]} ${kind}`;
    told.set(key, (told.get(key) ?? 0) + 1);
  }
  for (const [key, count] of told) assertEquals(count, Math.min(10, counted[key] ?? 0), key);
  assertEquals(told.size, Object.keys(counted).length);
  for (const { detail, match, round, turn } of facts.faults) {
    assert(/^(?:melee|duel-\d-\d-\w+)/.test(match) && round >= 1 && turn >= 1 && detail !== "");
  }
});

Deno.test("facts are read as they were written; what is damaged or old is made again", async () => {
  await using run = await playFixtures(["gambler.ts"], {
    duels: 0,
    melees: 2,
    twice: true,
  });
  assertEquals(await readFacts(run.folder), undefined);
  const facts = await writeFacts(run.folder);
  assertEquals(await readFacts(run.folder), facts);
  const file = join(run.folder, "facts.json");
  const text = await Deno.readTextFile(file);
  for (const damaged of ["", "[]", text.slice(0, 40), text.replace('"version":1', '"version":0')]) {
    await Deno.writeTextFile(file, damaged);
    assertEquals(await readFacts(run.folder), undefined);
  }
  await writeFacts(run.folder);
  assertEquals(await Deno.readTextFile(file), text);
});

Deno.test("making facts can be stopped, and leaves nothing half done", async () => {
  await using run = await playFixtures(["gambler.ts"], { duels: 0, melees: 2, twice: true });
  await assertRejects(() => writeFacts(run.folder, AbortSignal.abort()));
  assertEquals(await readFacts(run.folder), undefined);
  assertEquals(
    [...Deno.readDirSync(run.folder)].map(({ name }) => name).filter((name) =>
      name.startsWith("facts")
    ),
    [],
  );
});

function fastest(turns: number, bot: number, round = 1): Highlight {
  return { kind: "fastest", turn: 0, round, bots: [bot], facts: { turns, tanks: 2 } };
}

Deno.test("of each kind every program keeps its best round, the better ones first", () => {
  const duel = (one: number, other: number, highlight: Highlight) => ({
    match: `duel-${one + 1}-${other + 1}`,
    places: [one, other],
    highlight,
  });
  const closest: Highlight = {
    kind: "closest",
    turn: 3,
    round: 2,
    bots: [1, 0],
    facts: { at: 8, lives: 1, tanks: 2 },
  };
  const chosen = chooseHighlights([
    duel(0, 1, fastest(9, 0)),
    duel(0, 2, fastest(5, 0)),
    duel(1, 2, fastest(7, 1)),
    duel(0, 2, closest),
  ]);
  assertEquals(chosen.map(({ highlight, match }) => `${highlight.kind} ${match}`), [
    "closest duel-1-3",
    "fastest duel-1-3",
    "fastest duel-2-3",
  ]);
  assertEquals(chosen.map(heroOf), [2, 0, 2]);
});

Deno.test("which rounds are worth watching does not depend on the order of the matches", () => {
  const all = [3, 5, 5, 4].map((turns, at) => ({
    match: `duel-1-${at + 2}`,
    places: [0, at + 1],
    highlight: fastest(turns, at % 2, at + 1),
  }));
  assertEquals(chooseHighlights(all), chooseHighlights(all.toReversed()));
});
