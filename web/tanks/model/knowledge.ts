/** What the program in a seat knows of the others after a turn: all of it follows from the lines that it read. Pure. */
import { isOver } from "../../../lib/arena/round.ts";
import { numberOf, seatsOf } from "../../../lib/arena/seats.ts";
import type { Seat, Tank, TankNumber } from "../../../lib/arena/types.ts";
import { countWhile } from "./count_while.ts";
import { type Recording, stateAt } from "./recording.ts";

/** What a program knows. */
export interface Knowledge {
  /**
   * The turn of the last report that it read, at most the turn asked for: no report comes in the turn of its death
   * and in the last turn of a round, so its knowledge stays what it was.
   */
  readonly turn: number;
  /** It will read no more. */
  readonly isFinal: boolean;
  /** In seat order, itself left out. */
  readonly others: readonly KnownTank[];
}

/** What a program knows of another tank. */
export interface KnownTank {
  readonly seat: Seat;
  /** What the program calls it. */
  readonly number: TankNumber;
  /** As reported; every turn tells. */
  readonly lives: number;
  /** Where and how it was seen last; `undefined`: never. */
  readonly sighting: PastSighting | undefined;
  /** Turns from that sighting to the last report. */
  readonly age: number | undefined;
  /** `dead`: no lives, but nobody saw its wreck; `wreck`: seen as a wreck, which stays where it is. */
  readonly state: "alive" | "dead" | "wreck";
}

/** A tank as it was seen in a look. */
export interface PastSighting {
  readonly turn: number;
  readonly tank: Tank;
}

/** The sightings of one viewer: for each seat, in the order of turns. */
interface LookIndex {
  readonly seen: readonly (readonly PastSighting[])[];
  readonly lastReport: number;
}

/** Built when a seat is first asked about; gone with the recording. */
const indexes = new WeakMap<Recording, Map<Seat, LookIndex>>();

/** What the program in a seat knows after a turn; 0 is the start. */
export function knowledgeOf(recording: Recording, viewer: Seat, turn: number): Knowledge {
  const { seen, lastReport } = indexOf(recording, viewer);
  const known = Math.max(0, Math.min(turn, lastReport));
  const { tanks } = stateAt(recording, known);
  const others = seatsOf(tanks.length).filter((seat) => seat !== viewer).map((seat): KnownTank => {
    const lives = tanks[seat]?.lives ?? 0;
    const sighting = latest(seen[seat] ?? [], known);
    return {
      seat,
      number: numberOf(viewer, seat),
      lives,
      sighting,
      age: sighting === undefined ? undefined : known - sighting.turn,
      state: lives > 0 ? "alive" : sighting?.tank.lives === 0 ? "wreck" : "dead",
    };
  });
  return { turn: known, isFinal: turn > lastReport, others };
}

function indexOf(recording: Recording, viewer: Seat): LookIndex {
  const ofRecording = indexes.get(recording) ?? new Map<Seat, LookIndex>();
  indexes.set(recording, ofRecording);
  const index = ofRecording.get(viewer) ?? makeIndex(recording, viewer);
  ofRecording.set(viewer, index);
  return index;
}

function makeIndex(recording: Recording, viewer: Seat): LookIndex {
  const lastReport = findLastReport(recording, viewer);
  const seen = recording.seats.map((): PastSighting[] => []);
  for (const { turn, events } of recording.steps) {
    if (turn > lastReport) break;
    for (const event of events) {
      if (event.kind !== "looked" || event.seat !== viewer) continue;
      for (const { seat, tank } of event.seen) seen[seat]?.push({ turn, tank });
    }
  }
  return { seen, lastReport };
}

/** The last turn after which the program read a report; 0: none, only the opening. */
export function lastReportOf(recording: Recording, viewer: Seat): number {
  return indexOf(recording, viewer).lastReport;
}

function findLastReport(recording: Recording, viewer: Seat): number {
  const { steps, turns, header } = recording;
  const death = steps.findIndex(({ state }) => state.tanks[viewer]?.lives === 0);
  if (death >= 0) return death;
  return isOver(stateAt(recording, turns), header.limits.turns) ? Math.max(0, turns - 1) : turns;
}

/** The last one not after a turn. */
function latest(sightings: readonly PastSighting[], turn: number): PastSighting | undefined {
  return sightings[countWhile(sightings, (sighting) => sighting.turn <= turn) - 1];
}
