/**
 * Random positions and turns for property tests. Small fields and crowds, so that much happens in each turn.
 */
import fc from "fast-check";
import { ALL_ORDERS } from "../../../lib/arena/orders.ts";
import type { Direction, RoundState, Tank, TurnEntry } from "../../../lib/arena/types.ts";

/** How often a property is tried; TURNIIR_RUNS asks for more than the suite has time for. */
export const RUNS = numberFrom("TURNIIR_RUNS", 300);

/** The suite tries the same cases every time; TURNIIR_SEED asks for others. A failure tells its seed. */
export const SEED = numberFrom("TURNIIR_SEED", 20);

/** A position and what everybody does in it. */
export interface RandomTurn {
  readonly state: RoundState;
  readonly entries: readonly TurnEntry[];
}

/** What the random turns of a property are like. */
export interface TurnShape {
  readonly tanks?: { readonly min: number; readonly max: number };
  readonly square?: boolean;
  readonly wrecks?: boolean;
  readonly faults?: boolean;
}

/** Positions on fields of 2x2 to 6x6 with every joint turn that the rules know. */
export function turns(shape: TurnShape = {}): fc.Arbitrary<RandomTurn> {
  const { tanks = { min: 1, max: 7 }, square = false, wrecks = true, faults = true } = shape;
  const side = fc.integer({ min: square ? 3 : 2, max: 6 });
  return fc.tuple(side, side).chain(([width, other]) => {
    const height = square ? width : other;
    const cells = width * height;
    const most = Math.min(tanks.max, cells);
    return fc.record({
      heights: fc.array(fc.integer({ min: 4, max: 7 }), { minLength: cells, maxLength: cells }),
      places: fc.uniqueArray(fc.nat(cells - 1), {
        minLength: Math.min(tanks.min, most),
        maxLength: most,
      }),
    }).chain(({ heights, places }) => {
      const seats = { minLength: places.length, maxLength: places.length };
      return fc.record({
        tanks: fc.tuple(...places.map((cell) => tankOn(cell, width, wrecks))),
        damage: fc.array(fc.nat(40), seats),
        entries: fc.array(faults ? anyEntry : anyOrder, seats),
      }).map(({ tanks, damage, entries }): RandomTurn => ({
        state: { field: { width, height, heights }, tanks, damage, turn: 0 },
        entries,
      }));
    });
  });
}

const anyDirection = fc.nat(7).map((number) => number as Direction);

const anyOrder: fc.Arbitrary<TurnEntry> = fc.constantFrom(...ALL_ORDERS);

/** Moves twice as often as anything else: they are where it gets intricate. */
const anyEntry: fc.Arbitrary<TurnEntry> = fc.oneof(
  { weight: 8, arbitrary: anyOrder },
  { weight: 8, arbitrary: fc.constantFrom<TurnEntry>(...ALL_ORDERS.slice(0, 8)) },
  { weight: 1, arbitrary: fc.constantFrom<TurnEntry>("lost", "ended") },
);

function tankOn(cell: number, width: number, wrecks: boolean): fc.Arbitrary<Tank> {
  return fc.record({
    x: fc.constant((cell % width) + 1),
    y: fc.constant(Math.floor(cell / width) + 1),
    lives: fc.oneof(
      { weight: wrecks ? 1 : 0, arbitrary: fc.constant(0) },
      { weight: 3, arbitrary: fc.integer({ min: 1, max: 8 }) },
      { weight: 2, arbitrary: fc.integer({ min: 9, max: 20 }) },
    ),
    tracks: anyDirection,
    cannon: anyDirection,
    periscope: anyDirection,
  });
}

function numberFrom(variable: string, otherwise: number): number {
  const text = Deno.env.get(variable) ?? "";
  return /^\d+$/.test(text) ? Number(text) : otherwise;
}
