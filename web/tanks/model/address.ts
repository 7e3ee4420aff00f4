/**
 * What the page shows, as text after the `#` of its address. Pure.
 *
 * An address comes from anywhere: what makes no sense in it is left out, what is too large is cut to size, and nothing
 * here throws.
 */
import { optionFields, type Options, parseOptions } from "./options.ts";
import { type Speed, SPEEDS } from "../../ui/player/types.ts";

/** What is shown; what is left out is up to the page. */
export interface Address {
  readonly run?: string;
  readonly match?: string;
  /** A log beside the page or on the same host, relative. */
  readonly log?: string;
  /** A packed round (packed_round.ts). */
  readonly replay?: string;
  /** From 1. */
  readonly round?: number;
  /** From 0, the start. */
  readonly turn?: number;
  /** The seat that is chosen, from 0. */
  readonly seat?: number;
  /** Shown through the eyes of that seat only. */
  readonly fog?: boolean;
  readonly speed?: Speed;
  readonly panel?: string;
  /** The turn at which playing pauses, from 1. */
  readonly pause?: number;
  /** Those that differ from what holds without a choice. */
  readonly options?: Partial<Options>;
}

/** No number in an address is larger. */
export const MOST_NUMBER = 1_000_000_000;

/** Texts of more characters, the packed round apart, are no names. */
export const MOST_TEXT = 1000;

/** Reads the part of an address after (or with) its `#`. */
export function parseAddress(hash: string): Address {
  const fields = fieldsOf(hash);
  const run = takeText(fields.get("run"));
  const match = takeText(fields.get("match"));
  const log = takeText(fields.get("log"));
  const replay = fields.get("replay") || undefined;
  const round = takeNumber(fields.get("round"), 1);
  const turn = takeNumber(fields.get("turn"), 0);
  const seat = takeNumber(fields.get("seat"), 0);
  const speed = SPEEDS.find((one) => String(one) === fields.get("speed"));
  const panel = takeText(fields.get("panel"));
  const pause = takeNumber(fields.get("pause"), 1);
  const options = parseOptions(fields);
  return {
    ...(run === undefined ? {} : { run }),
    ...(match === undefined ? {} : { match }),
    ...(log === undefined ? {} : { log }),
    ...(replay === undefined ? {} : { replay }),
    ...(round === undefined ? {} : { round }),
    ...(turn === undefined ? {} : { turn }),
    ...(seat === undefined ? {} : { seat }),
    ...(fields.get("fog") === "1" ? { fog: true } : {}),
    ...(speed === undefined ? {} : { speed }),
    ...(panel === undefined ? {} : { panel }),
    ...(pause === undefined ? {} : { pause }),
    ...(Object.keys(options).length === 0 ? {} : { options }),
  };
}

/** Writes an address: `#run=…&match=…`, always in the same order; empty where there is nothing to say. */
export function makeAddress(address: Address): string {
  const { fog, log, match, options, panel, pause, replay, round, run, seat, speed, turn } = address;
  const fields = [
    ...Object.entries({ run, match, log, replay, round, turn, seat }),
    ["fog", fog === true ? 1 : undefined] as const,
    ...Object.entries({ speed, panel, pause }),
    ...optionFields(options ?? {}),
  ];
  const parts = fields.flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [`${name}=${encode(String(value))}`]
  );
  return parts.length === 0 ? "" : `#${parts.join("&")}`;
}

/** The first of each name counts. */
function fieldsOf(hash: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const part of hash.replace(/^#/, "").split("&")) {
    const at = part.indexOf("=");
    const name = part.slice(0, at);
    const value = at < 0 ? undefined : decode(part.slice(at + 1));
    if (value !== undefined && !fields.has(name)) fields.set(name, value);
  }
  return fields;
}

/** Also the slash is left as it is: paths stay readable. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll("%2F", "/");
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function takeText(text: string | undefined): string | undefined {
  return text === undefined || text === "" || text.length > MOST_TEXT ? undefined : text;
}

/** A whole number, also one as `1e9`; one that is out of bounds becomes the nearest that is not. */
function takeNumber(text: string | undefined, least: number): number | undefined {
  if (text === undefined || !/^-?\d+(e\d+)?$/.test(text)) return undefined;
  return Math.min(MOST_NUMBER, Math.max(least, Number(text)));
}
