/**
 * Plays a recorded round again.
 * Browser-safe: no Deno, no DOM.
 *
 * A log holds causes only. The same arena that played the round gives back every state, event and point, in
 * `verify`, in the viewer and wherever else somebody wants to know what happened.
 */
import { resultOf, startRound } from "../arena/round.ts";
import { playTurn } from "../arena/turn.ts";
import type { Field, RoundResult, RoundState, Tank, TurnEntry, TurnEvent } from "../arena/types.ts";
import { parseTurn } from "./turns.ts";
import type { LogHeader, LogRound } from "./types.ts";

/** One replayed turn. */
export interface ReplayedTurn {
  /** From 1. */
  readonly turn: number;
  /** What each seat brought. */
  readonly entries: readonly TurnEntry[];
  readonly before: RoundState;
  /** The state after the turn. */
  readonly state: RoundState;
  readonly events: readonly TurnEvent[];
}

/** A tank in a frame: where it stands, how it is, and the damage that it has done to others so far. */
export interface FrameTank extends Tank {
  readonly damage: number;
}

/** The state after a turn; turn 0 is the start. */
export interface Frame {
  readonly turn: number;
  /** In seat order. */
  readonly tanks: readonly FrameTank[];
}

/** The field of a recorded round. */
export function fieldOfRound({ width, height, heights }: LogRound): Field {
  return { width, height, heights: Array.from(heights.join(""), Number) };
}

/** The state before the first turn. */
export function startOf(round: LogRound): RoundState {
  return startRound(fieldOfRound(round), round.tanks);
}

/**
 * Plays the recorded turns, all of them, also where the round was over before, and returns what the round came to.
 * Every step stands alone: earlier ones are not changed by later ones.
 * @throws {RangeError} If a turn cannot be played; `parseRound` lets no such round through.
 */
export function* replay(header: LogHeader, round: LogRound): Generator<ReplayedTurn, RoundResult> {
  let state = startOf(round);
  for (const text of round.turns) {
    const entries = parseTurn(text, round.tanks.length);
    if (entries === undefined) {
      throw new RangeError(
        `Cannot replay turn ${state.turn + 1} of round ${round.round}: ${JSON.stringify(text)}`,
      );
    }
    const before = state;
    const played = playTurn(before, entries);
    state = played.state;
    yield { turn: state.turn, entries, before, state, events: played.events };
  }
  return resultOf(state, header.kind);
}

/** What the round comes to when it is replayed, whatever its log says. */
export function resultByReplay(header: LogHeader, round: LogRound): RoundResult {
  const steps = replay(header, round);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The frames of a round, as many as turns and one more: the start comes first. */
export function* framesOf(header: LogHeader, round: LogRound): Generator<Frame, RoundResult> {
  yield frameOf(startOf(round));
  const steps = replay(header, round);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield frameOf(step.value.state);
  }
}

/** The state as a frame. */
export function frameOf({ turn, tanks, damage }: RoundState): Frame {
  return {
    turn,
    tanks: tanks.map(({ x, y, lives, tracks, cannon, periscope }, seat) => ({
      x,
      y,
      lives,
      tracks,
      cannon,
      periscope,
      damage: damage[seat] ?? 0,
    })),
  };
}

/** The name of the bot in each seat. */
export function namesOf(header: LogHeader, round: LogRound): string[] {
  return round.tanks.map(({ bot }) => header.bots[bot]?.name ?? "");
}
