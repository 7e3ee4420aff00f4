/** Which Deno is safe enough to run strangers' programs. Pure. */
import { unusable } from "../../core/problem.ts";

/**
 * The oldest Deno that programs are played with. Holes in its permissions are found several times a year; until
 * 2.7.12 a `package.json` could name a file outside the permitted folder (CVE-2026-49406), until 2.8.1 a name could
 * get around a forbidden net address (CVE-2026-49859).
 */
export const MIN_DENO = "2.8.1";

/** @throws {UnusableInput} If this Deno is older than `MIN_DENO`. */
export function requireDenoVersion(version: string): void {
  if (isAtLeast(version, MIN_DENO)) return;
  throw unusable(
    "DENO_TOO_OLD",
    `this Deno is ${version}, and known holes let a program out of it; ` +
      `${MIN_DENO} or newer is needed: \`deno upgrade\`, or \`npx --yes deno@latest task …\``,
  );
}

/** Whether the first three numbers of one version are at least those of the other. */
export function isAtLeast(version: string, least: string): boolean {
  const [own, wanted] = [numbers(version), numbers(least)];
  for (const [place, number] of wanted.entries()) {
    const difference = (own[place] ?? 0) - number;
    if (difference !== 0) return difference > 0;
  }
  return true;
}

function numbers(version: string): number[] {
  return version.split(/[.\-+]/).slice(0, 3).map((part) => Number(part) || 0);
}
