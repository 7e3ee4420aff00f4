/** The signals behind the page of races, and what follows from them; only the store's own parts change them. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Problem } from "../../../lib/core/problem.ts";
import type { Par, PublishedCircuit } from "../../../lib/race/published.ts";
import * as strings from "../../strings/strings.ts";
import type { OwnGamesState } from "../../ui/own_games.ts";
import { createPlayer } from "../../ui/player/player.ts";
import type { FrameClock, Player } from "../../ui/player/types.ts";
import { problemsIn } from "../../ui/problems_in.ts";
import { MOST_LAPS, type View } from "../model/address.ts";
import { AT_START, type Drive } from "../model/drive.ts";
import { movesShown, showLap, type ShownLap } from "../model/shown_lap.ts";
import type { ShownCircuit } from "./types.ts";

/** See the members of the same name in RaceStore. */
export interface State extends Omit<OwnGamesState<Drive>, "board"> {
  readonly player: Player;
  readonly shelf: Signal<readonly PublishedCircuit[] | null | undefined>;
  readonly championship: Signal<string | undefined>;
  readonly circuit: Signal<ShownCircuit | undefined>;
  readonly par: Signal<Par | undefined>;
  readonly laps: Signal<readonly ShownLap[]>;
  /** The lap that was chosen of those opened; there may be none of this index. */
  readonly chosenLap: Signal<number>;
  readonly view: Signal<View>;
  readonly isNear: Signal<boolean>;
  readonly drive: Signal<Drive>;
  readonly problems: Signal<readonly Problem[]>;
  readonly isBusy: Signal<boolean>;
  readonly isSearching: Signal<boolean>;
  readonly driven: ReadonlySignal<ShownLap | undefined>;
  readonly chosen: ReadonlySignal<number>;
  readonly looked: ReadonlySignal<ShownLap | undefined>;
}

/** Nothing is shown yet. */
export function createState(clock: FrameClock): State {
  const circuit = signal<ShownCircuit | undefined>(undefined);
  const laps = signal<readonly ShownLap[]>([]);
  const chosenLap = signal(0);
  const view = signal<View>("watch");
  const drive = signal<Drive>(AT_START);
  const driven = computed((): ShownLap | undefined => {
    const shown = circuit.value;
    if (shown === undefined) return undefined;
    const lap = { pilot: strings.race.you, circuit: shown.file, points: drive.value.points };
    return showLap(shown.circuit, { lap, isBest: false, packed: "" });
  });
  const chosen = computed(() =>
    view.value === "drive"
      ? laps.value.length
      : Math.max(0, Math.min(chosenLap.value, laps.value.length - 1))
  );
  return {
    player: createPlayer(clock),
    shelf: signal(undefined),
    championship: signal(undefined),
    circuit,
    par: signal(undefined),
    laps,
    chosenLap,
    view,
    isNear: signal(false),
    drive,
    isGiven: signal(false),
    asideGames: signal([]),
    isAsideTold: signal(true),
    problems: signal([]),
    isBusy: signal(false),
    isSearching: signal(false),
    kept: signal(undefined),
    driven,
    chosen,
    looked: computed(() => view.value === "drive" ? driven.value : laps.value[chosen.value]),
  };
}

/** One more thing that went wrong. */
export function tell({ problems }: State, error: unknown): void {
  problems.value = [...problems.peek(), ...problemsIn(error)];
}

/** Shows as many moves as there are in the longest lap; of a lap by hand, all that are made. */
export function loadPlayer({ drive, laps, player, view }: State, frame: number): void {
  const longest = Math.max(0, ...laps.peek().map(movesShown));
  const made = drive.peek().points.length - 1;
  if (view.peek() === "drive") player.load(made, made);
  else player.load(longest, frame);
}

/** More laps, the last of which is looked at. */
export function addLaps(state: State, added: readonly ShownLap[]): void {
  const { chosenLap, laps, player, view } = state;
  batch(() => {
    laps.value = [...laps.peek(), ...added].slice(0, MOST_LAPS);
    if (view.peek() === "drive") return;
    chosenLap.value = laps.peek().length - 1;
    loadPlayer(state, player.frame.peek());
  });
}
