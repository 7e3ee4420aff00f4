/** How a one-shot run ended, from what its process left behind. Pure. */
import type { LeftFile, OneShotEnd, OneShotLimits } from "./one_shot_types.ts";
import { OUT_OF_MEMORY, type ProcessEnd, signalOf } from "./verdict.ts";

/** What is known when the process is gone. */
export interface Remains {
  readonly end: ProcessEnd;
  /** Whether it ran in bubblewrap. */
  readonly wrapped: boolean;
  readonly errors: string;
  readonly left: readonly LeftFile[];
}

/** The end of a program that nobody cut short. Files that are too large or too many explain more than the
 * status. */
export function endOf(
  { end, errors, left, wrapped }: Remains,
  { fileBytes, files }: OneShotLimits,
): OneShotEnd {
  const signal = signalOf(end, wrapped);
  const isTooLarge = left.some(({ kind, size }) => kind === "file" && size > fileBytes);
  if (signal === "SIGXFSZ" || isTooLarge) return { kind: "file-size" };
  if (left.length > files) return { kind: "files" };
  if (signal === undefined && end.code === 0) return { kind: "exit", status: 0 };
  if (OUT_OF_MEMORY.test(errors)) return { kind: "memory" };
  return signal === undefined ? { kind: "exit", status: end.code } : { kind: "signal", signal };
}
