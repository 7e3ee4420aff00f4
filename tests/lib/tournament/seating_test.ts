import { assert, assertEquals, assertNotEquals } from "@std/assert";
import fc from "fast-check";
import { MAX_SIDE, MIN_SIDE } from "../../../lib/arena/rules.ts";
import { isOnField } from "../../../lib/arena/field.ts";
import type { Match, Plan } from "../../../lib/tournament/schedule.ts";
import { type Seating, seatRound } from "../../../lib/tournament/seating.ts";

const MELEE: Match = { kind: "melee" };

function duelOf(low: number, high: number): Match {
  return { kind: "duel", bots: [low, high] };
}

function planOf(seed: string, bots: number): Plan {
  return { seed, bots, duels: 100, melees: 1000 };
}

const anyRound = fc.record({
  seed: fc.string(),
  bots: fc.integer({ min: 2, max: 40 }),
  round: fc.integer({ min: 1, max: 1000 }),
  isMelee: fc.boolean(),
});

function seat({ seed, bots, round, isMelee }: {
  seed: string;
  bots: number;
  round: number;
  isMelee: boolean;
}): Seating {
  const match = isMelee ? MELEE : duelOf(0, bots - 1);
  return seatRound(planOf(seed, bots), { match, round });
}

Deno.test("[ROUND-2] a duel seats its pair, a melee all programs", { permissions: "none" }, () => {
  const plan = planOf("who", 5);
  assertEquals(seatRound(plan, { match: duelOf(1, 3), round: 7 }).starts.length, 2);
  assertEquals(seatRound(plan, { match: MELEE, round: 7 }).starts.length, 5);
});

Deno.test(
  "[ROUND-3] rounds 2k-1 and 2k of a duel have one field and starts, with the seats swapped",
  {
    permissions: "none",
  },
  () => {
    const plan = planOf("pairs", 7);
    for (const match of [duelOf(0, 1), duelOf(2, 6)]) {
      for (let pair = 1; pair <= 50; pair++) {
        const first = seatRound(plan, { match, round: 2 * pair - 1 });
        const second = seatRound(plan, { match, round: 2 * pair });
        assertEquals(first.bots, [0, 1]);
        assertEquals(second, { ...first, bots: [1, 0] });
      }
    }
  },
);

Deno.test("[ROUND-3] other rounds of a duel, and other duels, have other fields", {
  permissions: "none",
}, () => {
  const plan = planOf("others", 5);
  const texts = [duelOf(0, 1), duelOf(0, 2), duelOf(1, 2), duelOf(3, 4)].flatMap((match) =>
    [1, 3, 5, 7, 99].map((round) => JSON.stringify(seatRound(plan, { match, round })))
  );
  assertEquals(new Set(texts).size, texts.length);
});

Deno.test("[ROUND-4] the seats of a melee are shuffled for every round", {
  permissions: "none",
}, () => {
  const plan = planOf("shuffle", 9);
  const orders = new Set<string>();
  for (let round = 1; round <= 200; round++) {
    const { bots } = seatRound(plan, { match: MELEE, round });
    assertEquals([...bots].sort(), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    orders.add(bots.join());
  }
  assert(orders.size > 195, `${orders.size} different orders`);
});

Deno.test("[ROUND-4] over many melees every bot sits in every seat about as often", {
  permissions: "none",
}, () => {
  const bots = 9;
  const rounds = 2700;
  const times = Array.from({ length: bots * bots }, () => 0);
  for (let round = 1; round <= rounds; round++) {
    seatRound(planOf("balance", bots), { match: MELEE, round }).bots.forEach((bot, at) => {
      times[bots * bot + at] = (times[bots * bot + at] ?? 0) + 1;
    });
  }
  // 300 expected, deviation 16.3; the seed is fixed, so this is no matter of luck.
  for (const count of times) assert(Math.abs(count - rounds / bots) < 65, `${count}`);
});

Deno.test("[FIELD-5] starts are different cells on the field, one for each seat", {
  permissions: "none",
}, () => {
  fc.assert(fc.property(anyRound, (given) => {
    const { field, starts, bots } = seat(given);
    assertEquals(starts.length, given.isMelee ? given.bots : 2);
    assertEquals(bots.length, starts.length);
    assertEquals(new Set(starts.map(({ x, y }) => `${x},${y}`)).size, starts.length);
    assert(starts.every((start) => isOnField(field, start)));
    assert(field.width >= MIN_SIDE && field.width <= MAX_SIDE);
    assertEquals(field.heights.length, field.width * field.height);
  }));
});

Deno.test("a seating follows from seed, match and round alone", { permissions: "none" }, () => {
  fc.assert(fc.property(anyRound, fc.nat(100), fc.nat(100), (given, duels, melees) => {
    const { seed, bots, round, isMelee } = given;
    const match = isMelee ? MELEE : duelOf(0, bots - 1);
    assertEquals(seatRound({ seed, bots, duels, melees }, { match, round }), seat(given));
    if (isMelee) return;
    const withMore = seatRound({ seed, bots: bots + 7, duels, melees }, { match, round });
    assertEquals(withMore, seat(given));
  }));
});

Deno.test("another seed gives other rounds", { permissions: "none" }, () => {
  for (const match of [MELEE, duelOf(0, 1)]) {
    const first = seatRound(planOf("1", 3), { match, round: 1 });
    assertNotEquals(seatRound(planOf("2", 3), { match, round: 1 }), first);
    assertNotEquals(seatRound(planOf("", 3), { match, round: 1 }), first);
  }
});

/** Of many rounds, as text. A changed digest means that old seeds no longer give the rounds that they gave. */
async function digestOf(seed: string): Promise<string> {
  const texts: string[] = [];
  for (const bots of [2, 3, 9, 40]) {
    for (let round = 1; round <= 25; round++) {
      for (const match of [MELEE, duelOf(0, 1), duelOf(bots - 2, bots - 1)]) {
        const { field, starts, bots: order } = seatRound(planOf(seed, bots), { match, round });
        const cells = starts.map(({ x, y }) => `${x},${y}`);
        const { width, height, heights } = field;
        texts.push([width, height, heights.join(""), ...cells, order.join()].join(" "));
      }
    }
  }
  const bytes = new TextEncoder().encode(texts.join("\n"));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return digest.toHex().slice(0, 16);
}

Deno.test("old seeds give the same rounds for ever", { permissions: "none" }, async () => {
  const digests = [await digestOf(""), await digestOf("stage 1"), await digestOf("Ü-☃")];
  assertEquals(digests, ["4e2e9e555097da4e", "486cc2d173040e23", "d03ff600ee0be578"]);
});

Deno.test("a small seating, written out", { permissions: "none" }, () => {
  const { field, starts, bots } = seatRound(planOf("golden", 3), { match: MELEE, round: 2 });
  assertEquals({ width: field.width, height: field.height, starts, bots }, {
    width: 16,
    height: 7,
    starts: [{ x: 7, y: 7 }, { x: 7, y: 4 }, { x: 3, y: 3 }],
    bots: [1, 0, 2],
  });
  assertEquals(field.heights.slice(0, 16).join(""), "4645764555455665");
});
