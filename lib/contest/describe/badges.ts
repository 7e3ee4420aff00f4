/**
 * By what an entry is known at a glance: a colour and letters, the same wherever it is shown, in every stage and for as long
 * as the contest lasts. Who came earlier chooses earlier, so nobody who comes later changes them.
 */
import type { ProgramBadge } from "../../logs/published.ts";
import type { Entry } from "../types.ts";

/** The pages have so many colours for programs; with more entries they come again, and the letters tell. */
export const BADGE_COLOURS = 9;

type Badged = readonly Pick<Entry, "id" | "name">[];
type Badges = ReadonlyMap<number, ProgramBadge>;

const KNOWN = new WeakMap<Badged, Badges>();

/** The badge of each entry, by its id; `entries` in any order. The same list gives the same object. */
export function badgesOf(entries: Badged): Badges {
  const known = KNOWN.get(entries) ?? makeBadges(entries);
  KNOWN.set(entries, known);
  return known;
}

function makeBadges(entries: Badged): Badges {
  const taken = new Set<string>();
  const badges = new Map<number, ProgramBadge>();
  for (const { id, name } of entries.toSorted((one, other) => one.id - other.id)) {
    const letters = freeLetters(name, taken);
    taken.add(letters.toUpperCase());
    badges.set(id, { letters, colour: badges.size % BADGE_COLOURS });
  }
  return badges;
}

/** `A`, or if somebody has it `Ad` (of Ada), or else `A2`, `A3` and so on. */
function freeLetters(name: string, taken: ReadonlySet<string>): string {
  const [first = "?", ...others] = Array.from(
    name.matchAll(/[\p{L}\p{N}]\p{M}*/gu),
    ([letter]) => letter,
  );
  const one = first.toUpperCase();
  const likely = [one, ...others.slice(0, 1).map((next) => one + next.toLowerCase())];
  const free = likely.find((letters) => !taken.has(letters.toUpperCase()));
  if (free !== undefined) return free;
  let number = 2;
  while (taken.has(`${one}${number}`)) number += 1;
  return `${one}${number}`;
}
