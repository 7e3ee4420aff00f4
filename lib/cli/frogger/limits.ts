/** The limits of programs as the command line has them. */
import { CROSSING_LIMITS, type CrossingLimits, tellMegabytes } from "../../crossing/limits.ts";
import type { SandboxLayer } from "../../judge/types.ts";
import { wholeNumber } from "../whole_number.ts";

/** Options of the command line, as texts. */
export interface LimitWords {
  /** Seconds. */
  readonly time?: string;
  /** Megabytes. */
  readonly memory?: string;
}

const ONE_DAY_SECONDS = 86_400;
const MOST_MEGABYTES = 65_536;
const MIB = 2 ** 20;

/**
 * The contest's own limits where the user says nothing.
 * @throws {UnusableInput} If a number is none.
 */
export function limitsOf({ memory, time }: LimitWords): CrossingLimits {
  const { memoryBytes, seconds } = CROSSING_LIMITS;
  return {
    seconds: wholeNumber("--time", time ?? seconds, 1, ONE_DAY_SECONDS),
    memoryBytes: MIB * wholeNumber("--memory", memory ?? memoryBytes / MIB, 1, MOST_MEGABYTES),
  };
}

/** What programs ran under, in a sentence. */
export function limitsText(
  { memoryBytes, seconds }: CrossingLimits,
  layers: readonly SandboxLayer[],
): string {
  return `Limits: ${seconds} s and ${tellMegabytes(memoryBytes)} of memory for a road. ` +
    `Walls: ${layers.join(", ")}.`;
}
