/** The signals behind the page of frogger, and what follows from them; only the store's own parts change them. */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Problem } from "../../../lib/core/problem.ts";
import type { PublishedRoad, TrafficPar } from "../../../lib/frogger/published.ts";
import type { OwnGamesState } from "../../ui/own_games.ts";
import { createPlayer } from "../../ui/player/player.ts";
import type { FrameClock, Player } from "../../ui/player/types.ts";
import { problemsIn } from "../../ui/problems_in.ts";
import type { View } from "../model/address.ts";
import { AT_START, type Hand } from "../model/hand.ts";
import { showHand, type ShownRun } from "../model/shown_run.ts";
import type { Advice } from "../work/messages.ts";
import type { ShownRoad } from "./types.ts";

/** See the members of the same name in FroggerStore. */
export interface State extends Omit<OwnGamesState<Hand>, "board"> {
  readonly player: Player;
  readonly shelf: Signal<readonly PublishedRoad[] | null | undefined>;
  readonly road: Signal<ShownRoad | undefined>;
  readonly par: Signal<TrafficPar | undefined>;
  readonly run: Signal<ShownRun | undefined>;
  readonly view: Signal<View>;
  readonly hand: Signal<Hand>;
  readonly wantsHint: Signal<boolean>;
  readonly wantsWay: Signal<boolean>;
  readonly advice: Signal<Advice | undefined>;
  readonly isAdviceMissing: Signal<boolean>;
  readonly isLive: Signal<boolean>;
  /** Where the moves that are watched were left for playing. */
  readonly watchedFrame: Signal<number>;
  readonly problems: Signal<readonly Problem[]>;
  readonly warnings: Signal<readonly Problem[]>;
  readonly isBusy: Signal<boolean>;
  readonly isSearching: Signal<boolean>;
  readonly played: ReadonlySignal<ShownRun | undefined>;
  readonly shown: ReadonlySignal<ShownRun | undefined>;
}

/** Nothing is shown yet. */
export function createState(clock: FrameClock): State {
  const road = signal<ShownRoad | undefined>(undefined);
  const run = signal<ShownRun | undefined>(undefined);
  const view = signal<View>("watch");
  const hand = signal<Hand>(AT_START);
  const played = computed(() =>
    road.value === undefined ? undefined : showHand(road.value.traffic, hand.value.made)
  );
  return {
    player: createPlayer(clock),
    shelf: signal(undefined),
    road,
    par: signal(undefined),
    run,
    view,
    hand,
    wantsHint: signal(false),
    wantsWay: signal(false),
    advice: signal(undefined),
    isAdviceMissing: signal(false),
    isLive: signal(false),
    isGiven: signal(false),
    asideGames: signal([]),
    isAsideTold: signal(true),
    watchedFrame: signal(0),
    problems: signal([]),
    warnings: signal([]),
    isBusy: signal(false),
    isSearching: signal(false),
    kept: signal(undefined),
    played,
    shown: computed(() => view.value === "play" ? played.value : run.value),
  };
}

/** One more thing that went wrong. */
export function tell({ problems }: State, error: unknown): void {
  problems.value = [...problems.peek(), ...problemsIn(error)];
}

/**
 * Shows the frames of the moves on the picture: by hand the last one, else the one that is wanted. Without moves the traffic
 * alone is watched.
 */
export function loadPlayer({ player, road, shown, view }: State, frame: number): void {
  const length = shown.peek()?.length ?? road.peek()?.frames ?? 0;
  player.load(length, view.peek() === "play" ? length : frame);
}
