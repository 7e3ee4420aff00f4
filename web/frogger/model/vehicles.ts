/** Characters of a lane become vehicles: each run of characters without a blank between them is one. Pure. */
import { LANES } from "../../../lib/frogger/rules.ts";
import type { Lane, Traffic } from "../../../lib/frogger/types.ts";

/** What a vehicle looks like follows from its length. */
export const KINDS = ["bike", "car", "van", "bus", "lorry", "road train"] as const;
export type VehicleKind = (typeof KINDS)[number];

/** See the head of this file. */
export interface Vehicle {
  /** Of its lane, 1 to 5. */
  readonly row: number;
  readonly heading: "west" | "east";
  /** Its first character's index in the lane: its west end. */
  readonly start: number;
  /** A character a cell, from west to east. */
  readonly glyphs: readonly string[];
  readonly kind: VehicleKind;
  /** The same for all that are written alike; whoever paints takes the rest of a division by the colours that he has. */
  readonly shade: number;
}

/** The vehicles of each lane, from north to south, by their start. */
export type LaneVehicles = readonly (readonly Vehicle[])[];

/** The vehicles of all lanes. */
export function vehiclesOf({ lanes }: Traffic): LaneVehicles {
  return lanes.map(vehiclesOfLane);
}

function vehiclesOfLane({ cells, row }: Lane): Vehicle[] {
  const heading = headingOf(row);
  const found: Vehicle[] = [];
  let start = 0;
  for (let at = 0; at <= cells.length; at++) {
    if (cells[at] !== undefined && cells[at] !== " ") continue;
    const glyphs = cells.slice(start, at);
    if (glyphs.length > 0) {
      const kind = kindOf(glyphs.length);
      found.push({ row, heading, start, glyphs, kind, shade: shadeOf(glyphs) });
    }
    start = at + 1;
  }
  return found;
}

/** Where a lane leads. */
export function headingOf(row: number): "west" | "east" {
  return LANES[row - 1]?.heading ?? "east";
}

/** Of one character, two or three, four or five, six, up to ten, and more. */
export function kindOf(length: number): VehicleKind {
  if (length <= 1) return "bike";
  if (length <= 3) return "car";
  if (length <= 5) return "van";
  if (length <= 6) return "bus";
  return length <= 10 ? "lorry" : "road train";
}

/** A small hash: the same everywhere, always. */
function shadeOf(glyphs: readonly string[]): number {
  return glyphs.reduce((hash, glyph) => (hash * 31 + (glyph.codePointAt(0) ?? 0)) % 9973, 7);
}
