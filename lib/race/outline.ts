/**
 * Circuits from a drawing in the mind: the infield is made of thick lines, and the track leads round it at a given width.
 * Whatever the lines are, as long as they hang together, the track is one loop; where it meets itself round a piece
 * of scenery, that piece becomes track. Pure.
 */
import { isTrack, sceneryRegions } from "./grid.ts";
import { gateOf } from "./gate.ts";
import { HEIGHT, LINE_X, START, TRACK, WIDTH, ZONE } from "./rules.ts";
import type { Circuit, Point } from "./types.ts";

/** A piece of the infield: a straight line, and how wide the track is beside it. */
export interface Bone {
  readonly from: Point;
  readonly to: Point;
  /** Cells of infield to each side of the line. */
  readonly thickness: number;
  readonly trackWidth: number;
}

/** How far it is from a line: as the crow flies, or by the longer of the two sides, which makes square corners. */
export type Measure = "round" | "square";

/** The circuit round the bones, with the start zone; scenery is the given byte. It may still not conform. */
export function circuitRound(bones: readonly Bone[], measure: Measure, scenery: number): Circuit {
  const cells = new Uint8Array(WIDTH * HEIGHT).fill(scenery);
  for (let y = 1; y < HEIGHT - 1; y++) {
    for (let x = 1; x < WIDTH - 1; x++) {
      let [isInfield, isRoad] = [false, isInZone(x, y)];
      for (const bone of bones) {
        const away = distanceTo(bone, x, y, measure) - bone.thickness;
        isInfield ||= away <= 0;
        isRoad ||= away <= bone.trackWidth;
      }
      if (isRoad && !isInfield) cells[y * WIDTH + x] = TRACK;
    }
  }
  return withoutIslands({ width: WIDTH, height: HEIGHT, cells });
}

/** The circuit with every island as track: all scenery but the outside and what lies below the start. */
export function withoutIslands(circuit: Circuit): Circuit {
  if (!isTrack(circuit, START.x, START.y)) return circuit;
  const { labels } = sceneryRegions(circuit);
  const infield = labels[(gateOf(circuit).bottom + 1) * WIDTH + LINE_X];
  const cells = circuit.cells.map((byte, cell) => {
    const label = labels[cell];
    return label === -1 || label === infield || label === labels[0] ? byte : TRACK;
  });
  return { ...circuit, cells };
}

function isInZone(x: number, y: number): boolean {
  return x >= ZONE.left && x <= ZONE.right && y >= ZONE.top && y <= ZONE.bottom;
}

function distanceTo({ from, to }: Bone, x: number, y: number, measure: Measure): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / length;
  const at = Math.min(1, Math.max(0, share));
  const [offX, offY] = [Math.abs(x - from.x - at * dx), Math.abs(y - from.y - at * dy)];
  return measure === "round" ? Math.sqrt(offX * offX + offY * offY) : Math.max(offX, offY);
}
