/**
 * The optimum by another method, for tests: layers of states in maps, the lap counter by its own definition, every
 * state's longest way kept, no bound and no table. Slow, and nothing in it is shared with the search but the judge's
 * collision test.
 */
import { findCrash } from "../../../lib/race/collision.ts";
import type { Finish } from "../../../lib/race/lap_judge.ts";
import { isTrack } from "../../../lib/race/grid.ts";
import type { Circuit } from "../../../lib/race/types.ts";

interface State {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly laps: number;
  readonly way: number;
}

/** Fewest moves, smallest share, longest way. */
export function slowOptimum(circuit: Circuit): { finish: Finish; path: number } | undefined {
  const seen = new Set<string>();
  let layer = new Map<string, State>();
  put(layer, { x: 40, y: 4, dx: 0, dy: 0, laps: 0, way: 0 });
  for (let moves = 1; layer.size > 0; moves++) {
    const ends: { over: number; under: number; path: number }[] = [];
    const next = new Map<string, State>();
    for (const key of layer.keys()) seen.add(key);
    for (const state of layer.values()) {
      for (const moved of movesFrom(circuit, state)) {
        const length = Math.hypot(moved.dx, moved.dy);
        if (moved.laps === 1) {
          const [over, under] = [40 - state.x, moved.dx];
          ends.push({ over, under, path: state.way + length * over / under });
        } else if (!seen.has(keyOf(moved)) && moved.laps >= -2) put(next, moved);
      }
    }
    if (ends.length > 0) {
      ends.sort((a, b) => a.over / a.under - b.over / b.under || b.path - a.path);
      const [best] = ends;
      if (best === undefined) return undefined;
      const equals = ends.filter(({ over, under }) => over * best.under === best.over * under);
      return {
        finish: { moves, over: best.over, under: best.under },
        path: Math.max(...equals.map(({ path }) => path)),
      };
    }
    layer = next;
  }
  return undefined;
}

function movesFrom(circuit: Circuit, state: State): State[] {
  const moved: State[] = [];
  for (const a of [-1, 0, 1]) {
    for (const b of [-1, 0, 1]) {
      const [dx, dy] = [state.dx + a, state.dy + b];
      const [x, y] = [state.x + dx, state.y + dy];
      if (findCrash(circuit, state, { x: dx, y: dy }) !== undefined) continue;
      const laps = state.laps + lapsOf(circuit, state, x, y);
      moved.push({ x, y, dx, dy, laps, way: state.way + Math.hypot(dx, dy) });
    }
  }
  return moved;
}

/** Where a straight line from cell to cell passes column 40, in the run of track that holds (40,4). */
function lapsOf(circuit: Circuit, { x, y }: State, toX: number, toY: number): number {
  if ((x < 40) === (toX < 40)) return 0;
  const row = y + (toY - y) * (40 - x) / (toX - x);
  for (const candidate of [Math.round(row), Math.ceil(row - 0.5)]) {
    if (!isTrack(circuit, 40, candidate)) continue;
    const [low, high] = [Math.min(candidate, 4), Math.max(candidate, 4)];
    let isJoined = true;
    for (let at = low; at <= high; at++) isJoined &&= isTrack(circuit, 40, at);
    if (isJoined) return x < 40 ? 1 : -1;
  }
  return 0;
}

function keyOf({ dx, dy, laps, x, y }: State): string {
  return `${x},${y},${dx},${dy},${laps}`;
}

function put(layer: Map<string, State>, state: State): void {
  const known = layer.get(keyOf(state));
  if (known === undefined || state.way > known.way) layer.set(keyOf(state), state);
}
