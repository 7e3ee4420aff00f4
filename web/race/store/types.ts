/** What the page of races remembers, and what it needs from outside. */
import type { ReadonlySignal } from "@preact/signals";
import type { Problem } from "../../../lib/core/problem.ts";
import type { Par, PublishedCircuit, PublishedCircuits } from "../../../lib/race/published.ts";
import type { Circuit, Point } from "../../../lib/race/types.ts";
import type { AddressPlace } from "../../ui/address_place.ts";
import type { Keep } from "../../ui/keep.ts";
import type { FrameClock, Player } from "../../ui/player/types.ts";
import type { ChampionshipRace, View } from "../model/address.ts";
import type { Drive } from "../model/drive.ts";
import type { ShownLap } from "../model/shown_lap.ts";

/** The world outside; a test brings its own. */
export interface Outside {
  readonly clock: FrameClock;
  /** The address after the `#`. */
  readonly place: AddressPlace;
  /** What outlives the page. */
  readonly keep: Keep;
  /** Another page has kept something; returns what ends listening. */
  listenToKeep(changed: () => void): () => void;
  /** `undefined`: this site tells of no circuits. @throws {UnusableInput} */
  readCircuits(): Promise<PublishedCircuits | undefined>;
  /** @throws {UnusableInput} If there is no such file, or it cannot be reached. */
  readCircuitFile(circuit: PublishedCircuit): Promise<Uint8Array<ArrayBuffer>>;
  /** The points of the best lap; `undefined`: no car can finish there. Takes up to some seconds. Rejects if it fails. */
  findBest(circuit: Circuit): Promise<readonly Point[] | undefined>;
}

/** The circuit on show. */
export interface ShownCircuit {
  readonly circuit: Circuit;
  /** As laps name it in their line 2; of a file or an address a stranger's text. */
  readonly file: string;
  /** For people; as above. */
  readonly title: string;
  /** One of the site's. */
  readonly id?: string;
  /** Not one of the site's: the circuit itself, for the address. */
  readonly track?: string;
  /** The race of the site's championship from which it was opened. */
  readonly championship?: ChampionshipRace;
}

/** Everything that components read and do. */
export interface RaceStore {
  readonly player: Player;
  /** `undefined` until it has been read, `null` where there is none. */
  readonly shelf: ReadonlySignal<readonly PublishedCircuit[] | null | undefined>;
  /** What the championship on this site is called; absent: there is none. */
  readonly championship: ReadonlySignal<string | undefined>;
  /** `undefined`: the shelf is on show. */
  readonly circuit: ReadonlySignal<ShownCircuit | undefined>;
  /** Of the circuit; `undefined` until it is known. */
  readonly par: ReadonlySignal<Par | undefined>;
  readonly laps: ReadonlySignal<readonly ShownLap[]>;
  /** The index of the lap that is looked at; the driven one comes after the others. */
  readonly chosen: ReadonlySignal<number>;
  /** That lap. */
  readonly looked: ReadonlySignal<ShownLap | undefined>;
  readonly view: ReadonlySignal<View>;
  readonly isNear: ReadonlySignal<boolean>;
  readonly drive: ReadonlySignal<Drive>;
  /** The lap by hand, as far as it has been driven. */
  readonly driven: ReadonlySignal<ShownLap | undefined>;
  /** Laps of the reader's own on this circuit that are not the one by hand, the last first. */
  readonly asideGames: ReadonlySignal<readonly Drive[]>;
  /** Whether the reader wants to be told of them. */
  readonly isAsideTold: ReadonlySignal<boolean>;
  /** What could not be opened, and why. */
  readonly problems: ReadonlySignal<readonly Problem[]>;
  /** Something is being fetched or read. */
  readonly isBusy: ReadonlySignal<boolean>;
  /** The best lap is being looked for. */
  readonly isSearching: ReadonlySignal<boolean>;

  /** A circuit of the shelf, for its picture; `undefined`: it cannot be had. Never rejects. */
  pictureOf(published: PublishedCircuit): Promise<Circuit | undefined>;
  /** Circuits (.cir) and laps (.F1); a lap opens the circuit that it names. */
  openFiles(files: readonly File[]): Promise<void>;
  addBest(): Promise<void>;
  removeLap(index: number): void;
  chooseLap(index: number): void;
  setView(view: View): void;
  setNear(isNear: boolean): void;
  driveTo(cell: Point): void;
  undo(): void;
  redo(): void;
  toStart(): void;
  /** The driven lap becomes one of the laps, and is watched. */
  keepDriven(): Promise<void>;
  /** Puts the lap by hand aside and begins a new one. */
  driveAgain(): void;
  /** Goes on with a lap that was put aside; the reader's own one by hand takes its place. */
  takeUp(lap: Drive): void;
  tellAside(isTold: boolean): void;
  dismissProblems(): void;
  dispose(): void;
}
