/**
 * One turn: all moves, all shots, all looks [TURN-1].
 * Browser-safe: no Deno, no DOM.
 *
 * Each phase is detected from the state at its start, as events, and then applied. All that a phase does is
 * simultaneous, so the seats' order never matters.
 */
import { COLLISION_LIVES } from "./rules.ts";
import { detectLooks } from "./looks.ts";
import { detectMoves, type MovesOutcome } from "./moves.ts";
import { detectShots } from "./shots.ts";
import type {
  DeathPhase,
  PlayedTurn,
  RoundState,
  Seat,
  Tank,
  TurnEntry,
  TurnEvent,
} from "./types.ts";

/** Mutable while a turn is being applied; nobody outside this file sees it. */
type Draft = { -readonly [Key in keyof Tank]: Tank[Key] };

/**
 * Plays one turn. `entries` has an item for each seat; what a wreck's entry says is ignored. The given state is
 * not changed.
 * @throws {RangeError} If the number of entries is not the number of seats.
 */
export function playTurn(state: RoundState, entries: readonly TurnEntry[]): PlayedTurn {
  if (entries.length !== state.tanks.length) {
    throw new RangeError(
      `Cannot play a turn of ${state.tanks.length} seats with ${entries.length} entries`,
    );
  }
  const { field } = state;
  const tanks = state.tanks.map(draftOf);
  const damage = [...state.damage];
  const events: TurnEvent[] = [];

  applyFaults(tanks, entries, events);

  const moves = detectMoves(field, tanks, entries);
  applyMoves(tanks, entries, moves, damage, events);

  const shots = detectShots(field, tanks, entries);
  applyShots(tanks, shots, damage, events);

  turnPeriscopes(tanks, entries);
  events.push(...detectLooks(tanks, entries));

  return { state: { field, tanks, damage, turn: state.turn + 1 }, events };
}

/** A copy that may be changed. Nothing changes a wreck any more, so the next state may have the same. */
function draftOf(tank: Tank): Draft {
  const { x, y, lives, tracks, cannon, periscope } = tank;
  return lives === 0 ? tank : { x, y, lives, tracks, cannon, periscope };
}

/** A program ended by a fault is dead before the moves [FAULT-1]. */
function applyFaults(tanks: Draft[], entries: readonly TurnEntry[], events: TurnEvent[]): void {
  for (let seat = 0; seat < tanks.length; seat++) {
    const tank = tanks[seat] as Draft;
    if (entries[seat] === "ended" && tank.lives > 0) {
      tank.lives = 0;
      events.push({ kind: "died", seat: seat as Seat, phase: "fault" });
    }
  }
}

function applyMoves(
  tanks: Draft[],
  entries: readonly TurnEntry[],
  { steps, collisions }: MovesOutcome,
  damage: number[],
  events: TurnEvent[],
): void {
  turnTracks(tanks, entries);
  for (const step of steps) {
    events.push(step);
    if (step.kind !== "moved") continue;
    const tank = tanks[step.seat] as Draft;
    tank.x = step.to.x;
    tank.y = step.to.y;
  }
  if (collisions.length === 0) return;
  const losses = tanks.map(() => 0);
  for (const collision of collisions) {
    events.push(collision);
    const [one, two] = collision.seats;
    add(losses, one, COLLISION_LIVES);
    add(losses, two, COLLISION_LIVES);
    add(damage, one, collision.scored[0]);
    add(damage, two, collision.scored[1]);
  }
  takeLives(tanks, losses, "moves", events);
}

/** The tracks point where the last `M` said, blocked or not [MOVE-11]. */
function turnTracks(tanks: Draft[], entries: readonly TurnEntry[]): void {
  for (let seat = 0; seat < tanks.length; seat++) {
    const entry = entries[seat] as TurnEntry;
    const tank = tanks[seat] as Draft;
    if (typeof entry !== "string" && entry.kind === "move" && tank.lives > 0) {
      tank.tracks = entry.to;
    }
  }
}

/** Every shot turns the shooter's cannon, hit or not [FIRE-8]; then all hits cost lives at once [FIRE-6]. */
function applyShots(
  tanks: Draft[],
  shots: readonly (TurnEvent & { kind: "shot" })[],
  damage: number[],
  events: TurnEvent[],
): void {
  if (shots.length === 0) return;
  const losses = tanks.map(() => 0);
  for (const shot of shots) {
    events.push(shot);
    (tanks[shot.seat] as Draft).cannon = shot.direction;
    if (shot.hit === undefined) continue;
    add(losses, shot.hit.seat, shot.hit.damage);
    add(damage, shot.seat, shot.hit.scored);
  }
  takeLives(tanks, losses, "shots", events);
}

/** All periscopes turn before anybody looks: a look shows the end of the turn [TURN-3, LOOK-6]. */
function turnPeriscopes(tanks: Draft[], entries: readonly TurnEntry[]): void {
  for (let seat = 0; seat < tanks.length; seat++) {
    const entry = entries[seat] as TurnEntry;
    const tank = tanks[seat] as Draft;
    if (typeof entry !== "string" && entry.kind === "look" && tank.lives > 0) {
      tank.periscope = entry.to;
    }
  }
}

function takeLives(
  tanks: Draft[],
  losses: readonly number[],
  phase: DeathPhase,
  events: TurnEvent[],
): void {
  for (let seat = 0; seat < tanks.length; seat++) {
    const tank = tanks[seat] as Draft;
    const loss = losses[seat] as number;
    if (loss === 0 || tank.lives === 0) continue;
    tank.lives = Math.max(0, tank.lives - loss);
    if (tank.lives === 0) events.push({ kind: "died", seat: seat as Seat, phase });
  }
}

function add(list: number[], seat: Seat, points: number): void {
  list[seat] = (list[seat] as number) + points;
}
