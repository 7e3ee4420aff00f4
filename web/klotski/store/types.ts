/** What the page of klotski remembers. */
import type { ReadonlySignal } from "@preact/signals";
import type { Problem } from "../../../lib/core/problem.ts";
import type { PublishedVariant } from "../../../lib/klotski/published.ts";
import type { Variant } from "../../../lib/klotski/types.ts";
import type { View } from "../model/address.ts";
import type { Options } from "./options.ts";
import type { Best } from "./solved.ts";
import type { Outside } from "./outside.ts";
import type { Play } from "./play.ts";
import type { Solving } from "./solving.ts";

/** A variant of the site. */
export interface ShelfPuzzle {
  readonly published: PublishedVariant;
  /** Reads its file, once; `undefined`: it cannot be read. */
  readonly variant: () => Variant | undefined;
}

/** The puzzle on show. */
export interface ShownPuzzle {
  readonly variant: Variant;
  /** For people; of a file or an address a stranger's text. */
  readonly title: string;
  /** One of the site's. */
  readonly id?: string;
  /** Not one of the site's: the puzzle itself, for the address. */
  readonly packed?: string;
  /** Under what the browser keeps what belongs to it. */
  readonly key: string;
}

/** Everything that components read and do. */
export interface KlotskiStore {
  readonly outside: Outside;
  /** `undefined` until it has been read, `null` where there is none. */
  readonly shelf: ReadonlySignal<readonly ShelfPuzzle[] | null | undefined>;
  /** The reader's best games, by the key of the puzzle. */
  readonly solved: ReadonlySignal<ReadonlyMap<string, Best>>;
  /** In the editor: of which a copy is drawn on. `undefined`: the shelf is on show, or the editor with what was drawn last. */
  readonly puzzle: ReadonlySignal<ShownPuzzle | undefined>;
  readonly view: ReadonlySignal<View>;
  /** `undefined`: nothing is played. */
  readonly play: ReadonlySignal<Play | undefined>;
  readonly solving: Solving;
  readonly options: Options;
  /** What could not be opened, and why. */
  readonly problems: ReadonlySignal<readonly Problem[]>;
  /** Something is being fetched or read. */
  readonly isBusy: ReadonlySignal<boolean>;

  /** The address of the puzzle that was played last; `undefined`: none was. */
  lastPlayed(): string | undefined;
  /** A game or a variant. */
  openFile(file: File): Promise<void>;
  /** The next puzzle of the shelf that is not solved yet; `undefined`: there is none. */
  nextPuzzle(): ShelfPuzzle | undefined;
  dismissProblems(): void;
  dispose(): void;
}
