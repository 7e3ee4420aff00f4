/** Names inside sentences. Pure. */

/** Characters that turn the direction of the text after them, and would do so beyond a name. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;

/** A stranger's name as it can stand in a sentence: without characters that would turn the rest of it round. */
export function plainName(name: string): string {
  return name.replace(TURNS, "");
}
