/**
 * The shot phase: the nearest tank on each line of fire.
 * Browser-safe: no Deno, no DOM.
 */
import { stepOf } from "./directions.ts";
import { cellOf, heightAt, isOnField } from "./field.ts";
import { ownersOfCells } from "./moves.ts";
import type { Direction, Field, Hit, Seat, Tank, TurnEntry, TurnEvent } from "./types.ts";

/** Finds what the shots of a turn hit, from the state after the moves [FIRE-1 … FIRE-7]. In seat order. */
export function detectShots(
  field: Field,
  tanks: readonly Tank[],
  entries: readonly TurnEntry[],
): (TurnEvent & { kind: "shot" })[] {
  const shots: (TurnEvent & { kind: "shot" })[] = [];
  let owner: Int16Array | undefined;
  for (let index = 0; index < tanks.length; index++) {
    const entry = entries[index] as TurnEntry;
    if (typeof entry === "string" || entry.kind !== "fire") continue;
    if ((tanks[index] as Tank).lives === 0) continue;
    owner ??= ownersOfCells(field, tanks);
    const seat = index as Seat;
    const hit = nearestOnLine(field, tanks, owner, seat, entry.to);
    shots.push({ kind: "shot", seat, direction: entry.to, hit });
  }
  return shots;
}

/** The first tank or wreck on the line, no farther than the shooter's height minus 1 [FIRE-1, FIRE-5]. */
function nearestOnLine(
  field: Field,
  tanks: readonly Tank[],
  owner: Int16Array,
  shooter: Seat,
  direction: Direction,
): Hit | undefined {
  const from = tanks[shooter] as Tank;
  const height = heightAt(field, from);
  const { dx, dy } = stepOf(direction);
  for (let distance = 1; distance < height; distance++) {
    const cell = { x: from.x + dx * distance, y: from.y + dy * distance };
    if (!isOnField(field, cell)) return undefined;
    const seat = owner[cellOf(field, cell)] as number;
    if (seat < 0) continue;
    const damage = height - distance;
    const scored = Math.min(damage, (tanks[seat] as Tank).lives);
    return { seat: seat as Seat, distance, damage, scored };
  }
  return undefined;
}
