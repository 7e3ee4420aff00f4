/** What a program is called in tables. Pure. */
import { MAX_NAME } from "./limits.ts";

/** `NAME=WORD` in two parts; undefined if the word doesn't begin with a name. */
export function splitName(typed: string): { name: string; word: string } | undefined {
  const at = typed.indexOf("=");
  const name = typed.slice(0, Math.max(at, 0));
  const word = typed.slice(at + 1);
  return /^[\w.+-]{1,40}$/.test(name) && word !== "" ? { name, word } : undefined;
}

/** The name that a path gives: its last part, for a file without the extension. */
export function nameOfPath(path: string, isFolder: boolean): string {
  const last = path.split(/[\\/]/).filter((part) => part !== "").at(-1) ?? "";
  const stem = isFolder ? last : last.replace(/(?<=.)\.[^.]*$/, "");
  // deno-lint-ignore no-control-regex -- control characters are what is taken out
  const printable = stem.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e]/g, "?");
  return [...printable].slice(0, MAX_NAME).join("") || "program";
}
