/**
 * What is believed of another tank: where it may stand, what it may know.
 */
import { at, type Grid } from "./grid.ts";
import { DIRECTIONS } from "./protocol.ts";

/** The chance that a tank stays on its cell: one that has just been in a fight, any other. */
const STAYS_IN_FIGHT = 0.8;
const STAYS = 0.5;

/** So many turns of a tank must be seen before its own habit counts as much as these chances. */
const HABIT = 4;

/** How much likelier a tank is to drive straight on than in another direction. */
const DRIVE_ON = 3;

/** The chance that within a turn a tank finds out where we are, and that it follows when we drive away. */
export const FINDS = 0.35;
export const FOLLOWS = 0.15;

/** A chance too small to follow. */
export const TINY = 1e-7;

/** What is believed of one of the others. */
export class Suspect {
  alive = true;
  /** The direction in which it last drove, as far as known; otherwise -1. */
  tracks = -1;
  /** Turns since it lost lives or fired at us. */
  calm = 9;
  /** Whether it has hit us this turn. */
  hitUs = false;
  /** The chance that it knows where we are. */
  knows = 0.1;
  /** Where it surely was a turn ago; 0: not known. */
  private before = 0;
  /** How often it was seen to stay on its cell, and in how many turns; in peace and in a fight. */
  private readonly habits = [
    { stayed: STAYS * HABIT, turns: HABIT },
    { stayed: STAYS_IN_FIGHT * HABIT, turns: HABIT },
  ] as const;
  /** For each cell the chance that the tank stands there; their sum is 1. */
  private chances: Float64Array;

  constructor(readonly number: number, private readonly grid: Grid) {
    this.chances = new Float64Array(grid.size);
    this.forget();
  }

  chance(cell: number): number {
    return at(this.chances, cell);
  }

  /** It may have found out where we are; when we drive off, it won't know unless it just looked. */
  follow(moved: boolean): void {
    if (this.hitUs) this.knows = 1;
    else if (moved) this.knows = FINDS * (1 - this.knows) + FOLLOWS * this.knows;
    else this.knows += FINDS * (1 - this.knows);
    this.hitUs = false;
  }

  /** It may be anywhere but here. */
  forget(): void {
    const chance = 1 / Math.max(this.grid.cells.length - 1, 1);
    for (const cell of this.grid.cells) this.chances[cell] = chance;
    this.chances[this.grid.home] = 0;
  }

  /** It stands on the cell. */
  locate(cell: number): void {
    this.chances.fill(0);
    this.chances[cell] = 1;
  }

  /** It stands on none of the cells. */
  exclude(cells: readonly number[]): void {
    let excluded = 0;
    for (const cell of cells) {
      excluded += this.chance(cell);
      this.chances[cell] = 0;
    }
    if (excluded > 0) this.weigh(() => 1);
  }

  /** Multiplies the chance of each cell by how likely it makes what was noticed. */
  weigh(likelihood: (cell: number) => number): void {
    let sum = 0;
    for (const cell of this.grid.cells) {
      if (this.chance(cell) > 0) this.chances[cell] = this.chance(cell) * likelihood(cell);
      sum += this.chance(cell);
    }
    if (sum < TINY) return this.forget();
    for (const cell of this.grid.cells) this.chances[cell] = this.chance(cell) / sum;
  }

  /** Adds up the chances of the cells that fit. */
  chanceOf(fits: (cell: number) => boolean): number {
    let sum = 0;
    for (const cell of this.grid.cells) {
      if (this.chance(cell) > 0 && fits(cell)) sum += this.chance(cell);
    }
    return sum;
  }

  private get habit(): { stayed: number; turns: number } {
    return this.habits[this.calm < 2 ? 1 : 0];
  }

  /** Learns from whether it is still where it was. */
  learn(): void {
    const chance = this.chance(this.before);
    if (this.before === 0 || chance > 0.05 && chance < 0.95) return;
    this.habit.turns++;
    if (chance > 0.5) this.habit.stayed++;
  }

  /** The chances after a turn in which it may have driven a step. */
  spread(): void {
    this.before = 0;
    const { stayed, turns } = this.habit;
    const share = (1 - stayed / turns) / (this.tracks < 0 ? 8 : 7 + DRIVE_ON);
    const next = new Float64Array(this.grid.size);
    const { heights, steps } = this.grid;
    for (const cell of this.grid.cells) {
      const chance = this.chance(cell);
      if (chance < TINY) continue;
      if (chance > 0.9) this.before = cell;
      let left = chance;
      for (const direction of DIRECTIONS) {
        const to = cell + (steps[direction] ?? 0);
        if (heights[to] === 0) continue;
        const part = chance * share * (direction === this.tracks ? DRIVE_ON : 1);
        next[to] = (next[to] ?? 0) + part;
        left -= part;
      }
      next[cell] = at(next, cell) + left;
    }
    this.chances = next;
  }
}
