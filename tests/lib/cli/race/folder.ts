/** A folder for one test, and circuits to put there. */
import { join } from "@std/path";
import { writeCircuit } from "../../../../lib/race/circuit_file.ts";
import { makeLap } from "../../../../lib/race/lap_file.ts";
import { findOptimum } from "../../../../lib/race/optimum.ts";
import type { Point } from "../../../../lib/race/types.ts";
import { OVAL } from "../../race/drawn.ts";

/** Runs a test with a folder of its own, which goes afterwards; `at` makes paths in it. */
export async function inFolder(
  test: (at: (name: string) => string, folder: string) => Promise<void>,
): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "turniir-race-" });
  try {
    await test((name) => join(folder, name), folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** The points of the best lap on the oval. */
export const BEST: readonly Point[] = findOptimum(OVAL)?.points ?? [];

/** Writes the oval. */
export async function putOval(path: string): Promise<void> {
  await Deno.writeFile(path, writeCircuit(OVAL));
}

/** Writes a result file. */
export async function putLap(
  path: string,
  points: readonly Point[] = BEST,
  names: { readonly pilot?: string; readonly circuit?: string } = {},
): Promise<void> {
  await Deno.writeTextFile(path, makeLap({ pilot: "titi", circuit: "oval.cir", ...names, points }));
}
