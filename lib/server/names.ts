/**
 * Names in addresses: letters, digits, `-`, `_` and `.` only, as lib/logs/published.ts promises.
 */

/** Longer names are cut. */
const LONGEST = 64;

/** A name for addresses made from any text; never empty, and never `.` or `..`. */
export function plainName(text: string): string {
  const plain = text.replace(/[^A-Za-z0-9_.-]+/g, "_").replace(/^\.+/, "").slice(0, LONGEST);
  return plain === "" || plain === "_" ? "run" : plain;
}

/** Whether a name can stand in addresses as it is. */
export function isPlainName(text: string): boolean {
  return /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(text);
}

/** The name, or the first of `name-2`, `name-3`, … that is not taken. */
export function uniqueName(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name;
  for (let number = 2;; number++) {
    if (!isTaken(`${name}-${number}`)) return `${name}-${number}`;
  }
}
