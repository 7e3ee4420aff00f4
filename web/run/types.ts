/** What the page of a run remembers, and what it needs from outside. */
import type { ReadonlySignal } from "@preact/signals";
import type { Problem } from "../../lib/core/problem.ts";
import type { Catalog, CatalogRun, LiveEvent, PublishedRun } from "../../lib/logs/published.ts";
import type { TableVerdict } from "../../lib/logs/table_check.ts";
import type { Connection } from "../site/live.ts";
import type { LogBook } from "../tanks/work/types.ts";

/** The world outside; a test brings its own. */
export interface RunOutside {
  /** Milliseconds from any start. */
  now(): number;
  /** The address after the `#`. */
  readHash(): string;
  /** The reader went to another address; returns what ends listening. */
  listen(moved: () => void): () => void;
  /** `undefined`: this site says of no runs. @throws {UnusableInput} */
  readCatalog(): Promise<Catalog | undefined>;
  /** @throws {UnusableInput} If there is no such run, or it cannot be reached. */
  readRun(id: string): Promise<PublishedRun>;
  /** Shows logs that were chosen or dropped here; `undefined`: they must be opened on the page for that. */
  readonly openLogs: ((files: readonly File[]) => void) | undefined;
  /** Opens a log of a run. @throws {UnusableInput} */
  openLog(run: string, file: string, signal: AbortSignal): Promise<LogBook>;
  /** Hears what happens in a run; `isPlaying`: somebody must tell. Returns what ends it. */
  followRun(
    id: string,
    hear: (event: LiveEvent) => void,
    onConnection: (connection: Connection) => void,
    isPlaying: boolean,
  ): () => void;
}

/** How far the check of the table has come. */
export type TableCheck =
  | { readonly state: "idle" }
  /** So many of the run's logs have been read. */
  | { readonly state: "running"; readonly done: number; readonly total: number }
  /** A log could not be read; why, in a sentence. */
  | { readonly state: "unread"; readonly file: string; readonly why: string }
  | TableVerdict;

/** Everything that the page shows. */
export interface RunStore {
  readonly run: ReadonlySignal<PublishedRun | undefined>;
  /** How well the server of a run that is being played is heard. */
  readonly connection: ReadonlySignal<Connection | undefined>;
  /** Whether the table of the run on show is what its logs come to. */
  readonly tableCheck: ReadonlySignal<TableCheck>;
  /** The runs to choose from, where the address names none that there is; `undefined` until they are known. */
  readonly runs: ReadonlySignal<readonly CatalogRun[] | undefined>;
  /** What could not be read, and why. */
  readonly problems: ReadonlySignal<readonly Problem[]>;
  /** As in RunOutside. */
  readonly openLogs: RunOutside["openLogs"];
  /** Something is being fetched. */
  readonly isBusy: ReadonlySignal<boolean>;
  /** Reads all logs of the run on show and compares its table with what they come to. */
  checkTable(): Promise<void>;
  dispose(): void;
}
