import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import type { ContestEvent } from "../../../../lib/contest/published/types.ts";
import { addEntry } from "../../../../lib/contest/store/entries.ts";
import { invite } from "../../../../lib/contest/store/invitations.ts";
import { setVersionState } from "../../../../lib/contest/store/versions.ts";
import { reportWorker } from "../../../../lib/contest/store/workers.ts";
import { ContestAnswers } from "../../../../lib/server/contest/contest_answers.ts";
import { ContestEvents } from "../../../../lib/server/contest/contest_events.ts";
import { ContestLibrary } from "../../../../lib/server/contest/contest_library.ts";
import { beginSample } from "../../contest/sample_contest.ts";
import { waitingVersion } from "../../contest/temp_contest.ts";
import { handClock, inFolder, journalOf, readSample, type SampleRun, writeRun } from "../sample.ts";

const RUN: SampleRun = await readSample();

/** Hears a stream, piece by piece. */
class Client {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  /** The id of the last event that had one. */
  lastEventId: string | undefined;

  constructor(stream: ReadableStream<Uint8Array>) {
    this.#reader = stream.getReader();
  }

  /** The events of the next piece, in short; `undefined`: the stream has ended. */
  async hear(): Promise<string[] | undefined> {
    const { done, value } = await this.#reader.read();
    if (done) return undefined;
    return new TextDecoder().decode(value).split("\n\n").slice(0, -1).map((block) => {
      this.lastEventId = /^id: (.+)$/m.exec(block)?.[1] ?? this.lastEventId;
      const event: ContestEvent = JSON.parse(/^data: (.+)$/m.exec(block)?.[1] ?? "");
      assertEquals(/^event: (.+)$/m.exec(block)?.[1], event.kind);
      if (event.kind === "changed") return "changed";
      return `${event.run} (${event.stage}): ${event.played} of ${event.total}`;
    });
  }

  async leave(): Promise<void> {
    await this.#reader.cancel();
  }
}

/** A contest whose stage 1 is being played. */
async function inScene(test: (scene: Awaited<ReturnType<typeof openScene>>) => Promise<void>) {
  await inFolder(async (folder) => {
    const scene = await openScene(folder);
    using _contest = scene.contest;
    await test(scene);
    scene.stop.abort();
    await scene.events.idle();
    assertEquals(scene.clock.waiting(), 0, "no timer is left");
    assertEquals(scene.errors, []);
  });
}

async function openScene(folder: string) {
  const contest = await beginSample(join(folder, "contest"), RUN);
  await writeRun(contest.stageFolder(1), RUN.settings, RUN.lines.slice(0, 3));
  const clock = handClock();
  const errors: unknown[] = [];
  const stop = new AbortController();
  const library = new ContestLibrary({ contest, clock, warn: () => {} });
  const answers = new ContestAnswers(contest);
  const make = () =>
    new ContestEvents({
      ...{ contest, library, signal: stop.signal },
      mark: () => answers.mark(),
      onError: (error) => errors.push(error),
    });
  const events = make();
  return {
    ...{ contest, clock, errors, events, stop },
    /** The events of a server that was started anew. */
    restarted: make,
    connect: async (lastEventId?: string, from = events) =>
      new Client(await from.open(lastEventId, () => {})),
    play: async (from: number, to: number) => {
      const journal = join(contest.stageFolder(1), "journal.jsonl");
      await Deno.writeTextFile(journal, journalOf(RUN.lines.slice(from, to)), { append: true });
    },
    look: async (ms = 500) => {
      clock.pass(ms);
      await events.look();
    },
  };
}

Deno.test("a client is told to look again when it comes, and how far the stage is", async () => {
  await inScene(async ({ connect, look, play }) => {
    const client = await connect();
    assertEquals(await client.hear(), ["changed", "stage-1 (1): 3 of 132"]);
    await play(3, 10);
    await look();
    assertEquals(await client.hear(), ["stage-1 (1): 10 of 132"]);
  });
});

Deno.test("what is published changes: everybody hears it once, whoever has made it", async () => {
  await inScene(async ({ connect, contest, look, play }) => {
    const clients = [await connect(), await connect(), await connect()];
    for (const client of clients) await client.hear();
    waitingVersion(contest, "newcomer");
    await look();
    for (const client of clients) assertEquals(await client.hear(), ["changed"]);
    await look();
    setVersionState(contest, 1, ["playing"], "played");
    await look();
    for (const client of clients) assertEquals(await client.hear(), ["changed"]);
    await play(3, 4);
    await look();
    for (const client of clients) assertEquals(await client.hear(), ["stage-1 (1): 4 of 132"]);
  });
});

Deno.test("what is not published is no change", async () => {
  await inScene(async ({ connect, contest, look, play }) => {
    const client = await connect();
    await client.hear();
    // Who was only invited is nobody else's business.
    invite(contest, addEntry(contest, "newcomer").id);
    reportWorker(contest, { task: "play", state: "busy", message: "It plays.", at: "" });
    await look();
    await play(3, 4);
    await look();
    assertEquals(await client.hear(), ["stage-1 (1): 4 of 132"]);
  });
});

Deno.test("whoever comes back hears only if he has missed something, from a new server too", async () => {
  await inScene(async ({ connect, contest, restarted }) => {
    const first = await connect();
    await first.hear();
    const { lastEventId } = first;
    await first.leave();
    assert(lastEventId !== undefined);
    const second = await connect(lastEventId, restarted());
    assertEquals(await second.hear(), ["stage-1 (1): 3 of 132"]);
    await second.leave();
    waitingVersion(contest, "newcomer");
    const third = await connect(lastEventId);
    assertEquals(await third.hear(), ["changed", "stage-1 (1): 3 of 132"]);
  });
});

Deno.test("any number of clients share two timers", async () => {
  await inScene(async ({ clock, connect }) => {
    const clients: Client[] = [];
    for (let count = 0; count < 30; count++) clients.push(await connect());
    assertEquals(clock.waiting(), 2, "one to look, one heartbeat");
    for (const client of clients) await client.leave();
    assertEquals(clock.waiting(), 0);
  });
});

Deno.test("many clients hear of progress more seldom, and of a change at once", async () => {
  await inScene(async ({ connect, contest, look, play }) => {
    const clients: Client[] = [];
    for (let count = 0; count < 150; count++) clients.push(await connect());
    for (const client of clients) await client.hear();
    const [client] = clients;
    await play(3, 5);
    await look();
    await play(5, 7);
    await look(1100);
    assertEquals(await client?.hear(), ["stage-1 (1): 7 of 132"]);
    waitingVersion(contest, "newcomer");
    await play(7, 9);
    await look();
    assertEquals(await client?.hear(), ["changed", "stage-1 (1): 9 of 132"]);
  });
});

Deno.test("streams end when the server stops", async () => {
  await inScene(async ({ connect, stop }) => {
    const client = await connect();
    await client.hear();
    stop.abort();
    assertEquals(await client.hear(), undefined);
  });
});

Deno.test("without a stage that is being played there is no progress", async () => {
  await inScene(async ({ connect, contest }) => {
    contest.run("UPDATE stage SET state = 'annulled'");
    assertEquals(await (await connect()).hear(), ["changed"]);
  });
});
