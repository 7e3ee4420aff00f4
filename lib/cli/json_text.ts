/** JSON that may be looked at: strangers' words in it hide nothing, and no terminal obeys them. Pure. */

/** All that by itself cannot be seen; see lib/core/visible.ts. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** As `JSON.stringify` in one line; what cannot be seen is written `\u202e`, so whoever reads the JSON has it as it was. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value).replace(
    UNSEEN,
    (mark) =>
      mark.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
        .join(""),
  );
}
