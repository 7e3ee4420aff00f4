/**
 * The configurations that have been seen, each once, numbered from 0 in the order in which they came. Open addressing over
 * whole keys: a slot holds the number and 8 bits of the hash, and whatever has the same bits is compared exactly. Pure.
 */

/** The most configurations that a table can hold. */
export const MOST = (1 << 24) - 2;

const CHUNK_BITS = 14;
const CHUNK = 1 << CHUNK_BITS;
const NUMBER = (1 << 24) - 1;
const FEWEST_SLOTS = 1 << 16;
/** More of the slots are never taken. */
const FILLED = 0.75;

/** How many keys of so many words fit into so many bytes, if each needs some more bytes elsewhere; at least one. */
export function roomFor(words: number, bytes: number, more: number): number {
  let room = 1;
  for (let slots = FEWEST_SLOTS; slots * FILLED < 2 * MOST; slots *= 2) {
    const left = Math.floor((bytes - 4 * slots) / (4 * words + more));
    room = Math.max(room, Math.min(left, Math.floor(slots * FILLED)));
  }
  return Math.min(room, MOST);
}

/** A set of keys of `words` numbers of 32 bits. */
export class KeyTable {
  count = 0;
  readonly words: number;
  readonly limit: number;
  /** 0: free, else `hash's upper bits << 24 | number + 1`. */
  #slots = new Int32Array(FEWEST_SLOTS);
  /** The keys, in pieces, so that growing copies nothing. */
  readonly #chunks: Int32Array[] = [];

  constructor(words: number, limit = MOST) {
    this.words = words;
    this.limit = Math.max(1, Math.min(limit, MOST));
  }

  /** The number of the key; -1: it has not been seen. */
  find(key: Int32Array): number {
    return ((this.#slots[this.#slotOf(key)] as number) & NUMBER) - 1;
  }

  /** The number of the key, a new one, which is the last `count`, if it has not been seen; -1: no room for that. */
  put(key: Int32Array): number {
    const slot = this.#slotOf(key);
    const entry = this.#slots[slot] as number;
    if (entry !== 0) return (entry & NUMBER) - 1;
    const index = this.count;
    if (index === this.limit) return -1;
    this.#slots[slot] = hashOf(key, this.words) & ~NUMBER | index + 1;
    const within = (index & CHUNK - 1) * this.words;
    if (within === 0) this.#chunks.push(new Int32Array(CHUNK * this.words));
    const chunk = this.#chunks[index >>> CHUNK_BITS] as Int32Array;
    for (let word = 0; word < this.words; word++) chunk[within + word] = key[word] as number;
    this.count = index + 1;
    if (this.count > this.#slots.length * FILLED) this.#enlarge();
    return index;
  }

  /** Writes the key with this number to the beginning of an array. */
  read(index: number, into: Int32Array): void {
    const chunk = this.#chunks[index >>> CHUNK_BITS] as Int32Array;
    const within = (index & CHUNK - 1) * this.words;
    for (let word = 0; word < this.words; word++) into[word] = chunk[within + word] as number;
  }

  /** Where the key is, or the free slot where it belongs. */
  #slotOf(key: Int32Array): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    const words = this.words;
    const hash = hashOf(key, words);
    let slot = hash & mask;
    for (let entry = slots[slot] as number; entry !== 0; entry = slots[slot] as number) {
      if ((entry ^ hash) >>> 24 === 0) {
        const index = (entry & NUMBER) - 1;
        const chunk = this.#chunks[index >>> CHUNK_BITS] as Int32Array;
        const within = (index & CHUNK - 1) * words;
        let word = 0;
        while (word < words && chunk[within + word] === key[word]) word += 1;
        if (word === words) return slot;
      }
      slot = slot + 1 & mask;
    }
    return slot;
  }

  /** Twice the slots. The old ones are let go first: all that they knew is in the keys. */
  #enlarge(): void {
    const size = this.#slots.length * 2;
    this.#slots = new Int32Array(0);
    const slots = new Int32Array(size);
    const key = new Int32Array(this.words);
    for (let index = 0; index < this.count; index++) {
      this.read(index, key);
      const hash = hashOf(key, this.words);
      let slot = hash & size - 1;
      while (slots[slot] !== 0) slot = slot + 1 & size - 1;
      slots[slot] = hash & ~NUMBER | index + 1;
    }
    this.#slots = slots;
  }
}

/** Only says where to look first. */
function hashOf(key: Int32Array, words: number): number {
  let hash = 0;
  for (let word = 0; word < words; word++) {
    hash = Math.imul(hash ^ key[word] as number, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash, 0x85ebca6b);
  return hash ^ hash >>> 13;
}
