/**
 * What is said of a program's run before anybody looks at its moves: did it end in time and in good order? Pure.
 */
import { assertNever } from "../core/assert_never.ts";
import type { OneShotEnd } from "../judge/one_shot_types.ts";
import { tellSignal } from "../judge/verdict.ts";
import { type CrossingLimits, FILE_BYTES, FILES, OUTPUT_BYTES, tellMegabytes } from "./limits.ts";

/** Why a run is not worth a score. What is wrong with moves is for the judge to say. */
export const RUN_VERDICTS = [
  "INTERRUPTED",
  "TIMEOUT",
  "CRASH",
  "MEMORY",
  "FLOOD",
  "FILES",
] as const;
export type RunVerdict = (typeof RUN_VERDICTS)[number];

/** A verdict with its sentence. */
export interface RunFault {
  readonly verdict: RunVerdict;
  readonly sentence: string;
}

/** What runtimes say of something that a program may not do. */
const FORBIDDEN = /NotCapable|PermissionDenied|PermissionError|Permission denied|EACCES|EROFS/;

/** Lines of an error with the calls that led to it. */
const LAST_LINES = 12;

/**
 * How a program failed by the way in which it ended; `undefined`: it ended well.
 * @param errors What it wrote to standard error.
 */
export function faultOf(
  end: OneShotEnd,
  errors: string,
  limits: CrossingLimits,
): RunFault | undefined {
  switch (end.kind) {
    case "exit":
      return end.status === 0 ? undefined : {
        verdict: "CRASH",
        sentence: `It ended with status ${end.status}: a program says 0 when all is well.${
          isForbidden(errors)
            ? " It was not permitted something: it may read the files that it came with, and nothing else."
            : ""
        }`,
      };
    case "signal":
      return { verdict: "CRASH", sentence: `It crashed (${tellSignal(end.signal)}).` };
    case "start":
      return {
        verdict: "CRASH",
        sentence: "It could not be started: is it a program for this machine?",
      };
    case "memory":
      return {
        verdict: "MEMORY",
        sentence: `It went over its memory of ${tellMegabytes(limits.memoryBytes)}.`,
      };
    case "timeout":
      return {
        verdict: "TIMEOUT",
        sentence: `It had not ended after ${limits.seconds} s, the time for a road.`,
      };
    case "flood":
      return {
        verdict: "FLOOD",
        sentence: `It wrote more than ${
          tellMegabytes(OUTPUT_BYTES)
        } on its standard output and standard error together.`,
      };
    case "files":
      return {
        verdict: "FILES",
        sentence: `It made a folder, or more than ${FILES} files at the same time.`,
      };
    case "file-size":
      return {
        verdict: "FILES",
        sentence: `It wrote a file of more than ${tellMegabytes(FILE_BYTES)}.`,
      };
    case "interrupted":
      return { verdict: "INTERRUPTED", sentence: "It was interrupted." };
    default:
      return assertNever(end);
  }
}

/** Whether that is the last that a program said, but for the places in its source that runtimes tell. */
function isForbidden(errors: string): boolean {
  return FORBIDDEN.test(errors.trimEnd().split("\n").slice(-LAST_LINES).join("\n"));
}
