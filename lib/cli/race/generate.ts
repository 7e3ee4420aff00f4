/**
 * `race generate`: a random circuit that conforms.
 */
import { visibleInLine } from "../../core/visible.ts";
import { writeCircuit } from "../../race/circuit_file.ts";
import { generateCircuit } from "../../race/generate.ts";
import { writeNew } from "../named_file.ts";
import { type Output, terminal } from "../printing.ts";
import { sketchCircuit } from "./sketch.ts";

/** Options of the command line. */
export interface GenerateWords {
  /** The same seed gives the same circuit. @default drawn */
  readonly seed?: string;
  /** Where it goes. @default standard output: a picture on a terminal, else the file */
  readonly out?: string;
  /** A file of this name is replaced. */
  readonly force?: boolean;
}

/**
 * Makes a circuit.
 * @returns 0.
 * @throws {UnusableInput} If it cannot be written.
 */
export async function raceGenerate(
  options: GenerateWords = {},
  output: Output = terminal,
  isTerminal: boolean = Deno.stdout.isTerminal(),
): Promise<number> {
  const seed = options.seed ?? crypto.randomUUID().slice(0, 8);
  const circuit = generateCircuit(seed);
  const bytes = writeCircuit(circuit);
  if (options.out !== undefined) {
    await writeNew(options.out, bytes, options);
    output.print(`${visibleInLine(options.out)}, seed ${visibleInLine(seed)}\n`);
  } else if (isTerminal) {
    const lines = sketchCircuit(circuit, { isColourful: output.isColourful });
    output.print(`${lines.join("\n")}\nSeed ${visibleInLine(seed)}; --out FILE keeps it\n`);
  } else {
    output.print(new TextDecoder().decode(bytes));
    output.complain(`Seed ${seed}`);
  }
  return 0;
}
