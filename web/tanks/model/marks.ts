/**
 * What the time line of a recording marks: for each turn at most one mark of a kind. Pure.
 */
import { faultAt } from "../../../lib/logs/fault_at.ts";
import type { Seat } from "../../../lib/arena/types.ts";
import type { ReplayedTurn } from "../../../lib/logs/replay.ts";
import { lostSeats, rammedWreck } from "../../../lib/logs/words.ts";
import * as strings from "../../strings/strings.ts";
import { MARK_KINDS, type MarkKind, type TimelineMark } from "../../ui/player/types.ts";
import { nameIn } from "./events.ts";
import { lastReportOf } from "./knowledge.ts";
import type { Recording } from "./recording.ts";

/** Of more tanks than this, a mark has no letters: nobody could tell who did what. */
const MOST_LETTERS = 2;

/** Something that happened, before it becomes part of a mark. */
interface Happening {
  readonly kind: MarkKind;
  /** Who did it, or to whom it happened where nobody did. */
  readonly seats: readonly Seat[];
  /** Its tank is dead from then on. */
  readonly isEnd: boolean;
  /** A part of the mark's sentence. */
  readonly told: string;
}

/**
 * Hits of the living, collisions, faults, lost turns (faults as well; as notes when the turn before was lost, too) and
 * deaths; by frame, in a frame the less weighty first. Who is ended by a fault has a fault, no death. A mark has the
 * letters of the tanks that act or die, unless there are too many.
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
      const { isEnd, kind, seats } = happening;
      const [seat = viewer] = seats;
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
    const letters = new Set(
      some.flatMap(({ seats }) => seats.map((seat) => recording.seats[seat]?.mark ?? "")),
    );
    return [{
      frame: turn,
      kind,
      label: strings.tanks.marks.label(turn, some.map(({ told }) => told)),
      ...(letters.size > MOST_LETTERS ? {} : { sign: [...letters].join("") }),
    }];
  });
}

function happeningsOf(recording: Recording, step: ReplayedTurn): Happening[] {
  const { marks } = strings.tanks;
  const name = nameIn(recording);
  const before = recording.steps[step.turn - 2];
  const lostBefore = before === undefined ? [] : lostSeats(before);
  const happenings: Happening[] = lostSeats(step).map((seat) => ({
    // Where a program writes nothing valid turn after turn, the first of them is what one looks for.
    kind: lostBefore.includes(seat) ? "note" : "fault",
    seats: [seat],
    isEnd: false,
    told: marks.lost(name(seat)),
  }));
  for (const event of step.events) {
    if (event.kind === "shot" && event.hit !== undefined && event.hit.scored > 0) {
      const told = marks.hit(name(event.seat), name(event.hit.seat));
      happenings.push({ kind: "hit", seats: [event.seat], isEnd: false, told });
    } else if (event.kind === "collided") {
      const [one, two] = event.seats;
      const rammed = rammedWreck(event, step);
      happenings.push(
        rammed === undefined
          ? {
            kind: "collision",
            seats: event.seats,
            isEnd: false,
            told: marks.collision(name(one), name(two)),
          }
          : {
            kind: "collision",
            seats: [rammed.driver],
            isEnd: false,
            told: marks.ramming(name(rammed.driver), name(rammed.wreck)),
          },
      );
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
  if (!byFault) return { kind: "death", seats: [seat], isEnd: true, told: marks.death(name) };
  const fault = faultAt(recording.round, turn, seat);
  return { kind: "fault", seats: [seat], isEnd: true, told: marks.fault(name, fault?.kind) };
}
