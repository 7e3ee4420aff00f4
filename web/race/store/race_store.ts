/**
 * What the page of races remembers: one factory. The address says what is shown; whoever changes it, the page follows.
 */
import { batch } from "@preact/signals";
import { createOneAtATime } from "../../ui/one_at_a_time.ts";
import { createDriving, createOwnDrives } from "./driving.ts";
import { keepRaceAddress } from "./keep_address.ts";
import { openPublished } from "./open_laps.ts";
import { createOpening } from "./opening.ts";
import { createState, loadPlayer, tell } from "./state.ts";
import type { Outside, RaceStore } from "./types.ts";

/** Makes the store and begins with what the address says. */
export function createRaceStore(outside: Outside): RaceStore {
  const state = createState(outside.clock);
  const { chosenLap, isBusy, isNear, laps, player, problems, view } = state;
  const games = createOwnDrives(state);
  const driving = createDriving(state, games);
  const opening = createOpening(outside, state, games);
  const address = keepRaceAddress(outside, state);

  /** Does what may fail or take long; its problems are shown, unless something else has begun since. */
  const work = createOneAtATime(isBusy, {
    begun: () => {
      problems.value = [];
    },
    failed: (error) => tell(state, error),
  });

  /** Shows something else: one can go back to what was shown before. Until that step is made, the address stays. */
  function showing(begin: (signal: AbortSignal) => Promise<void>): Promise<void> {
    return work.do(async (signal) => {
      await begin(signal);
      if (!signal.aborted) address.push();
    });
  }

  const stopListening = outside.place.listen(() => void work.do(opening.followAddress));
  const stopFollowing = outside.listenToKeep(games.follow);
  void work.do(opening.followAddress);

  return {
    ...state,
    ...driving,
    addBest: opening.addBest,
    pictureOf: (published) =>
      openPublished(outside, published).then(({ circuit }) => circuit, () => undefined),
    openFiles: (files) => showing((signal) => opening.takeFiles(files, signal)),
    removeLap: (index) =>
      batch(() => {
        laps.value = laps.peek().filter((_, at) => at !== index);
        if (chosenLap.peek() > index) chosenLap.value -= 1;
        if (view.peek() === "watch") loadPlayer(state, player.frame.peek());
      }),
    chooseLap: (index) => {
      chosenLap.value = index;
    },
    setView: (next) => {
      if (next === view.peek()) return;
      batch(() => {
        view.value = next;
        // Nobody hits a cell of a few pixels.
        isNear.value = next === "drive";
        loadPlayer(state, 0);
        address.push();
      });
    },
    setNear: (now) => {
      isNear.value = now;
    },
    takeUp: (lap) => {
      games.exchange(lap);
      address.push();
    },
    tellAside: games.tellAside,
    keepDriven: () => showing(driving.keepDriven),
    dismissProblems: () => {
      problems.value = [];
    },
    dispose: () => {
      work.stop();
      address.stop();
      stopListening();
      stopFollowing();
      player.dispose();
    },
  };
}
