/** Through whose eyes the field is seen where each tank has its turn. Pure. */
import { type Recording, stateAt } from "./recording.ts";

/** So many turns at normal speed; when turns go by faster, as many more as take the same time. */
const TURNS = 10;

/**
 * The seat whose eyes are lent at a turn: from the first seat on one living tank after the other, then from the first
 * again; who dies gives the rest of its turns to the next one. It depends on nothing else, so whoever comes to the turn sees the same. `undefined`: there are no seats.
 */
export function seatInTurn(recording: Recording, turn: number, speed: number): number | undefined {
  if (recording.seats.length === 0) return undefined;
  const every = TURNS * Math.max(1, speed);
  let seat = 0;
  for (let at = every; at <= turn; at += every) seat = livingAfter(recording, at, seat);
  const isDead = stateAt(recording, turn).tanks[seat]?.lives === 0;
  return isDead ? livingAfter(recording, turn, seat) : seat;
}

/** The next seat whose tank lives after a turn; where there is none, the same. */
function livingAfter(recording: Recording, turn: number, seat: number): number {
  const { tanks } = stateAt(recording, turn);
  for (let step = 1; step < tanks.length; step++) {
    const next = (seat + step) % tanks.length;
    if ((tanks[next]?.lives ?? 0) > 0) return next;
  }
  return seat;
}
