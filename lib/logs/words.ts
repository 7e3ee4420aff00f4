/**
 * What happened in a turn, in words.
 * Browser-safe: no Deno, no DOM.
 */
import { COLLISION_LIVES } from "../arena/rules.ts";
import type { Direction, Hit, TurnEvent } from "../arena/types.ts";
import { assertNever } from "../core/assert_never.ts";
import type { ReplayedTurn } from "./replay.ts";
import { markOf } from "./sketch.ts";
import type { LogRound } from "./types.ts";

/** The points of the compass, by direction. */
const COMPASS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;

/** The name of a direction. */
export function compassOf(direction: Direction): string {
  return COMPASS[direction];
}

/** A sentence for each thing that happened, in the order of the turn's phases. */
export function tellTurn(round: LogRound, step: ReplayedTurn): string[] {
  const mark = (seat: number) => markOf(seat, round.tanks.length);
  const lost = step.entries.flatMap((entry, seat) => {
    const isAlive = (step.before.tanks[seat]?.lives ?? 0) > 0;
    return entry === "lost" && isAlive
      ? [`${mark(seat)} loses the turn${why(round, step.turn, seat)}`]
      : [];
  });
  return [...lost, ...step.events.map((event) => tellEvent(event, step, round, mark))];
}

function tellEvent(
  event: TurnEvent,
  { entries, turn }: ReplayedTurn,
  round: LogRound,
  mark: (seat: number) => string,
): string {
  switch (event.kind) {
    case "moved": {
      const entry = entries[event.seat];
      const direction = typeof entry === "object" ? ` ${compassOf(entry.to)}` : "";
      return `${mark(event.seat)} drives${direction} to (${event.to.x},${event.to.y})`;
    }
    case "stayed": {
      const reason = event.why === "edge" ? "at the edge" : "where it is, blocked";
      return `${mark(event.seat)} tries ${compassOf(event.direction)} and stays ${reason}`;
    }
    case "collided": {
      const [one, two] = [mark(event.seats[0]), mark(event.seats[1])];
      return `${one} and ${two} collide, ${COLLISION_LIVES} lives each: ` +
        `${one} scores ${event.scored[0]}, ${two} scores ${event.scored[1]}`;
    }
    case "shot": {
      const shot = `${mark(event.seat)} fires ${compassOf(event.direction)}`;
      return event.hit === undefined
        ? `${shot} and hits nothing`
        : `${shot} and ${tellHit(event.hit, mark)}`;
    }
    case "looked": {
      const seen = event.seen.map(({ seat }) => mark(seat)).join(", ") || "nobody";
      return `${mark(event.seat)} looks ${compassOf(event.direction)} and sees ${seen}`;
    }
    case "died": {
      const cause = event.phase === "fault"
        ? `: ended by a fault${why(round, turn, event.seat)}`
        : event.phase === "moves"
        ? " of collisions"
        : " of shots";
      return `${mark(event.seat)} dies${cause}`;
    }
    default:
      return assertNever(event);
  }
}

/** A shot at a living tank scores at least 1. */
function tellHit({ seat, distance, damage, scored }: Hit, mark: (seat: number) => string): string {
  const steps = distance === 1 ? "1 step" : `${distance} steps`;
  return scored === 0
    ? `hits the wreck of ${mark(seat)}, ${steps} away`
    : `hits ${mark(seat)}, ${steps} away: damage ${damage}, scores ${scored}`;
}

function why(round: LogRound, turn: number, seat: number): string {
  const fault = round.faults.find((fault) => fault.turn === turn && fault.tank === seat);
  if (fault === undefined) return "";
  return fault.detail === "" ? ` (${fault.kind})` : ` (${fault.kind}: ${fault.detail})`;
}
