/**
 * The field: reading it, and drawing one from a seed.
 * Browser-safe: no Deno, no DOM.
 */
import { between, type Random, shuffled } from "../core/random.ts";
import { CELLS_PER_TANK, HEIGHT_ODDS, MAX_SIDE, MAX_TANKS, MIN_HEIGHT, MIN_SIDE } from "./rules.ts";
import type { Field, Position } from "./types.ts";

/** Whether the cell lies on the field. */
export function isOnField(field: Field, { x, y }: Position): boolean {
  return x >= 1 && x <= field.width && y >= 1 && y <= field.height;
}

/** The index of a cell in `field.heights`, and in any other list with an item for each cell. */
export function cellOf(field: Field, { x, y }: Position): number {
  return (y - 1) * field.width + x - 1;
}

/** The height of a cell of the field. */
export function heightAt(field: Field, position: Position): number {
  return field.heights[cellOf(field, position)] as number;
}

/**
 * Draws a field for so many tanks [FIELD-1, FIELD-2, FIELD-3, FIELD-8, FIELD-9].
 * @throws {RangeError} If there are more tanks than the greatest field has cells.
 */
export function drawField(random: Random, tanks: number): Field {
  const least = leastSide(tanks);
  const width = between(random, least, MAX_SIDE);
  const height = between(random, least, MAX_SIDE);
  const heights: number[] = [];
  for (let y = 1; y <= height; y++) {
    for (let x = 1; x <= width; x++) {
      const edges = (x === 1 || x === width ? 1 : 0) + (y === 1 || y === height ? 1 : 0);
      const where = edges === 2 ? "corner" : edges === 1 ? "edge" : "inner";
      heights.push(drawHeight(random, HEIGHT_ODDS[where]));
    }
  }
  return { width, height, heights };
}

/** Draws a different start cell for each of so many tanks [FIELD-5]. */
export function drawStarts(random: Random, field: Field, tanks: number): Position[] {
  const cells = field.heights.map((_, cell) => cell);
  return shuffled(random, cells).slice(0, tanks).map((cell) => ({
    x: (cell % field.width) + 1,
    y: Math.floor(cell / field.width) + 1,
  }));
}

/** The least side of which a square gives every tank its share of cells. */
function leastSide(tanks: number): number {
  if (tanks > MAX_TANKS) {
    throw new RangeError(`Cannot seat ${tanks} tanks: the greatest field has ${MAX_TANKS} cells`);
  }
  const share = Math.ceil(Math.sqrt(tanks * CELLS_PER_TANK));
  return Math.min(Math.max(share, MIN_SIDE), MAX_SIDE);
}

function drawHeight(random: Random, odds: readonly number[]): number {
  let drawn = between(random, 1, odds.reduce((sum, odd) => sum + odd, 0));
  let height = MIN_HEIGHT;
  for (const odd of odds) {
    if (drawn <= odd) break;
    drawn -= odd;
    height += 1;
  }
  return height;
}
