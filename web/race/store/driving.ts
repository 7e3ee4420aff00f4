/** Driving by hand: every move is kept at once. */
import { batch } from "@preact/signals";
import { type Drive, driveTo, redo, toStart, undo } from "../model/drive.ts";
import { packLap } from "../model/packed_lap.ts";
import { addLaps, loadPlayer, type State } from "./state.ts";
import type { RaceStore } from "./types.ts";

/** What one can do while driving. */
export type Driving =
  & Pick<RaceStore, "driveTo" | "redo" | "takeUpAside" | "toStart" | "undo">
  & {
    /** A lap from an address: the reader's own one is put aside, unless it is the same. */
    bring(given: Drive): void;
    /** The driven lap becomes one of the laps, and is watched. Ends quietly when it is aborted. */
    keepDriven(signal: AbortSignal): Promise<void>;
  };

/** See the members of the same name in RaceStore. */
export function createDriving(state: State): Driving {
  const { asideMoves, chosenLap, drive, driven, kept, laps, player, view } = state;

  function set(next: Drive): void {
    drive.value = next;
    kept.peek()?.write(next);
  }

  function change(how: (now: Drive) => Drive): void {
    batch(() => {
      set(how(drive.peek()));
      loadPlayer(state, 0);
    });
  }

  return {
    bring: (given) => {
      const own = drive.peek();
      if (isSame(own.points, given.points)) return;
      if (own.points.length > 1) {
        kept.peek()?.writeAside(own);
        asideMoves.value = movesOf(own);
      }
      set(given);
    },
    driveTo: (cell) => {
      if (driven.peek()?.judgement.finish !== undefined) return;
      set(driveTo(drive.peek(), cell));
      const made = drive.peek().points.length - 1;
      // The move is shown as a movement.
      player.load(made, made - 1);
      player.step(1);
    },
    undo: () => change(undo),
    redo: () => change(redo),
    toStart: () => change(toStart),
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
    takeUpAside: () => {
      const aside = kept.peek()?.readAside();
      if (aside === undefined) return;
      kept.peek()?.writeAside(undefined);
      asideMoves.value = undefined;
      change(() => aside);
    },
  };
}

/** How many moves a lap by hand has. */
export function movesOf(drive: Drive | undefined): number | undefined {
  return drive === undefined ? undefined : drive.points.length - 1;
}

function isSame(one: Drive["points"], other: Drive["points"]): boolean {
  return one.length === other.length &&
    one.every(({ x, y }, index) => x === other[index]?.x && y === other[index]?.y);
}
