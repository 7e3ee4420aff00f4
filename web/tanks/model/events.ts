/**
 * Everything that happened in a recording, as one list: what the panel of events shows. Pure.
 */
import { assertNever } from "../../../lib/core/assert_never.ts";
import type { TurnEvent } from "../../../lib/arena/types.ts";
import type { ReplayedTurn } from "../../../lib/logs/replay.ts";
import { lostSeats, rammedWreck, tellEvent, tellLost } from "../../../lib/logs/words.ts";
import * as strings from "../../strings/strings.ts";
import { countWhile } from "./count_while.ts";
import type { Recording } from "./recording.ts";
import { endOf } from "./standing.ts";

/** What can be listed. `fault`: a program was ended; `lost`: it only lost its turn; `end`: no turn follows. */
export const LISTED_KINDS = [
  "lost",
  "fault",
  "move",
  "stay",
  "collision",
  "shot-hit",
  "shot-wreck",
  "shot-miss",
  "look",
  "death",
  "end",
] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];

/** One thing that happened. */
export interface ListedEvent {
  /** From 1; the end of a round without turns is in turn 0. */
  readonly turn: number;
  readonly kind: ListedKind;
  /**
   * Who it is about: the acting one, then the one that it hit; of a collision both, the lower one first, or the living one before
   * the wreck that it drove into; of the end, who lives. Who is seen by a look is not there.
   */
  readonly seats: readonly number[];
  /** Whether it changes the round: a hit, a collision, a death, a fault, the end. */
  readonly weight: "minor" | "major";
  /** In a sentence without its full stop, with names, which are strangers' text. Made when it is asked for. */
  readonly text: string;
}

const MAJOR: ReadonlySet<ListedKind> = new Set<ListedKind>([
  "lost",
  "fault",
  "collision",
  "shot-hit",
  "death",
  "end",
]);

/** Everything of the recording, by turn; in a turn in the order of its phases, lost turns first. */
export function eventsOf(recording: Recording): readonly ListedEvent[] {
  const name = nameIn(recording);
  const events: ListedEvent[] = [];
  for (const step of recording.steps) addEvents(events, recording, step, name);
  events.push(endEvent(recording));
  return events;
}

/** What happened in one turn, in the same order. */
export function eventsOfTurn(recording: Recording, step: ReplayedTurn): readonly ListedEvent[] {
  const events: ListedEvent[] = [];
  addEvents(events, recording, step, nameIn(recording));
  return events;
}

function addEvents(
  events: ListedEvent[],
  { round }: Recording,
  step: ReplayedTurn,
  name: (seat: number) => string,
): void {
  for (const seat of lostSeats(step)) {
    events.push(new Listed(step.turn, "lost", [seat], () => tellLost(seat, step, round, name)));
  }
  for (const event of step.events) {
    const tell = () => tellEvent(event, step, round, name);
    events.push(new Listed(step.turn, kindOf(event), seatsOf(event, step), tell));
  }
}

/** The index of the first event in this turn or after it; the number of events where there is none. */
export function firstFrom(events: readonly ListedEvent[], turn: number): number {
  return countWhile(events, (event) => event.turn < turn);
}

/**
 * Whether the program in a seat could know of the event from what it reads: what its own order came to, its own end,
 * and that others died. Of hits and collisions by others it sees the lives alone. From the turn after `lastReport`
 * (standing.ts) on it reads nothing, whatever happens.
 */
export function visibleTo({ kind, seats }: ListedEvent, seat: number): boolean {
  switch (kind) {
    case "fault":
    case "death":
      return true;
    case "collision":
    case "end":
      return false;
    default:
      return seats[0] === seat;
  }
}

/** What a tank is called where its name alone might not tell it from others. */
export function nameIn({ seats }: Recording): (seat: number) => string {
  return (seat) => strings.tanks.tank(seats[seat]?.name ?? "", seats[seat]?.mark ?? "");
}

/** A class, because there are thousands of them: a getter for each would take longer than the replay. */
class Listed implements ListedEvent {
  readonly turn: number;
  readonly kind: ListedKind;
  readonly seats: readonly number[];
  readonly #tell: () => string;

  constructor(turn: number, kind: ListedKind, seats: readonly number[], tell: () => string) {
    this.turn = turn;
    this.kind = kind;
    this.seats = seats;
    this.#tell = tell;
  }

  get weight(): "minor" | "major" {
    return MAJOR.has(this.kind) ? "major" : "minor";
  }

  get text(): string {
    return this.#tell();
  }
}

function kindOf(event: TurnEvent): ListedKind {
  switch (event.kind) {
    case "moved":
      return "move";
    case "stayed":
      return "stay";
    case "collided":
      return "collision";
    case "shot":
      return event.hit === undefined
        ? "shot-miss"
        : event.hit.scored === 0
        ? "shot-wreck"
        : "shot-hit";
    case "looked":
      return "look";
    case "died":
      return event.phase === "fault" ? "fault" : "death";
    default:
      return assertNever(event);
  }
}

function seatsOf(event: TurnEvent, step: ReplayedTurn): readonly number[] {
  if (event.kind === "collided") {
    const rammed = rammedWreck(event, step);
    return rammed === undefined ? event.seats : [rammed.driver, rammed.wreck];
  }
  if (event.kind === "shot" && event.hit !== undefined) return [event.seat, event.hit.seat];
  return [event.seat];
}

function endEvent(recording: Recording): ListedEvent {
  const { turns, result } = recording;
  const alive = result.lives.flatMap((lives, seat) => lives > 0 ? [seat] : []);
  return new Listed(turns, "end", alive, () => {
    const [first] = alive;
    const winner = first === undefined ? "" : nameIn(recording)(first);
    const bonus = first === undefined ? 0 : result.bonus[first] ?? 0;
    return strings.tanks.end(endOf(recording), { turns, alive: alive.length, winner, bonus });
  });
}
