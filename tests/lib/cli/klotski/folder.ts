/** A folder for one test, and variants to put there. */
import { join } from "@std/path";

/** Runs a test with a folder of its own, which goes afterwards; `at` makes paths in it. */
export async function inFolder(
  test: (at: (name: string) => string) => Promise<void>,
): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "turniir-klotski-" });
  try {
    await test((name) => join(folder, name));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Solvable in 8 steps and 5 moves. */
export const SMALL = `name: Small
board:
AA.
AA.
BCD
goal: A 1 1
`;

/** The bar that lies blocks the square for ever. */
export const STUCK = `name: Stuck
board:
AA.
AA.
BBC
goal: A 1 1
`;

/** As `SMALL`, at the end. */
export const DONE = `name: Done
board:
B.C
.AA
DAA
`;
