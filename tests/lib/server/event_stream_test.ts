import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import type { LiveEvent } from "../../../lib/logs/published.ts";
import { type EventsAsked, RunStreams } from "../../../lib/server/event_stream.ts";
import { LiveRun } from "../../../lib/server/live_run.ts";
import {
  type HandClock,
  handClock,
  inFolder,
  journalOf,
  readSample,
  type SampleRun,
  writeRun,
} from "./sample.ts";

const RUN: SampleRun = await readSample();

/** All melees, so that every round is one of the same match. */
const MELEES = RUN.lines.slice(-20);

/** An event as a client understands it. */
interface Heard {
  readonly id: string | undefined;
  readonly name: string;
  readonly event: LiveEvent;
}

/** A run that a test plays on, and its clients. */
interface Scene {
  readonly clock: HandClock;
  readonly live: LiveRun;
  readonly folder: string;
  readonly stop: AbortController;
  /** Appends to the journal, and lets some time pass. */
  play(lines: readonly string[], ms?: number): Promise<void>;
  connect(asked?: EventsAsked): Client;
}

class Client {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;

  constructor(stream: ReadableStream<Uint8Array>) {
    this.#reader = stream.getReader();
  }

  /** The next piece of the stream as text; `undefined`: it has ended. */
  async text(): Promise<string | undefined> {
    const { done, value } = await this.#reader.read();
    return done ? undefined : new TextDecoder().decode(value);
  }

  /** The events of the next piece. */
  async hear(): Promise<Heard[]> {
    const text = await this.text() ?? "";
    return text.split("\n\n").slice(0, -1).map((block) => {
      const fields = new Map(
        block.split("\n").map((line): [string, string] => {
          const at = line.indexOf(": ");
          return [line.slice(0, at), line.slice(at + 2)];
        }),
      );
      return {
        id: fields.get("id"),
        name: fields.get("event") ?? "",
        event: JSON.parse(fields.get("data") ?? ""),
      };
    });
  }

  async leave(): Promise<void> {
    await this.#reader.cancel();
  }
}

async function inScene(played: number, test: (scene: Scene) => Promise<void>): Promise<void> {
  await inFolder(async (folder) => {
    await writeRun(folder, RUN.settings, MELEES.slice(0, played));
    const clock = handClock();
    const live = new LiveRun(folder, RUN.settings, clock, () => Promise.resolve(true));
    await live.refresh();
    const stop = new AbortController();
    const streams = new RunStreams(clock, stop.signal);
    await test({
      clock,
      live,
      folder,
      stop,
      play: async (lines, ms = 1000) => {
        const journal = join(folder, "journal.jsonl");
        await Deno.writeTextFile(journal, journalOf(lines), { append: true });
        // Without the timer's own looks, which nobody could wait for.
        clock.pass(ms);
        await live.look();
      },
      connect: (asked = {}) => new Client(streams.open(live, asked)),
    });
    stop.abort();
    assertEquals(clock.waiting(), 0, "no timer is left");
  });
}

/** Events in short: `standings 3 of 132, playing` and `melee 4`. */
function inShort(heard: readonly Heard[]): string[] {
  return heard.map(({ event }) =>
    event.kind === "round"
      ? `${event.match} ${event.summary.round}`
      : `standings ${event.played} of ${event.total}, ${event.state}`
  );
}

Deno.test("a client gets the present standings first, then only what comes", async () => {
  await inScene(3, async ({ connect, play }) => {
    const client = connect();
    assertEquals(inShort(await client.hear()), ["standings 3 of 132, playing"]);
    await play(MELEES.slice(3, 5));
    assertEquals(inShort(await client.hear()), ["standings 5 of 132, playing"]);
  });
});

Deno.test("a client of a match gets all its rounds, then those that come", async () => {
  await inScene(2, async ({ connect, play }) => {
    const client = connect({ match: "melee" });
    assertEquals(inShort(await client.hear()), [
      "standings 2 of 132, playing",
      "melee 1",
      "melee 2",
    ]);
    await play([RUN.lines[0] ?? "", MELEES[2] ?? ""]);
    assertEquals(inShort(await client.hear()), ["melee 3", "standings 4 of 132, playing"]);
  });
});

Deno.test("an event's name is its kind, and its summary that of the round", async () => {
  await inScene(1, async ({ connect, live }) => {
    const [standings, round] = await connect({ match: "melee" }).hear();
    assertEquals([standings?.name, round?.name], ["standings", "round"]);
    assertEquals(standings?.event, JSON.parse(live.standings()));
    const [played] = live.rounds.after(0);
    assertEquals(
      round?.event,
      played && { kind: "round", match: "melee", summary: played.summary },
    );
  });
});

Deno.test("whoever comes back with Last-Event-ID has lost nothing and gets nothing twice", async () => {
  await inScene(0, async ({ connect, play }) => {
    const rounds: string[] = [];
    let lastEventId: string | undefined;
    for (let at = 0; at < MELEES.length; at += 4) {
      const client = connect({ match: "melee", lastEventId });
      const heard = await client.hear();
      await play(MELEES.slice(at, at + 2));
      heard.push(...await client.hear());
      await client.leave();
      // Played while nobody listens.
      await play(MELEES.slice(at + 2, at + 4));
      rounds.push(...inShort(heard.filter(({ name }) => name === "round")));
      lastEventId = heard.findLast(({ id }) => id !== undefined)?.id;
    }
    const last = await connect({ match: "melee", lastEventId }).hear();
    rounds.push(...inShort(last.filter(({ name }) => name === "round")));
    assertEquals(rounds, MELEES.map((_, index) => `melee ${index + 1}`));
  });
});

Deno.test("every event after which a connection breaks can be gone on from", async () => {
  await inScene(6, async ({ connect }) => {
    const all = (await connect({ match: "melee" }).hear()).slice(1);
    assertEquals(all.length, 6);
    for (const [index, { id }] of all.entries()) {
      const heard = await connect({ match: "melee", lastEventId: id }).hear();
      assertEquals(inShort(heard.slice(1)), inShort(all.slice(index + 1)));
    }
  });
});

Deno.test("a Last-Event-ID that makes no sense counts as none", async () => {
  await inScene(1, async ({ connect }) => {
    for (const lastEventId of ["", "-1", "x", "999999999", "1e3", "9".repeat(400)]) {
      const heard = await connect({ match: "melee", lastEventId }).hear();
      assertEquals(inShort(heard).slice(1), ["melee 1"], lastEventId);
    }
  });
});

Deno.test("standings come at most twice a second, rounds at once", async () => {
  await inScene(0, async ({ connect, play }) => {
    const client = connect({ match: "melee" });
    await client.hear();
    await play(MELEES.slice(0, 1), 300);
    assertEquals(inShort(await client.hear()), ["melee 1"]);
    await play(MELEES.slice(1, 2), 300);
    assertEquals(inShort(await client.hear()), ["melee 2", "standings 2 of 132, playing"]);
    await play(MELEES.slice(2, 3), 300);
    assertEquals(inShort(await client.hear()), ["melee 3"]);
    await play([], 300);
    assertEquals(inShort(await client.hear()), ["standings 3 of 132, playing"]);
  });
});

Deno.test("a round that is torn is sent when it is whole", async () => {
  await inScene(0, async ({ connect, folder, play }) => {
    const client = connect({ match: "melee" });
    await client.hear();
    const [line = ""] = MELEES;
    await Deno.writeTextFile(join(folder, "journal.jsonl"), line.slice(0, 200), { append: true });
    await play([]);
    await play([line.slice(200)]);
    assertEquals(inShort(await client.hear()), ["melee 1", "standings 1 of 132, playing"]);
  });
});

Deno.test("the last round makes the standings final", async () => {
  await inScene(0, async ({ connect, play }) => {
    const client = connect();
    await client.hear();
    await play(RUN.lines);
    assertEquals(inShort(await client.hear()), ["standings 132 of 132, finished"]);
  });
});

Deno.test("another journal in the same place is told from its beginning", async () => {
  await inScene(4, async ({ connect, folder, play }) => {
    const client = connect({ match: "melee" });
    await client.hear();
    await Deno.truncate(join(folder, "journal.jsonl"));
    await play(MELEES.slice(7, 8));
    assertEquals(inShort(await client.hear()), ["melee 8", "standings 1 of 132, playing"]);
  });
});

Deno.test("many clients share one timer for the journal, and those of a match a heartbeat", async () => {
  await inScene(1, async ({ clock, connect, play }) => {
    const clients = [connect(), connect(), connect({ match: "melee" })];
    for (const client of clients) await client.hear();
    assertEquals(clock.waiting(), 3, "one for the journal, one heartbeat for each match");
    await play(MELEES.slice(1, 2));
    for (const client of clients) assertEquals((await client.hear()).at(-1)?.name, "standings");
    for (const client of clients) await client.leave();
    assertEquals(clock.waiting(), 0);
  });
});

Deno.test("a sign of life comes every 15 seconds", async () => {
  await inScene(1, async ({ clock, connect, live }) => {
    const client = connect();
    await client.hear();
    clock.advance(14_999);
    await live.refresh();
    clock.advance(1);
    assertEquals(await client.text(), ":\n\n");
    await live.refresh();
  });
});

Deno.test("the stream ends when the server stops or the run is deleted", async () => {
  await inScene(1, async ({ connect, folder, live, stop }) => {
    const stopped = connect();
    await stopped.hear();
    stop.abort();
    assertEquals(await stopped.text(), undefined);
    const late = connect();
    await late.hear();
    assertEquals(await late.text(), undefined, "the server has stopped already");
    await Deno.remove(join(folder, "run.json"));
    await live.look();
  });
  await inScene(1, async ({ connect, folder, live }) => {
    const client = connect();
    await client.hear();
    await Deno.remove(join(folder, "run.json"));
    await live.look();
    assertEquals(await client.text(), undefined);
  });
});

Deno.test("a client that does not read is cut off in the end", async () => {
  await inScene(1, async ({ clock, connect, live }) => {
    const client = connect();
    for (let beat = 0; beat < 400; beat++) clock.advance(15_000);
    await live.refresh();
    let pieces = 0;
    while (await client.text() !== undefined) pieces += 1;
    assert(pieces > 200 && pieces < 300, `${pieces} pieces`);
  });
});
