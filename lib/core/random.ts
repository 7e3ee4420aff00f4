/**
 * The seeded generator. A stream of numbers follows from a list of words alone, so a round's field follows
 * from (seed, kind, number) and any machine draws the same one.
 * Browser-safe: no Deno, no DOM.
 *
 * How it works: the words are hashed (two 32-bit FNV-1a style lanes, finished by murmur3's mixer) into the four
 * words of state of xoshiro128**, David Blackman and Sebastiano Vigna's all-purpose 32-bit generator. A library
 * would do as well today, but old seeds must give old fields for ever, and libraries change.
 */

/** A stream of random numbers. */
export interface Random {
  /** The next 32 random bits, as an unsigned integer. */
  bits(): number;
}

/** The stream that belongs to these words. `["a","b"]` and `["ab"]` are different streams. */
export function randomFrom(...words: readonly (string | number)[]): Random {
  const text = JSON.stringify(words.map(String));
  let high = 0x811c9dc5;
  let low = 0xdeadbeef;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code, 0x9e3779b1);
  }
  const state = new Uint32Array(4);
  for (let word = 0; word < 4; word++) {
    state[word] = mix(Math.imul(high, word + 1) ^ mix(low + word));
  }
  if (state.every((word) => word === 0)) state[0] = 1;
  return xoshiro128starstar(state);
}

/** The generator itself; `state` is four words, not all zero, and belongs to the generator from now on. */
export function xoshiro128starstar(state: Uint32Array): Random {
  let [a, b, c, d] = [state[0] ?? 0, state[1] ?? 0, state[2] ?? 0, state[3] ?? 0];
  return {
    bits() {
      const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
      const shifted = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = rotate(d, 11);
      return result;
    },
  };
}

/**
 * A whole number from `low` to `high`, both included, every one equally likely.
 * @throws {RangeError} If the range is empty or wider than 2^32.
 */
export function between(random: Random, low: number, high: number): number {
  const span = high - low + 1;
  if (!Number.isInteger(span) || span < 1 || span > 2 ** 32) {
    throw new RangeError(
      `Cannot draw from ${low} to ${high}: the range must hold 1 to 2^32 numbers`,
    );
  }
  const fair = 2 ** 32 - (2 ** 32 % span);
  let bits = random.bits();
  while (bits >= fair) bits = random.bits();
  return low + (bits % span);
}

/** A copy of `items` in random order (Fisher and Yates). */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const drawn = [...items];
  for (let last = drawn.length - 1; last > 0; last--) {
    const chosen = between(random, 0, last);
    const held = drawn[last] as T;
    drawn[last] = drawn[chosen] as T;
    drawn[chosen] = held;
  }
  return drawn;
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

function mix(word: number): number {
  let mixed = word ^ (word >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
