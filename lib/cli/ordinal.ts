/**
 * Numbers that tell a place: 1st, 2nd, 3rd, 4th.
 */
const ORDINALS = new Intl.PluralRules("en", { type: "ordinal" });
const ENDINGS: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd" };

/** Such as `9th`. */
export function ordinal(number: number): string {
  return `${number}${ENDINGS[ORDINALS.select(number)] ?? "th"}`;
}
