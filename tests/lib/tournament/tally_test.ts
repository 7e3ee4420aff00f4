import { assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import type { RoundKind } from "../../../lib/arena/types.ts";
import { LOG_FAULT_KINDS, type LogFault, type LogFaultKind } from "../../../lib/logs/types.ts";
import { createTally, type FinishedRound, type Tally } from "../../../lib/tournament/tally.ts";

const NO_FAULTS = { timeout: 0, exit: 0, crash: 0, flood: 0, memory: 0, invalid: 0, start: 0 };

interface Seating {
  readonly bot: number;
  readonly damage: number;
  readonly bonus: number;
}

function finished(
  kind: RoundKind,
  round: number,
  seats: readonly Seating[],
  faults: readonly LogFault[] = [],
): FinishedRound {
  const result = {
    turns: 17,
    lives: seats.map(({ bonus }) => bonus > 0 ? 4 : 0),
    damage: seats.map(({ damage }) => damage),
    bonus: seats.map(({ bonus }) => bonus),
  };
  return { kind, round, bots: seats.map(({ bot }) => bot), result, faults };
}

function fault(tank: number, kind: LogFaultKind): LogFault {
  return { turn: 3, tank, kind, detail: "" };
}

function tallyOf(rounds: readonly FinishedRound[], botCount = 4): Tally {
  const tally = createTally("a seed", botCount);
  for (const round of rounds) tally.add(round);
  return tally;
}

const ROUNDS: readonly FinishedRound[] = [
  finished("duel", 1, [{ bot: 0, damage: 20, bonus: 10 }, { bot: 2, damage: 6, bonus: 0 }]),
  finished("duel", 2, [{ bot: 2, damage: 3, bonus: 0 }, { bot: 0, damage: 5, bonus: 0 }]),
  finished(
    "duel",
    1,
    [{ bot: 1, damage: 0, bonus: 10 }, { bot: 2, damage: 2, bonus: 0 }],
    [fault(1, "timeout")],
  ),
  finished(
    "melee",
    1,
    [
      { bot: 2, damage: 31, bonus: 20 },
      { bot: 1, damage: 11, bonus: 0 },
      { bot: 0, damage: 7, bonus: 0 },
    ],
    [fault(1, "invalid"), fault(1, "invalid"), fault(2, "crash")],
  ),
];

Deno.test(
  "[SCORE-3] points of all rounds add up, raw, for each kind",
  { permissions: "none" },
  () => {
    assertEquals(tallyOf(ROUNDS).bots(), [
      {
        rounds: { duel: 2, melee: 1 },
        points: { duel: 35, melee: 7 },
        wins: { duel: 1, melee: 0 },
        damage: { duel: 25, melee: 7 },
        faults: { ...NO_FAULTS, crash: 1 },
      },
      {
        rounds: { duel: 1, melee: 1 },
        points: { duel: 10, melee: 11 },
        wins: { duel: 1, melee: 0 },
        damage: { duel: 0, melee: 11 },
        faults: { ...NO_FAULTS, invalid: 2 },
      },
      {
        rounds: { duel: 3, melee: 1 },
        points: { duel: 11, melee: 51 },
        wins: { duel: 0, melee: 1 },
        damage: { duel: 11, melee: 31 },
        faults: { ...NO_FAULTS, timeout: 1 },
      },
      {
        rounds: { duel: 0, melee: 0 },
        points: { duel: 0, melee: 0 },
        wins: { duel: 0, melee: 0 },
        damage: { duel: 0, melee: 0 },
        faults: NO_FAULTS,
      },
    ]);
  },
);

Deno.test("headToHead() counts a pair's duels from either side, melees never", {
  permissions: "none",
}, () => {
  const tally = tallyOf(ROUNDS);
  assertEquals(tally.headToHead(0, 2), { rounds: 2, points: 35, wins: 1 });
  assertEquals(tally.headToHead(2, 0), { rounds: 2, points: 9, wins: 0 });
  assertEquals(tally.headToHead(2, 1), { rounds: 1, points: 2, wins: 0 });
  assertEquals(tally.headToHead(0, 1), { rounds: 0, points: 0, wins: 0 });
  assertEquals(tally.headToHead(3, 3), { rounds: 0, points: 0, wins: 0 });
});

Deno.test("bots() and headToHead() give copies that later rounds leave alone", {
  permissions: "none",
}, () => {
  const tally = tallyOf(ROUNDS);
  const [before, duels] = [tally.bots(), tally.headToHead(0, 2)];
  for (const round of ROUNDS) tally.add(round);
  assertEquals(before, tallyOf(ROUNDS).bots());
  assertEquals(duels, tallyOf(ROUNDS).headToHead(0, 2));
});

const anySeat = (bot: number) =>
  fc.record({ bot: fc.constant(bot), damage: fc.nat(40), bonus: fc.constantFrom(0, 0, 10) });

const anyRound = fc.tuple(
  fc.constantFrom<RoundKind>("duel", "melee"),
  fc.integer({ min: 1, max: 9 }),
  fc.shuffledSubarray([0, 1, 2, 3], { minLength: 2 }),
  fc.constantFrom(...LOG_FAULT_KINDS),
).chain(([kind, round, bots, faultKind]) =>
  fc.tuple(...(kind === "duel" ? bots.slice(0, 2) : bots).map(anySeat)).map((seats) =>
    finished(kind, round, seats, round === 1 ? [fault(seats.length - 1, faultKind)] : [])
  )
);

Deno.test("nothing in a tally shows the order of rounds", { permissions: "none" }, () => {
  const twoOrders = fc.array(anyRound, { maxLength: 20 }).chain((rounds) =>
    fc.tuple(
      fc.constant(rounds),
      fc.shuffledSubarray(rounds, { minLength: rounds.length, maxLength: rounds.length }),
    )
  );
  fc.assert(
    fc.property(twoOrders, ([rounds, otherwise]) => {
      const [one, other] = [tallyOf(rounds), tallyOf(otherwise)];
      assertEquals(one.bots(), other.bots());
      assertEquals(one.headToHead(1, 2), other.headToHead(1, 2));
      assertEquals(one.intervals(), other.intervals());
    }),
    { numRuns: 30 },
  );
});

Deno.test("the sums of duels are the sums of all heads to heads", { permissions: "none" }, () => {
  fc.assert(
    fc.property(fc.array(anyRound, { maxLength: 20 }), (rounds) => {
      const tally = tallyOf(rounds);
      tally.bots().forEach((sums, bot) => {
        const sides = [0, 1, 2, 3].map((rival) => tally.headToHead(bot, rival));
        assertEquals(sides.reduce((sum, { points }) => sum + points, 0), sums.points.duel);
        assertEquals(sides.reduce((sum, { rounds }) => sum + rounds, 0), sums.rounds.duel);
        assertEquals(sides.reduce((sum, { wins }) => sum + wins, 0), sums.wins.duel);
      });
    }),
    { numRuns: 30 },
  );
});

Deno.test("rounds that cannot be are refused, and leave no trace", { permissions: "none" }, () => {
  const sound = finished("duel", 1, [
    { bot: 0, damage: 3, bonus: 0 },
    { bot: 1, damage: 2, bonus: 10 },
  ]);
  const broken: Record<string, FinishedRound> = {
    "a bot twice": { ...sound, bots: [1, 1] },
    "a bot that does not play": { ...sound, bots: [0, 4] },
    "a bot below zero": { ...sound, bots: [-1, 0] },
    "a duel of three": finished("duel", 1, [0, 1, 2].map((bot) => ({ bot, damage: 1, bonus: 0 }))),
    "a round zero": { ...sound, round: 0 },
    "too few points": { ...sound, result: { ...sound.result, damage: [1] } },
    "half a point": { ...sound, result: { ...sound.result, damage: [0.5, 1] } },
    "no number": { ...sound, result: { ...sound.result, bonus: [NaN, 1] } },
    "a fault of nobody": { ...sound, faults: [fault(2, "exit")] },
  };
  const tally = createTally("a seed", 4);
  for (const round of Object.values(broken)) assertThrows(() => tally.add(round), RangeError);
  assertEquals(tally.bots(), createTally("a seed", 4).bots());
});
