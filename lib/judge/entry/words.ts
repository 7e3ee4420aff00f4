/**
 * Splits what a user typed into words, as a shell would, and does nothing else that a shell does: no variable, no
 * pattern, no second command; and the way back. Pure.
 */
import type { Problem } from "../../core/problem.ts";
import { bad, good, type Result } from "../../core/result.ts";

/**
 * Blanks part words. `'…'` is taken literally, `"…"` too but for `\"` and `\\`, and elsewhere `\` takes the next
 * letter literally. `a"b c"d` is one word.
 */
export function splitWords(text: string): Result<string[], Problem> {
  const words: string[] = [];
  let word: string | undefined;
  let quote: "'" | '"' | undefined;
  const letters = [...text];
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at] ?? "";
    const next = letters[at + 1];
    if (quote !== undefined) {
      if (letter === quote) quote = undefined;
      else if (quote === '"' && letter === "\\" && (next === '"' || next === "\\")) {
        word += next;
        at++;
      } else word += letter;
    } else if (letter === "'" || letter === '"') {
      quote = letter;
      word ??= "";
    } else if (letter === "\\" && next !== undefined) {
      word = (word ?? "") + next;
      at++;
    } else if (/\s/.test(letter)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else {
      word = (word ?? "") + letter;
    }
  }
  if (quote !== undefined) {
    return bad({ code: "ENTRY_QUOTE", message: `the closing ${quote} is missing in: ${text}` });
  }
  if (word !== undefined) words.push(word);
  return good(words);
}

/** What needs no quotes; a word with `=` gets them, so that nobody takes it for a name and a word. */
const PLAIN = /^[\p{L}\p{N}_.,:@%+/-]+$/u;

/** One text of which `splitWords` makes these words again. */
export function joinWords(words: readonly string[]): string {
  return words.map(quoted).join(" ");
}

function quoted(word: string): string {
  if (PLAIN.test(word)) return word;
  return word.includes("'") ? `"${word.replace(/["\\]/g, "\\$&")}"` : `'${word}'`;
}
