/** Made-up places, tools and circuits for property tests. */
import fc from "fast-check";
import { COLOURS } from "../../../lib/race/colours.ts";
import { generateCircuit } from "../../../lib/race/generate.ts";
import type { Point } from "../../../lib/race/types.ts";
import type { Region } from "../../../web/circuit/model/change.ts";
import { type Pen, TOOLS } from "../../../web/circuit/model/stroke.ts";

/** On the grid, and a little beside it. */
export const anyPlace: fc.Arbitrary<Point> = fc.record({
  x: fc.integer({ min: -5, max: 154 }),
  y: fc.integer({ min: -5, max: 104 }),
});

/** On the grid. */
export const gridPlace: fc.Arbitrary<Point> = fc.record({
  x: fc.integer({ min: 0, max: 149 }),
  y: fc.integer({ min: 0, max: 99 }),
});

/** A byte of the table. */
export const anyByte: fc.Arbitrary<number> = fc.constantFrom(...COLOURS.map(({ byte }) => byte));

const anyRegion: fc.Arbitrary<Region> = fc.tuple(
  fc.integer({ min: 1, max: 12 }),
  fc.integer({ min: 1, max: 12 }),
  anyByte,
).map(([width, height, byte]) => ({
  width,
  height,
  bytes: new Uint8Array(width * height).fill(byte),
}));

/** A tool with all that it needs. */
export const anyPen: fc.Arbitrary<Pen> = fc.record({
  tool: fc.constantFrom(...TOOLS),
  byte: anyByte,
  region: fc.option(anyRegion, { nil: undefined }),
});

const SAMPLES = ["a", "b", "c"].map((seed) => generateCircuit(seed).cells);

/** The bytes of a circuit. */
export const anyCells: fc.Arbitrary<Uint8Array> = fc.constantFrom(...SAMPLES);
