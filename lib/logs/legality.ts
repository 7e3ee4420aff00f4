/**
 * Whether a round can be replayed at all: a start cell for each tank, and an entry for each seat in each turn.
 * Browser-safe: no Deno, no DOM.
 */
import type { JsonPath } from "./json_places.ts";
import { ENTRY_FORMS, parseEntry } from "./turns.ts";
import type { LogRound } from "./types.ts";

/** Why a round cannot be replayed. */
export interface Illegal {
  /** Where in the round's line. */
  readonly path: JsonPath;
  /** The turn, from 1; 0 where the start is wrong. */
  readonly turn: number;
  readonly recorded: string | number | readonly number[];
  readonly message: string;
}

/** The first thing that makes replaying impossible; `undefined` for a round that `replay` takes. */
export function findIllegal(round: LogRound): Illegal | undefined {
  return findIllegalStart(round) ?? findIllegalTurn(round);
}

function findIllegalStart({ width, height, tanks }: LogRound): Illegal | undefined {
  const seatOn = new Map<number, number>();
  for (const [seat, { x, y }] of tanks.entries()) {
    const illegal = (message: string): Illegal => (
      { path: ["tanks", seat], turn: 0, recorded: [x, y], message }
    );
    if (!isWithin(x, width) || !isWithin(y, height)) {
      return illegal(`(${x},${y}) is off the field of ${width} by ${height} cells`);
    }
    const cell = (y - 1) * width + x - 1;
    const other = seatOn.get(cell);
    if (other !== undefined) {
      return illegal(`stands on (${x},${y}) like tanks[${other}]: one tank a cell`);
    }
    seatOn.set(cell, seat);
  }
  return undefined;
}

function isWithin(coordinate: number, side: number): boolean {
  return Number.isInteger(coordinate) && coordinate >= 1 && coordinate <= side;
}

function findIllegalTurn({ tanks, turns }: LogRound): Illegal | undefined {
  for (const [at, text] of turns.entries()) {
    const illegal = (message: string): Illegal => (
      { path: ["turns", at], turn: at + 1, recorded: text, message }
    );
    for (let from = 0; from + 2 <= text.length; from += 2) {
      const entry = text.slice(from, from + 2);
      if (parseEntry(entry) === undefined) {
        return illegal(`${JSON.stringify(entry)} is no order: write ${ENTRY_FORMS}`);
      }
    }
    if (text.length !== 2 * tanks.length) {
      const seats = tanks.length === 1 ? "1 seat takes" : `${tanks.length} seats take`;
      return illegal(`has ${text.length} characters: ${seats} ${2 * tanks.length}`);
    }
  }
  return undefined;
}
