/**
 * `frogger generate`: random traffic.
 */
import { visibleInLine } from "../../core/visible.ts";
import { generateTraffic } from "../../frogger/generate.ts";
import { countFrames } from "../../frogger/lanes.ts";
import { MOST_FRAMES } from "../../frogger/rules.ts";
import { makeTraffic } from "../../frogger/traffic_file.ts";
import { writeNew } from "../named_file.ts";
import { type Output, terminal } from "../printing.ts";
import { wholeNumber } from "../whole_number.ts";
import { counted } from "./words.ts";

/** Options of the command line, as texts. */
export interface GenerateWords {
  /** The same seed gives the same traffic. @default drawn */
  readonly seed?: string;
  /** Percent of a lane that is vehicles. @default 50 */
  readonly density?: string;
  /** About so long. @default 3000 */
  readonly frames?: string;
  /** Where it goes. @default standard output */
  readonly out?: string;
  /** A file of this name is replaced. */
  readonly force?: boolean;
}

/**
 * Makes traffic.
 * @returns 0.
 * @throws {UnusableInput} If a number is none, or the file cannot be written.
 */
export async function froggerGenerate(
  options: GenerateWords = {},
  output: Output = terminal,
): Promise<number> {
  const seed = options.seed ?? crypto.randomUUID().slice(0, 8);
  const density = wholeNumber("--density", options.density ?? 50, 0, 100) / 100;
  const wanted = wholeNumber("--frames", options.frames ?? 3000, 0, MOST_FRAMES);
  const traffic = generateTraffic(seed, { density, frames: wanted });
  const text = makeTraffic(traffic);
  const told = `${counted(countFrames(traffic), "frame")}, seed ${visibleInLine(seed)}`;
  if (options.out === undefined) {
    output.print(text);
    output.complain(told);
  } else {
    await writeNew(options.out, new TextEncoder().encode(text), options);
    output.print(`${visibleInLine(options.out)}: ${told}\n`);
  }
  return 0;
}
