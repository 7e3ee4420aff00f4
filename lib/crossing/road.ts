/** A road that can be put to programs. Pure. */
import { UnusableInput } from "../core/problem.ts";
import { visibleInLine } from "../core/visible.ts";
import { countFrames } from "../frogger/lanes.ts";
import { makeTraffic, parseTraffic, type ReadTraffic } from "../frogger/traffic_file.ts";
import type { Traffic } from "../frogger/types.ts";

/** Traffic that can be used. */
export interface Road {
  /** What tables call it: the file's name without `.txt`. */
  readonly name: string;
  readonly traffic: Traffic;
  /** How many the game has. */
  readonly frames: number;
  /** What programs read on standard input: five lines of UTF-8, each with a line feed, and nothing odd, whatever the file was like. */
  readonly input: Uint8Array;
  /** What one should know of the file, each with its name. */
  readonly warnings: ReadTraffic["warnings"];
}

/**
 * The road of a traffic file's bytes.
 * @param shown What problems call the file.
 * @throws {UnusableInput} If it is no traffic: all that is wrong.
 */
export function roadOf(name: string, bytes: Uint8Array, shown = name): Road {
  const file = visibleInLine(shown);
  const read = parseTraffic(bytes);
  if (!read.ok) throw new UnusableInput(read.error.map((problem) => ({ ...problem, file })));
  const { traffic, warnings } = read.value;
  return {
    name,
    traffic,
    frames: countFrames(traffic),
    input: new TextEncoder().encode(makeTraffic(traffic)),
    warnings: warnings.map((warning) => ({ ...warning, file })),
  };
}
