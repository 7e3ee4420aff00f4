/**
 * The seed of a stage. Logs publish it, and fields and seats follow from it; so it must not tell the contest's own seed,
 * or authors would know the fields of the next stage before they send a program in.
 */
import { createHash } from "node:crypto";

/** So many hexadecimal digits of the digest are the seed. */
const DIGITS = 32;

/** The seed of a stage, which tells nothing of other stages: a digest of the contest's seed and the number. */
export function stageSeed(contestSeed: string, stage: number): string {
  const digest = createHash("sha256").update(JSON.stringify([contestSeed, "stage", stage]));
  return digest.digest("hex").slice(0, DIGITS);
}
