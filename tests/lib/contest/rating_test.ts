/** Ratings: what their authors' formulas say, and what a contest needs of them. */
import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  NEW_VERSION_SIGMA,
  type RatedSeat,
  rateStages,
  type Ratings,
  UNKNOWN,
} from "../../../lib/contest/rating.ts";

const nobody = (): number[] => [];

/** Versions 1, 2, … with their ranks. */
function stage(...ranks: readonly number[]): RatedSeat[] {
  return ranks.map((rank, at) => ({ versionId: at + 1, rank }));
}

function of(ratings: Ratings, versionId: number): { mu: number; sigma: number; stages: number } {
  const rating = ratings.get(versionId);
  assert(rating !== undefined, `version ${versionId} has no rating`);
  return rating;
}

/** Ranks as a table has them (1, 1, 3, …), for a few versions of many. */
const anyStage: fc.Arbitrary<RatedSeat[]> = fc
  .uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 9 })
  .chain((ids) =>
    fc.array(fc.integer({ min: 0, max: 5 }), { minLength: ids.length, maxLength: ids.length })
      .map((points) =>
        ids.map((versionId, at) => ({
          versionId,
          rank: 1 + points.filter((other) => other > (points[at] ?? 0)).length,
        }))
      )
  );

/** Strangers after one game, by the formulas of the paper (Weng and Lin, 2011, algorithm 1). */
function byThePaper(ranks: readonly number[]): { mu: number; sigma: number }[] {
  // Before a game everybody is a little less certain: strength may change.
  const known = Math.hypot(UNKNOWN.sigma, UNKNOWN.mu / 300);
  const beta = UNKNOWN.sigma / 2;
  const c = Math.sqrt(2 * known ** 2 + 2 * beta ** 2);
  const expected = 0.5;
  return ranks.map((rank, at) => {
    let [omega, delta] = [0, 0];
    for (const [other, otherRank] of ranks.entries()) {
      if (other === at) continue;
      const score = rank < otherRank ? 1 : rank === otherRank ? 0.5 : 0;
      omega += known ** 2 / c * (score - expected);
      delta += known / c * (known / c) ** 2 * expected * (1 - expected);
    }
    return { mu: UNKNOWN.mu + omega, sigma: known * Math.sqrt(1 - delta) };
  });
}

Deno.test("unknown programs get the numbers of the paper's formulas", () => {
  for (const ranks of [[4, 1, 3, 2], [1, 2], [1, 1, 3], [2, 1, 2, 4, 5]]) {
    const ratings = rateStages([stage(...ranks)], nobody);
    for (const [at, { mu, sigma }] of byThePaper(ranks).entries()) {
      assertAlmostEquals(of(ratings, at + 1).mu, mu, 1e-9);
      assertAlmostEquals(of(ratings, at + 1).sigma, sigma, 1e-9);
      assertEquals(of(ratings, at + 1).stages, 1);
    }
  }
});

Deno.test("programs that tie from the same start stay equal", () => {
  const ratings = rateStages([stage(2, 4, 2, 1)], nobody);
  assertEquals(of(ratings, 1), of(ratings, 3));
  assert(of(ratings, 4).mu > of(ratings, 1).mu && of(ratings, 1).mu > of(ratings, 2).mu);
});

Deno.test("who sits where changes nothing, to the last bit", () => {
  fc.assert(fc.property(
    fc.array(anyStage, { minLength: 1, maxLength: 6 }),
    fc.infiniteStream(fc.nat()),
    (stages, keys) => {
      const shuffled = stages.map((seats) =>
        seats
          .map((seat) => ({ seat, key: Number(keys.next().value) }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ seat }) => seat)
      );
      const asSeated = [...rateStages(stages, nobody)].toSorted(([a], [b]) => a - b);
      assertEquals([...rateStages(shuffled, nobody)].toSorted(([a], [b]) => a - b), asSeated);
    },
  ));
});

Deno.test("stages can be added one at a time, and what was known before stays as it was", () => {
  fc.assert(fc.property(fc.array(anyStage, { maxLength: 8 }), (stages) => {
    let ratings: Ratings = new Map();
    for (const seats of stages) {
      const kept = [...ratings];
      const next = rateStages([seats], nobody, ratings);
      assertEquals([...ratings], kept);
      ratings = next;
    }
    assertEquals([...ratings], [...rateStages(stages, nobody)]);
  }));
});

Deno.test("more stages make more certain", () => {
  let ratings: Ratings = new Map();
  let last = UNKNOWN.sigma;
  for (let played = 1; played <= 30; played += 1) {
    ratings = rateStages([stage(1, 2, 3, 4, 5)], nobody, ratings);
    const { sigma, stages } = of(ratings, 3);
    assert(sigma < last, `after ${played} stages: ${sigma}, before ${last}`);
    assertEquals(stages, played);
    last = sigma;
  }
});

Deno.test("the better a program does, the higher it is rated", () => {
  const ratings = rateStages(Array.from({ length: 5 }, () => stage(1, 2, 3, 4)), nobody);
  const mus = [1, 2, 3, 4].map((version) => of(ratings, version).mu);
  assertEquals(mus, mus.toSorted((a, b) => b - a));
});

Deno.test("a new version starts from the one before it, less certain", () => {
  const before = rateStages(Array.from({ length: 20 }, () => stage(1, 2, 3)), nobody);
  const old = of(before, 1);
  const seats = [{ versionId: 9, rank: 1 }, { versionId: 2, rank: 2 }, { versionId: 3, rank: 3 }];
  const heir = of(rateStages([seats], (id) => id === 9 ? [7, 1] : [], before), 9);
  const stranger = of(rateStages([seats], nobody, before), 9);
  assert(heir.mu > old.mu && heir.mu < old.mu + NEW_VERSION_SIGMA);
  assert(heir.sigma > old.sigma && heir.sigma < stranger.sigma);
  assertEquals(heir.stages, 1);
  assertEquals(of(before, 1), old);
});

Deno.test("the successor of a program that nobody knows is no less known than a stranger", () => {
  const before = rateStages([stage(1, 2)], nobody);
  const seats = [{ versionId: 9, rank: 1 }, { versionId: 2, rank: 2 }];
  const { sigma } = of(rateStages([seats], (id) => id === 9 ? [1] : [], before), 9);
  assert(sigma < UNKNOWN.sigma, `${sigma}`);
});

Deno.test("nobody learns anything from a stage with one program", () => {
  assertEquals([...rateStages([stage(1)], nobody)], []);
});
