/** What the reader has chosen: options, a seat, through whose eyes the field is seen. */
import { batch, computed, type ReadonlySignal } from "@preact/signals";
import type { Keep } from "../../ui/keep.ts";
import type { Player } from "../../ui/player/types.ts";
import type { Address } from "../model/address.ts";
import { seatInTurn } from "../model/eyes_in_turn.ts";
import { FIRST_OPTIONS, type Options } from "../model/options.ts";
import { chooseSeat, panelOf, type State } from "./state.ts";

/** The name under which the browser keeps that results are hidden. */
const HIDES = "turniir-hides-results";

/** The choices, and what changes them. */
export interface Chosen {
  /** The seat chosen, or the one whose turn it is. */
  readonly seat: ReadonlySignal<number | undefined>;
  /** The seat through whose eyes the field is seen. */
  readonly viewer: ReadonlySignal<number | undefined>;
  setOptions(change: Partial<Options>): void;
  chooseSeat(seat: number | undefined): void;
  setFog(isOn: boolean): void;
  /** All of it as an address has it. */
  follow(address: Address): void;
}

/** Changes the state's options, seat and fog. */
export function createChosen(state: State, player: Player, keep: Keep): Chosen {
  const { fog, options, panel, recording, seat } = state;
  const inTurn = computed(() => {
    const { eyesInTurn } = options.value;
    if (!eyesInTurn || recording.value === undefined) return undefined;
    return seatInTurn(recording.value, player.frame.value, player.speed.value);
  });
  const isInTurn = () => options.peek().eyesInTurn;
  const endTurns = () => {
    if (isInTurn()) options.value = { ...options.peek(), eyesInTurn: false };
  };
  return {
    seat: computed(() => inTurn.value ?? seat.value),
    viewer: computed(() => inTurn.value ?? (fog.value ? seat.value : undefined)),
    setOptions: (change) => {
      const { hidesResults } = change;
      if (hidesResults !== undefined) keep.write(HIDES, hidesResults ? "1" : undefined);
      options.value = { ...options.peek(), ...change };
    },
    chooseSeat: (chosen) =>
      batch(() => {
        // Whoever chooses one keeps to its eyes.
        if (isInTurn()) fog.value = true;
        endTurns();
        chooseSeat(state, chosen);
      }),
    setFog: (isOn) =>
      batch(() => {
        endTurns();
        fog.value = isOn && seat.value !== undefined;
      }),
    follow: (address) =>
      batch(() => {
        seat.value = address.seat;
        fog.value = address.fog === true && address.seat !== undefined;
        panel.value = panelOf(address);
        const hidesResults = keep.read(HIDES) !== undefined;
        options.value = { ...FIRST_OPTIONS, hidesResults, ...address.options };
      }),
  };
}
