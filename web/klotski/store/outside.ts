/** What the store of klotski needs from the world outside. */
import type { PublishedVariants } from "../../../lib/klotski/published.ts";
import type { AddressPlace } from "../../ui/address_place.ts";
import type { Keep } from "../../ui/keep.ts";
import type { OpenSolver } from "../work/solver_line.ts";

/** The world outside; a test brings its own. */
export interface Outside {
  /** The address after the `#`. */
  readonly place: AddressPlace;
  /** What outlives the page. */
  readonly keep: Keep;
  readonly openSolver: OpenSolver;
  /** `undefined`: this site tells of no variants. @throws {UnusableInput} */
  readVariants(): Promise<PublishedVariants | undefined>;
  /** Does something later, in milliseconds; the function given back prevents it. */
  later(ms: number, act: () => void): () => void;
}
