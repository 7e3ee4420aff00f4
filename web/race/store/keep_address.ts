/** The address always tells what is shown; while something moves it is not renewed at every move. */
import { computed, effect, signal, untracked } from "@preact/signals";
import { type Address, makeAddress } from "../model/address.ts";
import type { Drive } from "../model/drive.ts";
import { packLap } from "../model/packed_lap.ts";
import type { State } from "./state.ts";
import type { Outside } from "./types.ts";

/** While playing, the address is renewed this often, in milliseconds: browsers forbid much more. */
const EVERY_MS = 1000;

/** An address that is being kept. */
export interface KeptAddress {
  /** Something else is shown: one can go back to what was shown before. */
  push(): void;
  stop(): void;
}

/** See the head of this file. */
export function keepAddress({ clock, place }: Outside, state: State): KeptAddress {
  const { circuit, drive, driven, isBusy, player, view } = state;
  /** The lap by hand packed, and of which points it was made. */
  const packed = signal<{ readonly points: Drive["points"]; readonly text: string } | undefined>(
    undefined,
  );
  const packedNow = computed(() =>
    packed.value?.points === drive.value.points ? packed.value.text : undefined
  );
  const stopPacking = effect(() => {
    const { points } = drive.value;
    const lap = untracked(() => driven.value?.lap);
    if (lap === undefined || points.length < 2) return;
    void packLap({ ...lap, points }).then((text) => packed.value = { points, text });
  });
  let renewedAt = -Infinity;
  const stopRenewing = effect(() => {
    const hash = makeAddress(addressOf(state, packedNow.value));
    const isMoving = player.isPlaying.value;
    if (isBusy.value || circuit.value === undefined) return;
    // A lap that has not been packed yet will be in a moment.
    const isPacking = view.value === "drive" && drive.value.points.length > 1 &&
      packedNow.value === undefined;
    if (isPacking || hash === place.read()) return;
    const now = clock.now();
    if (isMoving && now - renewedAt < EVERY_MS) return;
    renewedAt = now;
    place.replace(hash);
  });
  return {
    push: () => {
      const hash = untracked(() => makeAddress(addressOf(state, packedNow.value)));
      if (hash !== place.read()) place.push(hash);
    },
    stop: () => {
      stopPacking();
      stopRenewing();
    },
  };
}

/** What is shown now; a lap by hand without a move needs no words. */
function addressOf(state: State, drive: string | undefined): Address {
  const shown = state.circuit.value;
  if (shown === undefined) return {};
  const isDriving = state.view.value === "drive";
  const isNear = state.isNear.value;
  const chosen = state.chosen.value;
  const isDriven = state.drive.value.points.length > 1 && drive !== undefined;
  return {
    ...(shown.id === undefined ? {} : { circuit: shown.id }),
    ...(shown.track === undefined ? {} : { track: shown.track }),
    laps: state.laps.value.map(({ packed }) => packed),
    ...(isNear === isDriving ? {} : { near: isNear }),
    ...(isDriving ? { view: "drive", ...(isDriven ? { drive } : {}) } : {
      move: state.player.frame.value,
      ...(chosen === 0 ? {} : { lap: chosen }),
    }),
  };
}
