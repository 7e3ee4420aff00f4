import { assertEquals } from "@std/assert";
import type { ContestEvent } from "../../../lib/contest/published/types.ts";
import { followContest } from "../../../web/site/follow_contest.ts";
import { type Connection, PAUSES_MS } from "../../../web/site/live.ts";

/** A stream that does what the test says. */
class FakeStream extends EventTarget {
  readyState = 0;

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }

  /** The server refuses, or the browser has given up. */
  refuse(): void {
    this.readyState = 2;
    this.dispatchEvent(new Event("error"));
  }

  send(kind: string, value: unknown): void {
    this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(value) }));
  }

  close(): void {
    this.readyState = 2;
  }
}

function following() {
  const streams: FakeStream[] = [];
  const addresses: string[] = [];
  const heard: ContestEvent[] = [];
  const told: Connection[] = [];
  const pauses: number[] = [];
  let next = () => {};
  const close = followContest("", (event) => heard.push(event), {
    onConnection: (connection) => told.push(connection),
    open: (address) => {
      addresses.push(address);
      const stream = new FakeStream();
      streams.push(stream);
      return stream;
    },
    wait: (callback, ms) => {
      pauses.push(ms);
      next = callback;
      return () => next = () => {};
    },
  });
  const stream = () => streams.at(-1) ?? new FakeStream();
  return { addresses, heard, told, pauses, close, stream, pass: () => next() };
}

Deno.test("changes and progress are handed on, what makes no sense is not", () => {
  const contest = following();
  const progress = { kind: "progress", stage: 3, run: "stage-3", played: 4, total: 9 } as const;
  contest.stream().open();
  contest.stream().send("changed", { kind: "changed" });
  contest.stream().send("progress", progress);
  contest.stream().send("progress", { kind: "progress" });
  contest.stream().send("weather", { kind: "changed" });
  assertEquals(contest.heard, [{ kind: "changed" }, progress]);
  assertEquals([contest.addresses, contest.told], [["contest/events"], ["live"]]);
  contest.close();
  contest.stream().send("changed", { kind: "changed" });
  assertEquals(contest.heard.length, 2);
});

Deno.test("a site that has no events is asked once", () => {
  const contest = following();
  contest.stream().refuse();
  assertEquals([contest.addresses.length, contest.pauses, contest.told], [1, [], ["gone"]]);
});

Deno.test("a server that has answered before is asked again when it is gone", () => {
  const contest = following();
  contest.stream().open();
  contest.stream().refuse();
  assertEquals(contest.pauses, [PAUSES_MS[0]]);
  contest.pass();
  contest.stream().refuse();
  contest.pass();
  contest.stream().open();
  assertEquals(contest.told, ["live", "waiting", "live"]);
  contest.close();
});
