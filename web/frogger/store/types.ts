/** What the page of frogger remembers, and what it needs from outside. */
import type { ReadonlySignal } from "@preact/signals";
import type { Problem } from "../../../lib/core/problem.ts";
import type {
  PublishedRoad,
  PublishedTraffic,
  TrafficPar,
} from "../../../lib/frogger/published.ts";
import type { Traffic } from "../../../lib/frogger/types.ts";
import type { AddressPlace } from "../../ui/address_place.ts";
import type { Keep } from "../../ui/keep.ts";
import type { FrameClock, Player } from "../../ui/player/types.ts";
import type { View } from "../model/address.ts";
import type { Hand } from "../model/hand.ts";
import type { ShownRun } from "../model/shown_run.ts";
import type { LaneVehicles } from "../model/vehicles.ts";
import type { Adviser } from "../work/adviser.ts";
import type { Advice } from "../work/messages.ts";

/** The world outside; a test brings its own. */
export interface Outside extends Adviser {
  readonly clock: FrameClock;
  /** The address after the `#`. */
  readonly place: AddressPlace;
  /** What outlives the page. */
  readonly keep: Keep;
  /** Another page has kept something; returns what ends listening. */
  listenToKeep(changed: () => void): () => void;
  /** `undefined`: this site tells of no traffic. @throws {UnusableInput} */
  readTraffic(): Promise<PublishedTraffic | undefined>;
  /** @throws {UnusableInput} If there is no such file, or it cannot be reached. */
  readTrafficFile(road: PublishedRoad): Promise<Uint8Array<ArrayBuffer>>;
}

/** The road on show. */
export interface ShownRoad {
  readonly traffic: Traffic;
  readonly vehicles: LaneVehicles;
  /** The text of its file, as short as it can be. */
  readonly text: string;
  /** How many the game has. */
  readonly frames: number;
  /** The name of its file; of one's own or of an address a stranger's text. */
  readonly file: string;
  /** For people; as above. */
  readonly title: string;
  /** One of the site's. */
  readonly id?: string;
  /** Not one of the site's: the road itself, for the address; absent, too, where it is too long for that. */
  readonly packed?: string;
}

/** Everything that components read and do. */
export interface FroggerStore {
  readonly player: Player;
  /** `undefined` until it has been read, `null` where there is none. */
  readonly shelf: ReadonlySignal<readonly PublishedRoad[] | null | undefined>;
  /** `undefined`: the shelf is on show. */
  readonly road: ReadonlySignal<ShownRoad | undefined>;
  /** Of the road; `undefined` until it is known. */
  readonly par: ReadonlySignal<TrafficPar | undefined>;
  /** The moves that are watched. */
  readonly run: ReadonlySignal<ShownRun | undefined>;
  readonly view: ReadonlySignal<View>;
  readonly hand: ReadonlySignal<Hand>;
  /** The moves made by hand, as far as they were made. */
  readonly played: ReadonlySignal<ShownRun | undefined>;
  /** What is on the picture: the moves that are watched, or those by hand. */
  readonly shown: ReadonlySignal<ShownRun | undefined>;
  /** Whether what is best from here is told, and whether the way is shown; while one plays. */
  readonly wantsHint: ReadonlySignal<boolean>;
  readonly wantsWay: ReadonlySignal<boolean>;
  /** What is best from here; `undefined` until it is known, and where nobody asked. */
  readonly advice: ReadonlySignal<Advice | undefined>;
  /** It could not be had; it is tried again after the next move. */
  readonly isAdviceMissing: ReadonlySignal<boolean>;
  /** Time goes by itself, without waiting for the player. */
  readonly isLive: ReadonlySignal<boolean>;
  /** Games of the reader's own on this road that are not on the board, the last first. */
  readonly asideGames: ReadonlySignal<readonly Hand[]>;
  /** Whether the reader wants to be told of them. */
  readonly isAsideTold: ReadonlySignal<boolean>;
  /** What could not be opened, and why. */
  readonly problems: ReadonlySignal<readonly Problem[]>;
  /** What is worth knowing about what was opened. */
  readonly warnings: ReadonlySignal<readonly Problem[]>;
  /** Something is being fetched or read. */
  readonly isBusy: ReadonlySignal<boolean>;
  /** The best moves are being looked for. */
  readonly isSearching: ReadonlySignal<boolean>;

  /** Traffic of the shelf, for its picture; `undefined`: it cannot be had. Never rejects. */
  pictureOf(road: PublishedRoad): Promise<ShownRoad | undefined>;
  /** Traffic and moves; moves belong to the traffic beside them, else to the road on show. */
  openFiles(files: readonly File[]): Promise<void>;
  /** Watches the best moves that there are. */
  watchBest(): Promise<void>;
  setView(view: View): void;
  /** Goes on by hand from the frame on show of the moves that are watched. */
  playFromHere(): Promise<void>;
  /** Makes a move by hand, an index in MOVES. */
  move(move: number): void;
  undo(moves?: number): void;
  /** Takes back the move that squashed the frog; in the first half second it is taken for a press that came too late. */
  takeBack(): void;
  redo(): void;
  toStart(): void;
  /** Puts the game aside and begins a new one. */
  playAgain(): void;
  setHint(isWanted: boolean): void;
  setWay(isWanted: boolean): void;
  setLive(isLive: boolean): void;
  /** Makes the move that is best. */
  takeAdvice(): void;
  /** The moves by hand are watched. */
  watchPlayed(): Promise<void>;
  /** Goes on with a game that was put aside; the reader's own one on the board takes its place. */
  takeUp(game: Hand): void;
  tellAside(isTold: boolean): void;
  dismissProblems(): void;
  dispose(): void;
}
