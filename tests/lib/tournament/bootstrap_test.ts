import { assert, assertAlmostEquals, assertEquals, assertNotEquals } from "@std/assert";
import { commonFactor, totalOf } from "../../../lib/arena/points.ts";
import { between, type Random, randomFrom, shuffled } from "../../../lib/core/random.ts";
import {
  type Bootstrap,
  createBootstrap,
  type Interval,
  REPLICATES,
  type RoundPoints,
} from "../../../lib/tournament/bootstrap.ts";

const BOTS = 4;

function intervalsOf(seed: string, rounds: readonly RoundPoints[]): Interval[] {
  const bootstrap = createBootstrap(seed, BOTS);
  for (const round of rounds) bootstrap.add(round);
  return bootstrap.intervals();
}

/** A made-up tournament: bot 3 is the best, and the two duel rounds on one field share their luck. */
function madeUpRounds(seed: string, fields: number, melees: number): RoundPoints[] {
  const random = randomFrom(seed);
  const rounds: RoundPoints[] = [];
  for (let low = 0; low < BOTS; low++) {
    for (let high = low + 1; high < BOTS; high++) {
      for (let field = 1; field <= fields; field++) {
        const luck = between(random, 0, 9);
        for (const round of [2 * field - 1, 2 * field]) {
          const points = [low, high].map((bot) => luck + between(random, 0, 10 + 3 * bot));
          rounds.push({ kind: "duel", round, bots: [low, high], points });
        }
      }
    }
  }
  for (let round = 1; round <= melees; round++) {
    const points = [0, 1, 2, 3].map((bot) => between(random, 0, 15 + 5 * bot));
    rounds.push({ kind: "melee", round, bots: [0, 1, 2, 3], points });
  }
  return rounds;
}

/** The plain way: draws in each match as many units as there were, with replacement. */
function multinomialIntervals(random: Random, rounds: readonly RoundPoints[]): Interval[] {
  const matches = new Map<string, Map<number, RoundPoints[]>>();
  for (const played of rounds) {
    const match = played.kind === "duel" ? played.bots.join("-") : "melee";
    const unit = played.kind === "duel" ? Math.ceil(played.round / 2) : played.round;
    const units = matches.get(match) ?? new Map<number, RoundPoints[]>();
    matches.set(match, units.set(unit, [...units.get(unit) ?? [], played]));
  }
  const strata = [...matches.values()].map((units) => [...units.values()]);
  const replicates = Array.from({ length: 600 }, () => {
    const sums = { duel: [0, 0, 0, 0], melee: [0, 0, 0, 0] };
    for (const units of strata) {
      for (let drawn = 0; drawn < units.length; drawn++) {
        for (const { kind, bots, points } of units[between(random, 0, units.length - 1)] ?? []) {
          bots.forEach((bot, seat) =>
            sums[kind][bot] = (sums[kind][bot] ?? 0) + (points[seat] ?? 0)
          );
        }
      }
    }
    const factor = commonFactor(sumOf(sums.duel), sumOf(sums.melee));
    return sums.duel.map((duel, bot) => totalOf(duel, sums.melee[bot] ?? 0, factor));
  });
  return [0, 1, 2, 3].map((bot) => {
    const totals = replicates.map((totals) => totals[bot] ?? 0).sort((a, b) => a - b);
    return { low: totals[15] ?? 0, high: totals[584] ?? 0 };
  });
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

Deno.test("intervals agree with a plain multinomial bootstrap", { permissions: "none" }, () => {
  const rounds = madeUpRounds("agree", 50, 400);
  const ours = intervalsOf("a seed", rounds);
  const plain = multinomialIntervals(randomFrom("plain"), rounds);
  ours.forEach(({ low, high }, bot) => {
    const other = plain[bot] ?? { low: 0, high: 0 };
    const width = other.high - other.low;
    assert(Math.abs(high - low - width) < 0.2 * width, `bot ${bot}: ${high - low} for ${width}`);
    assert(Math.abs(high + low - other.high - other.low) < 0.2 * width, `bot ${bot}: the middle`);
  });
});

Deno.test(
  "intervals are the same bit for bit in any order of rounds",
  { permissions: "none" },
  () => {
    const rounds = madeUpRounds("order", 7, 31);
    const first = intervalsOf("a seed", rounds);
    for (const order of ["b", "c", "d"]) {
      assertEquals(intervalsOf("a seed", shuffled(randomFrom(order), rounds)), first);
    }
  },
);

Deno.test("intervals do not depend on which seat a bot has", { permissions: "none" }, () => {
  const rounds = madeUpRounds("seats", 5, 10);
  const turned = rounds.map(({ bots, points, ...round }) => ({
    ...round,
    bots: bots.toReversed(),
    points: points.toReversed(),
  }));
  assertEquals(intervalsOf("a seed", turned), intervalsOf("a seed", rounds));
});

Deno.test("intervals follow from the seed", { permissions: "none" }, () => {
  const rounds = madeUpRounds("seed", 5, 20);
  assertEquals(intervalsOf("one", rounds), intervalsOf("one", rounds));
  assertNotEquals(intervalsOf("one", rounds), intervalsOf("two", rounds));
});

Deno.test("intervals have no width when luck plays no part", { permissions: "none" }, () => {
  const rounds: RoundPoints[] = [1, 2, 3, 4].flatMap((round) => [
    { kind: "duel", round, bots: [0, 1], points: [7, 5] },
    { kind: "melee", round, bots: [0, 1, 2, 3], points: [11, 3, 2, 0] },
  ]);
  const factor = (4 * 16) / (4 * 12);
  const [first, second, third, last] = intervalsOf("a seed", rounds);
  assertEquals(first, { low: 28 * factor + 44, high: 28 * factor + 44 });
  assertEquals(second, { low: 20 * factor + 12, high: 20 * factor + 12 });
  assertEquals(third, { low: 8, high: 8 });
  assertEquals(last, { low: 0, high: 0 });
});

Deno.test("intervals take the two duel rounds on one field as one draw of luck", {
  permissions: "none",
}, () => {
  // On each field the seats' luck cancels, so the sums of fields do not scatter, though rounds do.
  const rounds: RoundPoints[] = Array.from({ length: 40 }, (_, index) => {
    const points = index % 2 === 0 ? [30, 2] : [2, 30];
    return { kind: "duel", round: index + 1, bots: [0, 1], points };
  });
  assertEquals(intervalsOf("a seed", rounds).slice(0, 2), [
    { low: 640, high: 640 },
    { low: 640, high: 640 },
  ]);
});

Deno.test("a round without its partner counts as unknown: nothing or double", {
  permissions: "none",
}, () => {
  const lone = intervalsOf("a seed", [
    { kind: "melee", round: 1, bots: [0, 1, 2, 3], points: [13, 5, 0, 2] },
  ]);
  assertEquals(lone[0], { low: 0, high: 26 });
  assertEquals(lone[2], { low: 0, high: 0 });
});

Deno.test("without rounds all intervals are zero", { permissions: "none" }, () => {
  assertEquals(intervalsOf("a seed", []), Array(BOTS).fill({ low: 0, high: 0 }));
  assertEquals(createBootstrap("a seed", 0).intervals(), []);
  assert(REPLICATES >= 1000);
});

function bootstrapOf(seed: string, rounds: readonly RoundPoints[]): Bootstrap {
  const bootstrap = createBootstrap(seed, BOTS);
  for (const round of rounds) bootstrap.add(round);
  return bootstrap;
}

Deno.test("who is ahead of whom: the two shares of a pair make a whole", {
  permissions: "none",
}, () => {
  const bootstrap = bootstrapOf("a seed", madeUpRounds("shares", 3, 10));
  for (const [bot, rival] of [[0, 1], [1, 2], [0, 3]] as const) {
    const share = bootstrap.shareAhead(bot, rival);
    assert(share >= 0 && share <= 1, `${share}`);
    assertAlmostEquals(share + bootstrap.shareAhead(rival, bot), 1, 1e-9);
  }
});

Deno.test("who is ahead of whom: equal totals count half", { permissions: "none" }, () => {
  const rounds: RoundPoints[] = [1, 2, 3, 4].map((round) => (
    { kind: "melee", round, bots: [0, 1, 2, 3], points: [5, 5, 9, 1] }
  ));
  const bootstrap = bootstrapOf("a seed", rounds);
  assertEquals(bootstrap.shareAhead(0, 1), 0.5);
  assertEquals(bootstrap.shareAhead(2, 0), 1);
  assertEquals(bootstrap.shareAhead(3, 0), 0);
  assertEquals(bootstrap.shareAhead(2, 2), 0.5);
});

Deno.test("who is ahead of whom: many rounds tell the better one for certain", {
  permissions: "none",
}, () => {
  const bootstrap = bootstrapOf("a seed", madeUpRounds("many", 60, 600));
  assert(bootstrap.shareAhead(3, 0) > 0.999);
});

Deno.test("who is ahead of whom: what luck shares out alike leaves the order sure", {
  permissions: "none",
}, () => {
  // Both win and lose on the same fields, so each one's interval is wide, and theirs overlap; the order is the same always.
  const rounds: RoundPoints[] = Array.from({ length: 40 }, (_, index) => {
    const luck = index % 2 === 0 ? 0 : 100;
    return { kind: "melee", round: index + 1, bots: [0, 1], points: [luck + 1, luck] };
  });
  const bootstrap = bootstrapOf("paired", rounds);
  const [one, other] = bootstrap.intervals();
  assert(one !== undefined && other !== undefined && one.low <= other.high);
  assertEquals(bootstrap.shareAhead(0, 1), 1);
});
