/**
 * What happened in a turn, in words.
 * Browser-safe: no Deno, no DOM.
 */
import { COLLISION_LIVES } from "../arena/rules.ts";
import type { Direction, Hit, Seat, TurnEvent } from "../arena/types.ts";
import { assertNever } from "../core/assert_never.ts";
import { visibleInLine } from "../core/visible.ts";
import { faultAt } from "./fault_at.ts";
import type { ReplayedTurn } from "./replay.ts";
import { markOf } from "./sketch.ts";
import type { LogRound } from "./types.ts";

/** The points of the compass, by direction. */
const COMPASS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;

/** The name of a direction. */
export function compassOf(direction: Direction): string {
  return COMPASS[direction];
}

/** What a tank is called in a sentence, by its seat. */
export type TankNames = (seat: number) => string;

/** A sentence for each thing that happened, in the order of the turn's phases; tanks are called by their marks. */
export function tellTurn(round: LogRound, step: ReplayedTurn): string[] {
  const mark = (seat: number) => markOf(seat, round.tanks.length);
  return [
    ...lostSeats(step).map((seat) => tellLost(seat, step, round, mark)),
    ...step.events.map((event) => tellEvent(event, step, round, mark)),
  ];
}

/** The seats of the living that lost the turn by an invalid line; no event tells so. In seat order. */
export function lostSeats({ entries, before }: ReplayedTurn): Seat[] {
  return entries.flatMap((entry, seat) => {
    const isAlive = (before.tanks[seat]?.lives ?? 0) > 0;
    return entry === "lost" && isAlive ? [seat as Seat] : [];
  });
}

/** Of a collision with a wreck who drove into whose; `undefined`: both tanks were alive. */
export function rammedWreck(
  { seats: [one, two] }: TurnEvent & { readonly kind: "collided" },
  { before, entries }: Pick<ReplayedTurn, "before" | "entries">,
): { readonly driver: Seat; readonly wreck: Seat } | undefined {
  // Who is ended by a fault is a wreck before the moves.
  const isWreck = (seat: Seat) => before.tanks[seat]?.lives === 0 || entries[seat] === "ended";
  if (isWreck(one)) return { driver: two, wreck: one };
  return isWreck(two) ? { driver: one, wreck: two } : undefined;
}

/** That the tank in a seat lost the turn, in a sentence without its full stop. */
export function tellLost(
  seat: Seat,
  { turn }: ReplayedTurn,
  round: LogRound,
  name: TankNames,
): string {
  return `${name(seat)} loses the turn${why(round, turn, seat)}`;
}

/** One event of the turn, in a sentence without its full stop. */
export function tellEvent(
  event: TurnEvent,
  step: ReplayedTurn,
  round: LogRound,
  name: TankNames,
): string {
  const { entries, turn } = step;
  switch (event.kind) {
    case "moved": {
      const entry = entries[event.seat];
      const direction = typeof entry === "object" ? ` ${compassOf(entry.to)}` : "";
      return `${name(event.seat)} drives${direction} to (${event.to.x},${event.to.y})`;
    }
    case "stayed": {
      const reason = event.why === "edge" ? "at the edge" : "where it is, blocked";
      return `${name(event.seat)} tries ${compassOf(event.direction)} and stays ${reason}`;
    }
    case "collided": {
      const rammed = rammedWreck(event, step);
      if (rammed !== undefined) {
        return `${name(rammed.driver)} drives into the wreck of ${name(rammed.wreck)} ` +
          `and loses ${COLLISION_LIVES} lives`;
      }
      const [one, two] = [name(event.seats[0]), name(event.seats[1])];
      return `${one} and ${two} collide, ${COLLISION_LIVES} lives each: ` +
        `${one} scores ${event.scored[0]}, ${two} scores ${event.scored[1]}`;
    }
    case "shot": {
      const shot = `${name(event.seat)} fires ${compassOf(event.direction)}`;
      return event.hit === undefined
        ? `${shot} and hits nothing`
        : `${shot} and ${tellHit(event.hit, name)}`;
    }
    case "looked": {
      const seen = event.seen.map(({ seat }) => name(seat)).join(", ") || "nobody";
      return `${name(event.seat)} looks ${compassOf(event.direction)} and sees ${seen}`;
    }
    case "died": {
      const cause = event.phase === "fault"
        ? `: ended by a fault${why(round, turn, event.seat)}`
        : event.phase === "moves"
        ? " of collisions"
        : " of shots";
      return `${name(event.seat)} dies${cause}`;
    }
    default:
      return assertNever(event);
  }
}

/** A shot at a living tank scores at least 1. */
function tellHit({ seat, distance, damage, scored }: Hit, name: TankNames): string {
  const steps = distance === 1 ? "1 step" : `${distance} steps`;
  return scored === 0
    ? `hits the wreck of ${name(seat)}, ${steps} away`
    : `hits ${name(seat)}, ${steps} away: damage ${damage}, scores ${scored}`;
}

function why(round: LogRound, turn: number, seat: number): string {
  const fault = faultAt(round, turn, seat);
  if (fault === undefined) return "";
  return fault.detail === ""
    ? ` (${fault.kind})`
    : ` (${fault.kind}: ${visibleInLine(fault.detail)})`;
}
