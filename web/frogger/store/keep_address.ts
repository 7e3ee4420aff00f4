/** The address always tells what is shown; while something moves it is not renewed at every frame. */
import { computed, effect, signal, untracked } from "@preact/signals";
import { type Address, makeAddress } from "../model/address.ts";
import { packMoves } from "../model/packed_moves.ts";
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
  const { hand, isBusy, player, road, view } = state;
  /** The moves by hand packed, and of which moves that was made. */
  const packed = signal<{ readonly made: Uint8Array; readonly text: string } | undefined>(
    undefined,
  );
  const packedNow = computed(() =>
    packed.value?.made === hand.value.made ? packed.value.text : undefined
  );
  const stopPacking = effect(() => {
    const { made } = hand.value;
    if (made.length > 0) void packMoves(made).then((text) => packed.value = { made, text });
  });
  let renewedAt = -Infinity;
  const stopRenewing = effect(() => {
    const hash = makeAddress(addressOf(state, packedNow.value));
    const isMoving = player.isPlaying.value;
    if (isBusy.value || road.value === undefined) return;
    // Moves that have not been packed yet will be in a moment.
    const isPacking = view.value === "play" && hand.value.made.length > 0 &&
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
