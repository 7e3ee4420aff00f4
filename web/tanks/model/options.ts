/** What a reader chooses about how a match is shown, and how that stands in an address. Pure. */

/** What the chart shows. Here, since other pages write addresses, too, and know nothing of recordings. */
export const MEASURES = ["lives", "damage"] as const;
export type Measure = (typeof MEASURES)[number];

/** Which events are listed. */
export const EVENT_FILTERS = ["major", "all", "chosen"] as const;
export type EventFilter = (typeof EVENT_FILTERS)[number];

/** What became of a bot in a round: it was the only tank alive at the end, or it was dead. */
export const FATES = ["won", "lost"] as const;
export type Fate = (typeof FATES)[number];

/** What can be listed: all rounds, or those that a word or the fate of a bot (its index) picks out. */
const ROUND_WORDS = ["all", "starred", "faults", "draws"] as const;
export type RoundFilter = (typeof ROUND_WORDS)[number] | `${Fate} ${number}`;

/** By what rounds can be sorted. */
export const ROUND_SORTS = ["number", "turns", "margin"] as const;
export type RoundSort = (typeof ROUND_SORTS)[number];

/** Which rounds are listed, and in which order. */
export interface RoundChoice {
  readonly filter: RoundFilter;
  readonly sort: RoundSort;
  readonly isDescending: boolean;
}

/** All of it. */
export interface Options extends RoundChoice {
  /** The heights stand on the field as numbers. */
  readonly heights: boolean;
  /** What the chart shows. */
  readonly chart: Measure;
  readonly events: EventFilter;
  /** At the end of a round goes on with the next. */
  readonly playsOn: boolean;
  /** Playing hurries through turns in which nothing happens. */
  readonly hurries: boolean;
  /** A turn is gone through action by action. */
  readonly byActions: boolean;
  /** The field is seen through each living tank's eyes in turn. */
  readonly eyesInTurn: boolean;
  /** Nothing tells what comes after the present turn, or how other rounds ended. */
  readonly hidesResults: boolean;
}

/** What holds where nobody has chosen. */
export const FIRST_OPTIONS: Options = {
  filter: "all",
  sort: "number",
  isDescending: false,
  heights: false,
  chart: "lives",
  events: "major",
  playsOn: false,
  hurries: false,
  byActions: false,
  eyesInTurn: false,
  hidesResults: false,
};

/** The yes-or-no ones, by their names in an address, where they are 1. */
const SWITCHES = {
  heights: "heights",
  next: "playsOn",
  skip: "hurries",
  actions: "byActions",
  eyes: "eyesInTurn",
  hide: "hidesResults",
} as const satisfies Record<string, keyof Options>;

/** Numbers of bots in an address have no more digits. */
const BOT = /^(won|lost)-(\d{1,6})$/;

/** Reads what differs from `FIRST_OPTIONS` out of the fields of an address; what makes no sense is left out. */
export function parseOptions(fields: ReadonlyMap<string, string>): Partial<Options> {
  return changedOf({
    ...switchesIn(fields),
    ...found("chart", MEASURES, fields.get("chart")),
    ...found("events", EVENT_FILTERS, fields.get("events")),
    ...filterIn(fields.get("rounds")),
    ...found("sort", ROUND_SORTS, fields.get("sort")),
    ...(fields.get("order") === "down" ? { isDescending: true } : {}),
  });
}

/** The fields of an address that say what differs from `FIRST_OPTIONS`, always in the same order. */
export function optionFields(options: Partial<Options>): readonly (readonly [string, string])[] {
  const { chart, events, filter, isDescending, sort } = changedOf(options);
  const fields = [
    ...Object.entries(SWITCHES).map(([name, option]) =>
      [name, options[option] === true ? "1" : undefined] as const
    ),
    ["chart", chart] as const,
    ["events", events] as const,
    ["rounds", filter?.replace(" ", "-")] as const,
    ["sort", sort] as const,
    ["order", isDescending ? "down" : undefined] as const,
  ];
  return fields.flatMap(([name, value]) => value === undefined ? [] : [[name, value] as const]);
}

/** Those of them that are not as in `FIRST_OPTIONS`. */
export function changedOf(options: Partial<Options>): Partial<Options> {
  const first: Readonly<Record<string, unknown>> = { ...FIRST_OPTIONS };
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => value !== first[name]),
  );
}

function switchesIn(fields: ReadonlyMap<string, string>): Partial<Options> {
  return Object.fromEntries(
    Object.entries(SWITCHES).flatMap(([name, option]) =>
      fields.get(name) === "1" ? [[option, true]] : []
    ),
  );
}

function filterIn(text: string | undefined): { readonly filter?: RoundFilter } {
  const word = ROUND_WORDS.find((one) => one === text);
  if (word !== undefined) return { filter: word };
  const [, name, bot] = BOT.exec(text ?? "") ?? [];
  const fate = FATES.find((one) => one === name);
  return fate === undefined ? {} : { filter: `${fate} ${Number(bot)}` };
}

function found<Name extends string, Word extends string>(
  name: Name,
  words: readonly Word[],
  text: string | undefined,
): { readonly [Key in Name]?: Word } {
  const word = words.find((one) => one === text);
  const all: { [Key in Name]?: Word } = {};
  if (word !== undefined) all[name] = word;
  return all;
}
