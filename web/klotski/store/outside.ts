/** What the store of klotski needs from the world outside. */
import type { PublishedVariants } from "../../../lib/klotski/published.ts";
import type { OpenSolver } from "../work/solver_line.ts";

/** The world outside; a test brings its own. */
export interface Outside {
  /** The address after the `#`. */
  readonly place: Place;
  /** What outlives the page. */
  readonly keep: Keep;
  readonly openSolver: OpenSolver;
  /** `undefined`: this site tells of no variants. @throws {UnusableInput} */
  readVariants(): Promise<PublishedVariants | undefined>;
  /** Does something later, in milliseconds; the function given back prevents it. */
  later(ms: number, act: () => void): () => void;
}

/** Where the address stands. */
export interface Place {
  read(): string;
  /** Another moment of what is shown: no step back in the browser's history. */
  replace(hash: string): void;
  /** Something else is shown. */
  push(hash: string): void;
  /** The reader went to another address; returns what ends listening. */
  listen(moved: () => void): () => void;
}

/** Texts under names; where nothing can be kept, nothing is read. Never throws. */
export interface Keep {
  read(name: string): string | undefined;
  /** `undefined` takes it away. */
  write(name: string, text: string | undefined): void;
}
