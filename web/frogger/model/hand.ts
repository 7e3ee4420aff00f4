/** Moves made by hand: those so far, and those that were taken back. Each is an index in MOVES. Pure. */
import type { GameKind } from "../../ui/kept_games.ts";

/** See the head of this file. */
export interface Hand {
  readonly made: Uint8Array<ArrayBuffer>;
  /** The last one taken back is the first to come again. */
  readonly undone: Uint8Array<ArrayBuffer>;
}

/** Nothing has been done yet. */
export const AT_START: Hand = { made: new Uint8Array(0), undone: new Uint8Array(0) };

/** Makes a move; what was taken back is gone, unless it is the same move. */
export function makeMove(hand: Hand, move: number): Hand {
  return hand.undone[0] === move
    ? redo(hand)
    : { made: Uint8Array.of(...hand.made, move), undone: AT_START.undone };
}

/** Takes the last moves back, as far as there are so many. */
export function undo(hand: Hand, moves = 1): Hand {
  return toMove(hand, hand.made.length - moves);
}

/** Makes the move again that was taken back last. */
export function redo(hand: Hand): Hand {
  return toMove(hand, hand.made.length + 1);
}

/** As it was after so many moves of those made and taken back. */
export function toMove({ made, undone }: Hand, moves: number): Hand {
  const all = Uint8Array.of(...made, ...undone);
  const end = Math.min(Math.max(0, moves), all.length);
  return { made: all.slice(0, end), undone: all.slice(end) };
}

/** How many moves there are, made and taken back. */
export function lengthOf({ made, undone }: Hand): number {
  return made.length + undone.length;
}

/** Whether a game has all moves of another one, made or taken back, and perhaps more after them. */
export function continues(hand: Hand, other: Hand): boolean {
  const [all, before] = [hand, other].map(({ made, undone }) => Uint8Array.of(...made, ...undone));
  return before?.every((move, at) => move === all?.[at]) ?? false;
}

/** Whether both have made the same. */
export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((move, at) => move === other[at]);
}

/** Moves by hand as games that are kept. */
export const HANDS: GameKind<Hand> = {
  fresh: AT_START,
  madeIn: ({ made }) => made.length,
  lengthOf,
  toMove,
  continues,
};
