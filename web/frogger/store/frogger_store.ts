/** The store of the page of frogger: what it remembers, and everything that can be done. */
import { batch } from "@preact/signals";
import { keepAddress } from "./keep_address.ts";
import { openPublished } from "./open_files.ts";
import { createOpening } from "./opening.ts";
import { createPlaying } from "./playing.ts";
import { createState, loadPlayer, tell } from "./state.ts";
import type { FroggerStore, Outside } from "./types.ts";

/** Roads are watched this fast at first: two frames a second would be a slow road. */
const FIRST_SPEED = 2;

/** Makes the store and begins with what the address says. */
export function createFroggerStore(outside: Outside): FroggerStore {
  const state = createState(outside.clock);
  const { isBusy, isLive, player, problems, view, warnings } = state;
  const { bring, playFrom, stop, ...playing } = createPlaying(outside, state);
  const opening = createOpening(outside, state, bring);
  const address = keepAddress(outside, state);
  player.setSpeed(FIRST_SPEED);
  /** Aborted by whatever is begun after it. */
  let current = new AbortController();

  /** Does what may fail or take long; its problems are shown, unless something else has begun since. */
  async function working(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    current.abort();
    const mine = current = new AbortController();
    batch(() => {
      isBusy.value = true;
      problems.value = warnings.value = [];
    });
    try {
      await work(mine.signal);
    } catch (error) {
      if (!mine.signal.aborted) tell(state, error);
    } finally {
      if (!mine.signal.aborted) isBusy.value = false;
    }
  }

  /** Shows other moves: one can go back to what was shown before. */
  function watching(begin: (signal: AbortSignal) => Promise<void>): Promise<void> {
    isLive.value = false;
    return working(async (signal) => {
      await begin(signal);
      if (!signal.aborted) address.push();
    });
  }

  const stopListening = outside.place.listen(() => void working(opening.followAddress));
  void working(opening.followAddress);

  return {
    ...state,
    ...playing,
    watchPlayed: () => watching(playing.watchPlayed),
    watchBest: () => watching(opening.watchBest),
    playFromHere: () => watching(() => Promise.resolve(playFrom(player.frame.peek()))),
    pictureOf: (published) => openPublished(outside, published).catch(() => undefined),
    openFiles: (files) =>
      working(async (signal) => {
        await opening.takeFiles(files, signal);
        if (!signal.aborted) address.push();
      }),
    setView: (next) => {
      if (next === view.peek()) return;
      batch(() => {
        view.value = next;
        isLive.value = false;
        loadPlayer(state, 0);
        address.push();
      });
    },
    setHint: (isWanted) => {
      state.wantsHint.value = isWanted;
    },
    setWay: (isWanted) => {
      state.wantsWay.value = isWanted;
    },
    setLive: (isOn) => {
      isLive.value = isOn;
    },
    dismissProblems: () => {
      problems.value = warnings.value = [];
    },
    dispose: () => {
      current.abort();
      address.stop();
      stop();
      stopListening();
      player.dispose();
    },
  };
}
