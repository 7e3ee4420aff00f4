/**
 * Lives or damage of all tanks over the turns, as steps that a chart can draw. Pure.
 */
import type { RoundState } from "../../../lib/arena/types.ts";
import type { Measure } from "./options.ts";
import { type Recording, stateAt } from "./recording.ts";
import { deathTurn } from "./standing.ts";

/** More points than this no line has: a screen shows no more. */
export const MOST_POINTS = 600;

/** From this turn on, up to the next point, the value holds. */
export interface CurvePoint {
  readonly turn: number;
  readonly value: number;
}

/** The line of one tank; it starts at turn 0. */
export interface Curve {
  readonly seat: number;
  readonly points: readonly CurvePoint[];
  /** Where the line ends. */
  readonly until: number;
  /** The turn in which the tank died, as far as is shown. */
  readonly died: number | undefined;
  /** The line ends with the tank: nothing will change any more. */
  readonly endsDead: boolean;
}

/** What a chart of a recording shows. */
export interface Chart {
  readonly curves: readonly Curve[];
  /** The top of the scale, at least 1. */
  readonly top: number;
}

/** A line for each tank over the first `until` turns. Values are true at every point of a line. */
export function chartOf(recording: Recording, measure: Measure, until: number): Chart {
  const ends = Math.min(until, recording.turns);
  const first = stateAt(recording, 0);
  const lines = recording.seats.map((_, seat): CurvePoint[] => [
    { turn: 0, value: valueOf(first, measure, seat) },
  ]);
  const slot = Math.max(1, Math.ceil(recording.turns / (MOST_POINTS - 1)));
  for (let turn = 1; turn <= ends; turn++) {
    const state = stateAt(recording, turn);
    for (const [seat, line] of lines.entries()) {
      add(line, { turn, value: valueOf(state, measure, seat) }, slot);
    }
  }
  const curves = lines.map((points, seat): Curve => {
    const death = deathTurn(recording, seat);
    const died = death === undefined || death > ends ? undefined : death;
    const endsDead = measure === "lives" && died !== undefined;
    return { seat, points, until: endsDead ? died : ends, died, endsDead };
  });
  const last = stateAt(recording, recording.turns);
  const top = measure === "lives"
    ? Math.max(1, ...first.tanks.map(({ lives }) => lives))
    : Math.max(1, ...last.damage);
  return { curves, top };
}

/**
 * Moves labels apart: each as near as may be to where it is wanted, at least `gap` from the next, none below `low`
 * or above `high`. Where there are too many for that, they share the room evenly. In the order given.
 */
export function spread(
  wanted: readonly number[],
  gap: number,
  low: number,
  high: number,
): number[] {
  if (wanted.length < 2) return wanted.map((place) => Math.min(high, Math.max(low, place)));
  const step = Math.min(gap, (high - low) / (wanted.length - 1));
  const order = wanted.map((_, index) => index)
    .sort((one, two) => (wanted[one] ?? 0) - (wanted[two] ?? 0) || one - two);
  const places: number[] = [];
  let least = low;
  for (const index of order) {
    places[index] = Math.max(least, wanted[index] ?? low);
    least = (places[index] ?? low) + step;
  }
  let most = high;
  for (const index of order.toReversed()) {
    places[index] = Math.min(most, places[index] ?? high);
    most = (places[index] ?? high) - step;
  }
  return places;
}

/** Adds a change to a line. Two changes in one slot of turns become the later one. */
function add(line: CurvePoint[], point: CurvePoint, slot: number): void {
  const last = line.at(-1);
  if (last === undefined || last.value === point.value) return;
  const isSameSlot = line.length > 1 && slotOf(last.turn, slot) === slotOf(point.turn, slot);
  if (isSameSlot) line[line.length - 1] = point;
  else line.push(point);
}

function slotOf(turn: number, slot: number): number {
  return Math.floor((turn - 1) / slot);
}

function valueOf({ tanks, damage }: RoundState, measure: Measure, seat: number): number {
  return (measure === "lives" ? tanks[seat]?.lives : damage[seat]) ?? 0;
}
