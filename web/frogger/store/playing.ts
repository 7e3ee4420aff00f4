/** Playing by hand: every move is kept at once. */
import { batch, effect, untracked } from "@preact/signals";
import { type Hand, isSame, makeMove, redo, toMove, undo } from "../model/hand.ts";
import { packMoves } from "../model/packed_moves.ts";
import { handUpTo, playablePart, showRun, stateAt } from "../model/shown_run.ts";
import { loadPlayer, type State, tell } from "./state.ts";
import type { FroggerStore, Outside } from "./types.ts";

/** What one can do while playing. */
export type Playing =
  & Pick<
    FroggerStore,
    "move" | "undo" | "redo" | "toStart" | "takeAdvice" | "takeUpAside"
  >
  & {
    /** Moves from an address: the reader's own ones are put aside, unless they are the same. */
    bring(given: Hand): void;
    /** Goes on by hand from a frame of the moves that are watched. */
    playFrom(frame: number): void;
    /** The moves by hand are watched. Ends quietly when it is aborted. */
    watchPlayed(signal: AbortSignal): Promise<void>;
    stop(): void;
  };

/** See the members of the same name in FroggerStore. */
export function createPlaying({ advise }: Outside, state: State): Playing {
  const { advice, asideMoves, hand, kept, played, player, road, view } = state;

  function set(next: Hand): void {
    const traffic = road.peek()?.traffic;
    const playable = traffic === undefined ? next : playablePart(traffic, next);
    hand.value = playable;
    kept.peek()?.write(playable);
  }

  function change(how: (now: Hand) => Hand): void {
    batch(() => {
      set(how(hand.peek()));
      loadPlayer(state, 0);
    });
  }

  function move(index: number): void {
    const before = played.peek();
    const shown = road.peek();
    const isOver = before === undefined || shown === undefined || before.squash !== undefined ||
      before.length >= shown.frames;
    if (isOver || index < 0) return;
    batch(() => {
      set(makeMove(hand.peek(), index));
      const made = played.peek()?.length ?? 0;
      // The move is shown as a movement.
      player.load(made, made - 1);
      player.step(1);
    });
  }

  /** What is best is asked anew after each change, as long as somebody wants to know. */
  const stop = effect(() => {
    const [shown, now] = [road.value, played.value];
    const isWanted = view.value === "play" && (state.wantsHint.value || state.wantsWay.value);
    untracked(() => advice.value = undefined);
    if (!isWanted || shown === undefined || now === undefined || now.squash !== undefined) return;
    const { made } = hand.peek();
    const isStill = () => road.peek() === shown && hand.peek().made === made;
    advise(shown.text, stateAt(now.states, now.length)).then(
      (found) => {
        if (isStill()) advice.value = found;
      },
      (error) => {
        if (isStill()) tell(state, error);
      },
    );
  });

  function bring(given: Hand): void {
    const own = hand.peek();
    if (isSame(own.made, given.made)) return;
    if (own.made.length > 0) {
      kept.peek()?.writeAside(own);
      asideMoves.value = own.made.length;
    }
    set(given);
  }

  return {
    bring,
    playFrom: (frame) => {
      const watched = state.run.peek();
      if (watched === undefined) return;
      batch(() => {
        bring(handUpTo(watched, Math.min(frame, watched.length)));
        view.value = "play";
        loadPlayer(state, 0);
      });
    },
    move,
    undo: (moves) => change((now) => undo(now, moves)),
    redo: () => change(redo),
    toStart: () => change((now) => toMove(now, 0)),
    takeAdvice: () => {
      const next = advice.peek()?.moves[0];
      if (next !== undefined) move(next);
    },
    watchPlayed: async (signal) => {
      const shown = road.peek();
      const { made } = hand.peek();
      if (shown === undefined) return;
      const packed = await packMoves(made);
      if (signal.aborted) return;
      batch(() => {
        const missing = shown.frames - made.length;
        const named = {
          moves: made,
          missing,
          ignored: 0,
          name: "",
          origin: "hand",
          packed,
        } as const;
        state.run.value = showRun(shown.traffic, named);
        view.value = "watch";
        loadPlayer(state, 0);
      });
    },
    takeUpAside: () => {
      const aside = kept.peek()?.readAside();
      if (aside === undefined) return;
      kept.peek()?.writeAside(undefined);
      asideMoves.value = undefined;
      change(() => aside);
    },
    stop,
  };
}
