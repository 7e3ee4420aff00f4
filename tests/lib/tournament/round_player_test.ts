import { assert, assertEquals, assertRejects } from "@std/assert";
import type { NativeProgram, Sandbox } from "../../../lib/judge/types.ts";
import { Interrupted, JudgeFailure } from "../../../lib/judge/types.ts";
import { parseRound } from "../../../lib/logs/round.ts";
import { MAX_REPLAYS, RoundPlayer } from "../../../lib/tournament/round_player.ts";
import type { WorkerReport, WorkerSetup } from "../../../lib/tournament/worker_messages.ts";
import { headerOf } from "../logs/record.ts";
import { FakeExchange, faultOf, type Script } from "./fake_exchange.ts";

const SANDBOX: Sandbox = {
  layers: ["permissions"],
  tools: {
    setsid: undefined,
    prlimit: undefined,
    setpriv: undefined,
    sh: undefined,
    bwrap: undefined,
  },
  libraries: [],
  system: [],
  deno: "deno",
  loader: "loader.js",
  filter: undefined,
  trustNative: true,
  limits: { memoryBytes: 1, cpuSeconds: 1 },
};

/** Three programs a, b, c; two duels of each pair and two melees; rounds of two turns. */
function setupOf(): WorkerSetup {
  const programs = ["a", "b", "c"].map((name): NativeProgram => ({
    runtime: "native",
    name,
    version: "sha256:",
    folder: name,
    argv: ["./bot"],
    reads: [],
  }));
  return {
    plan: { seed: "player", bots: 3, duels: 2, melees: 2 },
    limits: { turnMs: 100, startMs: 2000, turns: 2 },
    sandbox: SANDBOX,
    programs,
    control: new SharedArrayBuffer(8),
    done: new SharedArrayBuffer(8),
  };
}

/** Plays these places of the schedule to the end. */
async function playAll(
  places: readonly number[],
  script: Partial<Script> = {},
): Promise<{ reports: WorkerReport[]; exchange: FakeExchange }> {
  const exchange = new FakeExchange({ answer: () => "L0", ...script });
  const player = new RoundPlayer(setupOf(), exchange);
  const reports: WorkerReport[] = [];
  for await (const report of player.playAll(places.values())) reports.push(report);
  assertEquals(exchange.living, [], "programs were left over");
  return { reports, exchange };
}

/** `played 3`, `void 3`, … */
function outcomes(reports: readonly WorkerReport[]): string[] {
  return reports.map((report) =>
    report.kind === "idle" ? "idle" : `${report.kind} ${report.place}`
  );
}

/** Fails at these calls, which count from 1. */
function failAt(calls: readonly number[], failure: Error = new JudgeFailure("broken pipe")) {
  return (call: number) => {
    if (calls.includes(call)) throw failure;
  };
}

Deno.test("a player plays the places that it is given, in their order", {
  permissions: "none",
}, async () => {
  const { reports } = await playAll([4, 0, 7]);
  assertEquals(outcomes(reports), ["played 4", "played 0", "played 7"]);
  const numbers = reports.map((report) => {
    assert(report.kind === "played");
    const round = parseRound(report.line, headerOf(3, 2));
    assert(round.ok);
    return [round.value.round, round.value.tanks.length];
  });
  assertEquals(numbers, [[2, 2], [1, 2], [2, 3]]);
});

Deno.test("a player that is given nothing starts nothing", { permissions: "none" }, async () => {
  const { exchange, reports } = await playAll([]);
  assertEquals(reports, []);
  assertEquals(exchange.diary, []);
});

Deno.test("the programs of the next round start before the present one is played", {
  permissions: "none",
}, async () => {
  const { exchange } = await playAll([0, 2, 1]);
  const ends = (
    one: string,
    two: string,
  ) => [`?${one}${two}`, `?${one}${two}`, `-${one}`, `-${two}`];
  assertEquals(exchange.diary, [
    ...["+a", "+b", "+b", "+c"],
    ...ends("a", "b"),
    ...["+a", "+c"],
    ...ends("b", "c"),
    ...ends("a", "c"),
  ]);
});

Deno.test(
  "standard error goes to the author of the program in the seat, by the tournament's list",
  {
    permissions: "none",
  },
  async () => {
    const { reports } = await playAll([5, 6], {
      answer: ({ name }) => name === "c" ? faultOf("crash", "crashed", "c's own words") : "L0",
    });
    const errors = reports.map((report) => report.kind === "played" ? report.errors : undefined);
    const expected = [{ bot: 2, turn: 1, detail: "crashed", stderr: "c's own words" }];
    assertEquals(errors, [expected, expected]);
  },
);

Deno.test("[CLOCK-6] a void round is played again with new programs", {
  permissions: "none",
}, async () => {
  const failures = failAt([1, 2, 3]);
  const { exchange, reports } = await playAll([0, 5], {
    onAsk: (_, asks) => failures(asks),
  });
  assertEquals(outcomes(reports), ["void 0", "void 0", "void 0", "played 0", "played 5"]);
  assertEquals(exchange.started.length, 10);
  assertEquals(reports[0], { kind: "void", place: 0, reason: "broken pipe" });
});

Deno.test("a replayed round is the round that it would have been", {
  permissions: "none",
}, async () => {
  const failures = failAt([2, 4]);
  const first = await playAll([7]);
  const again = await playAll([7], { onAsk: (_, asks) => failures(asks) });
  assertEquals(outcomes(again.reports), ["void 7", "void 7", "played 7"]);
  assertEquals(again.reports.at(-1), first.reports.at(-1));
});

Deno.test("a round that stays void fails for good, and the next one is played", {
  permissions: "none",
}, async () => {
  const failures = failAt([1, 2, 3, 4]);
  const { reports } = await playAll([0, 3], { onAsk: (_, asks) => failures(asks) });
  assertEquals(MAX_REPLAYS, 3);
  assertEquals(outcomes(reports), ["void 0", "void 0", "void 0", "failed 0", "played 3"]);
});

Deno.test("a failure's cause is told with it", { permissions: "none" }, async () => {
  const cause = new Error("too many open files");
  const failures = failAt([1], new JudgeFailure("Cannot start", { cause }));
  const { reports } = await playAll([0], { onStart: failures });
  const report = reports[0];
  assert(report?.kind === "void");
  assertEquals(report.reason, "Cannot start: too many open files");
});

Deno.test("a program that cannot be started makes the round void, and those before it are ended", {
  permissions: "none",
}, async () => {
  // The 3rd start of the first melee fails; then the 2nd of its replay.
  const { exchange, reports } = await playAll([6], { onStart: failAt([3, 5]) });
  assertEquals(outcomes(reports), ["void 6", "void 6", "played 6"]);
  const before = exchange.diary.slice(0, exchange.diary.findIndex((word) => word.startsWith("?")));
  assertEquals(before.map((word) => word[0]).join(""), "++--+-+++");
});

Deno.test("a next round that cannot be started does not touch the present one", {
  permissions: "none",
}, async () => {
  const { reports } = await playAll([0, 6], { onStart: failAt([4]) });
  assertEquals(outcomes(reports), ["played 0", "void 6", "played 6"]);
});

Deno.test("an interruption or a mistake of the runner's own ends all programs", {
  permissions: "none",
}, async () => {
  for (const failure of [new Interrupted(), new TypeError("a mistake")]) {
    for (const when of ["ask", "start"] as const) {
      const fail = failAt([3], failure);
      const script = when === "ask"
        ? { onAsk: (_: unknown, asks: number) => fail(asks) }
        : { onStart: fail };
      const exchange = new FakeExchange({ answer: () => "L0", ...script });
      const player = new RoundPlayer(setupOf(), exchange);
      const error = await assertRejects(async () => {
        for await (const report of player.playAll([0, 6, 1].values())) assert(report);
      });
      assertEquals(error, failure);
      assertEquals(exchange.living, [], when);
    }
  }
});

Deno.test("who stops listening to a player ends its programs", {
  permissions: "none",
}, async () => {
  for (const failures of [[], [1]]) {
    const fail = failAt(failures);
    const exchange = new FakeExchange({ answer: () => "L0", onAsk: (_, asks) => fail(asks) });
    const player = new RoundPlayer(setupOf(), exchange);
    for await (const report of player.playAll([0, 6, 1].values())) {
      assertEquals(outcomes([report]), [failures.length === 0 ? "played 0" : "void 0"]);
      break;
    }
    assertEquals(exchange.living, []);
  }
});
