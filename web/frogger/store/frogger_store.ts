/** The store of the page of frogger: what it remembers, and everything that can be done. */
import { batch } from "@preact/signals";
import { createOneAtATime } from "../../ui/one_at_a_time.ts";
import { keepFroggerAddress } from "./keep_address.ts";
import { openPublished } from "./open_files.ts";
import { createOpening } from "./opening.ts";
import { createOwnHands } from "./own_games.ts";
import { createPlaying } from "./playing.ts";
import { createState, loadPlayer, tell } from "./state.ts";
import type { FroggerStore, Outside } from "./types.ts";

/** Roads are watched this fast at first: two frames a second would be a slow road. */
const FIRST_SPEED = 2;

/** Makes the store and begins with what the address says. */
export function createFroggerStore(outside: Outside): FroggerStore {
  const state = createState(outside.clock);
  const { isBusy, isLive, player, problems, view, warnings } = state;
  const games = createOwnHands(state);
  const { isPlayedWanted, playFrom, stop, ...playing } = createPlaying(outside, state, games);
  const opening = createOpening(outside, state, games);
  const address = keepFroggerAddress(outside, state);
  player.setSpeed(FIRST_SPEED);

  /** Does what may fail or take long; its problems are shown, unless something else has begun since. */
  const work = createOneAtATime(isBusy, {
    begun: () => {
      problems.value = warnings.value = [];
    },
    failed: (error) => tell(state, error),
  });

  /** Shows other moves: one can go back to what was shown before. */
  function watching(begin: (signal: AbortSignal) => Promise<void>): Promise<void> {
    isLive.value = false;
    return work.do(async (signal) => {
      await begin(signal);
      if (!signal.aborted) address.push();
    });
  }

  /** Whoever comes back to watch finds the frame that he left. */
  function leaveWatching(): void {
    if (view.peek() === "watch") state.watchedFrame.value = player.frame.peek();
  }

  const stopListening = outside.place.listen(() => void work.do(opening.followAddress));
  const stopFollowing = outside.listenToKeep(games.follow);
  void work.do(opening.followAddress);

  return {
    ...state,
    ...playing,
    watchPlayed: () => watching(playing.watchPlayed),
    watchBest: () => watching(opening.watchBest),
    playFromHere: () => {
      leaveWatching();
      return watching(() => Promise.resolve(playFrom(player.frame.peek())));
    },
    takeUp: (game) => {
      games.exchange(game);
      address.push();
    },
    tellAside: games.tellAside,
    pictureOf: (published) => openPublished(outside, published).catch(() => undefined),
    openFiles: (files) =>
      work.do(async (signal) => {
        await opening.takeFiles(files, signal);
        if (!signal.aborted) address.push();
      }),
    setView: (next) => {
      if (next === view.peek()) return;
      if (next === "watch" && isPlayedWanted()) return void watching(playing.watchPlayed);
      leaveWatching();
      batch(() => {
        view.value = next;
        isLive.value = false;
        loadPlayer(state, state.watchedFrame.peek());
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
      const now = state.played.peek();
      const isOver = now?.squash !== undefined || now?.length === state.road.peek()?.frames;
      isLive.value = isOn && !isOver;
    },
    dismissProblems: () => {
      problems.value = warnings.value = [];
    },
    dispose: () => {
      work.stop();
      address.stop();
      stop();
      stopListening();
      stopFollowing();
      player.dispose();
    },
  };
}
