/**
 * How far it is to the finish, however fast a car could be: steps from cell to cell, the right way round. Pure.
 */
import type { Gate } from "./gate.ts";
import { cellsAround, isTrack } from "./grid.ts";
import { FASTEST_X, LINE_X, TRACK, WIDTH } from "./rules.ts";
import type { Circuit } from "./types.ts";

/** No way leads to the finish. */
export const NO_WAY = -1;

/**
 * For each cell and lap counter, at `2 * cell + behind`, the least number of steps to beyond the line, or NO_WAY. The
 * counter is behind, 1, after backing over the line.
 */
export function distancesOf(circuit: Circuit, gate: Gate): Int32Array {
  const { cells } = circuit;
  const distances = new Int32Array(2 * cells.length).fill(NO_WAY);
  const isGate = (cell: number) => {
    const y = Math.floor(cell / WIDTH);
    return cell % WIDTH === LINE_X && y >= gate.top && y <= gate.bottom;
  };
  const isBefore = (cell: number) => cell % WIDTH === LINE_X - 1;
  const queue: number[] = [];
  const reach = (place: number, distance: number) => {
    if (distances[place] !== NO_WAY) return;
    distances[place] = distance;
    queue.push(place);
  };
  for (let y = gate.top; y <= gate.bottom; y++) {
    for (const cell of cellsAround(y * WIDTH + LINE_X)) {
      if (isBefore(cell) && isTrack(circuit, LINE_X - 1, Math.floor(cell / WIDTH))) {
        reach(2 * cell, 1);
      }
    }
  }
  for (let at = 0; at < queue.length; at++) {
    const place = queue[at] as number;
    const [cell, behind] = [place >> 1, place & 1];
    for (const from of cellsAround(cell)) {
      if (cells[from] !== TRACK) continue;
      // The counter before this step: a step to the left over the line puts the car behind, one to the right not any more.
      const before = isGate(from) && isBefore(cell)
        ? behind - 1
        : isBefore(from) && isGate(cell)
        ? behind + 1
        : behind;
      if (before === 0 || before === 1) reach(2 * from + before, (distances[place] as number) + 1);
    }
  }
  return distances;
}

/**
 * The least number of moves for so many steps, by speed and then steps: whoever makes `speed` steps a move now makes at
 * most one more in the next.
 */
export function fewestMoves(farthest: number): Uint16Array[] {
  return Array.from({ length: FASTEST_X + 1 }, (_, speed) => {
    const moves = new Uint16Array(farthest + 1);
    let [made, covered] = [0, 0];
    for (let steps = 0; steps <= farthest; steps++) {
      while (covered < steps) {
        made += 1;
        covered += Math.min(speed + made, FASTEST_X);
      }
      moves[steps] = made;
    }
    return moves;
  });
}
