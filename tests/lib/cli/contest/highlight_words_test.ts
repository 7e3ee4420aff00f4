/** Every kind of highlight has a sentence of its own, about the right program. */
import { assert, assertEquals } from "@std/assert";
import { highlightWords } from "../../../../lib/cli/contest/highlight_words.ts";
import {
  type Highlight,
  HIGHLIGHT_KINDS,
  ODDITIES,
} from "../../../../lib/logs/highlights_types.ts";

/** The hero comes first, as everywhere. */
const ROUND = { round: 1, turn: 1, bots: [1, 0] } as const;

const ONE_OF_EACH: readonly Highlight[] = [
  { ...ROUND, kind: "closest", facts: { at: 9, lives: 1, tanks: 2 } },
  { ...ROUND, kind: "turnaround", facts: { at: 9, lives: 2, rivalLives: 20 } },
  { ...ROUND, kind: "death", facts: { at: 9, oddity: "rammed", many: 1 } },
  { ...ROUND, kind: "draw", facts: { at: 9 } },
  { ...ROUND, kind: "lastMoment", facts: { at: 99, limit: 100 } },
  { ...ROUND, kind: "fault", facts: { at: 9, lives: 9, lead: 5 } },
  { ...ROUND, kind: "pacifist", facts: { tanks: 2 } },
  { ...ROUND, kind: "untouched", facts: { turns: 9, damage: 30 } },
  { ...ROUND, kind: "biggestTurn", facts: { at: 9, points: 7 } },
  { ...ROUND, kind: "mostDamage", facts: { damage: 77, tanks: 2 } },
  { ...ROUND, kind: "fastest", facts: { turns: 4, tanks: 2 } },
  { ...ROUND, kind: "longest", facts: { turns: 900 } },
];

function words(highlight: Highlight): string {
  return highlightWords(highlight, ["rival", "hero"]);
}

Deno.test("every kind has a sentence of its own that names the hero", () => {
  assertEquals(
    new Set(ONE_OF_EACH.map(({ kind }) => kind)),
    new Set(HIGHLIGHT_KINDS),
  );
  const sentences = ONE_OF_EACH.map(words);
  assertEquals(new Set(sentences).size, HIGHLIGHT_KINDS.length);
  for (const sentence of sentences) {
    assert(sentence.includes("hero") && !sentence.includes("undefined"), sentence);
  }
});

Deno.test("every unusual death has a sentence of its own", () => {
  const sentences = ODDITIES.map((oddity) =>
    words({ ...ROUND, kind: "death", facts: { at: 9, oddity, many: 3 } })
  );
  assertEquals(new Set(sentences).size, ODDITIES.length);
});

Deno.test("one life is one life", () => {
  assertEquals(ONE_OF_EACH.slice(0, 2).map(words), [
    "hero wins with 1 life left",
    "hero turns it round with 2 against 20 lives of rival",
  ]);
});
