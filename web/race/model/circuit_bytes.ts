/** A circuit's file, opened for racing: it must conform. Pure. */
import { unusable } from "../../../lib/core/problem.ts";
import { circuitOf, readRows } from "../../../lib/race/circuit_file.ts";
import { checkRows } from "../../../lib/race/conformity.ts";
import type { Circuit } from "../../../lib/race/types.ts";
import * as strings from "../../strings/strings.ts";

/**
 * Reads a file of a circuit.
 * @throws {UnusableInput} If it does not conform (`CIRCUIT`): nobody can race there.
 */
export function circuitOfBytes(bytes: Uint8Array, name: string): Circuit {
  const { rows } = readRows(bytes);
  const [first] = checkRows(rows);
  const circuit = circuitOf(rows);
  if (first !== undefined || circuit === undefined) {
    throw unusable("CIRCUIT", strings.race.problems.notConforming(first?.message ?? ""), {
      file: name,
    });
  }
  return circuit;
}
