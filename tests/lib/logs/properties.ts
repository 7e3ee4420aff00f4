/**
 * How often properties are tried: with a fixed seed, so that a run of the suite is the same every time.
 */

/** Options for fast-check's `assert`. Try another seed when you change what a property is about. */
export function runs(numRuns: number): { numRuns: number; seed: number } {
  return { numRuns, seed: 1130 };
}
