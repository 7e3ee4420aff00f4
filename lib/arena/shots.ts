/**
 * The shot phase: the nearest tank on each line of fire.
 * Browser-safe: no Deno, no DOM.
 */
import { stepOf } from "./directions.ts";
import { heightAt } from "./field.ts";
import type { Direction, Field, Hit, Seat, Tank, TurnEntry, TurnEvent } from "./types.ts";

/** Finds what the shots of a turn hit, from the state after the moves [FIRE-1 … FIRE-7]. In seat order. */
export function detectShots(
  field: Field,
  tanks: readonly Tank[],
  entries: readonly TurnEntry[],
): (TurnEvent & { kind: "shot" })[] {
  const shots: (TurnEvent & { kind: "shot" })[] = [];
  for (let index = 0; index < tanks.length; index++) {
    const entry = entries[index] as TurnEntry;
    if (typeof entry === "string" || entry.kind !== "fire") continue;
    if ((tanks[index] as Tank).lives === 0) continue;
    const seat = index as Seat;
    const hit = nearestOnLine(field, tanks, seat, entry.to);
    shots.push({ kind: "shot", seat, direction: entry.to, hit });
  }
  return shots;
}

/** The first tank or wreck on the line, no farther than the shooter's height minus 1 [FIRE-1, FIRE-2, FIRE-5]. */
function nearestOnLine(
  field: Field,
  tanks: readonly Tank[],
  shooter: Seat,
  direction: Direction,
): Hit | undefined {
  const from = tanks[shooter] as Tank;
  const height = heightAt(field, from);
  const step = stepOf(direction);
  let target = -1;
  let nearest = height;
  for (let seat = 0; seat < tanks.length; seat++) {
    const { x, y } = tanks[seat] as Tank;
    const dx = x - from.x;
    const dy = y - from.y;
    const distance = Math.max(Math.abs(dx), Math.abs(dy));
    const onLine = dx === step.dx * distance && dy === step.dy * distance;
    if (!onLine || seat === shooter || distance >= nearest) continue;
    target = seat;
    nearest = distance;
  }
  if (target < 0) return undefined;
  const damage = height - nearest;
  const scored = Math.min(damage, (tanks[target] as Tank).lives);
  return { seat: target as Seat, distance: nearest, damage, scored };
}
