/**
 * Does a move hit anything? A move is walked along its long axis, a step a cell; at each step the nearest cell must be
 * track, and where the way leads exactly between two cells, one of the two is enough [COLLISION-1 … COLLISION-5]. Pure.
 */
import { isTrack } from "./grid.ts";
import type { Circuit, Point } from "./types.ts";

/** One step of a move: the cells of which one must be track, relative to where the move begins; one or two. */
export type ChainStep = readonly Point[];

/** Where a move ends in the scenery. */
export interface Crash {
  /** The step of the chain, from 1; 0: the move begins in the scenery. */
  readonly step: number;
  /** The cells of that step; none of them is track. */
  readonly cells: readonly Point[];
}

/** The steps of a move, up to its last cell; none: it does not move. */
export function chainOf({ x: dx, y: dy }: Point): ChainStep[] {
  const [long, short] = [
    Math.max(Math.abs(dx), Math.abs(dy)),
    Math.min(Math.abs(dx), Math.abs(dy)),
  ];
  const isWide = Math.abs(dx) >= Math.abs(dy);
  return Array.from({ length: long }, (_, index) => {
    const step = index + 1;
    // The way is `step · short / long` cells aside: in whole numbers, twice that in units of a half cell.
    const halves = 2 * step * short;
    const below = Math.floor(halves / (2 * long));
    const rest = halves % (2 * long);
    const asides = rest < long ? [below] : rest > long ? [below + 1] : [below, below + 1];
    return asides.map((aside) =>
      isWide
        ? { x: step * Math.sign(dx), y: signed(aside, dy) }
        : { x: signed(aside, dx), y: step * Math.sign(dy) }
    );
  });
}

/** Where a move from a cell hits the scenery first; `undefined`: it is free. */
export function findCrash(circuit: Circuit, from: Point, move: Point): Crash | undefined {
  if (!isTrack(circuit, from.x, from.y)) return { step: 0, cells: [from] };
  for (const [index, step] of chainOf(move).entries()) {
    const cells = step.map(({ x, y }) => ({ x: from.x + x, y: from.y + y }));
    if (!cells.some(({ x, y }) => isTrack(circuit, x, y))) return { step: index + 1, cells };
  }
  return undefined;
}

/** Without a negative zero. */
function signed(amount: number, direction: number): number {
  return direction < 0 ? 0 - amount : amount;
}
