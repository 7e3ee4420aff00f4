/** The signals behind the page of tanks; only the store's own parts change them. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Problem } from "../../../lib/core/problem.ts";
import type { Catalog, PublishedMatch, PublishedRun } from "../../../lib/logs/published.ts";
import type { LogHeader, LogRound } from "../../../lib/logs/types.ts";
import type { Player } from "../../ui/player/types.ts";
import type { Address } from "../model/address.ts";
import { lettersOf, numbersOf } from "../model/contest_colours.ts";
import { changedOf, FIRST_OPTIONS, type Options } from "../model/options.ts";
import { record, type Recording } from "../model/recording.ts";
import type { LogBook } from "../work/types.ts";
import type { OpenedFile } from "./types.ts";

/** The ids of the panels beside the picture. */
export const PANELS = ["tanks", "events", "knows", "lines", "rounds", "facts"] as const;
export type PanelId = (typeof PANELS)[number];

/** The panel that is open first. */
export const FIRST_PANEL: PanelId = "tanks";

/** The panel that an address names; the first where there is none of that name. */
export function panelOf({ panel }: Address): PanelId {
  return PANELS.find((id) => id === panel) ?? FIRST_PANEL;
}

/** See the members of the same name in TanksStore. */
export interface State {
  readonly catalog: Signal<Catalog | null | undefined>;
  readonly run: Signal<PublishedRun | undefined>;
  readonly files: Signal<readonly OpenedFile[]>;
  readonly book: Signal<LogBook | undefined>;
  readonly recording: Signal<Recording | undefined>;
  readonly problems: Signal<readonly Problem[]>;
  readonly busy: Signal<boolean>;
  readonly wantedFile: Signal<string | undefined>;
  readonly seat: Signal<number | undefined>;
  readonly fog: Signal<boolean>;
  readonly panel: Signal<string>;
  readonly options: Signal<Options>;
  /** The parts of the address that say where the open log is. */
  readonly source: Signal<Address>;
  /** Rounds of the open match that were played after its log was read. */
  readonly late: Set<number>;
}

/** The state of a page that shows nothing yet. */
export function createState(): State {
  return {
    catalog: signal<Catalog | null | undefined>(undefined),
    run: signal<PublishedRun | undefined>(undefined),
    files: signal<readonly OpenedFile[]>([]),
    book: signal<LogBook | undefined>(undefined),
    recording: signal<Recording | undefined>(undefined),
    problems: signal<readonly Problem[]>([]),
    busy: signal(false),
    wantedFile: signal<string | undefined>(undefined),
    seat: signal<number | undefined>(undefined),
    fog: signal(false),
    panel: signal(FIRST_PANEL),
    options: signal(FIRST_OPTIONS),
    source: signal<Address>({}),
    late: new Set(),
  };
}

/** The number of the round that stands so many places after the shown one, by their numbers. */
export function neighbourOf(
  { book, recording }: State,
  step: number,
): ReadonlySignal<number | undefined> {
  return computed(() => {
    const rounds = book.value?.rounds.value ?? [];
    const now = recording.value?.round.round;
    const at = rounds.findIndex(({ round }) => round === now);
    return at < 0 ? undefined : rounds[at + step]?.round;
  });
}

/** The match of the run that an address names; `undefined` where there is no run, or none of that name. */
export function matchOf(
  { run }: Pick<State, "run">,
  { match }: Address,
): PublishedMatch | undefined {
  return run.value?.matches.find(({ id }) => id === match);
}

/** For each bot of a match of the run which program it is (Recording.entries); `undefined` where that is not known. */
export function entriesOf(state: State, address: Address): readonly number[] | undefined {
  const entries = matchOf(state, address)?.entries;
  return entries && numbersOf(state.run.value?.contest, entries);
}

/** Replays a round of the log that an address names, its programs as the run knows them. */
export function recordIn(
  state: State,
  address: Address,
  header: LogHeader,
  round: LogRound,
): Recording {
  if (address.run === undefined) return record(header, round);
  const contest = state.run.value?.contest;
  const entries = entriesOf(state, address);
  const letters = contest && entries?.map((number) => lettersOf(contest, number));
  return record(header, round, entries, letters);
}

/** Chooses a seat, or none: then nobody's eyes are looked through either. */
export function chooseSeat({ fog, seat }: State, chosen: number | undefined): void {
  batch(() => {
    seat.value = chosen;
    if (chosen === undefined) fog.value = false;
  });
}

/** Puts another log in the place of the one before. */
export function takeBook(state: State, opened: LogBook, source: Address): void {
  const before = state.book.value;
  state.late.clear();
  batch(() => {
    state.book.value = opened;
    state.source.value = source;
    state.recording.value = undefined;
    state.wantedFile.value = undefined;
    if (source.run === undefined) state.run.value = undefined;
  });
  before?.close();
}

/** Puts a newer reading of the same log, to its end, in the place of the one before. Rounds may have come meanwhile. */
export function renewBook(state: State, opened: LogBook): void {
  const before = state.book.value;
  const read = new Set(opened.rounds.value.map(({ round }) => round));
  state.late.clear();
  for (const summary of before?.rounds.value ?? []) {
    if (read.has(summary.round)) continue;
    opened.add(summary);
    state.late.add(summary.round);
  }
  state.book.value = opened;
  before?.close();
}

/** Closes the open log. */
export function leaveBook(state: State, player: Player): void {
  const before = state.book.value;
  player.pause();
  state.late.clear();
  batch(() => {
    state.book.value = undefined;
    state.recording.value = undefined;
    state.source.value = {};
  });
  before?.close();
}

/** The address of what is shown now. */
export function addressOf(state: State, player: Player): Address {
  const { book, fog, options, panel, recording, seat, source } = state;
  const changed = changedOf(options.value);
  const pause = player.pauseAt.value;
  const round = recording.value?.round.round;
  const speed = player.speed.value;
  if (book.value === undefined) return source.value;
  return {
    ...source.value,
    ...(round === undefined ? {} : { round, turn: player.frame.value }),
    ...(seat.value === undefined ? {} : { seat: seat.value }),
    ...(fog.value ? { fog: true } : {}),
    ...(speed === 1 ? {} : { speed }),
    ...(panel.value === FIRST_PANEL ? {} : { panel: panel.value }),
    ...(pause === undefined ? {} : { pause }),
    ...(Object.keys(changed).length === 0 ? {} : { options: changed }),
  };
}
