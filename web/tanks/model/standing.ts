/**
 * How the tanks stand after a turn: what the table of tanks and the banner at the end say. Pure.
 */
import { faultAt } from "../../../lib/logs/fault_at.ts";
import { heightAt } from "../../../lib/arena/field.ts";
import { pointsOf } from "../../../lib/arena/points.ts";
import type { DeathPhase, Direction, TurnEvent } from "../../../lib/arena/types.ts";
import type { LogFaultKind } from "../../../lib/logs/types.ts";
import type { ReplayedTurn } from "../../../lib/logs/replay.ts";
import { countWhile } from "./count_while.ts";
import { lastReportOf } from "./knowledge.ts";
import { type Recording, seatAt, stateAt } from "./recording.ts";

/** A tank after a turn. What the eyes that look on cannot know is `undefined`. */
export interface Standing {
  readonly seat: number;
  readonly lives: number;
  /** How the lives changed in this turn: 0 or less. */
  readonly change: number;
  readonly score: Score | undefined;
  readonly place: Place | undefined;
  /** What it did in this turn; `undefined` before the first and for a wreck, too. */
  readonly deed: Deed | undefined;
  /** How it died, if it is dead. */
  readonly death: Death | undefined;
}

/** Points, so far. */
export interface Score {
  readonly damage: number;
  /** How much of the damage is of this turn. */
  readonly gained: number;
  /** 0 before the round's last turn. */
  readonly bonus: number;
}

/** Where a tank stands. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** What a tank did in a turn, and what came of it. */
export type Deed =
  | { readonly kind: "move"; readonly to: Direction; readonly came: "moved" | "edge" | "blocked" }
  /** `hit`: the seat that the shot hit; `untold`: the eyes that look on never heard. `isLate`: it died before the shots. */
  | {
    readonly kind: "fire";
    readonly to: Direction;
    readonly hit: number | "untold" | undefined;
    readonly isLate: boolean;
  }
  /** `seen`: how many tanks, `undefined` when it died before the looks; `untold` as with a shot. */
  | { readonly kind: "look"; readonly to: Direction; readonly seen: number | "untold" | undefined }
  /** `fault`: why, as far as the log tells. */
  | { readonly kind: "lost" | "ended"; readonly fault: LogFaultKind | undefined };

/** When a tank died; what of, unless the eyes that look on cannot know. */
export interface Death {
  readonly turn: number;
  readonly cause: DeathCause | undefined;
}

/** The phase, and for a fault its kind as far as the log tells. */
export type DeathCause =
  | { readonly phase: Exclude<DeathPhase, "fault"> }
  | { readonly phase: "fault"; readonly fault: LogFaultKind | undefined };

/** A tank at the end of the round. */
export interface Ranked {
  readonly seat: number;
  /** 1 for the best; tanks with the same points have the same. */
  readonly rank: number;
  readonly damage: number;
  readonly bonus: number;
  /** Damage and bonus. */
  readonly points: number;
}

/** Why a round has no further turn. `cut`: its log ends before it was over. */
export type RoundEnd = "one-left" | "none-left" | "turns-played" | "cut";

/**
 * All tanks after a turn, in seat order. With a `viewer` (a seat), what the program there could know: of the others
 * only their lives, as they were last reported to it, and of its own tank no score.
 */
export function standingsAt(
  recording: Recording,
  turn: number,
  viewer: number | undefined,
): Standing[] {
  const { seats } = recording;
  if (viewer === undefined) return seats.map((_, seat) => wholeStanding(recording, turn, seat));
  const reported = knownUntil(recording, turn, viewer);
  return seats.map((_, seat) =>
    seat === viewer
      ? ownStanding(wholeStanding(recording, turn, seat), reported === turn)
      : reportedStanding(recording, reported, seat, reported === turn)
  );
}

/** The turn in which a tank died, if it did. */
export function deathTurn({ steps }: Recording, seat: number): number | undefined {
  const before = countWhile(steps, ({ state }) => state.tanks[seat]?.lives !== 0);
  return before < steps.length ? before + 1 : undefined;
}

/** The last turn up to which somebody sees: all of it, or with a `viewer` what was reported to the program there. */
export function knownUntil(
  recording: Recording,
  turn: number,
  viewer: number | undefined,
): number {
  const eyes = seatAt(recording, viewer);
  return eyes === undefined ? turn : Math.min(turn, lastReportOf(recording, eyes));
}

/** The tanks by points, the best first; equal ones in seat order. */
export function rankingOf({ result }: Recording): Ranked[] {
  const points = pointsOf(result);
  return points
    .map((of, seat) => ({
      seat,
      rank: 1 + points.filter((other) => other > of).length,
      damage: result.damage[seat] ?? 0,
      bonus: result.bonus[seat] ?? 0,
      points: of,
    }))
    .sort((one, two) => one.rank - two.rank || one.seat - two.seat);
}

/** Why the recording ends. */
export function endOf(recording: Recording): RoundEnd {
  const { result, header, turns } = recording;
  const alive = result.lives.filter((lives) => lives > 0).length;
  if (alive === 0) return "none-left";
  if (alive === 1) return "one-left";
  return turns >= header.limits.turns ? "turns-played" : "cut";
}

function wholeStanding(recording: Recording, turn: number, seat: number): Standing {
  const { steps, result, turns } = recording;
  const state = stateAt(recording, turn);
  const before = stateAt(recording, turn - 1);
  const step = steps[turn - 1];
  const tank = state.tanks[seat];
  const damage = state.damage[seat] ?? 0;
  const lives = tank?.lives ?? 0;
  const old = before.tanks[seat]?.lives ?? lives;
  return {
    seat,
    lives,
    change: lives - old,
    score: {
      damage,
      gained: damage - (before.damage[seat] ?? damage),
      bonus: turn >= turns ? (result.bonus[seat] ?? 0) : 0,
    },
    place: tank && { x: tank.x, y: tank.y, height: heightAt(state.field, tank) },
    deed: step === undefined || old === 0 ? undefined : deedOf(recording, step, seat),
    death: lives > 0 ? undefined : deathOf(recording, seat),
  };
}

/** The own tank: its order is its own, what came of a shot or a look is in the report. */
function ownStanding(whole: Standing, isTold: boolean): Standing {
  return { ...whole, score: undefined, deed: isTold ? whole.deed : untold(whole.deed) };
}

function untold(deed: Deed | undefined): Deed | undefined {
  if (deed?.kind === "fire" && !deed.isLate) return { ...deed, hit: "untold" };
  if (deed?.kind === "look" && deed.seen !== undefined) return { ...deed, seen: "untold" };
  return deed;
}

/** What a report tells of another tank. The change is old news once reports have ended. */
function reportedStanding(
  recording: Recording,
  reported: number,
  seat: number,
  isNow: boolean,
): Standing {
  const lives = stateAt(recording, reported).tanks[seat]?.lives ?? 0;
  const before = stateAt(recording, reported - 1).tanks[seat]?.lives ?? lives;
  const died = lives > 0 ? undefined : deathTurn(recording, seat);
  return {
    seat,
    lives,
    change: isNow ? lives - before : 0,
    score: undefined,
    place: undefined,
    deed: undefined,
    death: died === undefined ? undefined : { turn: died, cause: undefined },
  };
}

function deedOf(recording: Recording, step: ReplayedTurn, seat: number): Deed | undefined {
  const entry = step.entries[seat];
  if (entry === undefined) return undefined;
  if (typeof entry === "string") {
    return { kind: entry, fault: faultIn(recording, step.turn, seat) };
  }
  const own = step.events.find((event) => isOwn(event, seat));
  const to = entry.to;
  if (entry.kind === "move") {
    return { kind: "move", to, came: own?.kind === "stayed" ? own.why : "moved" };
  }
  if (entry.kind === "fire") {
    const hit = own?.kind === "shot" ? own.hit?.seat : undefined;
    return { kind: "fire", to, hit, isLate: own === undefined };
  }
  return { kind: "look", to, seen: own?.kind === "looked" ? own.seen.length : undefined };
}

function isOwn(event: TurnEvent, seat: number): boolean {
  return event.kind !== "collided" && event.kind !== "died" && event.seat === seat;
}

function deathOf(recording: Recording, seat: number): Death | undefined {
  const turn = deathTurn(recording, seat);
  if (turn === undefined) return undefined;
  const died = recording.steps[turn - 1]?.events
    .find((event) => event.kind === "died" && event.seat === seat);
  const phase = died?.kind === "died" ? died.phase : undefined;
  if (phase === undefined) return { turn, cause: undefined };
  if (phase !== "fault") return { turn, cause: { phase } };
  return { turn, cause: { phase, fault: faultIn(recording, turn, seat) } };
}

function faultIn({ round }: Recording, turn: number, seat: number): LogFaultKind | undefined {
  return faultAt(round, turn, seat)?.kind;
}
