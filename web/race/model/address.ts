/**
 * What the page shows, as text after the `#` of its address. An address comes from anywhere: what makes no sense in it is
 * left out, and nothing here throws. Pure.
 */

import { cleanText } from "../../../lib/race/foreign_text.ts";

/** Watching laps, or driving one by hand. */
export const VIEWS = ["watch", "drive"] as const;
export type View = (typeof VIEWS)[number];

/** A race of a championship. */
export interface ChampionshipRace {
  /** From 1. */
  readonly round: number;
  /** The id of whose circuit it is. */
  readonly race: string;
}

/** What is shown; what is left out is up to the page. */
export interface Address {
  /** A circuit of the site. */
  readonly circuit?: string;
  /** One that is not on the site, packed (packed_circuit.ts). */
  readonly track?: string;
  /** What people call it where its file's name says too little: a stranger's text, made harmless. */
  readonly title?: string;
  /** The race of the site's championship from which the reader comes. */
  readonly championship?: ChampionshipRace;
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
  const title = track === undefined ? "" : cleanText(text("title") ?? "");
  const championship = track === undefined ? undefined : raceOf(text("round"), packed("race"));
  const near = ["0", "1"].find((one) => one === text("near"));
  return {
    ...(circuit === undefined ? {} : { circuit }),
    ...(track === undefined ? {} : { track }),
    ...(title === "" ? {} : { title }),
    ...(championship === undefined ? {} : { championship }),
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
  const { championship, circuit, drive, lap, laps, move, near, title, track, view } = address;
  const fields = {
    circuit,
    track,
    title: title === undefined ? undefined : encodeURIComponent(title.toWellFormed()),
    round: championship?.round,
    race: championship?.race,
    laps: laps?.join("."),
    move,
    lap,
    view,
    drive,
    near: near === undefined ? undefined : Number(near),
  };
  // Everything else here is made of letters, digits, `-`, `_` and `.`.
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [`${name}=${value}`]
  );
  return parts.length === 0 ? "" : `#${parts.join("&")}`;
}

/** The page of the site's championship with a race open. */
export function championshipAddress({ race, round }: ChampionshipRace): string {
  return `championship.html#round=${round}&race=${race}`;
}

function raceOf(round: string | undefined, race: string | undefined): ChampionshipRace | undefined {
  if (race === undefined || !/^[1-9]\d{0,2}$/.test(round ?? "")) return undefined;
  return { round: Number(round), race };
}

function numberOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text)
    ? Math.min(MOST_NUMBER, Number(text))
    : undefined;
}
