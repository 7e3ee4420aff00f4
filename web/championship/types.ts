/** What the page of a championship remembers, and what it needs from outside. */
import type { ReadonlySignal } from "@preact/signals";
import type { Problem } from "../../lib/core/problem.ts";
import type { PublishedChampionship } from "../../lib/race/published_championship.ts";
import type { Circuit } from "../../lib/race/types.ts";
import type { ChampionshipAddress } from "./address.ts";
import type { WatchLinks } from "./watch_links.ts";

/** The world outside; a test brings its own. */
export interface ChampionshipOutside {
  /** The address after the `#`. */
  readHash(): string;
  /** Puts another one there without going anywhere. */
  replaceHash(hash: string): void;
  /** The reader went to another address; returns what ends listening. */
  listen(moved: () => void): () => void;
  /** `undefined`: this site has no championship. @throws {UnusableInput} */
  readChampionship(): Promise<PublishedChampionship | undefined>;
  /** The circuit's bytes, by the participant's id. @throws {UnusableInput} As the next one. */
  readCircuit(id: string): Promise<Uint8Array<ArrayBuffer>>;
  /** A lap's bytes, by its name in the championship. */
  readLap(lap: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** What is fetched when a race is opened. */
export interface OpenedRace {
  readonly circuit: Circuit;
  readonly links: WatchLinks;
}

/** An opened race: being fetched, there, or why it is not. */
export type RaceState =
  | { readonly kind: "busy" }
  | { readonly kind: "open"; readonly race: OpenedRace }
  | { readonly kind: "failed"; readonly why: string };

/** Everything that the page shows. */
export interface ChampionshipStore {
  readonly address: ReadonlySignal<ChampionshipAddress>;
  /** `undefined`: not known yet, or there is none. */
  readonly championship: ReadonlySignal<PublishedChampionship | undefined>;
  /** The round that is shown, from 1; of the view of rounds. */
  readonly round: ReadonlySignal<number>;
  /** Races that were opened, by `raceKey`. */
  readonly races: ReadonlySignal<ReadonlyMap<string, RaceState>>;
  /** What could not be read, and why. */
  readonly problems: ReadonlySignal<readonly Problem[]>;
  readonly isBusy: ReadonlySignal<boolean>;
  /** The reader opened or closed a race of the round that is shown. */
  turnRace(circuit: string, isOpen: boolean): void;
  dispose(): void;
}

/** The name of a race. */
export function raceKey(round: number, circuit: string): string {
  return `${round} ${circuit}`;
}
