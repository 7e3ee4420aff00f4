/**
 * What the page shows, as text after the `#` of its address. An address comes from anywhere: what makes no sense in it is
 * left out, and nothing here throws. Pure.
 */

/** Watching laps, or driving one by hand. */
export const VIEWS = ["watch", "drive"] as const;
export type View = (typeof VIEWS)[number];

/** What is shown; what is left out is up to the page. */
export interface Address {
  /** A circuit of the site. */
  readonly circuit?: string;
  /** One that is not on the site, packed (packed_circuit.ts). */
  readonly track?: string;
  /** Packed laps (packed_lap.ts), or BEST for the best lap that there is. */
  readonly laps?: readonly string[];
  /** How many moves have been made; of a lap by hand its last ones are undone. */
  readonly move?: number;
  /** The lap that is looked at, from 0. */
  readonly lap?: number;
  readonly view?: View;
  /** A lap driven by hand, packed. */
  readonly drive?: string;
  /** Shown from near; absent: only while a lap is driven by hand. */
  readonly near?: boolean;
}

/** Stands in place of a packed lap. */
export const BEST = "best";

/** No number in an address is larger. */
const MOST_NUMBER = 1_000_000;

/** More laps than that are not raced against each other. */
export const MOST_LAPS = 20;

/** Reads the part of an address after (or with) its `#`. */
export function parseAddress(hash: string): Address {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const text = (name: string) => fields.get(name) || undefined;
  const packed = (name: string) => {
    const value = text(name);
    return value !== undefined && /^[\w-]+$/.test(value) ? value : undefined;
  };
  const [circuit, track, drive] = [packed("circuit"), packed("track"), packed("drive")];
  const laps = text("laps")?.split(".").filter((lap) => /^[\w-]+$/.test(lap)).slice(0, MOST_LAPS);
  const [move, lap] = [numberOf(text("move")), numberOf(text("lap"))];
  const view = VIEWS.find((one) => one === text("view"));
  const near = ["0", "1"].find((one) => one === text("near"));
  return {
    ...(circuit === undefined ? {} : { circuit }),
    ...(track === undefined ? {} : { track }),
    ...(laps === undefined || laps.length === 0 ? {} : { laps }),
    ...(move === undefined ? {} : { move }),
    ...(lap === undefined ? {} : { lap }),
    ...(view === undefined ? {} : { view }),
    ...(drive === undefined ? {} : { drive }),
    ...(near === undefined ? {} : { near: near === "1" }),
  };
}

/** Writes an address, always in the same order; empty where there is nothing to say. */
export function makeAddress(address: Address): string {
  const { circuit, drive, lap, laps, move, near, track, view } = address;
  const fields = {
    circuit,
    track,
    laps: laps?.join("."),
    move,
    lap,
    view,
    drive,
    near: near === undefined ? undefined : Number(near),
  };
  // Everything here is made of letters, digits, `-`, `_` and `.`.
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [`${name}=${value}`]
  );
  return parts.length === 0 ? "" : `#${parts.join("&")}`;
}

function numberOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text)
    ? Math.min(MOST_NUMBER, Number(text))
    : undefined;
}
