/** Reads what somebody opens as a circuit: a .CIR, a bitmap or a PNG. */
import { circuitOf, readRows } from "../../../lib/race/circuit_file.ts";
import { checkRows } from "../../../lib/race/conformity.ts";
import { circuitOfPicture, type Picture } from "../../../lib/race/picture.ts";
import type { Problem } from "../../../lib/core/problem.ts";
import type { Result } from "../../../lib/core/result.ts";
import type { Circuit, Finding } from "../../../lib/race/types.ts";
import { fitRows } from "../model/fit_rows.ts";

/** What came of a file. */
export type ReadCircuit =
  | { readonly kind: "circuit"; readonly circuit: Circuit; readonly warnings: readonly Problem[] }
  /** It has not the right size (rule 1): what is wrong, and what becomes of it when it is cut and filled up. */
  | { readonly kind: "size"; readonly findings: readonly Finding[]; readonly fitted: Circuit }
  /** A picture in other colours than the 16: where, and what becomes of it with the nearest ones. */
  | {
    readonly kind: "colours";
    readonly problem: Problem;
    readonly pixels: number;
    readonly nearest: Circuit;
  }
  | { readonly kind: "unreadable"; readonly problem: Problem };

/** The first bytes of a PNG; no circuit file begins like that. */
const PNG_MARK = [137, 80, 78, 71];

/**
 * What a file holds. Its name's ending says whether it is a bitmap: a circuit file, too, may begin with the letters of one.
 * The readers of pictures are loaded only for pictures.
 */
export async function readCircuit(name: string, bytes: Uint8Array): Promise<ReadCircuit> {
  if (PNG_MARK.every((byte, at) => bytes[at] === byte) || /\.png$/i.test(name)) {
    const { readPng } = await import("../../../lib/race/png.ts");
    return ofPicture(readPng(bytes));
  }
  if (/\.bmp$/i.test(name)) {
    const { readBmp } = await import("../../../lib/race/bmp.ts");
    return ofPicture(readBmp(bytes));
  }
  const { rows, warnings } = readRows(bytes);
  const circuit = circuitOf(rows);
  return circuit === undefined
    ? { kind: "size", findings: checkRows(rows), fitted: fitRows(rows) }
    : { kind: "circuit", circuit, warnings };
}

function ofPicture(picture: Result<Picture, Problem>): ReadCircuit {
  if (!picture.ok) return { kind: "unreadable", problem: picture.error };
  const exact = circuitOfPicture(picture.value);
  if (exact.ok) return { kind: "circuit", circuit: exact.value.circuit, warnings: [] };
  const nearest = circuitOfPicture(picture.value, { nearest: true });
  if (!nearest.ok) return { kind: "unreadable", problem: nearest.error };
  const { circuit, mapped } = nearest.value;
  return { kind: "colours", problem: exact.error, pixels: mapped, nearest: circuit };
}
