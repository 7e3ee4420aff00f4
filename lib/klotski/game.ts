/** A game: where the pieces stand, how they came there, and what was taken back [GAME-1 … GAME-5, GAME-8]. Pure. */
import { isGoal, samePosition, startPosition } from "./board.ts";
import { count, type Counts, NOTHING_DONE, type Tally } from "./counts.ts";
import { type Push, push } from "./pushes.ts";
import type { Position, Variant } from "./types.ts";

/** A position of the game, with all that belongs to it. */
export interface Moment {
  readonly position: Position;
  /** What led here from the moment before: a drag, or a click and all its cells. Empty at the start. */
  readonly gesture: readonly Push[];
  readonly counts: Counts;
  readonly isSolved: boolean;
  /** The solver has played the gesture, not the player [GAME-8]. */
  readonly isShown: boolean;
}

/** A game that never changes: each deed makes a new one. */
export interface Game {
  readonly variant: Variant;
  /** From the start to the last one that is known, also those that were taken back. At least one. */
  readonly moments: readonly [Counted, ...Counted[]];
  /** The index of the present one. */
  readonly now: number;
}

interface Counted extends Moment {
  readonly counts: Tally;
}

/** A game from the start of a variant, or from another position of its pieces. */
export function newGame(variant: Variant, position: Position = startPosition(variant)): Game {
  const isSolved = isGoal(variant, position);
  const start: Counted = { position, gesture: [], counts: NOTHING_DONE, isSolved, isShown: false };
  return { variant, moments: [start], now: 0 };
}

/** The present moment. */
export function momentOf({ moments, now }: Game): Moment {
  return counted(moments, now);
}

/**
 * Plays a gesture, whose pushes fit on each other; what was taken back before is forgotten. A gesture that ends where
 * it began is none.
 */
export function play(game: Game, gesture: readonly Push[]): Game {
  return added(game, gesture, false);
}

/** As `play`, but it is the solver that shows how to go on [GAME-8]. */
export function playShown(game: Game, gesture: readonly Push[]): Game {
  return added(game, gesture, true);
}

/** Whether the solver has shown any of the way to the present moment [GAME-8]. */
export function wasShown({ moments, now }: Game): boolean {
  return moments.slice(0, now + 1).some(({ isShown }) => isShown);
}

/** Whether the game began where its variant does; a link or a file may begin one elsewhere. */
export function isFromStart({ moments, variant }: Game): boolean {
  return samePosition(moments[0].position, startPosition(variant));
}

function added(game: Game, gesture: readonly Push[], isShown: boolean): Game {
  const { moments, now, variant } = game;
  const before = counted(moments, now);
  let { counts, position } = before;
  for (const step of gesture) {
    counts = count(counts, variant, position, step);
    position = push(position, variant.board, step.group, step.direction);
  }
  if (samePosition(position, before.position)) return game;
  const isSolved = isGoal(variant, position);
  const next: Counted = { position, gesture, counts, isSolved, isShown };
  return { variant, moments: [moments[0], ...moments.slice(1, now + 1), next], now: now + 1 };
}

/** Takes the last gesture back, all of it; at the start nothing happens. */
export function undo(game: Game): Game {
  return goTo(game, game.now - 1);
}

/** Does what was taken back again; at the end nothing happens. */
export function redo(game: Game): Game {
  return goTo(game, game.now + 1);
}

/** Back to the start. What was played can be done again with `redo`. */
export function restart(game: Game): Game {
  return goTo(game, 0);
}

/** To one of the game's moments, by its index; beyond them to the nearest. */
export function goTo(game: Game, index: number): Game {
  const now = Math.min(Math.max(index, 0), game.moments.length - 1);
  return now === game.now ? game : { ...game, now };
}

function counted(moments: Game["moments"], index: number): Counted {
  return moments[index] ?? moments[0];
}
