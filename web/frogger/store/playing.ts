/** Playing by hand: every move is kept at once. */
import { batch, effect, untracked } from "@preact/signals";
import type { OwnGames } from "../../ui/own_games.ts";
import { AT_START, type Hand, isSame, makeMove, redo, toMove, undo } from "../model/hand.ts";
import { packMoves } from "../model/packed_moves.ts";
import { movesUpTo, showRun, stateAt } from "../model/shown_run.ts";
import { loadPlayer, type State } from "./state.ts";
import type { FroggerStore, Outside } from "./types.ts";

/** So soon after a squash a press was meant for a move, in milliseconds. */
const TOO_SOON = 500;

/** What one can do while playing. */
export type Playing =
  & Pick<
    FroggerStore,
    "move" | "undo" | "takeBack" | "redo" | "toStart" | "playAgain" | "takeAdvice"
  >
  & {
    /** Goes on by hand from a frame of the moves that are watched. */
    playFrom(frame: number): void;
    /** The moves by hand are watched. Ends quietly when it is aborted. */
    watchPlayed(signal: AbortSignal): Promise<void>;
    /** Whether whoever watches sees the moves by hand: nothing else is open, or older ones are. */
    isPlayedWanted(): boolean;
    stop(): void;
  };

/** See the members of the same name in FroggerStore. */
export function createPlaying(
  { advise, clock }: Outside,
  state: State,
  games: OwnGames<Hand>,
): Playing {
  const { advice, hand, isAdviceMissing, played, player, road, run, view } = state;
  /** On the clock. */
  let squashedAt = -Infinity;

  function change(how: (now: Hand) => Hand): void {
    batch(() => {
      games.set(how(hand.peek()));
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
      games.adopt();
      games.set(makeMove(hand.peek(), index));
      if (played.peek()?.squash !== undefined) squashedAt = clock.now();
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
        if (!isStill()) return;
        batch(() => {
          advice.value = found;
          isAdviceMissing.value = false;
        });
      },
      () => {
        if (isStill()) isAdviceMissing.value = true;
      },
    );
  });

  return {
    playFrom: (frame) => {
      const watched = run.peek();
      if (watched === undefined) return;
      batch(() => {
        const made = movesUpTo(watched, Math.min(frame, watched.length));
        games.bring({ ...AT_START, made }, true);
        games.tellAside(true);
        view.value = "play";
        loadPlayer(state, 0);
      });
    },
    move,
    undo: (moves) => change((now) => undo(now, moves)),
    takeBack: () => {
      if (clock.now() - squashedAt >= TOO_SOON) change(undo);
    },
    redo: () => change(redo),
    toStart: () => change((now) => toMove(now, 0)),
    playAgain: () => {
      games.exchange(AT_START);
      games.tellAside(true);
    },
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
        run.value = showRun(shown.traffic, named);
        view.value = "watch";
        loadPlayer(state, 0);
      });
    },
    isPlayedWanted: () => {
      const [{ made }, watched] = [hand.peek(), run.peek()];
      return made.length > 0 &&
        (watched === undefined || watched.origin === "hand" && !isSame(watched.moves, made));
    },
    stop,
  };
}
