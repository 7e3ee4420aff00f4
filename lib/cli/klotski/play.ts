/** A solution in the terminal: a picture after each cell that a piece has gone. */
import { startPosition } from "../../klotski/board.ts";
import { DELTAS } from "../../klotski/directions.ts";
import { playUnit, type Unit } from "../../klotski/solver/units.ts";
import type { Position, Variant } from "../../klotski/types.ts";
import type { Stage } from "../terminal_stage.ts";
import { sceneOf } from "./scene.ts";
import { sketchBoard } from "./sketch.ts";
import { tellUnit } from "./words.ts";

/** A picture of a solution. */
export interface Frame {
  readonly position: Position;
  /** What has just happened: `3 of 81: A south`. */
  readonly words: string;
}

/** From the top left, over what was there. */
const HOME = "\x1b[H\x1b[J";

/** The start, and what comes after each cell of each unit's way. */
export function framesOf(variant: Variant, units: readonly Unit[]): Frame[] {
  const frames: Frame[] = [{ position: startPosition(variant), words: "start" }];
  for (const [index, unit] of units.entries()) {
    const words = `${index + 1} of ${units.length}: ${tellUnit(variant, unit)}`;
    for (const direction of unit.path) {
      const before = frames.at(-1)?.position ?? startPosition(variant);
      const { x, y } = DELTAS[direction];
      const step = { piece: unit.piece, dx: x, dy: y, path: [direction] };
      frames.push({ position: playUnit(variant, before, step), words });
    }
  }
  return frames;
}

/** Shows frame after frame until the last one, or until whoever watches has seen enough. */
export async function playFrames(
  variant: Variant,
  frames: readonly Frame[],
  stage: Stage,
): Promise<void> {
  for (const [index, { position, words }] of frames.entries()) {
    const picture = sketchBoard(sceneOf(variant, position), stage.isColourful);
    stage.show(`${HOME}${[...picture, words, ""].join("\n")}`);
    if (index < frames.length - 1 && !await stage.pause()) return;
  }
}
