/**
 * What the page shows, as text after the `#` of its address. An address comes from anywhere: what makes no sense in it is
 * left out, and nothing here throws. Pure.
 */

/** Watching a frog, or being one. */
export const VIEWS = ["watch", "play"] as const;
export type View = (typeof VIEWS)[number];

/** What is shown; what is left out is up to the page. */
export interface Address {
  /** Traffic of the site. */
  readonly traffic?: string;
  /** Traffic that is not on the site, packed (packed_road.ts). */
  readonly road?: string;
  /** The moves that are watched or have been played, packed (packed_moves.ts), or BEST for the best that there are. */
  readonly moves?: string;
  /** The start of this frame is shown. */
  readonly frame?: number;
  readonly view?: View;
}

/** Stands in place of packed moves. */
export const BEST = "best";

/** No number in an address is larger. */
const MOST_NUMBER = 1_000_000;

/** Reads the part of an address after (or with) its `#`. */
export function parseAddress(hash: string): Address {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const plain = (name: string) => {
    const value = fields.get(name) ?? "";
    return /^[\w-]+$/.test(value) ? value : undefined;
  };
  const [traffic, road, moves] = [plain("traffic"), plain("road"), plain("moves")];
  const told = plain("frame");
  const frame = told !== undefined && /^\d{1,9}$/.test(told)
    ? Math.min(MOST_NUMBER, Number(told))
    : undefined;
  const view = VIEWS.find((one) => one === plain("view"));
  return {
    ...(traffic === undefined ? {} : { traffic }),
    ...(road === undefined ? {} : { road }),
    ...(moves === undefined ? {} : { moves }),
    ...(frame === undefined ? {} : { frame }),
    ...(view === undefined ? {} : { view }),
  };
}

/** Writes an address, always in the same order; empty where there is nothing to say. */
export function makeAddress({ frame, moves, road, traffic, view }: Address): string {
  // Everything here is made of letters, digits, `-` and `_`.
  const parts = Object.entries({ traffic, road, moves, frame, view }).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [`${name}=${value}`]
  );
  return parts.length === 0 ? "" : `#${parts.join("&")}`;
}
