/** A solution in the terminal: a picture after each cell that a piece has gone. */
import { unusable } from "../../core/problem.ts";
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

/**
 * Shows frame after frame, with a line below that says what keys do, until the last one, or until whoever watches has seen
 * enough.
 * @returns The frame that was shown last.
 * @throws {UnusableInput} TERMINAL_SMALL.
 */
export async function playFrames(
  variant: Variant,
  frames: readonly Frame[],
  stage: Stage,
  keys: string,
): Promise<Frame | undefined> {
  refuseSmall(stage.size, variant, [...frames.map(({ words }) => words), keys]);
  for (const [index, frame] of frames.entries()) {
    const { position, words } = frame;
    const isLast = index === frames.length - 1;
    const picture = sketchBoard(sceneOf(variant, position), stage.isColourful);
    const lines = [...picture, words, ...(isLast ? [] : [keys]), ""];
    stage.show(`${HOME}${lines.join("\n")}`);
    if (!isLast && !await stage.pause()) return frame;
  }
  return frames.at(-1);
}

/** Pictures that do not fit would push each other up, out of the terminal. Below them are one of the words, and the last. */
function refuseSmall(there: Stage["size"], { board }: Variant, words: readonly string[]): void {
  const broken = words.map(({ length }) => Math.ceil(length / there.columns));
  const columns = 4 * board.width + 1;
  const rows = 2 * board.height + 1 + Math.max(...broken) + (broken.at(-1) ?? 0) + 1;
  if (there.rows >= rows && there.columns >= columns) return;
  throw unusable(
    "TERMINAL_SMALL",
    `A picture takes ${rows} lines of ${columns} characters and the terminal has ${there.rows} of ` +
      `${there.columns}: make it larger, or write the pictures into a file with > FILE`,
  );
}
