/**
 * What the time line of a recording marks: for each turn at most one mark of a kind. Pure.
 */
import type { Seat } from "../../../lib/arena/types.ts";
import type { ReplayedTurn } from "../../../lib/logs/replay.ts";
import { lostSeats } from "../../../lib/logs/words.ts";
import * as strings from "../../strings/strings.ts";
import { MARK_KINDS, type MarkKind, type TimelineMark } from "../../ui/player/types.ts";
import { botColour } from "./colours.ts";
import { nameIn } from "./events.ts";
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
  return recording.steps.flatMap((step) => marksOfTurn(recording, step));
}

function marksOfTurn(recording: Recording, step: ReplayedTurn): TimelineMark[] {
  const all = happeningsOf(recording, step);
  if (all.length === 0) return [];
  return MARK_KINDS.flatMap((kind) => {
    const some = all.filter((happening) => happening.kind === kind);
    if (some.length === 0) return [];
    const bots = new Set(some.flatMap(({ seats }) => seats.map((seat) => botIn(recording, seat))));
    const [bot] = bots;
    return [{
      frame: step.turn,
      kind,
      label: strings.tanks.marks.label(step.turn, some.map(({ told }) => told)),
      ...(bot === undefined || bots.size > 1 ? {} : { colour: botColour(bot) }),
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
  const fault = recording.round.faults.find((fault) => fault.turn === turn && fault.tank === seat);
  return { kind: "fault", seats: [seat], told: marks.fault(name, fault?.kind) };
}

function botIn({ seats }: Recording, seat: Seat): number {
  return seats[seat]?.bot ?? 0;
}
