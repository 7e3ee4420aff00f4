/** The list of events as rows of known height, so that only those in sight need to exist. Pure. */
import {
  firstFrom,
  type ListedEvent,
  type ListedKind,
  nameIn,
  visibleTo,
} from "../model/events.ts";
import { countWhile } from "../model/count_while.ts";
import type { EventFilter } from "../model/options.ts";
import type { Recording } from "../model/recording.ts";
import { knownUntil } from "../model/standing.ts";
import * as later from "../../strings/later.ts";
import * as strings from "../../strings/strings.ts";

/** The head of a turn, or an event in it. Lengths are in rem, from the top of the list. */
export type EventRow =
  | (Place & { readonly kind: "turn" })
  | (Place & { readonly kind: "event"; readonly event: ListedEvent });

interface Place {
  readonly turn: number;
  readonly top: number;
  readonly height: number;
}

/** All rows of a list. */
export interface EventRows {
  readonly rows: readonly EventRow[];
  /** How many of them are events. */
  readonly events: number;
  /** In rem. */
  readonly height: number;
}

/** In rem. */
const TURN_HEIGHT = 2.25;
/** In rem, by the lines of text that an event takes; what takes more is cut off. */
const EVENT_HEIGHTS = [2.25, 2.75, 3.875] as const;

/** How many letters a line holds where the list is as narrow as on a phone. */
const LINE_LETTERS = 36;

/** About how many letters each kind of sentence has besides names; a guess is enough to make room. */
const LETTERS: Readonly<Record<ListedKind, number>> = {
  lost: 60,
  fault: 90,
  move: 20,
  stay: 36,
  collision: 50,
  "shot-hit": 50,
  "shot-wreck": 44,
  "shot-miss": 26,
  look: 50,
  death: 18,
  end: 60,
};

/** What to list of the events of a recording. */
export interface EventChoice {
  readonly filter: EventFilter;
  /** The chosen seat; without one the filter `chosen` lists nothing. */
  readonly selected: number | undefined;
  /** Through whose eyes: only what the program there could know. */
  readonly viewer: number | undefined;
  /** Later turns are left out. */
  readonly until: number;
}

/** Picks the events and stacks them under the heads of their turns. */
export function rowsOf(
  recording: Recording,
  events: readonly ListedEvent[],
  choice: EventChoice,
): EventRows {
  const nameOf = nameIn(recording);
  const letters = recording.seats.map((_, seat) => cutNames(recording, nameOf(seat)).length);
  const rows: EventRow[] = [];
  let top = 0;
  let listed = 0;
  let head = -1;
  for (const event of events.slice(0, firstFrom(events, choice.until + 1))) {
    if (!isListed(event, choice)) continue;
    const { turn } = event;
    if (turn !== head) {
      rows.push({ kind: "turn", turn, top, height: TURN_HEIGHT });
      top += TURN_HEIGHT;
      head = turn;
    }
    const height = heightOf(event, letters);
    rows.push({ kind: "event", turn, top, height, event });
    top += height;
    listed += 1;
  }
  return { rows, events: listed, height: top };
}

/** The rows of which some part lies between two heights, in rem. */
export function rowsBetween({ rows }: EventRows, from: number, to: number): readonly EventRow[] {
  const first = countWhile(rows, ({ top }) => top <= from) - 1;
  return rows.slice(Math.max(0, first), countWhile(rows, ({ top }) => top < to));
}

/** Where the rows of a turn begin and end, in rem; a turn without rows is where the turn before it ends. */
export function placeOf({ rows, height }: EventRows, turn: number): readonly [number, number] {
  const topOf = (index: number) => rows[index]?.top ?? height;
  const first = countWhile(rows, (row) => row.turn < turn);
  return [topOf(first), topOf(countWhile(rows, (row) => row.turn <= turn))];
}

/** Names of more letters are cut in a sentence, or nothing else of it could be read. */
const NAME_LETTERS = 28;

/** A sentence with its long names cut. */
export function cutNames({ seats }: Recording, words: string): string {
  return seats.reduce((told, { name }) => {
    const letters = Array.from(name);
    if (letters.length <= NAME_LETTERS) return told;
    return told.replaceAll(letters.join(""), `${letters.slice(0, NAME_LETTERS).join("")}…`);
  }, words);
}

/** The event in words: with a viewer, no more than the program there could know. */
export function tellKnown(
  recording: Recording,
  event: ListedEvent,
  viewer: number | undefined,
): string {
  const [one = 0, other = 0] = event.seats;
  const nameOf = nameIn(recording);
  const { shotKnown, shotUntold, lookUntold, deadKnown } = later.panels.events;
  if (viewer === undefined) return event.text;
  if (event.kind === "death" || event.kind === "fault") return deadKnown(nameOf(one));
  const order = recording.steps[event.turn - 1]?.entries[one];
  const to = typeof order === "object" ? strings.panels.compass[order.to] : "";
  if (event.turn > knownUntil(recording, event.turn, viewer)) {
    if (event.kind.startsWith("shot")) return shotUntold(nameOf(one), to);
    if (event.kind === "look") return lookUntold(nameOf(one), to);
  }
  // How far away the target was, and so what the shot did to it, is not reported.
  const isHit = event.kind === "shot-hit" || event.kind === "shot-wreck";
  if (!isHit) return event.text;
  return shotKnown(nameOf(one), to, nameOf(other));
}

function heightOf({ kind, seats }: ListedEvent, letters: readonly number[]): number {
  const names = seats.reduce((sum, seat) => sum + (letters[seat] ?? 0), 0);
  // A collision names both twice.
  const all = LETTERS[kind] + names * (kind === "collision" ? 2 : 1);
  const [one, two, three] = EVENT_HEIGHTS;
  return all <= LINE_LETTERS ? one : all <= 2 * LINE_LETTERS ? two : three;
}

function isListed(event: ListedEvent, { filter, selected, viewer }: EventChoice): boolean {
  if (viewer !== undefined && !visibleTo(event, viewer)) return false;
  if (filter === "major") return event.weight === "major";
  return filter === "all" || (selected !== undefined && event.seats.includes(selected));
}
