import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { BADGE_COLOURS, badgesOf } from "../../../../lib/contest/describe/badges.ts";

function letters(...names: readonly string[]): string[] {
  return [...badgesOf(names.map((name, at) => ({ id: at + 1, name }))).values()]
    .map(({ letters }) => letters);
}

Deno.test("an entry is known by its first letter, else by two, else by a number", () => {
  assertEquals(letters("Ada", "bob", "Adam", "Adele", "anna"), ["A", "B", "Ad", "A2", "An"]);
  assertEquals(letters("...", "-x", "ä", "A"), ["?", "X", "Ä", "A"]);
});

const anyNames = fc.array(fc.string({ minLength: 1, maxLength: 6, unit: "grapheme" }), {
  maxLength: 60,
});

Deno.test("no two have the same letters, and who comes later changes nothing", () => {
  fc.assert(fc.property(anyNames, fc.nat(), (names, some) => {
    const entries = names.map((name, at) => ({ id: at + 1, name }));
    const all = badgesOf(entries);
    const told = [...all.values()].map(({ letters }) => letters.toUpperCase());
    assertEquals(new Set(told).size, names.length);
    const before = badgesOf(entries.slice(0, some % (names.length + 1)));
    for (const [id, badge] of before) assertEquals(all.get(id), badge);
  }));
});

Deno.test("colours follow the order of arrival, in whatever order the entries are given", () => {
  const entries = Array.from({ length: 12 }, (_, at) => ({ id: at + 1, name: `e${at}` }));
  const badges = badgesOf(entries.toReversed());
  assertEquals(
    [...badges.values()].map(({ colour }) => colour),
    entries.map((_, at) => at % BADGE_COLOURS),
  );
});
