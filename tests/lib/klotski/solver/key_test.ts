/** Keys are exact: equal ones are equal boards by shape, and the other way round. */
import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { KeyTable } from "../../../../lib/klotski/solver/key_table.ts";
import { prefixCode } from "../../../../lib/klotski/solver/prefix_code.ts";
import { Space } from "../../../../lib/klotski/solver/space.ts";
import type { Position, Variant } from "../../../../lib/klotski/types.ts";
import { anyPosition, CLASSIC, read } from "../drawn.ts";
import { gridOf, plainSolverOf } from "./small_boards.ts";

/** The key of a position. */
function keyOf(variant: Variant, position: Position, mirror?: false): string {
  const space = new Space(variant, mirror === false ? { mirror } : {});
  assert(space.lay(position));
  space.keys.write(space.tray);
  return space.keys.key.subarray(0, space.keys.words).join();
}

Deno.test("[SHAPE-1] keys are equal exactly where the same shapes lie in the same cells", () => {
  fc.assert(fc.property(anyPosition(), fc.nat(), fc.nat(), ([variant, position], one, other) => {
    const plain = plainSolverOf(variant);
    // The same pieces where two of them have been exchanged: not always a board, but then it is told.
    const [first, second] = [one % position.length, other % position.length];
    const changed = Uint8Array.from(position);
    [changed[first], changed[second]] = [position[second] ?? 0, position[first] ?? 0];
    const space = new Space(variant, { mirror: false });
    if (!space.lay(changed)) return;
    assertEquals(
      keyOf(variant, changed, false) === keyOf(variant, position, false),
      plain.keyOf(gridOf(variant, changed)) === plain.keyOf(gridOf(variant, position)),
    );
  }));
});

Deno.test("a key read again is the same board", () => {
  fc.assert(fc.property(anyPosition(), ([variant, position]) => {
    const plain = plainSolverOf(variant);
    const space = new Space(variant, { mirror: false });
    assert(space.lay(position));
    space.load(space.put());
    const read = space.position(false);
    assertEquals(plain.keyOf(gridOf(variant, read)), plain.keyOf(gridOf(variant, position)));
    assertEquals(space.find(), 0);
  }));
});

Deno.test("the classic's key is one number, a crowded board's of 8 x 8 has not many more", () => {
  const words = (variant: Variant) => new Space(variant).keys.words;
  assertEquals(words(CLASSIC), 1);
  const crowded = read(
    "AABBCDEF AGGBCDEF HHGIIDKF HLLIJJKM HLNNJOOM PPPNQQOR STTUUQVR S.TUWWVR",
  );
  assert(words(crowded) <= 3);
  const row = "abcdefgh ijklmnop qrstuvwx yzABCDEF GHIJKLMN OPQRSTUV WXYZ0123 456789..";
  assertEquals(words(read(row)), 2);
});

Deno.test("a code holds every sign as often as was said, and none begins another one", () => {
  fc.assert(fc.property(fc.array(fc.nat(12), { minLength: 1, maxLength: 12 }), (counts) => {
    fc.pre(counts.some((count) => count > 0) && sum(counts) <= 64);
    const { bits, codes, lengths, longest, signs } = prefixCode(counts);
    assert(longest <= 8);
    assertEquals(bits, sum(counts.map((count, sign) => count * (lengths[sign] ?? 0))));
    counts.forEach((count, sign) => {
      if (count === 0) return;
      const mask = (1 << (lengths[sign] ?? 0)) - 1;
      signs.forEach((read, next) =>
        assertEquals(read === sign, (next & mask) === codes[sign], `${sign} in ${counts}`)
      );
    });
  }));
});

Deno.test("a table numbers keys in the order of their coming, each once, and knows the others apart", () => {
  const words = fc.integer({ min: 1, max: 4 });
  fc.assert(fc.property(words, fc.array(fc.nat(40), { maxLength: 200 }), (words, choices) => {
    const table = new KeyTable(words);
    const known = new Map<number, number>();
    for (const choice of choices) {
      const key = Int32Array.from({ length: words + 2 }, (_, word) => word < words ? choice : 0);
      const expected = known.get(choice);
      assertEquals(table.find(key), expected ?? -1);
      const index = table.put(key);
      assertEquals(index, expected ?? known.size);
      known.set(choice, index);
      const read = new Int32Array(words);
      table.read(index, read);
      assertEquals(read, key.subarray(0, words));
    }
    assertEquals(table.count, known.size);
  }));
});

Deno.test("a table that grows keeps what it has, and one that is full takes nothing new", () => {
  const most = 200_000;
  const table = new KeyTable(1, most);
  const key = new Int32Array(3);
  const at = (index: number) => Math.imul(index, 0x10001);
  let wrong = 0;
  for (let index = 0; index < most; index++) {
    key[0] = at(index);
    if (table.put(key) !== index) wrong += 1;
  }
  for (let index = 0; index < most; index++) {
    key[0] = at(index);
    if (table.find(key) !== index || table.put(key) !== index) wrong += 1;
  }
  key[0] = 1;
  assertEquals([wrong, table.find(key), table.put(key), table.count], [0, -1, -1, most]);
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
