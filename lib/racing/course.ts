/** A circuit that can be put to pilots. */
import { basename } from "@std/path";
import { type Problem, unusable, UnusableInput } from "../core/problem.ts";
import { visibleInLine } from "../core/visible.ts";
import { circuitOf, readRows } from "../race/circuit_file.ts";
import { checkRows } from "../race/conformity.ts";
import type { Circuit } from "../race/types.ts";
import { requireCircuitName } from "./file_names.ts";

/** A circuit that conforms, and its file as pilots get it. */
export interface Course {
  /** The bare name of the file, with its extension. */
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly circuit: Circuit;
}

/** A circuit may be broken in thousands of places; so many are told. */
const MOST_TOLD = 5;

/** More than any circuit has, in bytes. */
const MOST_BYTES = 2 ** 20;

/**
 * Reads a circuit.
 * @throws {UnusableInput} If it cannot be read (`CIRCUIT_FILE`), does not conform, or has a name that pilots cannot be told
 * (`CIRCUIT_NAME`).
 */
export async function readCourse(path: string): Promise<Course> {
  return courseOf(basename(path), await readFile(path), path);
}

/**
 * The course of a circuit file's bytes.
 * @param shown What problems call the file.
 * @throws {UnusableInput} As `readCourse`.
 */
export function courseOf(file: string, bytes: Uint8Array, shown = file): Course {
  requireCircuitName(file);
  const { rows } = readRows(bytes);
  const findings = checkRows(rows);
  const circuit = circuitOf(rows);
  if (circuit !== undefined && findings.length === 0) return { file, bytes, circuit };
  const problems: Problem[] = findings.slice(0, MOST_TOLD).map(({ code, message }) => ({
    code,
    message,
    file: visibleInLine(shown),
  }));
  const more = findings.length - MOST_TOLD;
  if (more > 0) {
    const message = `${more} more of this kind; race check tells all`;
    problems.push({ code: "CIRCUIT_MORE", message, file: visibleInLine(shown) });
  }
  throw new UnusableInput(problems);
}

async function readFile(path: string): Promise<Uint8Array> {
  try {
    const { isFile, size } = await Deno.stat(path);
    if (isFile && size <= MOST_BYTES) return await Deno.readFile(path);
  } catch (error) {
    const isHis = error instanceof Deno.errors.NotFound ||
      error instanceof Deno.errors.PermissionDenied;
    if (!isHis) throw error;
    throw unusable("CIRCUIT_FILE", "there is no such file that you may read", {
      file: visibleInLine(path),
    });
  }
  throw unusable("CIRCUIT_FILE", "this is no circuit: its file has about 15 KB", {
    file: visibleInLine(path),
  });
}
