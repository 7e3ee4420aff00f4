/** Circuits to begin with. Pure. */
import { randomFrom } from "../../../lib/core/random.ts";
import { dress } from "../../../lib/race/dressing.ts";
import { circuitRound } from "../../../lib/race/outline.ts";
import { HEIGHT, TRACK, WIDTH, ZONE } from "../../../lib/race/rules.ts";
import type { Circuit } from "../../../lib/race/types.ts";
import { boxPlaces } from "./cells.ts";
import { CELLS, paintPlaces } from "./change.ts";

/** What one can begin with, besides chance and the circuits of the site. */
export const TEMPLATES = ["oval", "start"] as const;
export type Template = (typeof TEMPLATES)[number];

/** Grass: dark green. */
export const GRASS = "C".charCodeAt(0);

/** An oval that conforms, or nothing but the start in the grass. */
export function templateOf(template: Template): Circuit {
  return template === "oval" ? oval() : start();
}

/** With red and white kerbs, grass and trees in place of what scenery there was. */
export function dressed(circuit: Circuit, seed: string): Circuit {
  return dress(circuit, randomFrom("race editor", seed));
}

/** The bytes of a circuit as a circuit. */
export function circuitOfCells(cells: Uint8Array): Circuit {
  if (cells.length !== CELLS) throw new RangeError(`${cells.length} cells are no circuit`);
  return { width: WIDTH, height: HEIGHT, cells };
}

/** A rounded rectangle: its upper straight is as wide as the start zone is high. */
function oval(): Circuit {
  const [left, right, top, bottom] = [20, 129, 21, 78];
  const middle = (top + bottom) / 2;
  const bone = (x: number, y: number, toX: number, toY: number) => ({
    from: { x, y },
    to: { x: toX, y: toY },
    thickness: 14,
    trackWidth: 5,
  });
  const bones = [
    ...[top, middle, bottom].map((y) => bone(left, y, right, y)),
    ...[left, right].map((x) => bone(x, top, x, bottom)),
  ];
  return dressed(circuitRound(bones, "round", GRASS), "oval");
}

function start(): Circuit {
  const grass = new Uint8Array(CELLS).fill(GRASS);
  return circuitOfCells(paintPlaces(grass, boxPlaces(ZONE), TRACK));
}
