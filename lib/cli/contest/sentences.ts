/**
 * Parts of sentences that the commands of a contest share. Pure.
 */
import { visible } from "../printing.ts";

/** The same as `2026-11-30 13:20`, UTC. */
export function shortTime(iso: string): string {
  return iso.slice(0, 16).replace("T", " ");
}

/** Names in one line: `a`, `a and b`, `a, b and c`. */
export function listed(names: readonly string[]): string {
  const shown = names.map((name) => visible(name).replaceAll("\n", "\\n"));
  if (shown.length < 2) return shown.join("");
  return `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}

/** A version where it is mentioned: `hunter v3`. */
export function versionName({ name, version }: { name: string; version: number }): string {
  return `${name} v${version}`;
}

/** A count with its word: `1 program`, `3 programs`, `2 lives`. */
export function counted(count: number, word: string, many = `${word}s`): string {
  return `${count} ${count === 1 ? word : many}`;
}
