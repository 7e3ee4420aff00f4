/**
 * Options that all commands share which start programs.
 */
import { START_MS, TURN_LIMIT, TURN_MS } from "../arena/rules.ts";
import type { LogLimits } from "../logs/types.ts";
import type { ProgramsOptions } from "../tournament/with_programs.ts";
import { whereYouStand } from "./paths.ts";
import { wholeNumber } from "./whole_number.ts";

/** The walls around programs, as the command line has them. */
export interface SandboxWords {
  /** False with --no-bwrap. */
  readonly bwrap?: boolean;
  readonly trustNative?: boolean;
}

/** The clock, as the command line has it. */
export interface ClockWords {
  readonly turnMs?: string;
  readonly startMs?: string;
}

const ONE_HOUR_MS = 3_600_000;

/** Files are named from where the user stands. */
export function programsOptions({ bwrap, trustNative }: SandboxWords): ProgramsOptions {
  return {
    from: whereYouStand(),
    bubblewrap: bwrap !== false,
    trustNative: trustNative === true,
  };
}

/**
 * The limits of a round: the rules' own where the user says nothing.
 * @throws {UnusableInput} If a time is none.
 */
export function limitsOf({ startMs, turnMs }: ClockWords): LogLimits {
  return {
    turnMs: wholeNumber("--turn-ms", turnMs ?? TURN_MS, 1, ONE_HOUR_MS),
    startMs: wholeNumber("--start-ms", startMs ?? START_MS, 0, ONE_HOUR_MS),
    turns: TURN_LIMIT,
  };
}
