import { assert, assertEquals, assertRejects } from "@std/assert";
import fc from "fast-check";
import { makeOpening } from "../../../lib/arena/reports.ts";
import { startRound } from "../../../lib/arena/round.ts";
import type { Seat } from "../../../lib/arena/types.ts";
import { type Fault, FAULT_KINDS, Interrupted, JudgeFailure } from "../../../lib/judge/types.ts";
import { dialogueOf } from "../../../lib/logs/dialogue.ts";
import { makeRound } from "../../../lib/logs/make_round.ts";
import { parseRound } from "../../../lib/logs/round.ts";
import { verifyRound } from "../../../lib/logs/verify.ts";
import {
  type PlayedRound,
  playRound,
  type RoundSetup,
} from "../../../lib/tournament/play_round.ts";
import { seatRound } from "../../../lib/tournament/seating.ts";
import { headerOf } from "../logs/record.ts";
import { FakeExchange, faultOf, type Script } from "./fake_exchange.ts";

/** 5x5, flat at height 4: a shot reaches 3 steps. */
const PLAIN = { width: 5, height: 5, heights: new Array(25).fill(4) };

/** A round on the plain; seats are the programs a, b, c … */
function setupOf(starts: readonly (readonly [number, number])[], turns = 1000): RoundSetup {
  return {
    kind: starts.length === 2 ? "duel" : "melee",
    round: 7,
    seating: {
      field: PLAIN,
      starts: starts.map(([x, y]) => ({ x, y })),
      bots: starts.map((_, seat) => seat),
    },
    limits: { turnMs: 100, startMs: 2000, turns },
  };
}

/** Far apart, so that nobody meets anybody. */
const APART = [[1, 1], [5, 5]] as const;

/** Plays a round in which each program answers its lines one after the other, and the last one for ever. */
async function play(
  setup: RoundSetup,
  lines: Readonly<Record<string, readonly (string | Fault)[]>>,
  script: Partial<Script> = {},
): Promise<PlayedRound & { exchange: FakeExchange }> {
  const exchange = new FakeExchange({
    answer: ({ name }, turn) => lines[name]?.[turn - 1] ?? lines[name]?.at(-1) ?? "L0",
    ...script,
  });
  const names = setup.seating.starts.map((_, seat) => String.fromCharCode(97 + seat));
  const played = await playRound(setup, exchange.startAll(names), exchange);
  return { ...played, exchange };
}

Deno.test("[READ-3] each program reads its opening, then writes and reads in turn", {
  permissions: "none",
}, async () => {
  const setup = setupOf([[1, 1], [4, 1]], 3);
  const { exchange, log } = await play(setup, { a: ["F2", "M4", "L2"], b: ["L6", "M0", "F6"] });
  const start = startRound(PLAIN, setup.seating.starts);
  const [a, b] = exchange.started;
  assertEquals(a?.heard, [makeOpening(start, 0 as Seat), "20 19 1\n", "20 19 1 1\n"]);
  assertEquals(b?.heard, [
    makeOpening(start, 1 as Seat),
    "19 20 1 1 1 1 0 2 0\n",
    "19 20 4 2\n",
  ]);
  assertEquals(log.turns, ["F2L6", "M4M0", "L2F6"]);
  assertEquals(log.result, { turns: 3, lives: [20, 19], damage: [1, 0], bonus: [0, 0] });
});

Deno.test("a played round's log says where it was played and who sat where", {
  permissions: "none",
}, async () => {
  const setup = setupOf([[2, 3], [5, 1], [1, 4]], 1);
  const seating = { ...setup.seating, bots: [2, 0, 1] };
  const { log } = await play({ ...setup, seating }, {});
  assertEquals(log, {
    round: 7,
    width: 5,
    height: 5,
    heights: ["44444", "44444", "44444", "44444", "44444"],
    tanks: [{ bot: 2, x: 2, y: 3 }, { bot: 0, x: 5, y: 1 }, { bot: 1, x: 1, y: 4 }],
    turns: ["L0L0L0"],
    faults: [],
    result: { turns: 1, lives: [20, 20, 20], damage: [0, 0, 0], bonus: [0, 0, 0] },
  });
});

Deno.test("[INPUT-4] an invalid line costs the turn and nothing else", {
  permissions: "none",
}, async () => {
  const setup = setupOf(APART, 4);
  const { exchange, errors, log } = await play(setup, { a: ["M9", "m2", "", "\tF0 \r"] });
  assertEquals(log.turns, ["--L0", "M2L0", "--L0", "F0L0"]);
  assertEquals(log.faults, [
    { turn: 1, tank: 0, kind: "invalid", detail: 'wrote "M9"' },
    { turn: 3, tank: 0, kind: "invalid", detail: 'wrote ""' },
  ]);
  assertEquals(errors, []);
  assertEquals(exchange.started[0]?.heard.slice(1), ["20 20\n", "20 20 2 1\n", "20 20\n"]);
  assertEquals(log.result?.lives, [20, 20]);
});

Deno.test("an invalid line is shown short and with its control characters visible", {
  permissions: "none",
}, async () => {
  const long = "x".repeat(41);
  const { log } = await play(setupOf(APART, 3), { a: ["\x1b[2J\0\u202e", long, long.slice(1)] });
  assertEquals(log.faults.map(({ detail }) => detail), [
    'wrote "\\u001b[2J\\u0000\\u{202e}"',
    `wrote "${"x".repeat(40)}…"`,
    `wrote "${"x".repeat(40)}"`,
  ]);
});

Deno.test(
  "[FAULT-1] a faulty program is dead from that turn on, ended at once, and asked no more",
  {
    permissions: "none",
  },
  async () => {
    const crash = faultOf("crash", "ended by SIGSEGV", "private words");
    const setup = setupOf([[1, 1], [5, 5], [1, 5]], 4);
    const { errors, exchange, log } = await play(setup, { a: ["M6"], b: ["L5", crash], c: ["L3"] });
    assertEquals(log.turns, ["M6L5L3", "M6!!L3", "M6--L3", "M6--L3"]);
    assertEquals(log.faults, [
      { turn: 2, tank: 1, kind: "crash", detail: "ended by SIGSEGV" },
    ]);
    assertEquals(log.result?.lives, [20, 0, 20]);
    assertEquals(exchange.diary, ["+a", "+b", "+c", "?abc", "?abc", "-b", "?ac", "?ac"]);
    assertEquals(errors, [{
      seat: 1 as Seat,
      turn: 2,
      detail: "ended by SIGSEGV",
      stderr: "private words",
    }]);
    assert(!JSON.stringify(log).includes("private words"));
  },
);

Deno.test("[FAULT-4] a fault of any kind stands in the log with its kind and its turn", {
  permissions: "none",
}, async () => {
  for (const kind of FAULT_KINDS) {
    const { log } = await play(setupOf(APART), { b: ["L0", "L2", faultOf(kind, `a ${kind}`)] });
    assertEquals(log.turns, ["L0L0", "L0L2", "L0!!"]);
    assertEquals(log.faults, [{ turn: 3, tank: 1, kind, detail: `a ${kind}` }]);
    assertEquals(log.result?.bonus, [10, 0]);
  }
});

Deno.test("a timeout's clock stands in the log, as far as it is known", {
  permissions: "none",
}, async () => {
  const clock = { allowedMs: 100, wallMs: 211, waitedMs: 13, cpuMs: 17 };
  const late = { kind: "timeout", detail: "late", stderr: "" } as const;
  const whole = await play(setupOf(APART), { a: [{ ...late, clock }] });
  assertEquals(whole.log.faults[0]?.clock, clock);
  const unknown = { ...clock, waitedMs: undefined, cpuMs: undefined };
  const part = await play(setupOf(APART), { a: [{ ...late, clock: unknown }] });
  assertEquals(part.log.faults[0]?.clock, { allowedMs: 100, wallMs: 211 });
});

Deno.test("[ROUND-5] a program whose tank dies is ended at once, without further notice", {
  permissions: "none",
}, async () => {
  // c stands 1 east of a: a shot takes 3, so the 7th takes the last 2.
  const setup = setupOf([[1, 1], [5, 5], [2, 1]], 9);
  const { exchange, log } = await play(setup, { a: ["F2"], b: ["L0"], c: ["L4"] });
  assertEquals(log.result?.lives, [20, 20, 0]);
  const c = exchange.started[2];
  assertEquals(c?.heard.length, 7);
  assertEquals(c?.heard.at(-1), "2 20 20 0\n");
  const asks = exchange.diary.filter((word) => word !== "+a" && word !== "+b" && word !== "+c");
  assertEquals(asks, [...new Array(7).fill("?abc"), "-c", "?ab", "?ab"]);
});

Deno.test("[ROUND-1] a round ends with the last rival's death, or when its turns are played", {
  permissions: "none",
}, async () => {
  const shot = await play(setupOf([[1, 1], [1, 2]]), { a: ["F0"] });
  assertEquals(shot.log.result, { turns: 7, lives: [20, 0], damage: [20, 0], bonus: [10, 0] });
  const both = await play(setupOf([[1, 1], [1, 2]]), { a: ["F0"], b: ["F4"] });
  assertEquals(both.log.result, { turns: 7, lives: [0, 0], damage: [20, 20], bonus: [0, 0] });
  const long = await play(setupOf(APART), {});
  assertEquals(long.log.turns.length, 1000);
  assertEquals(long.exchange.started[0]?.heard.length, 1000);
});

Deno.test("all programs at fault in one turn end the round without a winner", {
  permissions: "none",
}, async () => {
  const gone = faultOf("exit", "exited with status 0");
  const { exchange, log } = await play(setupOf(APART), { a: [gone], b: [gone] });
  assertEquals(log.turns, ["!!!!"]);
  assertEquals(log.result, { turns: 1, lives: [0, 0], damage: [0, 0], bonus: [0, 0] });
  assertEquals(exchange.living, []);
});

Deno.test(
  "[CLOCK-3] [CLOCK-6] the first answer has the start-up time as well, the hard limit stands behind",
  {
    permissions: "none",
  },
  async () => {
    const { exchange } = await play(setupOf(APART, 3), {});
    assertEquals(exchange.limits, [
      { allowedMs: 2100, hardMs: 4000 },
      { allowedMs: 100, hardMs: 2000 },
      { allowedMs: 100, hardMs: 2000 },
    ]);
  },
);

Deno.test("a failure of the judge is no program's fault: it passes through", {
  permissions: "none",
}, async () => {
  for (const failure of [new JudgeFailure("overloaded"), new Interrupted()]) {
    const script = {
      onAsk: (_: unknown, asks: number) => {
        if (asks === 3) throw failure;
      },
    };
    const error = await assertRejects(() => play(setupOf(APART), {}, script));
    assertEquals(error, failure);
  }
});

/** Any line or fault: mostly orders, so that rounds last. */
const anyDeed = fc.oneof(
  {
    weight: 40,
    arbitrary: fc.tuple(fc.constantFrom("M", "F", "L"), fc.nat(7)).map((order) => order.join("")),
  },
  { weight: 2, arbitrary: fc.string() },
  { weight: 1, arbitrary: fc.constantFrom(...FAULT_KINDS).map((kind) => faultOf(kind, "any")) },
);

Deno.test("whatever programs do, the round's log is legal, true, and reads back the same", {
  permissions: "none",
}, async () => {
  const deeds = fc.infiniteStream(anyDeed);
  const seats = fc.integer({ min: 2, max: 6 });
  await fc.assert(
    fc.asyncProperty(fc.string(), seats, deeds, async (seed, bots, stream) => {
      const kind = bots === 2 ? "duel" : "melee";
      const match = kind === "duel" ? { kind, bots: [0, 1] as const } : { kind };
      const seating = seatRound({ seed, bots, duels: 2, melees: 2 }, { match, round: 1 } as never);
      const header = headerOf(bots, 120);
      const setup: RoundSetup = { kind, round: 1, seating, limits: header.limits };
      const names = seating.starts.map((_, seat) => `${seat}`);
      const exchange = new FakeExchange({ answer: () => stream.next().value as string | Fault });
      const { log } = await playRound(setup, exchange.startAll(names), exchange);
      assertEquals(verifyRound(header, log), undefined);
      const line = makeRound(log);
      const parsed = parseRound(line, header);
      assert(parsed.ok);
      assertEquals(makeRound(parsed.value), line);
      for (const [seat, { heard }] of exchange.started.entries()) {
        const read = [...dialogueOf(header, parsed.value, seat as Seat)].map((turn) => turn.read);
        const texts = read.filter((lines) => lines.length > 0).map((lines) =>
          lines.join("\n") + "\n"
        );
        assertEquals(texts, heard);
      }
    }),
    { numRuns: 40 },
  );
});
