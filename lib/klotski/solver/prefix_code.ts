/**
 * The shortest code for signs of which it is known how often each occurs (Huffman's): no code begins another one, so they
 * can be written one after the other. Codes are read from their lowest bit. Pure.
 */

/** How to write each sign, and how to read it. */
export interface PrefixCode {
  /** By sign. */
  readonly codes: Uint16Array;
  /** By sign, in bits; 0 for a sign that never occurs. */
  readonly lengths: Uint8Array;
  /** Bits of the longest code. */
  readonly longest: number;
  /** The sign, by the next `longest` bits. */
  readonly signs: Uint8Array;
  /** Bits of all signs together. */
  readonly bits: number;
}

/** The code for signs that occur so often, at most 64 in all: then no code is longer than 8 bits. */
export function prefixCode(counts: readonly number[]): PrefixCode {
  const codes = new Uint16Array(counts.length);
  const lengths = new Uint8Array(counts.length);
  let groups = counts.flatMap((count, sign) => count > 0 ? [{ count, signs: [sign] }] : []);
  while (groups.length > 1) {
    groups = groups.toSorted((one, other) => one.count - other.count);
    const [rarest, next, ...others] = groups;
    if (rarest === undefined || next === undefined) break;
    [rarest, next].forEach(({ signs }, bit) =>
      signs.forEach((sign) => {
        codes[sign] = (codes[sign] as number) << 1 | bit;
        lengths[sign] = (lengths[sign] as number) + 1;
      })
    );
    groups = [
      { count: rarest.count + next.count, signs: [...rarest.signs, ...next.signs] },
      ...others,
    ];
  }
  const longest = Math.max(0, ...lengths);
  const signs = new Uint8Array(1 << longest);
  counts.forEach((count, sign) => {
    if (count === 0) return;
    for (let bits = codes[sign] as number; bits < signs.length; bits += 1 << (lengths[sign] ?? 0)) {
      signs[bits] = sign;
    }
  });
  const bits = counts.reduce((sum, count, sign) => sum + count * (lengths[sign] ?? 0), 0);
  return { codes, lengths, longest, signs, bits };
}
