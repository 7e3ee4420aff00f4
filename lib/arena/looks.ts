/**
 * The look phase: who is seen in a sector.
 * Browser-safe: no Deno, no DOM.
 */
import { inSector } from "./directions.ts";
import type { Direction, Seat, Sighting, Tank, TurnEntry, TurnEvent } from "./types.ts";

/** All that a look shows, in ascending seat order, the looker left out, wrecks included [LOOK-1 … LOOK-5]. */
export function sightings(
  tanks: readonly Tank[],
  looker: Seat,
  direction: Direction,
): Sighting[] {
  const { x, y } = tanks[looker] as Tank;
  const seen: Sighting[] = [];
  for (let seat = 0; seat < tanks.length; seat++) {
    const tank = tanks[seat] as Tank;
    if (seat !== looker && inSector(direction, tank.x - x, tank.y - y)) {
      seen.push({ seat: seat as Seat, tank });
    }
  }
  return seen;
}

/** The looks of those who live after the shots [LOOK-6]; `tanks` stand as at the end of the turn. In seat order. */
export function detectLooks(
  tanks: readonly Tank[],
  entries: readonly TurnEntry[],
): (TurnEvent & { kind: "looked" })[] {
  const looks: (TurnEvent & { kind: "looked" })[] = [];
  for (let index = 0; index < tanks.length; index++) {
    const entry = entries[index] as TurnEntry;
    if (typeof entry === "string" || entry.kind !== "look") continue;
    if ((tanks[index] as Tank).lives === 0) continue;
    const seat = index as Seat;
    const direction = entry.to;
    looks.push({ kind: "looked", seat, direction, seen: sightings(tanks, seat, direction) });
  }
  return looks;
}
