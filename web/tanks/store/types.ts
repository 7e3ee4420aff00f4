/** What the page of a match remembers, and what it needs from outside. */
import type { ReadonlySignal } from "@preact/signals";
import type { Problem } from "../../../lib/core/problem.ts";
import type { Catalog, LiveEvent, PublishedRun } from "../../../lib/logs/published.ts";
import type { AddressPlace } from "../../ui/address_place.ts";
import type { Keep } from "../../ui/keep.ts";
import type { FrameClock, Player, TimelineMark } from "../../ui/player/types.ts";
import type { Address } from "../model/address.ts";
import type { Options } from "../model/options.ts";
import type { Recording } from "../model/recording.ts";
import type { LogBook, LogSource } from "../work/types.ts";

/** The world outside; a test brings its own. */
export interface Outside {
  readonly clock: FrameClock;
  /** The address after the `#`. */
  readonly place: AddressPlace;
  readonly keep: Keep;
  /** The file's log where the page is one single file with a log inside. */
  readonly inside: LogSource | undefined;
  /** `undefined`: this site says of no runs. @throws {UnusableInput} */
  readCatalog(): Promise<Catalog | undefined>;
  /** @throws {UnusableInput} If there is no such run, or it cannot be reached. */
  readRun(id: string): Promise<PublishedRun>;
  /** Hears what happens in a run; `isPlaying`: somebody must tell. Returns what ends it. */
  followRun(
    id: string,
    match: string,
    hear: (event: LiveEvent) => void,
    isPlaying: boolean,
  ): () => void;
  /** The address of a file below data/RUN/. */
  fileOf(run: string, file: string): string;
  /** A log's address beside the page. @throws {UnusableInput} If it is on another host. */
  logAt(address: string): string;
  /** Goes to another page of the site in place of this one; never settles, since this page ends. */
  leaveFor(page: string): Promise<never>;
  /** Files that another page of the site handed over to this one; once. Never rejects. */
  handedOver(): Promise<readonly File[]>;
  /**
   * Aborted before the log is open, it ends whatever was begun for it.
   * @throws {UnusableInput}
   */
  openBook(source: LogSource, signal: AbortSignal): Promise<LogBook>;
}

/** A file that the reader opened. */
export interface OpenedFile {
  /** Its name, made unique. */
  readonly id: string;
  readonly blob: Blob;
  /** When it was written last, in ISO 8601. */
  readonly writtenAt: string;
}

/** What is on show. */
export type Showing = "nothing" | "match";

/** Everything that components read and do. */
export interface TanksStore {
  readonly player: Player;
  readonly showing: ReadonlySignal<Showing>;
  /** `undefined` until it has been read, `null` where there is none. */
  readonly catalog: ReadonlySignal<Catalog | null | undefined>;
  /** The run of the open match, or the one in which the match that was asked for is missing. */
  readonly run: ReadonlySignal<PublishedRun | undefined>;
  readonly files: ReadonlySignal<readonly OpenedFile[]>;
  /** The id of the match or file that is open. */
  readonly match: ReadonlySignal<string | undefined>;
  readonly book: ReadonlySignal<LogBook | undefined>;
  readonly recording: ReadonlySignal<Recording | undefined>;
  readonly marks: ReadonlySignal<readonly TimelineMark[]>;
  /** What could not be opened, and why. */
  readonly problems: ReadonlySignal<readonly Problem[]>;
  /** Something is being fetched or read. */
  readonly isBusy: ReadonlySignal<boolean>;
  /** A file that the address speaks of and that only the reader has. */
  readonly wantedFile: ReadonlySignal<string | undefined>;
  /** The seat chosen. */
  readonly seat: ReadonlySignal<number | undefined>;
  /** The seat through whose eyes the field is seen. */
  readonly viewer: ReadonlySignal<number | undefined>;
  readonly panel: ReadonlySignal<string>;
  readonly options: ReadonlySignal<Options>;
  /** The round after the present one, by their numbers, as far as it is known. */
  readonly nextRound: ReadonlySignal<number | undefined>;
  readonly previousRound: ReadonlySignal<number | undefined>;

  /** For each of the header's bots its index in the run's list; `undefined` where the log is no part of a run. */
  readonly entries: ReadonlySignal<readonly number[] | undefined>;
  /** Where the whole log can be downloaded; `undefined` where the reader has it already. */
  readonly logAddress: ReadonlySignal<string | undefined>;
  /** Whether the log came from the site: then its address is enough for anybody. */
  readonly isFromSite: ReadonlySignal<boolean>;
  /** The full address of what is shown now, after the `#`. */
  addressNow(): Address;
  openFiles(files: readonly File[]): Promise<void>;
  openFile(id: string): Promise<void>;
  openRound(round: number, turn?: number): Promise<void>;
  chooseSeat(seat: number | undefined): void;
  setFog(isOn: boolean): void;
  openPanel(panel: string): void;
  /** Verifies all rounds of the open match, those as well that came after its log was read. */
  verifyAll(): Promise<void>;
  /** Those named; the others stay. */
  setOptions(change: Partial<Options>): void;
  dismissProblems(): void;
  dispose(): void;
}
