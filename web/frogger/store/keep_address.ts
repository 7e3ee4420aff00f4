/** The address tells the road and the moves on it; of those by hand every one. */
import { keepAddress, keepPacked, type KeptAddress } from "../../ui/keep_address.ts";
import { type Address, makeAddress } from "../model/address.ts";
import { packMoves } from "../model/packed_moves.ts";
import type { State } from "./state.ts";
import type { Outside } from "./types.ts";

/** See the head of this file. */
export function keepFroggerAddress(outside: Outside, state: State): KeptAddress {
  const { hand, isBusy, player, road, view } = state;
  const packed = keepPacked(
    () => hand.value.made.length > 0 ? hand.value.made : undefined,
    packMoves,
  );
  const address = keepAddress(outside, {
    hash: () => makeAddress(addressOf(state, packed.text.value)),
    isMoving: () => player.isPlaying.value,
    isWaiting: () =>
      isBusy.value || road.value === undefined || (view.value === "play" && packed.isPacking.value),
  });
  return {
    push: address.push,
    stop: () => {
      packed.stop();
      address.stop();
    },
  };
}

/** What is shown now; moves by hand need no words before there are any. */
function addressOf(state: State, made: string | undefined): Address {
  const shown = state.road.value;
  if (shown === undefined) return {};
  const isPlay = state.view.value === "play";
  const moves = isPlay
    ? state.hand.value.made.length > 0 ? made : undefined
    : state.run.value?.packed;
  const frame = state.player.frame.value;
  return {
    ...(shown.id === undefined ? {} : { traffic: shown.id }),
    ...(shown.packed === undefined ? {} : { road: shown.packed }),
    ...(moves === undefined ? {} : { moves }),
    ...(isPlay ? { view: "play" } : frame === 0 ? {} : { frame }),
  };
}
