/** Time that goes by itself: at each beat the frog makes the move that was asked for last, or waits. */
import { effect } from "@preact/signals";
import { indexOfMove } from "../../../lib/frogger/moves_file.ts";
import type { FroggerStore } from "../store/types.ts";

/** The time between two beats, in milliseconds: a hop takes two thirds of it. */
export const BEAT = 340;

/** As much of the world's time as a beat needs; returns what ends it. */
export type Every = (milliseconds: number, beat: () => void) => () => void;

/** Moves as they come, or at the next beat. */
export interface LivePlay {
  /** An index in MOVES. */
  move(move: number): void;
  /** Beats while the store is live, until the function given back is called. */
  start(): () => void;
}

/** See the head of this file. */
export function createLivePlay(
  store: Pick<FroggerStore, "isLive" | "move" | "played" | "road" | "setLive">,
  every: Every = browserEvery,
): LivePlay {
  const wait = indexOfMove(".");
  let asked: number | undefined;
  const beat = () => {
    const next = asked ?? wait;
    asked = undefined;
    store.move(next);
    const now = store.played.peek();
    const isOver = now?.squash !== undefined || now?.length === store.road.peek()?.frames;
    if (isOver) store.setLive(false);
  };
  return {
    move: (move) => {
      if (store.isLive.peek()) asked = move;
      else store.move(move);
    },
    start: () =>
      effect(() => {
        asked = undefined;
        return store.isLive.value ? every(BEAT, beat) : undefined;
      }),
  };
}

const browserEvery: Every = (milliseconds, beat) => {
  const timer = setInterval(beat, milliseconds);
  return () => clearInterval(timer);
};
