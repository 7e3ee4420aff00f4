/** The address tells the circuit, its laps, and where they are; of a lap by hand every move. */
import { keepAddress, keepPacked, type KeptAddress } from "../../ui/keep_address.ts";
import { type Address, makeAddress } from "../model/address.ts";
import { packLap } from "../model/packed_lap.ts";
import { trackAddress } from "./called.ts";
import type { State } from "./state.ts";
import type { Outside } from "./types.ts";

/** See the head of this file. */
export function keepRaceAddress(outside: Outside, state: State): KeptAddress {
  const { circuit, drive, driven, isBusy, player, view } = state;
  const packed = keepPacked(
    () => drive.value.points.length > 1 ? drive.value.points : undefined,
    (points) => {
      const lap = driven.peek()?.lap;
      return lap && packLap({ ...lap, points });
    },
  );
  const address = keepAddress(outside, {
    hash: () => makeAddress(addressOf(state, packed.text.value)),
    isMoving: () => player.isPlaying.value,
    isWaiting: () =>
      isBusy.value || circuit.value === undefined ||
      (view.value === "drive" && packed.isPacking.value),
  });
  return {
    push: address.push,
    stop: () => {
      packed.stop();
      address.stop();
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
    ...trackAddress(shown),
    laps: state.laps.value.map(({ packed }) => packed),
    ...(isNear === isDriving ? {} : { near: isNear }),
    ...(isDriving ? { view: "drive", ...(isDriven ? { drive } : {}) } : {
      move: state.player.frame.value,
      ...(chosen === 0 ? {} : { lap: chosen }),
    }),
  };
}
