/**
 * Circuit files (.CIR): bytes, because old ones hold codes above 127, and a character of two bytes would shift a line
 * [FILE-3]. Pure.
 */
import type { Problem } from "../core/problem.ts";
import { HEIGHT, WIDTH } from "./rules.ts";
import type { Circuit } from "./types.ts";

const CR = 13;
const LF = 10;

/** DOS ended files with it. */
const END_OF_FILE = 0x1a;

/** What stands in a file: rows of any number and length, and what was passed over to read them. */
export interface CircuitRows {
  readonly rows: readonly Uint8Array[];
  readonly warnings: readonly Problem[];
}

/** Splits a file into rows. Nothing is repaired but what the warnings say; rows are never trimmed [FILE-1, FILE-2]. */
export function readRows(bytes: Uint8Array): CircuitRows {
  const warnings: Problem[] = [];
  let content = bytes;
  if (content.at(-1) === END_OF_FILE) {
    content = content.subarray(0, -1);
    warnings.push({
      code: "W_EOF",
      message: "A DOS mark of the end of the file (0x1A) is left out",
    });
  }
  if (content.length === WIDTH * HEIGHT && !content.includes(CR) && !content.includes(LF)) {
    const message = `The file has no ends of lines: it is cut every ${WIDTH} bytes`;
    warnings.push({ code: "W_NO_LINES", message });
    return { rows: cut(content), warnings };
  }
  const lines = splitLines(content);
  const rows = lines.filter((line, index) => index < HEIGHT || line.length > 0);
  if (rows.length < lines.length) {
    const message = `Empty lines after line ${HEIGHT} are left out`;
    warnings.push({ code: "W_EMPTY_LINES", message, line: HEIGHT + 1 });
  }
  return { rows, warnings };
}

/** The circuit of these rows; `undefined`: they have not the right size (rule 1 of conformity says where). */
export function circuitOf(rows: readonly Uint8Array[]): Circuit | undefined {
  if (rows.length !== HEIGHT || rows.some((row) => row.length !== WIDTH)) return undefined;
  const cells = new Uint8Array(WIDTH * HEIGHT);
  rows.forEach((row, y) => cells.set(row, y * WIDTH));
  return { width: WIDTH, height: HEIGHT, cells };
}

/** A circuit as a file: CR+LF after each line [FILE-4]. */
export function writeCircuit({ cells }: Circuit): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array((WIDTH + 2) * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    const start = y * (WIDTH + 2);
    bytes.set(cells.subarray(y * WIDTH, (y + 1) * WIDTH), start);
    bytes.set([CR, LF], start + WIDTH);
  }
  return bytes;
}

/** At CR+LF, LF or CR; the end of the last line may be missing. */
function splitLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte !== CR && byte !== LF) continue;
    lines.push(bytes.subarray(start, at));
    if (byte === CR && bytes[at + 1] === LF) at += 1;
    start = at + 1;
  }
  if (start < bytes.length) lines.push(bytes.subarray(start));
  return lines;
}

function cut(bytes: Uint8Array): Uint8Array[] {
  return Array.from({ length: HEIGHT }, (_, y) => bytes.subarray(y * WIDTH, (y + 1) * WIDTH));
}
