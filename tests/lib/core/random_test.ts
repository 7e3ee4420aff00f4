import { assert, assertEquals, assertThrows } from "@std/assert";
import {
  between,
  type Random,
  randomFrom,
  shuffled,
  xoshiro128starstar,
} from "../../../lib/core/random.ts";

const PURE = { permissions: "none" } as const;

/** A generator that gives these numbers, then nothing more. */
function scripted(...bits: number[]): Random {
  return {
    bits() {
      const next = bits.shift();
      if (next === undefined) throw new Error("The script is at its end");
      return next;
    },
  };
}

function draws(random: Random, count: number): number[] {
  return Array.from({ length: count }, () => random.bits());
}

Deno.test("xoshiro128** gives the published numbers for the state 1, 2, 3, 4", PURE, () => {
  // As in the tests of the Rust crate rand_xoshiro, made with the authors' xoshiro128starstar.c.
  assertEquals(draws(xoshiro128starstar(Uint32Array.of(1, 2, 3, 4)), 10), [
    11520,
    0,
    5927040,
    70819200,
    2031721883,
    1637235492,
    1287239034,
    3734860849,
    3729100597,
    4258142804,
  ]);
});

Deno.test("randomFrom gives the same numbers for the same words, for ever", PURE, () => {
  // Golden: old seeds must give old fields.
  assertEquals(draws(randomFrom("seed", "duel", 17), 3), [1396814195, 3062774600, 4004599272]);
  assertEquals(draws(randomFrom(), 2), [3927798570, 1447199917]);
});

Deno.test("randomFrom takes words apart: their limits, order and number count", PURE, () => {
  const words = [["a", "b"], ["ab"], ["b", "a"], ["a"], ["a", "b", ""], ["a,b"], ["é"], ["e"], []];
  const first = words.map((list) => draws(randomFrom(...list), 2).join());
  assertEquals(new Set(first).size, words.length);
});

Deno.test("randomFrom takes a number for the word that it is written as", PURE, () => {
  assertEquals(draws(randomFrom("round", 12), 3), draws(randomFrom("round", "12"), 3));
});

Deno.test("randomFrom's streams of neighbouring numbers have nothing in common", PURE, () => {
  // Of 32 bits about half differ; 2000 pairs of streams stray from 16 by far less than 1.
  let differing = 0;
  for (let number = 0; number < 2000; number++) {
    const [one] = draws(randomFrom("round", number), 1);
    const [two] = draws(randomFrom("round", number + 1), 1);
    for (let bits = (one ?? 0) ^ (two ?? 0); bits !== 0; bits &= bits - 1) differing += 1;
  }
  assert(Math.abs(differing / 2000 - 16) < 0.5, `${differing / 2000} bits of 32 differ`);
});

Deno.test(
  "between draws every number of its range, ends included, about equally often",
  PURE,
  () => {
    const random = randomFrom("between");
    const counts = new Map<number, number>();
    for (let draw = 0; draw < 7000; draw++) {
      const drawn = between(random, -3, 3);
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
    }
    assertEquals([...counts.keys()].sort((one, two) => one - two), [-3, -2, -1, 0, 1, 2, 3]);
    for (const [number, count] of counts) {
      assert(
        count > 850 && count < 1150,
        `${number}: ${count}`,
      );
    }
  },
);

Deno.test(
  "between maps the least and the greatest fair bits to the ends of the range",
  PURE,
  () => {
    assertEquals(between(scripted(0), 5, 20), 5);
    assertEquals(between(scripted(2 ** 32 - 1), 5, 20), 20);
    assertEquals(between(scripted(123456), 7, 7), 7);
    assertEquals(between(scripted(2 ** 32 - 1), 0, 2 ** 32 - 1), 2 ** 32 - 1);
  },
);

Deno.test("between throws bits away that would favour the low numbers", PURE, () => {
  // 2^32 = 3 * 1431655765 + 1: the greatest number is one too many for a range of three.
  assertEquals(between(scripted(2 ** 32 - 1, 2), 1, 3), 3);
  assertEquals(between(scripted(2 ** 32 - 2), 1, 3), 3);
});

Deno.test("between refuses a range that is empty, broken or too wide", PURE, () => {
  for (const [low, high] of [[5, 4], [1, 2.5], [0, 2 ** 32], [0, Infinity], [NaN, 1]] as const) {
    assertThrows(() => between(randomFrom("edge"), low, high), RangeError, "must hold 1 to 2^32");
  }
});

Deno.test("shuffled gives a permutation and leaves its argument alone", PURE, () => {
  const items = [2, 3, 5, 7, 11, 13, 17];
  const mixed = shuffled(randomFrom("shuffle"), items);
  assertEquals(items, [2, 3, 5, 7, 11, 13, 17]);
  assert(mixed.join() !== items.join());
  assertEquals(mixed.sort((one, two) => one - two), items);
});

Deno.test("shuffled handles lists of none and one", PURE, () => {
  assertEquals(shuffled(scripted(), []), []);
  assertEquals(shuffled(scripted(), ["only"]), ["only"]);
});

Deno.test("shuffled gives every order about equally often", PURE, () => {
  const random = randomFrom("orders");
  const counts = new Map<string, number>();
  for (let draw = 0; draw < 6000; draw++) {
    const order = shuffled(random, ["a", "b", "c"]).join("");
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  assertEquals(counts.size, 6);
  for (const [order, count] of counts) assert(count > 850 && count < 1150, `${order}: ${count}`);
});

Deno.test(
  "shuffled reaches the ends of the list with the least and the greatest bits",
  PURE,
  () => {
    assertEquals(shuffled(scripted(0, 0), ["a", "b", "c"]), ["b", "c", "a"]);
    // 2^32 - 2 is the greatest fair number for three, 2^32 - 1 for two: nobody changes places.
    assertEquals(shuffled(scripted(2 ** 32 - 2, 2 ** 32 - 1), ["a", "b", "c"]), ["a", "b", "c"]);
  },
);
