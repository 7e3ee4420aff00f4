/** What the page of a contest remembers, and what it needs from outside. */
import type { ReadonlySignal } from "@preact/signals";
import type {
  ContestEvent,
  ContestHistory,
  ContestMatrix,
  ContestOverview,
  EntryPage,
} from "../../lib/contest/published/types.ts";
import type { Problem } from "../../lib/core/problem.ts";
import type { Connection } from "../site/live.ts";
import type { ContestAddress } from "./address.ts";

/** The world outside; a test brings its own. */
export interface ContestOutside {
  /** The address after the `#`. */
  readHash(): string;
  /** The reader went to another address; returns what ends listening. */
  listen(moved: () => void): () => void;
  /** `undefined`: this site has no contest. @throws {UnusableInput} */
  readOverview(): Promise<ContestOverview | undefined>;
  /** @throws {UnusableInput} As the two below. */
  readEntry(entry: string): Promise<EntryPage>;
  readMatrix(): Promise<ContestMatrix>;
  readHistory(): Promise<ContestHistory>;
  /** Hears what happens; returns what ends it. */
  follow(
    hear: (event: ContestEvent) => void,
    onConnection: (connection: Connection) => void,
  ): () => void;
  /** Shows the beginning of a view to which the reader went, unless he came back to it. */
  toTop(): void;
}

/** How far the stage is that is being played. */
export type StageProgress = Extract<ContestEvent, { kind: "progress" }>;

/** Everything that the page shows. */
export interface ContestStore {
  readonly address: ReadonlySignal<ContestAddress>;
  /** `undefined`: not known yet, or there is none. */
  readonly overview: ReadonlySignal<ContestOverview | undefined>;
  /** The entry, matrix and history that were read last; the view says whether they are the right ones. */
  readonly entry: ReadonlySignal<EntryPage | undefined>;
  readonly matrix: ReadonlySignal<ContestMatrix | undefined>;
  readonly history: ReadonlySignal<ContestHistory | undefined>;
  readonly progress: ReadonlySignal<StageProgress | undefined>;
  /** How well the server is heard; `undefined`: this site has no events, or none yet. */
  readonly connection: ReadonlySignal<Connection | undefined>;
  /** What could not be read, and why. */
  readonly problems: ReadonlySignal<readonly Problem[]>;
  /** Something of what is shown is missing and being fetched. */
  readonly isBusy: ReadonlySignal<boolean>;
  dispose(): void;
}
