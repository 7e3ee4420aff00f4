/** The player: stages in the order of arrival, whatever breaks off, fails or is in the way. */
import { stageSeed } from "../../../lib/contest/stage_seed.ts";
import { assert, assertEquals, assertMatch, assertRejects } from "@std/assert";
import { join } from "@std/path";
import { blobPath } from "../../../lib/contest/blobs.ts";
import type { Contest } from "../../../lib/contest/contest.ts";
import { setWithdrawn } from "../../../lib/contest/store/entries.ts";
import {
  askAgain,
  duelsOf,
  listStages,
  playingStage,
  seatsOf,
} from "../../../lib/contest/store/stages.ts";
import { filesOf, setVersionState, versionById } from "../../../lib/contest/store/versions.ts";
import { listWorkers } from "../../../lib/contest/store/workers.ts";
import type { UnusableInput } from "../../../lib/core/problem.ts";
import { Interrupted, JudgeFailure } from "../../../lib/judge/types.ts";
import { readLog } from "../../../lib/logs/files.ts";
import {
  CRASHER,
  enterQuickly,
  playAll,
  publishedOf,
  RAMMER,
  TANK1,
  Told,
  withQuickContest,
} from "./kept_programs.ts";

/** Three entries of which the first has two versions: alone, then stages 1, 2 and 3. */
async function enterFour(contest: Contest): Promise<void> {
  await enterQuickly(contest, "Öland 2", TANK1);
  await enterQuickly(contest, "rammer", RAMMER);
  await enterQuickly(contest, "crasher", CRASHER);
  await enterQuickly(contest, "Öland 2", TANK1, "// better\n");
}

/** Where the number of rounds does not matter. */
const TINY = { duels: 1, melees: 1 };

const FOUR_STAGES = [
  "stage 1: rammer Öland 2",
  "stage 1 is finished",
  "stage 2: crasher Öland 2 rammer",
  "stage 2 is finished",
];

Deno.test("[STAGE-1] [STAGE-2] [STAGE-3] [STAGE-5] programs play as they arrive, and each stage leaves its table and logs", async () => {
  await withQuickContest(async (contest) => {
    await enterFour(contest);
    const told = await playAll(contest);
    assertEquals(told.slice(0, 4), FOUR_STAGES);
    assertEquals(told.length, 6);
    assertMatch(told[4] ?? "", /^stage 3: Öland 2 (?:crasher rammer|rammer crasher)$/);
    for (const stage of listStages(contest)) {
      assertEquals(stage.state, "finished");
      const published = publishedOf(contest, stage.number);
      const seats = seatsOf(contest, stage.number);
      const pairs = (seats.length * (seats.length - 1)) / 2;
      assertEquals(Object.keys(published).length, 3 + pairs + 1);
      assert(seats.every(({ rank, result }) => rank === result?.rank));
      assertEquals(duelsOf(contest, stage.number).length, pairs);
      const text = await Deno.readTextFile(join(contest.stageFolder(stage.number), "table.json"));
      const { table, seed } = JSON.parse(text);
      assertEquals(seed, stageSeed("quick", stage.number));
      assertEquals(
        table.map(({ bot }: { bot: string }) => bot).sort(),
        seats.map(({ name }) => name).sort(),
      );
    }
    assertEquals(
      [1, 2, 3, 4].map((id) => versionById(contest, id)?.state),
      Array(4).fill("played"),
    );
    assertEquals(await playAll(contest), [], "nothing is left to do");
  });
});

Deno.test("[STAGE-6] nothing that a stage leaves holds a line of anybody's source", async () => {
  await withQuickContest(async (contest) => {
    const secret = "a8f1c3-my-secret-idea";
    await enterQuickly(contest, "one", TANK1, `// ${secret}\n`);
    await enterQuickly(contest, "two", RAMMER, `// ${secret}\n`);
    await playAll(contest);
    const folder = contest.stageFolder(1);
    const files = ["run.json", "journal.jsonl", "table.json", "table.txt", "facts.json"];
    for (const name of files) {
      const text = await Deno.readTextFile(join(folder, name));
      assert(!text.includes(secret), name);
      assert(!text.includes(contest.folder), `${name} names a folder of this machine`);
    }
    for (const { name } of Deno.readDirSync(join(folder, "logs"))) {
      const { header, rounds } = await readLog(join(folder, "logs", name));
      const all = [JSON.stringify(header)];
      for await (const { round } of rounds) all.push(JSON.stringify(round));
      assert(!all.join().includes(secret), name);
      assertEquals(header.bots.map((bot) => bot.name), ["two", "one"]);
    }
  }, TINY);
});

Deno.test("only so many stages are played as were asked for", async () => {
  await withQuickContest(async (contest) => {
    await enterFour(contest);
    assertEquals(await playAll(contest, { most: 1 }), FOUR_STAGES.slice(0, 2));
    assertEquals(await playAll(contest, { most: 1 }), FOUR_STAGES.slice(2));
  }, TINY);
});

let calmStages: Promise<Record<string, string>[]> | undefined;

/** The stages of a contest as they come undisturbed; they are played once. */
async function undisturbed(): Promise<Record<string, string>[]> {
  return await (calmStages ??= playUndisturbed());
}

async function playUndisturbed(): Promise<Record<string, string>[]> {
  const published: Record<string, string>[] = [];
  await withQuickContest(async (contest) => {
    await enterFour(contest);
    await playAll(contest);
    published.push(...[1, 2, 3].map((stage) => publishedOf(contest, stage)));
  });
  return published;
}

Deno.test("a contest whose stages are stopped after every other round comes to the same tables", async () => {
  const expected = await undisturbed();
  await withQuickContest(async (contest) => {
    await enterFour(contest);
    let stops = 0;
    for (;;) {
      const stopper = new AbortController();
      let rounds = 0;
      const watcher = new Told(() => {
        rounds += 1;
        if (rounds === 2) stopper.abort();
      });
      try {
        await playAll(contest, { watcher, signal: stopper.signal, jobs: 1 });
        break;
      } catch (error) {
        assert(error instanceof Interrupted, `${error}`);
        stops += 1;
      }
    }
    assert(stops >= 6, `${stops} stops`);
    assertEquals([1, 2, 3].map((stage) => publishedOf(contest, stage)), expected);
    assertEquals(listWorkers(contest).map(({ state }) => state), ["stopped"]);
  });
});

Deno.test("a stage that was killed between any two of its steps is finished, and counts once", async () => {
  await withQuickContest(async (contest) => {
    await enterQuickly(contest, "one", TANK1);
    await enterQuickly(contest, "two", RAMMER);
    await playAll(contest);
    const expected = publishedOf(contest, 1);
    const folder = contest.stageFolder(1);
    const results = JSON.stringify([seatsOf(contest, 1), duelsOf(contest, 1)]);
    /** As a kill leaves it that came before the stage was finished in the database. */
    const unfinish = () => {
      contest.run("UPDATE stage SET state = 'playing', finished_at = NULL WHERE number = 1");
      contest.run("UPDATE seat SET rank = NULL, result = NULL, lead = NULL WHERE stage = 1");
      contest.run("DELETE FROM duel WHERE stage = 1");
      setVersionState(contest, 2, ["played"], "playing");
    };
    const remove = (...names: string[]) =>
      Promise.all(names.map((name) => Deno.remove(join(folder, name), { recursive: true })));
    const steps: [string, () => Promise<unknown>][] = [
      ["the facts are missing", () => remove("facts.json")],
      ["the database knows nothing", () => Promise.resolve(unfinish())],
      ["there is no table", () => (unfinish(), remove("table.json", "table.txt", "facts.json"))],
      ["there are no logs", () => (unfinish(), remove("table.json", "logs", "facts.json"))],
      ["the journal is empty", () => (unfinish(), remove("logs", "journal.jsonl"))],
      [
        "there is nothing but the stage",
        () => (unfinish(), Deno.remove(folder, { recursive: true })),
      ],
    ];
    for (const [what, undo] of steps) {
      await undo();
      await playAll(contest);
      assertEquals(publishedOf(contest, 1), expected, what);
      assertEquals(JSON.stringify([seatsOf(contest, 1), duelsOf(contest, 1)]), results, what);
      assertEquals(versionById(contest, 2)?.state, "played", what);
      assertEquals(listStages(contest).length, 1, what);
    }
  });
});

Deno.test("a stage that began in another sandbox is begun afresh when the organiser says so", async () => {
  await withQuickContest(async (contest) => {
    await enterFour(contest);
    const stopper = new AbortController();
    const watcher = new Told(() => stopper.abort());
    await assertRejects(
      () => playAll(contest, { watcher, signal: stopper.signal, jobs: 1 }),
      Interrupted,
    );
    const file = join(contest.stageFolder(1), "run.json");
    const settings = JSON.parse(await Deno.readTextFile(file));
    await Deno.writeTextFile(file, JSON.stringify({ ...settings, sandbox: ["permissions"] }));
    const { message } = await assertRejects(() => playAll(contest), JudgeFailure);
    assertMatch(message, /^Stage 1 began in another sandbox than there is now.*--afresh/);
    assertEquals(playingStage(contest)?.number, 1);
    assertEquals(await playAll(contest, { afresh: true, most: 1 }), FOUR_STAGES.slice(0, 2));
    const [expected] = await undisturbed();
    assertEquals(publishedOf(contest, 1), expected ?? {});
  });
});

Deno.test("a program that cannot be entered any more stops its stage, until it is withdrawn", async () => {
  await withQuickContest(async (contest) => {
    await enterFour(contest);
    const [source] = filesOf(contest, 1);
    const blob = blobPath(contest.filesFolder, source?.digest ?? "");
    const bytes = await Deno.readFile(blob);
    await Deno.writeFile(blob, bytes.toReversed());
    for (let attempt = 0; attempt < 2; attempt++) {
      const { message } = await assertRejects(() => playAll(contest), JudgeFailure);
      assertMatch(message, /^Stage 1 cannot be played: .*Öland 2, version 1.*withdraw the entry/);
      assertEquals(playingStage(contest)?.number, 1);
    }
    // Put right, it goes on as if nothing had been.
    await Deno.writeFile(blob, bytes);
    assertEquals(await playAll(contest, { most: 1 }), FOUR_STAGES.slice(0, 2));
    await Deno.writeFile(blob, bytes.toReversed());
    await assertRejects(() => playAll(contest), JudgeFailure, "Stage 2");
    setWithdrawn(contest, 1, true);
    assertEquals(await playAll(contest), [
      "stage 2: crasher Öland 2 rammer",
      "stage 2 is dropped",
      "stage 2: crasher rammer",
      "stage 2 is finished",
    ]);
    assertEquals(listStages(contest).map(({ state }) => state), ["finished", "finished"]);
  }, TINY);
});

Deno.test("a program that is not what was checked is not played", async () => {
  await withQuickContest(async (contest) => {
    await enterQuickly(contest, "one", TANK1);
    await enterQuickly(contest, "two", RAMMER);
    contest.run("UPDATE version SET digest = 'sha256:0' WHERE id = 2");
    const { message } = await assertRejects(() => playAll(contest), JudgeFailure);
    assertMatch(message, /two, version 1 is not the program that was checked/);
    assertEquals([...Deno.readDirSync(contest.stagesFolder)], []);
  });
});

Deno.test("a stage is played again on the organiser's wish, and only the new one counts", async () => {
  await withQuickContest(async (contest) => {
    await enterFour(contest);
    await playAll(contest, { most: 1 });
    askAgain(contest, 1);
    assertEquals((await playAll(contest, { most: 2 })).slice(0, 3), [
      "stage 2: rammer Öland 2",
      "stage 2 is finished",
      "stage 3: crasher Öland 2 rammer",
    ]);
    assertEquals(listStages(contest).map(({ state }) => state), [
      "annulled",
      "finished",
      "finished",
    ]);
    assertEquals(listStages(contest)[1]?.repeats, 1);
  }, TINY);
});

Deno.test("one player plays a contest; another one is told so and does nothing", async () => {
  await withQuickContest(async (contest) => {
    await enterFour(contest);
    let refused: Promise<UnusableInput> | undefined;
    const watcher = new Told(() => {
      refused ??= assertRejects(() => playAll(contest)) as Promise<UnusableInput>;
    });
    await playAll(contest, { watcher, most: 1 });
    assertEquals((await refused)?.problems[0]?.code, "PLAYER_RUNS");
    assertEquals(await playAll(contest, { most: 1 }), FOUR_STAGES.slice(2));
  }, TINY);
});

Deno.test("a player that watches tries again what fails, with growing pauses", async () => {
  await withQuickContest(async (contest) => {
    await enterFour(contest);
    contest.run("UPDATE version SET digest = 'sha256:0' WHERE id = 2");
    const stopper = new AbortController();
    const pauses: number[] = [];
    const states: string[] = [];
    const told = new Told();
    const pause = (milliseconds: number) => {
      pauses.push(milliseconds);
      states.push(...listWorkers(contest).map(({ state }) => state));
      if (pauses.length === 4) stopper.abort();
      return Promise.resolve();
    };
    await assertRejects(
      () => playAll(contest, { watcher: told, watch: true, signal: stopper.signal, pause }),
      Interrupted,
    );
    assertEquals(pauses, [1000, 2000, 4000, 8000]);
    assertEquals(states, Array(4).fill("failing"));
    assertEquals(told.lines.filter((line) => line.startsWith("failing: Stage 1")).length, 4);
    assertEquals(listWorkers(contest).map(({ state }) => state), ["stopped"]);
  });
});

Deno.test("a player that watches plays what comes while it waits", async () => {
  await withQuickContest(async (contest) => {
    const stopper = new AbortController();
    const told = new Told();
    const arrivals = [{ name: "one", program: TANK1 }, { name: "two", program: RAMMER }];
    let waits = 0;
    const pause = async () => {
      const arrival = arrivals[waits++];
      if (arrival === undefined) stopper.abort();
      else await enterQuickly(contest, arrival.name, arrival.program);
    };
    await assertRejects(
      () => playAll(contest, { watcher: told, watch: true, signal: stopper.signal, pause }),
      Interrupted,
    );
    assertEquals(told.lines, ["stage 1: two one", "stage 1 is finished"]);
  }, TINY);
});

Deno.test("what has not been checked is checked first, or left to the process that does", async () => {
  await withQuickContest(async (contest) => {
    await enterQuickly(contest, "one", TANK1);
    await enterQuickly(contest, "two", RAMMER);
    contest.run("UPDATE version SET state = 'received' WHERE id = 1");
    assertEquals(await playAll(contest), []);
    const check = () => {
      contest.run("UPDATE version SET state = 'waiting' WHERE id = 1");
      return Promise.resolve();
    };
    assertEquals(await playAll(contest, { check }), ["stage 1: two one", "stage 1 is finished"]);
  }, TINY);
});
