/** What a program may use for one road. Pure. */
import type { OneShotLimits } from "../judge/one_shot_types.ts";

const MIB = 2 ** 20;

/** The limits of a run; every one can be set, and every result states them. */
export interface CrossingLimits {
  /** Wall clock for one road, in seconds. */
  readonly seconds: number;
  /** Memory, in bytes. What a runtime such as Deno takes for itself is counted apart, as far as it is known. */
  readonly memoryBytes: number;
}

/** A minute for a road, and memory for many tables of all that can be. */
export const CROSSING_LIMITS: CrossingLimits = { seconds: 60, memoryBytes: 256 * MIB };

/** Moves and words of an author on his way to a mistake, in bytes: the longest game has ten thousand moves. */
export const OUTPUT_BYTES: number = MIB;

/** A program has nothing to tidy up: it may take so long to end when somebody interrupts it, in milliseconds. */
const GRACE_MS = 200;

/** Native programs may keep their notes in files for as long as they run; a few of this size. */
export const FILES = 32;
export const FILE_BYTES: number = 16 * MIB;

/** The limits as the judge of one-shot programs has them. */
export function oneShotLimits({ memoryBytes, seconds }: CrossingLimits): OneShotLimits {
  return {
    wallMs: seconds * 1000,
    memoryBytes,
    fileBytes: FILE_BYTES,
    files: FILES,
    outputBytes: OUTPUT_BYTES,
    graceMs: GRACE_MS,
  };
}

/** An amount of memory as people say it: `256 MB`. */
export function tellMegabytes(bytes: number): string {
  return `${Math.round(bytes / MIB * 10) / 10} MB`;
}
