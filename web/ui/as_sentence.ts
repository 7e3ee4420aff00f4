/** Words of programs as sentences for people. Pure. */

/** Begins with a capital letter, unless what comes first is a name such as `tank.py` or `python3`. */
export function asSentence(text: string): string {
  return text.replace(
    /^\p{Ll}\p{L}*(?=[ ,;:]|$)/u,
    (word) => word.slice(0, 1).toUpperCase() + word.slice(1),
  );
}
