/** What a pilot may use for one circuit. Pure. */
import type { OneShotLimits } from "../judge/one_shot_types.ts";

const MIB = 2 ** 20;

/** The limits of a drive; every one can be set, and every result states them. */
export interface DriveLimits {
  /** Wall clock for one circuit, in seconds. */
  readonly seconds: number;
  /** Memory of the pilot, in bytes. What a runtime such as Deno takes for itself is counted apart, as far as it is known. */
  readonly memoryBytes: number;
  /** The pilot's program with all its files, in bytes; interpreters and runtimes do not count. */
  readonly programBytes: number;
  /** The size of its result and of its temporary file, in bytes each. */
  readonly fileBytes: number;
  /** How long it may go on after somebody has interrupted it, in seconds. */
  readonly graceSeconds: number;
}

/** The contest's own limits, with the memory that programs of today need. */
export const DRIVE_LIMITS: DriveLimits = {
  seconds: 120,
  memoryBytes: 128 * MIB,
  programBytes: 5 * MIB,
  fileBytes: MIB,
  graceSeconds: 10,
};

/** So many files at once end a pilot: it needs two, and none of them fills this machine's disk. */
const FILES = 32;

/** So much may a pilot say on its two outputs together; nobody listens, so it is free to say something. */
export const OUTPUT_BYTES: number = 16 * MIB;

/** The limits as the judge of one-shot programs has them. */
export function oneShotLimits(limits: DriveLimits): OneShotLimits {
  return {
    wallMs: limits.seconds * 1000,
    memoryBytes: limits.memoryBytes,
    fileBytes: limits.fileBytes,
    graceMs: limits.graceSeconds * 1000,
    files: FILES,
    outputBytes: OUTPUT_BYTES,
  };
}

/** An amount of bytes as people say it: `128 MB`. */
export function tellBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < MIB ? `${tenths(bytes / 1024)} KB` : `${tenths(bytes / MIB)} MB`;
}

function tenths(amount: number): string {
  return String(Math.round(amount * 10) / 10);
}
