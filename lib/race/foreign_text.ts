/** Words of strangers in one line of a table, such as the name in a result file. Pure. */
import { visibleInLine } from "../core/visible.ts";

/** The most that is kept of a name, in characters. */
const MOST = 120;

/** One line of harmless text: blanks and ends of lines are one blank, what hides is shown, and what is too long is cut. */
export function cleanText(text: string): string {
  const clean = visibleInLine(text.replace(/[\s\p{Z}]+/gu, " ").trim());
  const characters = [...clean];
  if (characters.length <= MOST) return clean;
  // Pictures that were joined to one may be parted here.
  return `${characters.slice(0, MOST - 1).join("").replace(/\u200d$/u, "")}…`;
}
