/** Puzzles for the tests of klotski's page. */
import { parseVariant } from "../../../lib/klotski/variant_file.ts";
import type { PublishedVariant } from "../../../lib/klotski/published.ts";
import type { Variant } from "../../../lib/klotski/types.ts";

/** The variant of a file. */
export function variantOf(text: string): Variant {
  const parsed = parseVariant(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value.variant;
}

/** L'âne rouge, as its file has it. */
export const CLASSIC_TEXT =
  "name: L'âne rouge\nboard:\nHAAI\nHAAI\nJBBK\nJNOK\nP..Q\ngoal: A 1 3\noptimum: 116 steps, 81 moves\n";
export const CLASSIC = variantOf(CLASSIC_TEXT);

/** A gets there in three steps, once B is out of the way; or in two pushes, with B pushed along. */
export const PAIR_TEXT = "name: Pair\nboard:\nAB..\n.B..\n....\ngoal: A 2 0\n";
export const PAIR = variantOf(PAIR_TEXT);

/** Nothing is in the way of A, which can go beyond its goal. */
export const CLEAR = variantOf("name: Clear\nboard:\nA...\ngoal: A 2 0\n");

/** Nothing can ever bring A to the right of the wall. */
export const WALLED = variantOf("name: Walled\nboard:\nA.#.\ngoal: A 3 0\n");

/** It starts where it shall end. */
export const THERE = variantOf("name: There\nboard:\nA.\ngoal: A 0 0\n");

/** As a site tells of them. */
export const PUBLISHED: readonly PublishedVariant[] = [
  { id: "pair", title: "Pair", about: "", text: PAIR_TEXT, optimum: { steps: 3, moves: 1 } },
  {
    id: "ane-rouge",
    title: "L'âne rouge",
    about: "The classic.",
    text: CLASSIC_TEXT,
    optimum: { steps: 116, moves: 81 },
  },
];
