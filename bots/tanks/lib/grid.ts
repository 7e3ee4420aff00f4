/**
 * The field as one list of cells, for programs that go over all of them every turn.
 */
import { type Cell, DIRECTIONS, EAST, inSector, NORTH, type Tank } from "./protocol.ts";

/** An item of a list of numbers; 0 beyond its ends. */
export function at(list: ArrayLike<number>, index: number): number {
  return list[index] ?? 0;
}

/** Each cell has a number. A border of height 0 lies around the field, so a step is one addition. */
export class Grid {
  readonly size: number;
  readonly heights: Float64Array;
  /** The numbers of the cells of the field, and the same backwards. */
  readonly cells: number[] = [];
  readonly backwards: number[];
  readonly steps: readonly number[];
  private readonly stride: number;
  private readonly places: Cell[];

  constructor(private readonly tank: Tank) {
    this.stride = tank.width + 2;
    this.size = this.stride * (tank.height + 2);
    this.places = Array.from({ length: this.size }, (_, cell) => ({
      x: cell % this.stride,
      y: Math.floor(cell / this.stride),
    }));
    this.heights = Float64Array.from(this.places, (place) => tank.heightAt(place));
    for (let cell = 0; cell < this.size; cell++) {
      if (at(this.heights, cell) > 0) this.cells.push(cell);
    }
    this.backwards = this.cells.toReversed();
    this.steps = DIRECTIONS.map((direction) =>
      at(EAST, direction) + at(NORTH, direction) * this.stride
    );
  }

  cellOf(place: Cell): number {
    return place.y * this.stride + place.x;
  }

  placeOf(cell: number): Cell {
    return this.places[cell] ?? this.tank;
  }

  /** The own cell. */
  get home(): number {
    return this.cellOf(this.tank);
  }

  neighbour(cell: number, direction: number): number {
    return cell + at(this.steps, direction);
  }

  distance(one: number, other: number): number {
    const from = this.placeOf(one);
    const to = this.placeOf(other);
    return Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y));
  }

  /** What a shot from cell to cell takes if it arrives. */
  damage(from: number, to: number): number {
    return this.tank.damage(this.placeOf(from), this.placeOf(to));
  }

  /** The cells that a look in the direction shows. */
  sector(direction: number): number[] {
    return this.cells.filter((cell) => inSector(this.tank, direction, this.placeOf(cell)));
  }

  /** The cells that a shot from the own cell can reach, nearest first. */
  line(direction: number): number[] {
    const cells: number[] = [];
    const reach = at(this.heights, this.home) - 1;
    let cell = this.neighbour(this.home, direction);
    while (cells.length < reach && at(this.heights, cell) > 0) {
      cells.push(cell);
      cell = this.neighbour(cell, direction);
    }
    return cells;
  }
}
