/** Who did how much damage to whom. Pure. */
import type { TurnEvent } from "../../../lib/arena/types.ts";
import type { Recording } from "./recording.ts";

/** What one tank dealt to the others and took from them; who did nothing is left out. */
export interface Exchange {
  /** The most points first; equal ones in seat order. Together they are the tank's damage. */
  readonly dealt: readonly Share[];
  readonly taken: readonly Share[];
}

/** Points for damage, with the other tank's seat. */
export interface Share {
  readonly seat: number;
  readonly points: number;
}

/** Points of one tank for damage to another. */
interface Blow {
  readonly turn: number;
  readonly from: number;
  readonly to: number;
  readonly points: number;
}

const KEPT = new WeakMap<Recording, readonly Blow[]>();

/** The damage between the tank in a seat and each other tank, up to and including a turn. */
export function exchangeAt(recording: Recording, turn: number, seat: number): Exchange {
  const blows = blowsOf(recording);
  const dealt = new Map<number, number>();
  const taken = new Map<number, number>();
  for (const blow of blows) {
    if (blow.turn > turn) break;
    if (blow.from === seat) add(dealt, blow.to, blow.points);
    if (blow.to === seat) add(taken, blow.from, blow.points);
  }
  return { dealt: sharesOf(dealt), taken: sharesOf(taken) };
}

/** All blows that scored, in the order of the turns; found once. */
function blowsOf(recording: Recording): readonly Blow[] {
  const kept = KEPT.get(recording);
  if (kept !== undefined) return kept;
  const blows = recording.steps.flatMap(({ turn, events }) =>
    events.flatMap((event) => blowsIn(event).map((blow) => ({ turn, ...blow })))
  );
  KEPT.set(recording, blows);
  return blows;
}

function blowsIn(event: TurnEvent): readonly Omit<Blow, "turn">[] {
  if (event.kind === "shot" && event.hit !== undefined && event.hit.scored > 0) {
    return [{ from: event.seat, to: event.hit.seat, points: event.hit.scored }];
  }
  if (event.kind !== "collided") return [];
  const [one, other] = event.seats;
  const [scored, scoredToo] = event.scored;
  return [
    { from: one, to: other, points: scored },
    { from: other, to: one, points: scoredToo },
  ].filter(({ points }) => points > 0);
}

function add(sums: Map<number, number>, seat: number, points: number): void {
  sums.set(seat, (sums.get(seat) ?? 0) + points);
}

function sharesOf(sums: ReadonlyMap<number, number>): Share[] {
  return [...sums]
    .map(([seat, points]) => ({ seat, points }))
    .sort((one, two) => two.points - one.points || one.seat - two.seat);
}
