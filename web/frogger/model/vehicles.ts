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

/** What couples two wagons. */
const COUPLINGS = new Set(["-", "~", "+", "–", "—"]);

/** What a load begins with, on the way to the west and to the east; so many cells behind the nose at most. */
const LOADS = { west: new Set(["[", "(", "{"]), east: new Set(["]", ")", "}"]) } as const;
const LONGEST_CAB = 3;

/** A place between two wagons, in cells from the vehicle's nose: from its front to its back. */
export interface Joint {
  readonly from: number;
  readonly to: number;
}

/**
 * Where a long vehicle is in parts, the first joint behind the nose first: at the couplings that are written, whose own
 * cells are the joints, else before the bracket with which its load begins. No part has fewer than two cells.
 */
export function jointsOf({ glyphs, heading, kind }: Vehicle): Joint[] {
  if (kind !== "lorry" && kind !== "road train") return [];
  const fromNose = heading === "west" ? glyphs : glyphs.toReversed();
  const coupled = fromNose.flatMap((glyph, at) =>
    COUPLINGS.has(glyph) && !COUPLINGS.has(fromNose[at + 1] ?? "-") &&
      !COUPLINGS.has(fromNose[at - 1] ?? "-")
      ? [{ from: at, to: at + 1 }]
      : []
  );
  const load = fromNose.findIndex((glyph, at) => at >= 2 && LOADS[heading].has(glyph));
  const loaded = load < 0 || load > LONGEST_CAB ? [] : [{ from: load, to: load }];
  let end = 0;
  return (coupled.length > 0 ? coupled : loaded).filter(({ from, to }) => {
    const isRoomy = from - end >= 2 && fromNose.length - to >= 2;
    if (isRoomy) end = to;
    return isRoomy;
  });
}

/** A small hash: the same everywhere, always. */
function shadeOf(glyphs: readonly string[]): number {
  return glyphs.reduce((hash, glyph) => (hash * 31 + (glyph.codePointAt(0) ?? 0)) % 9973, 7);
}
