/** A circuit of the site, and laps on it, for tests. */
import { circuitOf, readRows } from "../../../lib/race/circuit_file.ts";
import type { LapFile } from "../../../lib/race/lap_file.ts";
import { findOptimum } from "../../../lib/race/optimum.ts";
import type { Circuit, Point } from "../../../lib/race/types.ts";

const FOLDER = new URL("../../../fixtures/circuits/", import.meta.url);

/** The bytes of a circuit's file. */
export function bytesOf(id: string): Uint8Array<ArrayBuffer> {
  return Deno.readFileSync(new URL(`${id}.cir`, FOLDER));
}

/** The circuit itself. */
export function circuitNamed(id: string): Circuit {
  const circuit = circuitOf(readRows(bytesOf(id)).rows);
  if (circuit === undefined) throw new Error(`${id} is no circuit`);
  return circuit;
}

/** An oval, and the points of its best lap: 51 moves. */
export const MEADOW: Circuit = circuitNamed("meadow");
export const BEST_POINTS: readonly Point[] = findOptimum(MEADOW)?.points ?? [];

/** The best lap of the meadow as a program would have written it. */
export const FAST: LapFile = { pilot: "Ada", circuit: "meadow.cir", points: BEST_POINTS };

/** Straight on, one cell a move faster each time, until it is in the scenery. */
export const CRASHING: LapFile = {
  pilot: "Bruno",
  circuit: "MEADOW.CIR",
  points: Array.from({ length: 14 }, (_, move) => ({ x: 40 + move * (move + 1) / 2, y: 4 })),
};
