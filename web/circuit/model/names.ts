/** Names of drafts and of the files made of them. Pure. */

/** The longest name, in characters. */
export const LONGEST_NAME = 40;

/** What is called like this when nothing is left of a name. */
const NAMELESS = "circuit";

/** A name as it is kept: without signs that cannot be seen, and not too long. */
export function cleanName(typed: string): string {
  const seen = typed.replace(/[\p{C}\s]+/gu, " ").trim();
  const short = Array.from(seen).slice(0, LONGEST_NAME).join("").trim();
  return short === "" ? NAMELESS : short;
}

/** The name, with a number behind it if it is taken. Two that differ by small and capital letters alone are the same. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  const name = cleanName(wanted);
  if (!used.has(name.toLowerCase())) return name;
  const bare = name.replace(/ \d+$/, "");
  for (let number = 2;; number++) {
    const end = ` ${number}`;
    const numbered = Array.from(bare).slice(0, LONGEST_NAME - end.length).join("") + end;
    if (!used.has(numbered.toLowerCase())) return numbered;
  }
}

/** Whether somebody asks for a name that is taken; whoever types nothing that can be seen asks for none. */
export function isTaken(wanted: string, taken: readonly string[]): boolean {
  return /[^\p{C}\s]/u.test(wanted) && freeName(wanted, taken) !== cleanName(wanted);
}

/** The name of a file for it, without its ending: letters, digits, `-` and `_`, which every system takes. */
export function fileStem(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}+/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9_-]+/g, "-").replace(/^-+|-+$/g, "") || NAMELESS;
}

/** The name of what a file holds: its own, without folder and ending. */
export function nameOfFile(file: string): string {
  return cleanName(file.replace(/^.*[/\\]/, "").replace(/\.[^.]*$/, ""));
}
