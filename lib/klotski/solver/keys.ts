/**
 * The exact key of what lies on a tray. The board is read cell by cell; each cell that no piece met before covers has a sign,
 * for empty or for the kind of the piece whose first cell it is. How often each sign occurs never changes, so all keys
 * have the same length in the shortest code for these signs: 26 bits for the classic, one number of 32 bits; even for a
 * full board of 8 x 8 with many shapes there are seldom more than four. Equal keys are equal boards and the other
 * way round, whichever of equal pieces lies where [SHAPE-1]. Pure.
 */
import { EMPTY } from "../board.ts";
import { type Geometry, readingOrder } from "./geometry.ts";
import type { Kinds } from "./kinds.ts";
import { type PrefixCode, prefixCode } from "./prefix_code.ts";
import { COVERED, FIRST, type Tray, VACANT } from "./tray.ts";

/** How a board is read: as it is, or from right to left. */
interface Reading {
  readonly order: Uint8Array;
  /** By sign, as trays have them. */
  readonly codes: Uint16Array;
  readonly lengths: Uint8Array;
}

/** Writes and reads keys of one variant. */
export class Keys {
  /** Numbers of 32 bits in a key. */
  readonly words: number;
  /** Both with room for two numbers more, which stay 0. */
  readonly #straight: Int32Array;
  readonly #mirrored: Int32Array;
  readonly #code: PrefixCode;
  readonly #plain: Reading;
  readonly #mirror: Reading | undefined;
  /** What `write` has found: the key of the board; where mirror images count as one, the lesser of both. */
  key: Int32Array;
  /** The key is the mirror image's. */
  isMirrored = false;
  /** The board is its own mirror image. */
  isSymmetric = false;

  /** `mirror`: for each kind the one of its mirror image, where mirror images count as one. */
  constructor(geometry: Geometry, kinds: Kinds, mirror: readonly number[] | undefined) {
    const cells = geometry.blank.reduce((sum, sign) => sum + (sign === EMPTY ? 1 : 0), 0);
    const covered = kinds.counts.reduce(
      (sum, count, kind) => sum + count * (kinds.shapes[kind]?.cells.length ?? 0),
      0,
    );
    this.#code = prefixCode([0, cells - covered, ...kinds.counts]);
    this.words = Math.max(1, Math.ceil(this.#code.bits / 32));
    this.#straight = new Int32Array(this.words + 2);
    this.#mirrored = new Int32Array(this.words + 2);
    this.key = this.#straight;
    this.#plain = this.#reading(geometry, kinds, undefined);
    this.#mirror = mirror && this.#reading(geometry, kinds, mirror);
  }

  /** The key of what lies on the tray, into `key`. */
  write(tray: Tray): void {
    const straight = this.#straight;
    this.#scan(tray.signs, this.#plain, straight);
    this.key = straight;
    if (this.#mirror === undefined) return;
    const other = this.#mirrored;
    this.#scan(tray.images, this.#mirror, other);
    let word = 0;
    while (word < this.words && straight[word] === other[word]) word += 1;
    this.isSymmetric = word === this.words;
    this.isMirrored = (other[word] as number) < (straight[word] as number);
    if (this.isMirrored) this.key = other;
  }

  /** Lays out what a key says, the pieces in reading order; the key needs two numbers of 0 behind it. */
  read(key: Int32Array, tray: Tray): void {
    const { lengths, longest, signs } = this.#code;
    const order = this.#plain.order;
    const mask = (1 << longest) - 1;
    const cover = tray.cover;
    tray.clear();
    let vacant = 0;
    let low = key[0] as number;
    let high = key[1] as number;
    let bit = 0;
    let word = 0;
    for (let at = 0; at < order.length; at++) {
      const place = order[at] as number;
      if (cover[place] !== EMPTY) continue;
      const sign = signs[(low >>> bit | high << 1 << 31 - bit) & mask] as number;
      bit += lengths[sign] as number;
      if (bit >= 32) {
        bit -= 32;
        word += 1;
        low = high;
        high = key[word + 1] as number;
      }
      if (sign === VACANT) tray.vacancies[vacant++] = place;
      else tray.add(sign - FIRST, place);
    }
    tray.vacant = vacant;
  }

  /** The number that a piece gets when the board of the key that was written last is laid out. */
  rankOf(tray: Tray, piece: number): number {
    const { count, geometry: { stride }, imageFirsts, kind, place } = tray;
    const rank = (other: number) => {
      const at = place[other] as number;
      if (!this.isMirrored) return at;
      const first = at + (imageFirsts[kind[other] as number] as number);
      return first - 2 * (first % stride);
    };
    const own = rank(piece);
    let before = 0;
    for (let other = 0; other < count; other++) if (rank(other) < own) before += 1;
    return before;
  }

  #scan(signs: Uint8Array, { codes, lengths, order }: Reading, into: Int32Array): void {
    let bits = 0;
    let bit = 0;
    let word = 0;
    for (let at = 0; at < order.length; at++) {
      const sign = signs[order[at] as number] as number;
      const code = codes[sign] as number;
      bits |= code << bit;
      bit += lengths[sign] as number;
      if (bit >= 32) {
        into[word] = bits;
        word += 1;
        bit -= 32;
        bits = code >>> (lengths[sign] as number) - bit;
      }
    }
    into[word] = bits;
  }

  #reading(geometry: Geometry, kinds: Kinds, mirror: readonly number[] | undefined): Reading {
    const kindsRead = kinds.shapes.map((_, kind) => FIRST + (mirror?.[kind] ?? kind));
    const signs = [COVERED, VACANT, ...kindsRead];
    return {
      order: readingOrder(geometry, mirror !== undefined),
      codes: Uint16Array.from(signs, (sign) => this.#code.codes[sign] ?? 0),
      lengths: Uint8Array.from(signs, (sign) => this.#code.lengths[sign] ?? 0),
    };
  }
}
