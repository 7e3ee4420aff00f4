/**
 * Words of strangers, such as the name in a result file: they may hold control codes that a terminal obeys, and marks that
 * turn the direction of writing. Pure.
 */

/** The most that is kept of a name, in characters. */
const MOST = 120;

/** One line of harmless text: what is invisible becomes a blank, and what is too long is cut. */
export function cleanText(text: string): string {
  const clean = text.replace(/[\p{C}\p{Zl}\p{Zp}\p{Zs}]+/gu, " ").trim();
  const characters = [...clean];
  return characters.length > MOST ? `${characters.slice(0, MOST - 1).join("")}…` : clean;
}
