/**
 * Circuits as commands take them.
 */
import { unusable } from "../../core/problem.ts";
import { visibleInLine } from "../../core/visible.ts";
import { circuitOf, type CircuitRows, readRows } from "../../race/circuit_file.ts";
import { checkRows } from "../../race/conformity.ts";
import type { Circuit } from "../../race/types.ts";
import { readNamedFile } from "../named_file.ts";
import { type Output, warning } from "../printing.ts";

/**
 * The rows of a circuit file; what was passed over to read them is told.
 * @throws {UnusableInput} NO_FILE, FILE_TOO_BIG.
 */
export async function readCircuitRows(name: string, output: Output): Promise<CircuitRows> {
  const read = readRows(await readNamedFile(name));
  for (const problem of read.warnings) {
    output.complain(warning({ ...problem, file: visibleInLine(name) }));
  }
  return read;
}

/**
 * A circuit that must conform.
 * @throws {UnusableInput} As above, and CIRCUIT_UNFIT with the first finding.
 */
export async function readConforming(name: string, output: Output): Promise<Circuit> {
  const { rows } = await readCircuitRows(name, output);
  const [first, ...more] = checkRows(rows);
  const circuit = circuitOf(rows);
  if (first === undefined && circuit !== undefined) return circuit;
  const rest = more.length === 0 ? "" : `, and ${more.length} more: turniir race check tells all`;
  const message = `This circuit does not conform. ${first?.message ?? ""}${rest}`;
  throw unusable("CIRCUIT_UNFIT", message, { file: visibleInLine(name) });
}

/**
 * A grid of the right size, whether it conforms or not.
 * @throws {UnusableInput} As above, and CIRCUIT_SIZE.
 */
export async function readGrid(name: string, output: Output): Promise<Circuit> {
  const { rows } = await readCircuitRows(name, output);
  const circuit = circuitOf(rows);
  if (circuit !== undefined) return circuit;
  throw unusable("CIRCUIT_SIZE", checkRows(rows)[0]?.message ?? "It has a wrong size", {
    file: visibleInLine(name),
  });
}
