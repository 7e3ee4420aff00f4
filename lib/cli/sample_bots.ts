/**
 * The sample programs that play when no others are named: those that need nothing but Deno.
 */
import { fromFileUrl } from "@std/path";

/** From the one to start from to the strongest. */
const NAMES = [
  "tank1.ts",
  "rammer.js",
  "dodger.ts",
  "camper.ts",
  "hunter.ts",
  "mapper.ts",
  "champion.ts",
] as const;

/** Their absolute paths. */
export function sampleBots(): string[] {
  return NAMES.map((name) => fromFileUrl(new URL(`../../bots/tanks/${name}`, import.meta.url)));
}
