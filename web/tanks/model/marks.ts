/**
 * What the time line of a recording marks: for each turn at most one mark of a kind. Pure.
 */
import { faultAt } from "../../../lib/logs/fault_at.ts";
import type { Seat } from "../../../lib/arena/types.ts";
import type { ReplayedTurn } from "../../../lib/logs/replay.ts";
import { lostSeats } from "../../../lib/logs/words.ts";
import * as strings from "../../strings/strings.ts";
import { MARK_KINDS, type MarkKind, type TimelineMark } from "../../ui/player/types.ts";
import { botColour } from "./colours.ts";
import { nameIn } from "./events.ts";
import { lastReportOf } from "./knowledge.ts";
import type { Recording } from "./recording.ts";

/** Something that happened, before it becomes part of a mark. */
interface Happening {
  readonly kind: MarkKind;
  /** Who did it, or to whom it happened where nobody did. */
  readonly seats: readonly Seat[];
  /** A part of the mark's sentence. */
  readonly told: string;
}

/**
 * Hits of the living, collisions, faults and deaths, and as notes lost turns; by frame, in a frame the less weighty
 * first. Who is ended by a fault has a fault, no death. A mark has the colour of the bot that acts or dies; where
 * several bots do, it has its kind's own.
 */
export function marksOf(recording: Recording): readonly TimelineMark[] {
  return recording.steps.flatMap((step) => (
    marksOfTurn(recording, step.turn, happeningsOf(recording, step))
  ));
}

/**
 * What the program in a seat learns, in the turn in which it learns it: its own hits, lost turns and end, and that
 * others have died, of which it isn't told how. A page shows those up to its turn, or it would tell what is to come.
 */
export function marksKnownTo(recording: Recording, viewer: Seat): readonly TimelineMark[] {
  const lastReport = lastReportOf(recording, viewer);
  return recording.steps.flatMap((step) => {
    const known = happeningsOf(recording, step).flatMap((happening): Happening[] => {
      const { kind, seats } = happening;
      const [seat = viewer] = seats;
      const isEnd = kind === "death" || kind === "fault";
      if (seat === viewer) {
        return kind !== "collision" && (isEnd || step.turn <= lastReport) ? [happening] : [];
      }
      return isEnd && step.turn <= lastReport ? [deathOf(recording, step, seat, false)] : [];
    });
    return marksOfTurn(recording, step.turn, known);
  });
}

function marksOfTurn(
  recording: Recording,
  turn: number,
  all: readonly Happening[],
): TimelineMark[] {
  if (all.length === 0) return [];
  return MARK_KINDS.flatMap((kind) => {
    const some = all.filter((happening) => happening.kind === kind);
    if (some.length === 0) return [];
    const entries = new Set(
      some.flatMap(({ seats }) => seats.map((seat) => entryIn(recording, seat))),
    );
    const [entry] = entries;
    return [{
      frame: turn,
      kind,
      label: strings.tanks.marks.label(turn, some.map(({ told }) => told)),
      ...(entry === undefined || entries.size > 1 ? {} : { colour: botColour(entry) }),
    }];
  });
}

function happeningsOf(recording: Recording, step: ReplayedTurn): Happening[] {
  const { marks } = strings.tanks;
  const name = nameIn(recording);
  const happenings: Happening[] = lostSeats(step).map((seat) => (
    { kind: "note", seats: [seat], told: marks.lost(name(seat)) }
  ));
  for (const event of step.events) {
    if (event.kind === "shot" && event.hit !== undefined && event.hit.scored > 0) {
      const told = marks.hit(name(event.seat), name(event.hit.seat));
      happenings.push({ kind: "hit", seats: [event.seat], told });
    } else if (event.kind === "collided") {
      const [one, two] = event.seats;
      const told = marks.collision(name(one), name(two));
      happenings.push({ kind: "collision", seats: event.seats, told });
    } else if (event.kind === "died") {
      happenings.push(deathOf(recording, step, event.seat, event.phase === "fault"));
    }
  }
  return happenings;
}

function deathOf(
  recording: Recording,
  { turn }: ReplayedTurn,
  seat: Seat,
  byFault: boolean,
): Happening {
  const { marks } = strings.tanks;
  const name = nameIn(recording)(seat);
  if (!byFault) return { kind: "death", seats: [seat], told: marks.death(name) };
  const fault = faultAt(recording.round, turn, seat);
  return { kind: "fault", seats: [seat], told: marks.fault(name, fault?.kind) };
}

function entryIn({ seats }: Recording, seat: Seat): number {
  return seats[seat]?.entry ?? 0;
}
