/**
 * What entries may be called, and their names in addresses. Pure.
 *
 * A name is shown in tables, logs and terminals, so it is short and shows what it is: letters and digits of any script
 * and a few marks, nothing invisible, nothing that turns the direction of writing by itself. Two names that differ in
 * case or in the form of their characters only, apostrophes among them, are the same name. Letters of
 * Latin, Greek and Cyrillic look alike, so a name keeps to one of them (Unicode's UTS 39 asks for one script, too).
 */

/** In characters. */
export const LONGEST_NAME = 40;

const LONGEST_SLUG = 32;
/** Of the number behind it, with its `-`. */
const SLUG_NUMBER = 8;

/** Letters with their accents, digits, `. _ + -`, and between them single blanks and apostrophes. */
const PATTERN = /^[\p{L}\p{M}\p{N}._+-]+(?:[ '’][\p{L}\p{M}\p{N}._+-]+)*$/u;

/** Letters that show nothing, such as the Hangul filler; marks for choosing a character's shape. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** Accents on nothing, and towers of accents. */
const LOOSE_MARKS = /(?<![\p{L}\p{M}])\p{M}|\p{M}{4}/u;

/** Alphabets of which letters look alike. */
const LOOK_ALIKE = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u];

/** A name in the form in which it is kept: composed characters, no blanks around. */
export function cleanName(given: string): string {
  return given.normalize("NFC").trim();
}

/** Why nothing may be called so, in a sentence; `undefined`: it may. `name` is a cleaned one. */
export function refuseName(name: string): string | undefined {
  const length = Array.from(name).length;
  if (length === 0) return "A name has at least one character";
  if (length > LONGEST_NAME) {
    return `A name has at most ${LONGEST_NAME} characters, and this one has ${length}`;
  }
  if (!PATTERN.test(name) || INVISIBLE.test(name) || LOOSE_MARKS.test(name)) {
    return "A name is made of letters, digits, the marks . _ + - and single blanks or apostrophes between them";
  }
  if (LOOK_ALIKE.filter((alphabet) => alphabet.test(name)).length > 1) {
    return "A name keeps to one alphabet: Latin, Greek and Cyrillic letters look alike, and this one mixes them";
  }
  if (!/[\p{L}\p{N}]/u.test(name)) return "A name has at least one letter or digit";
  return undefined;
}

/** Equal for names that are the same name. */
export function nameKey(name: string): string {
  return name.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFKC").replaceAll("’", "'");
}

/** Whether makeSlug could have made this. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= LONGEST_SLUG + SLUG_NUMBER;
}

/** A name for addresses, of `a-z0-9-`: from the entry's name, and with a number where `isTaken` says so. */
export function makeSlug(name: string, isTaken: (slug: string) => boolean): string {
  const plain = nameKey(name).normalize("NFKD").replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-").slice(0, LONGEST_SLUG).replace(/^-+|-+$/g, "") || "entry";
  if (!isTaken(plain)) return plain;
  for (let number = 2;; number++) {
    const slug = `${plain}-${number}`;
    if (!isTaken(slug)) return slug;
  }
}
