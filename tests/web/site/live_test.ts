import { assertEquals } from "@std/assert";
import type { LiveEvent } from "../../../lib/logs/published.ts";
import { type Connection, followRun, PAUSES_MS } from "../../../web/site/live.ts";
import { summary, TABLE } from "./samples.ts";

/** A stream that does what the test says. */
class FakeStream extends EventTarget {
  readyState = 0;

  constructor(readonly address: string) {
    super();
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }

  /** The connection is lost; the browser tries again by itself unless it gives up. */
  fail(givesUp: boolean): void {
    this.readyState = givesUp ? 2 : 0;
    this.dispatchEvent(new Event("error"));
  }

  send(kind: string, data: string): void {
    this.dispatchEvent(new MessageEvent(kind, { data }));
  }

  close(): void {
    this.readyState = 2;
  }
}

/** What follows a run, with everything that it did. */
function following(match?: string) {
  const streams: FakeStream[] = [];
  const heard: LiveEvent[] = [];
  const told: Connection[] = [];
  const pauses: number[] = [];
  let next: (() => void) | undefined;
  const close = followRun("", "spring", match, (event) => heard.push(event), {
    onConnection: (connection) => told.push(connection),
    open: (address) => {
      const stream = new FakeStream(address);
      streams.push(stream);
      return stream;
    },
    wait: (callback, ms) => {
      pauses.push(ms);
      next = callback;
      return () => next = undefined;
    },
  });
  return {
    streams,
    heard,
    told,
    pauses,
    close,
    /** The stream that was opened last. */
    stream: () => streams.at(-1) ?? new FakeStream("none"),
    /** Lets the pause end; tells whether there was one. */
    pass: () => {
      const callback = next;
      next = undefined;
      callback?.();
      return callback !== undefined;
    },
  };
}

const ROUND: LiveEvent = { kind: "round", match: "melee", summary: summary(1, [0, 5], [1, 2]) };

function standings(state: "playing" | "finished"): LiveEvent {
  return { kind: "standings", state, played: 1, total: 2, table: TABLE };
}

Deno.test("events are handed on as they come", () => {
  const run = following("melee");
  assertEquals(run.stream().address, "data/spring/events?match=melee");
  run.stream().open();
  run.stream().send("round", JSON.stringify(ROUND));
  run.stream().send("standings", JSON.stringify(standings("playing")));
  assertEquals(run.heard, [ROUND, standings("playing")]);
  assertEquals(run.told, ["live"]);
  run.close();
});

Deno.test("without a match only the run is asked for", () => {
  const run = following();
  assertEquals(run.stream().address, "data/spring/events");
  run.close();
});

Deno.test("data that makes no sense is passed over", () => {
  const run = following();
  run.stream().open();
  run.stream().send("round", "{}");
  run.stream().send("standings", "nothing");
  run.stream().send("weather", JSON.stringify(ROUND));
  assertEquals(run.heard, []);
  run.close();
});

Deno.test("the browser may reconnect by itself, and the run goes on", () => {
  const run = following();
  run.stream().open();
  run.stream().fail(false);
  run.stream().open();
  run.stream().send("round", JSON.stringify(ROUND));
  assertEquals([run.streams.length, run.pauses], [1, []]);
  assertEquals(run.told, ["live", "waiting", "live"]);
  assertEquals(run.heard, [ROUND]);
  run.close();
});

Deno.test("a browser that tries in vain is stopped and asks later", () => {
  const run = following();
  for (let time = 0; time < 3; time++) run.stream().fail(false);
  assertEquals(run.stream().readyState, 2);
  assertEquals(run.pauses, [PAUSES_MS[0]]);
  run.pass();
  run.stream().open();
  assertEquals([run.streams.length, run.told], [2, ["waiting", "live"]]);
  run.close();
});

Deno.test("a server that stays away is asked less and less often, then no more", () => {
  const run = following();
  do run.stream().fail(true); while (run.pass());
  assertEquals(run.pauses, PAUSES_MS);
  assertEquals(run.streams.length, PAUSES_MS.length + 1);
  assertEquals(run.told, ["waiting", "gone"]);
  assertEquals([...PAUSES_MS].sort((a, b) => a - b), PAUSES_MS);
});

Deno.test("once it has answered, patience begins anew", () => {
  const run = following();
  run.stream().fail(true);
  run.pass();
  run.stream().fail(true);
  run.pass();
  run.stream().open();
  run.stream().fail(true);
  assertEquals(run.pauses, [PAUSES_MS[0], PAUSES_MS[1], PAUSES_MS[0]]);
  run.close();
});

Deno.test("when the run is finished nobody listens any more", () => {
  const run = following();
  run.stream().open();
  run.stream().send("standings", JSON.stringify(standings("finished")));
  assertEquals([run.stream().readyState, run.heard.length], [2, 1]);
  run.stream().fail(true);
  run.stream().send("round", JSON.stringify(ROUND));
  assertEquals([run.heard.length, run.pauses, run.streams.length], [1, [], 1]);
});

Deno.test("closing ends a pause, too", () => {
  const run = following();
  run.stream().fail(true);
  run.close();
  assertEquals([run.pass(), run.streams.length], [false, 1]);
});
