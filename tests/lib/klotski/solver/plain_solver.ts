/**
 * A slow solver for tests. It shares nothing with the fast one, nor with the rules of the game: a board is its characters in
 * one word, pushing is the report's recursion, and everything is searched breadth first in maps.
 */
import type { Unit } from "../../../../lib/klotski/solver/units.ts";
import type { Metric } from "../../../../lib/klotski/types.ts";

/** A board in characters, row by row: `.` empty, `#` wall. */
export type Grid = string;

/** A shape and the cell of its first character. */
export type Wanted = readonly { readonly shape: string; readonly first: number }[];

const SHIFTS = { north: [0, -1], west: [-1, 0], east: [1, 0], south: [0, 1] } as const;
const WAYS = ["north", "west", "east", "south"] as const;
type Way = (typeof WAYS)[number];

/** Boards of one width. */
export class PlainSolver {
  readonly #width: number;

  constructor(width: number) {
    this.#width = width;
  }

  /** The names of the pieces on a board. */
  names(grid: Grid): string[] {
    return [...new Set(grid)].filter((name) => name !== "." && name !== "#").sort();
  }

  /** What counts of a board: the shapes and where they are. */
  keyOf(grid: Grid): string {
    return this.names(grid).map((name) => `${this.shapeOf(grid, name)}@${grid.indexOf(name)}`)
      .sort().join(" ");
  }

  /** The shape of a piece: its cells relative to the first. */
  shapeOf(grid: Grid, name: string): string {
    const first = grid.indexOf(name);
    return this.#cells(grid, name).map((cell) => {
      const dx = cell % this.#width - first % this.#width;
      return `${dx},${Math.floor(cell / this.#width) - Math.floor(first / this.#width)}`;
    }).join("/");
  }

  /** Whether all of it is there; nothing is, where nothing is wanted. */
  isGoal(grid: Grid, wanted: Wanted): boolean {
    return wanted.length > 0 && wanted.every(({ first, shape }) => {
      const name = grid[first] ?? "#";
      return this.names(grid).includes(name) && grid.indexOf(name) === first &&
        this.shapeOf(grid, name) === shape;
    });
  }

  /** The board after a piece has been pushed by one cell; `undefined`: it cannot be. */
  pushed(grid: Grid, name: string, way: Way): Grid | undefined {
    const group = new Set<string>();
    if (!this.#canGo(grid, name, way, group)) return undefined;
    const after = Array.from(grid, (sign) => group.has(sign) ? "." : sign);
    for (const member of group) {
      for (const cell of this.#cells(grid, member)) after[this.#ahead(cell, way) ?? 0] = member;
    }
    return after.join("");
  }

  /** The same, if whichever piece of the group is pushed, all of it goes: one piece, or several that hook into each other. */
  locked(grid: Grid, name: string, way: Way): Grid | undefined {
    const group = new Set<string>();
    if (!this.#canGo(grid, name, way, group)) return undefined;
    for (const member of group) {
      const own = new Set<string>();
      this.#canGo(grid, member, way, own);
      if (!own.has(name)) return undefined;
    }
    return this.pushed(grid, name, way);
  }

  /** All boards that are one unit of a metric away by this piece. */
  unitsOf(grid: Grid, name: string, metric: Metric): Grid[] {
    const step = (from: Grid, way: Way): Grid[] => some(this.locked(from, name, way));
    const push = (from: Grid, way: Way): Grid[] => some(this.pushed(from, name, way));
    switch (metric) {
      case "step":
        return WAYS.flatMap((way) => step(grid, way));
      case "push":
        return WAYS.flatMap((way) => push(grid, way));
      case "straight":
        return WAYS.flatMap((way) => closure(grid, (from) => step(from, way)));
      case "move":
        return closure(grid, (from) => WAYS.flatMap((way) => step(from, way)));
      case "drag":
        return closure(grid, (from) => WAYS.flatMap((way) => push(from, way)));
    }
  }

  /** All boards one unit away. */
  allUnits(grid: Grid, metric: Metric): Grid[] {
    return this.names(grid).flatMap((name) => this.unitsOf(grid, name, metric));
  }

  /** By key: a board and its distance in units from the nearest of these. */
  distances(from: readonly Grid[], metric: Metric): Map<string, readonly [Grid, number]> {
    const seen = new Map<string, readonly [Grid, number]>();
    for (const grid of from) seen.set(this.keyOf(grid), [grid, 0]);
    // A map goes on with what is added meanwhile.
    for (const [grid, distance] of seen.values()) {
      for (const after of this.allUnits(grid, metric)) {
        const key = this.keyOf(after);
        if (!seen.has(key)) seen.set(key, [after, distance + 1]);
      }
    }
    return seen;
  }

  /** The board after a unit, whose path leads cell by cell. */
  played(grid: Grid, name: string, { path }: Pick<Unit, "path">): Grid | undefined {
    return path.reduce<Grid | undefined>(
      (before, way) => before === undefined ? undefined : this.pushed(before, name, way),
      grid,
    );
  }

  #canGo(grid: Grid, name: string, way: Way, group: Set<string>): boolean {
    if (group.has(name)) return true;
    group.add(name);
    return this.#cells(grid, name).every((cell) => {
      const ahead = this.#ahead(cell, way);
      const sign = ahead === undefined ? "#" : grid[ahead] ?? "#";
      return sign !== "#" && (sign === "." || this.#canGo(grid, sign, way, group));
    });
  }

  #cells(grid: Grid, name: string): number[] {
    return Array.from(grid, (sign, cell) => sign === name ? cell : -1).filter((cell) => cell >= 0);
  }

  #ahead(cell: number, way: Way): number | undefined {
    const [dx, dy] = SHIFTS[way];
    const x = cell % this.#width + dx;
    return x < 0 || x >= this.#width ? undefined : cell + dx + dy * this.#width;
  }
}

function some(grid: Grid | undefined): Grid[] {
  return grid === undefined ? [] : [grid];
}

/** Everything that can be reached but the beginning itself. */
function closure(from: Grid, next: (grid: Grid) => Grid[]): Grid[] {
  const seen = new Set([from]);
  for (const grid of seen) for (const after of next(grid)) seen.add(after);
  seen.delete(from);
  return [...seen];
}
