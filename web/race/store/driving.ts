/** Driving by hand: every move is kept at once. */
import { batch } from "@preact/signals";
import { createOwnGames, type OwnGames } from "../../ui/own_games.ts";
import { AT_START, type Drive, DRIVES, driveTo, redo, toStart, undo } from "../model/drive.ts";
import { packLap } from "../model/packed_lap.ts";
import { allowedPart } from "./kept_drive.ts";
import { addLaps, loadPlayer, type State } from "./state.ts";
import type { RaceStore } from "./types.ts";

/** What one can do while driving. */
export type Driving =
  & Pick<RaceStore, "driveAgain" | "driveTo" | "redo" | "toStart" | "undo">
  & {
    /** The driven lap becomes one of the laps, and is watched. Ends quietly when it is aborted. */
    keepDriven(signal: AbortSignal): Promise<void>;
  };

/** Whose lap it is that is driven, on the circuit on show. */
export function createOwnDrives(state: State): OwnGames<Drive> {
  const { circuit, view } = state;
  return createOwnGames({ ...state, board: state.drive }, {
    kind: DRIVES,
    playable: (drive) => {
      const shown = circuit.peek();
      if (shown === undefined) return drive;
      const points = allowedPart(shown.circuit, drive.points);
      return { points, undone: points.length < drive.points.length ? [] : drive.undone };
    },
    changed: () => {
      if (view.peek() === "drive") loadPlayer(state, 0);
    },
  });
}

/** See the members of the same name in RaceStore. */
export function createDriving(state: State, games: OwnGames<Drive>): Driving {
  const { chosenLap, drive, driven, laps, player, view } = state;

  function change(how: (now: Drive) => Drive): void {
    batch(() => {
      games.set(how(drive.peek()));
      loadPlayer(state, 0);
    });
  }

  return {
    driveTo: (cell) => {
      if (driven.peek()?.judgement.finish !== undefined) return;
      batch(() => {
        games.adopt();
        games.set(driveTo(drive.peek(), cell));
        const made = drive.peek().points.length - 1;
        // The move is shown as a movement.
        player.load(made, made - 1);
        player.step(1);
      });
    },
    undo: () => change(undo),
    redo: () => change(redo),
    toStart: () => change(toStart),
    driveAgain: () => {
      games.exchange(AT_START);
      games.tellAside(true);
    },
    keepDriven: async (signal) => {
      const lap = driven.peek();
      if (lap === undefined) return;
      const packed = await packLap(lap.lap);
      if (signal.aborted) return;
      batch(() => {
        view.value = "watch";
        state.isNear.value = false;
        const known = laps.peek().findIndex((one) => one.packed === packed);
        if (known < 0) addLaps(state, [{ ...lap, packed }]);
        else chosenLap.value = known;
        loadPlayer(state, 0);
      });
    },
  };
}
