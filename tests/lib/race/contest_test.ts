/** Points, pools, ranking and gifts: every example that the rules print. */
import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { giftsOf } from "../../../lib/race/gifts.ts";
import { placeRuns } from "../../../lib/race/points.ts";
import { firstPools, nextPools } from "../../../lib/race/pools.ts";
import { type PoolResult, rankPool } from "../../../lib/race/ranking.ts";

const run = (hundredths: number, kmhHundredths = 0) => ({ hundredths, kmhHundredths, path: 0 });

Deno.test("[POINTS-1] six positions have points", () => {
  const runs = Array.from({ length: 8 }, (_, index) => run(100 + index));
  assertEquals(placeRuns(runs).map(({ points }) => points), [10, 6, 4, 3, 2, 1, 0, 0]);
});

Deno.test("[POINTS-2] equals share a position and the next are skipped; speed parts equal times", () => {
  assertEquals(
    placeRuns([run(100), run(200), run(200), run(200), run(300)]).map(({ points }) => points),
    [10, 6, 6, 6, 2],
  );
  assertEquals(placeRuns([run(100, 5), run(100, 9)]).map(({ position }) => position), [2, 1]);
});

Deno.test("[POINTS-3] whoever is eliminated has neither position nor points", () => {
  assertEquals(placeRuns([undefined, run(500), undefined]), [
    { points: 0 },
    { position: 1, points: 10 },
    { points: 0 },
  ]);
});

/** The sizes of the pools of all rounds. */
function rounds(participants: number): string {
  let pools = firstPools(Array.from({ length: participants }, (_, index) => index));
  const sizes = [pools.map(({ length }) => length).join(",")];
  while (pools.length > 1) {
    pools = nextPools(pools);
    sizes.push(pools.map(({ length }) => length).join(","));
  }
  return sizes.join(" ");
}

Deno.test("[POOL-1] [NEXT-1] [NEXT-3] the rounds of the rules' examples", () => {
  assertEquals(rounds(8), "8");
  assertEquals(rounds(12), "6,6 6");
  assertEquals(rounds(15), "8,7 8");
  assertEquals(rounds(23), "12,11 12");
  assertEquals(rounds(32), "11,11,10 9,8 9");
  assertEquals(rounds(35).split(" ")[0], "12,12,11");
  assertEquals(rounds(36).split(" ")[0], "9,9,9,9");
  assertEquals(rounds(64), "11,11,11,11,10,10 11,11,12 9,9 10");
  assertEquals(rounds(100).split(" ")[0], "12,11,11,11,11,11,11,11,11");
});

Deno.test("[POOL-2] participants are dealt out in turn", () => {
  assertEquals(firstPools(Array.from({ length: 15 }, (_, index) => index + 1)), [
    [1, 3, 5, 7, 9, 11, 13, 15],
    [2, 4, 6, 8, 10, 12, 14],
  ]);
});

Deno.test("[POOL-3] from six participants on a pool has 6 to 12, and everybody is in one", () => {
  for (let participants = 6; participants <= 300; participants++) {
    const pools = firstPools(Array.from({ length: participants }, (_, index) => index));
    assertEquals(pools.every(({ length }) => length >= 6 && length <= 12), true);
    assertEquals(new Set(pools.flat()).size, participants);
  }
});

Deno.test("[NEXT-2] seventeen are laid on two pools to and fro, as printed", () => {
  const pool = (name: number, size: number) =>
    Array.from({ length: size }, (_, index) => `p${name}_${index + 1}`);
  assertEquals(nextPools([pool(1, 11), pool(2, 11), pool(3, 10)]), [
    ["p1_1", "p1_4", "p1_5", "p2_2", "p2_3", "p2_6", "p3_1", "p3_4", "p3_5"],
    ["p1_2", "p1_3", "p1_6", "p2_1", "p2_4", "p2_5", "p3_2", "p3_3"],
  ]);
});

function order(
  results: readonly (Partial<PoolResult> & Pick<PoolResult, "points">)[],
  mean = { sum: 0, count: 0 },
): string {
  const full = results.map((result, arrival) => ({ arrival, ...result }));
  return rankPool(full, mean)
    .map(({ decidedBy, index, sum }) => `${index}:${sum}${decidedBy ? ` ${decidedBy}` : ""}`)
    .join(", ");
}

Deno.test("[RANK-1] the sum of the points counts", () => {
  assertEquals(order([{ points: [1, 2] }, { points: [10, 0] }]), "1:10 points, 0:3");
});

Deno.test("[RANK-2] the smallest results above 0 are taken away: the rules' examples", () => {
  assertEquals(
    order([{ points: [10, 10, 10, 0, 0, 0] }, { points: [6, 6, 6, 0, 6, 6] }]),
    "1:30 results, 0:30",
  );
  assertEquals(order([{ points: [6, 6] }, { points: [10, 2] }]), "1:12 results, 0:12");
  assertEquals(order([{ points: [10, 3, 1] }, { points: [6, 4, 3, 1] }]), "1:14 results, 0:14");
});

Deno.test("[RANK-2] [RANK-3] the same results in another order go on to the estimate, and so do all zeros", () => {
  const mean = { sum: 6100 + 6150 + 11538 + 34588, count: 4 };
  assertEquals(mean.sum / mean.count / 100, 145.94);
  assertEquals(
    order([{ points: [6, 4], estimate: 20_000 }, { points: [4, 6], estimate: 10_000 }], mean),
    "1:10 estimate, 0:10",
  );
  assertEquals(
    order([{ points: [0], estimate: 14_595 }, { points: [0, 0], estimate: 14_594 }], mean),
    "1:0 estimate, 0:0",
  );
});

Deno.test("[RANK-3] without an estimate one is the farthest; without any valid time nobody is nearer", () => {
  assertEquals(
    order([{ points: [4] }, { points: [4], estimate: 99_999 }], { sum: 100, count: 1 }),
    "1:4 estimate, 0:4",
  );
  assertEquals(
    order([{ points: [0], estimate: 5 }, { points: [0], estimate: 1 }]),
    "0:0 arrival, 1:0",
  );
});

Deno.test("[RANK-4] who arrived first", () => {
  assertEquals(
    order([{ points: [4], arrival: 9 }, { points: [4], arrival: 3 }]),
    "1:4 arrival, 0:4",
  );
});

Deno.test("[RANK-1] the ranking is the same in whatever order pilots are listed", () => {
  const result = fc.record({
    points: fc.array(fc.constantFrom(0, 1, 2, 3, 4, 6, 10), { maxLength: 4 }),
    estimate: fc.integer({ min: 0, max: 5 }),
    arrival: fc.nat(1000),
  });
  const mean = { sum: 5, count: 2 };
  const pool = fc.uniqueArray(result, { selector: ({ arrival }) => arrival, maxLength: 7 });
  fc.assert(fc.property(pool, (results) => {
    const arrivals = (list: readonly PoolResult[]) =>
      rankPool(list, mean).map(({ index }) => list[index]?.arrival);
    assertEquals(arrivals(results.toReversed()), arrivals(results));
  }));
});

Deno.test("[GIFT-1] [GIFT-2] seven of ten, kept the rules, the first fifty", () => {
  const claim = (finished: number, presented: number, lastSending: number, isFair = true) => ({
    finished,
    presented,
    lastSending,
    isFair,
  });
  assertEquals(
    giftsOf([
      claim(7, 10, 4),
      claim(4, 6, 1),
      claim(8, 11, 3),
      claim(16, 23, 2),
      claim(10, 10, 0, false),
      claim(0, 0, 0),
    ]),
    [2, 0],
  );
  const many = Array.from({ length: 60 }, (_, index) => claim(1, 1, 100 - index));
  assertEquals(giftsOf(many), Array.from({ length: 50 }, (_, index) => 59 - index));
});
