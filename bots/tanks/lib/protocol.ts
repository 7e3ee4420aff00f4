/**
 * What several of the sample programs share: reading the field, giving orders, reading the reports.
 * Copy it along with a program that imports it, or build your own upon it.
 *
 *     const tank = enterField();
 *     while (true) for (const sight of tank.look(0)) …
 *
 * Reading and writing are synchronous: nothing is faster, and a turn has only 0.1 s. When the input ends,
 * the round is over and the program ends with it.
 */

/** The eight directions, 0 (north) to 7 (north-west): the step east and the step north. */
export const EAST: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1];
export const NORTH: readonly number[] = [1, 1, 0, -1, -1, -1, 0, 1];
export const DIRECTIONS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A tank or a wreck that a look shows, with the directions in which it last drove, fired and looked. */
export interface Sight extends Cell {
  readonly tank: number;
  readonly tracks: number;
  readonly cannon: number;
  readonly periscope: number;
}

/** The cell so many steps away. */
export function cellAt(from: Cell, direction: number, steps: number): Cell {
  return {
    x: from.x + steps * (EAST[direction] ?? 0),
    y: from.y + steps * (NORTH[direction] ?? 0),
  };
}

/** Steps from cell to cell; a diagonal one counts 1. */
export function distance(from: Cell, to: Cell): number {
  return Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
}

/** The direction that leads from one cell toward another; -1 if they are the same. */
export function directionTo(from: Cell, to: Cell): number {
  const east = Math.sign(to.x - from.x);
  const north = Math.sign(to.y - from.y);
  return DIRECTIONS.findIndex((direction) =>
    EAST[direction] === east && NORTH[direction] === north
  );
}

/** Whether a shot can run from one cell to the other: along a row, a column or a diagonal. */
export function inLine(from: Cell, to: Cell): boolean {
  const east = Math.abs(to.x - from.x);
  const north = Math.abs(to.y - from.y);
  return east === 0 || north === 0 || east === north;
}

/** Whether none of those things stands between two cells of a line. */
export function isClear(from: Cell, to: Cell, things: readonly Cell[]): boolean {
  const direction = directionTo(from, to);
  for (let steps = 1; steps < distance(from, to); steps++) {
    const between = cellAt(from, direction, steps);
    if (things.some((thing) => distance(thing, between) === 0)) return false;
  }
  return true;
}

/** Whether a look in the direction shows the cell: a quarter of the plane, both diagonals included. */
export function inSector(from: Cell, direction: number, to: Cell): boolean {
  const east = to.x - from.x;
  const north = to.y - from.y;
  // How far the cell lies ahead, and how far to the side, as seen along the direction.
  const stepEast = EAST[direction] ?? 0;
  const stepNorth = NORTH[direction] ?? 0;
  if (stepEast !== 0 && stepNorth !== 0) return east * stepEast >= 0 && north * stepNorth >= 0;
  const ahead = east * stepEast + north * stepNorth;
  return Math.abs(east * stepNorth + north * stepEast) <= ahead;
}

/** The own tank on the field, as the program knows it. Tanks are numbered from 1; number 0 is the own. */
export class Tank implements Cell {
  /** The lives of all: `lives[0]` the own, `lives[3]` those of tank 3. Dead: 0. */
  lives: readonly number[];
  /** The lives that each lost in the last turn. */
  lost: readonly number[];

  constructor(
    readonly width: number,
    readonly height: number,
    public x: number,
    public y: number,
    /** How many others there are. */
    readonly others: number,
    private readonly heights: readonly (readonly number[])[],
  ) {
    this.lives = new Array<number>(others + 1).fill(20);
    this.lost = new Array<number>(others + 1).fill(0);
  }

  /** The height of a cell, 4 to 7; 0 off the field. */
  heightAt({ x, y }: Cell): number {
    return this.heights[y - 1]?.[x - 1] ?? 0;
  }

  isOnField(cell: Cell): boolean {
    return this.heightAt(cell) > 0;
  }

  /** Whether the tank lives. */
  isAlive(tank: number): boolean {
    return (this.lives[tank] ?? 0) > 0;
  }

  /** What a shot from one cell at another takes: 0 if it doesn't get there. */
  damage(from: Cell, to: Cell): number {
    const steps = distance(from, to);
    return steps > 0 && inLine(from, to) ? Math.max(this.heightAt(from) - steps, 0) : 0;
  }

  /** Looks. Returns the tanks and wrecks in the sector. */
  look(direction: number): Sight[] {
    const seen: Sight[] = [];
    const numbers = this.give(`L${direction}`).slice(1);
    for (let at = 0; at < numbers.length; at += 6) {
      const [tank = 0, x = 0, y = 0, tracks = 0, cannon = 0, periscope = 0] = numbers.slice(at);
      seen.push({ tank, x, y, tracks, cannon, periscope });
    }
    return seen;
  }

  /** Drives a step. Returns whether the tank got away from its cell. */
  move(direction: number): boolean {
    const { x, y } = this;
    [this.x = x, this.y = y] = this.give(`M${direction}`);
    return x !== this.x || y !== this.y;
  }

  /** Fires. Returns the number of the tank or wreck that is hit, or 0. */
  fire(direction: number): number {
    return this.give(`F${direction}`)[0] ?? 0;
  }

  /** Writes an order, reads the report, notes the lives, and returns the rest of the report. */
  private give(order: string): number[] {
    Deno.stdout.writeSync(encoder.encode(order + "\n"));
    const numbers = readNumbers();
    const before = this.lives;
    this.lives = numbers.slice(0, this.others + 1);
    this.lost = this.lives.map((lives, tank) => (before[tank] ?? 0) - lives);
    return numbers.slice(this.others + 1);
  }
}

/** Reads the opening. */
export function enterField(): Tank {
  const [width = 0, height = 0, x = 0, y = 0, others = 0] = readNumbers();
  const heights = Array.from({ length: height }, readNumbers);
  return new Tank(width, height, x, y, others, heights);
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();
const chunk = new Uint8Array(65536);
let unread = "";

/** Reads a line of integers. */
function readNumbers(): number[] {
  while (!unread.includes("\n")) {
    const length = Deno.stdin.readSync(chunk);
    if (length === null) Deno.exit();
    unread += decoder.decode(chunk.subarray(0, length), { stream: true });
  }
  const end = unread.indexOf("\n");
  const line = unread.slice(0, end);
  unread = unread.slice(end + 1);
  return line.trim().split(/\s+/).map(Number);
}
