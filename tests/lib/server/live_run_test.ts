import { assertEquals, assertRejects } from "@std/assert";
import { join } from "@std/path";
import { LiveRun, LOOK_EVERY_MS } from "../../../lib/server/live_run.ts";
import { handClock, inFolder, journalOf, readSample, type SampleRun, writeRun } from "./sample.ts";

const RUN: SampleRun = await readSample();

/** Gives a test a run of which so many rounds are played. */
async function withRun(
  count: number,
  test: (live: LiveRun, journal: string, folder: string) => Promise<void>,
): Promise<void> {
  await inFolder(async (folder) => {
    await writeRun(folder, RUN.settings, RUN.lines.slice(0, count));
    const live = new LiveRun(folder, RUN.settings, handClock(), () => Promise.resolve(true));
    await live.refresh();
    await test(live, join(folder, "journal.jsonl"), folder);
  });
}

async function countAfter(live: LiveRun, journal: string, text: string): Promise<number> {
  await Deno.writeTextFile(journal, text, { append: true });
  await live.refresh();
  return live.rounds.count();
}

Deno.test("a journal is followed as it grows", async () => {
  await withRun(3, async (live, journal) => {
    assertEquals(live.rounds.count(), 3);
    assertEquals(await countAfter(live, journal, journalOf(RUN.lines.slice(3, 7))), 7);
    assertEquals(live.end, new TextEncoder().encode(journalOf(RUN.lines.slice(0, 7))).length);
    await live.refresh();
    assertEquals(live.rounds.count(), 7);
  });
});

Deno.test("a torn last line waits for its end", async () => {
  await withRun(0, async (live, journal) => {
    const [line = ""] = RUN.lines;
    for (const piece of [line.slice(0, 1), line.slice(1, 100), line.slice(100)]) {
      assertEquals(await countAfter(live, journal, piece), 0);
    }
    assertEquals(await countAfter(live, journal, "\n"), 1);
  });
});

Deno.test("a torn line that a resumed runner cuts off leaves no trace", async () => {
  await withRun(2, async (live, journal) => {
    assertEquals(await countAfter(live, journal, (RUN.lines[2] ?? "").slice(0, 150)), 2);
    await Deno.truncate(journal, live.end);
    assertEquals(await countAfter(live, journal, journalOf(RUN.lines.slice(3, 4))), 3);
    assertEquals(live.generation, 0);
  });
});

Deno.test("another journal in its place is read from its beginning", async () => {
  await withRun(5, async (live, journal) => {
    await Deno.writeTextFile(journal, journalOf(RUN.lines.slice(8, 10)));
    await live.refresh();
    assertEquals([live.rounds.count(), live.generation], [2, 1]);
    await Deno.writeTextFile(`${journal}.new`, journalOf(RUN.lines.slice(0, 9)));
    await Deno.rename(`${journal}.new`, journal);
    await live.refresh();
    assertEquals([live.rounds.count(), live.generation], [9, 2]);
    await Deno.remove(journal);
    await live.refresh();
    assertEquals([live.rounds.count(), live.generation], [0, 3]);
  });
});

Deno.test("a run is finished with its last round, else played or stopped by the lock", async () => {
  await inFolder(async (folder) => {
    await writeRun(folder, RUN.settings, RUN.lines.slice(0, -1));
    let isPlayed = true;
    const live = new LiveRun(
      folder,
      RUN.settings,
      handClock(),
      () => Promise.resolve(isPlayed),
    );
    await live.refresh();
    assertEquals(live.state, "playing");
    isPlayed = false;
    await live.refresh();
    assertEquals(live.state, "stopped");
    await countAfter(live, join(folder, "journal.jsonl"), journalOf(RUN.lines.slice(-1)));
    assertEquals(live.state, "finished");
  });
});

Deno.test("lines come back as they stand in the log", async () => {
  await withRun(30, async (live) => {
    const log = (line = "") => line.slice(line.indexOf('"log":') + 6, -1);
    const rounds = live.rounds.after(0);
    assertEquals(await Array.fromAsync(live.logLines(rounds)), RUN.lines.slice(0, 30).map(log));
    const [, second] = rounds;
    assertEquals(second && await live.logLine(second), log(RUN.lines[1]));
  });
});

Deno.test("the clock runs only while somebody listens", async () => {
  await inFolder(async (folder) => {
    await writeRun(folder, RUN.settings, []);
    const clock = handClock();
    const live = new LiveRun(folder, RUN.settings, clock, () => Promise.resolve(true));
    const looked = Promise.withResolvers<void>();
    const listener = { looked: looked.resolve, gone: () => {} };
    const stops = [live.listen(listener), live.listen({ ...listener, looked: () => {} })];
    assertEquals(clock.waiting(), 1);
    clock.advance(LOOK_EVERY_MS);
    await looked.promise;
    stops[0]?.();
    stops[0]?.();
    assertEquals(clock.waiting(), 1);
    stops[1]?.();
    assertEquals(clock.waiting(), 0);
  });
});

Deno.test("a run whose folder is gone says so", async () => {
  await withRun(1, async (live, _journal, folder) => {
    let isGone = false;
    live.listen({ looked: () => {}, gone: () => isGone = true });
    await Deno.remove(folder, { recursive: true });
    await live.look();
    assertEquals(isGone, true);
    await assertRejects(() => live.refresh(), Deno.errors.NotFound);
    await Deno.mkdir(folder);
  });
});

Deno.test("idle() waits for what is being read, whether it can be read or not", async () => {
  await inFolder(async (folder) => {
    await writeRun(folder, RUN.settings, RUN.lines.slice(0, 3));
    const live = new LiveRun(folder, RUN.settings, handClock());
    void live.refresh();
    await live.idle();
    assertEquals(live.rounds.count(), 3);
    await Deno.remove(join(folder, "run.json"));
    const failing = assertRejects(() => live.refresh(), Deno.errors.NotFound);
    await live.idle();
    await failing;
  });
});
