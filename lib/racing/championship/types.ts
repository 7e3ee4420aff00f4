/** The words of a championship that is driven: who takes part, and what is kept of each drive. */
import type { Problem } from "../../core/problem.ts";
import type { DriveName, DrivenRun } from "../../race/championship.ts";
import type { Finding } from "../../race/types.ts";
import type { Course } from "../course.ts";

/** What a participant's file says. */
export interface ParticipantFile {
  /** What tables call it. */
  readonly name: string;
  /** The pilot: a module, a folder, an executable, or a command, from the participant's folder. */
  readonly pilot: string;
  /** Milliseconds since 1970. */
  readonly firstSending: number;
  readonly lastSending: number;
  /** The mean time that it foretells, in hundredths of a second. */
  readonly estimate?: number;
}

/** Somebody whose folder is in order. */
export interface Participant extends ParticipantFile {
  /** The name of its folder; its circuit is told to pilots as `ID.cir`. */
  readonly id: string;
  /** The folder, absolute. */
  readonly folder: string;
}

/** A participant that drives. */
export interface Entrant extends Participant {
  readonly course: Course;
  /** Its own circuit did not conform and was replaced. */
  readonly hasHouseCircuit: boolean;
  /** The best possible time on the circuit, in hundredths of a second. */
  readonly par: number;
}

/** A participant that is out before the first race. */
export interface OutParticipant extends Participant {
  /** What stands against its circuit; at least one. */
  readonly findings: readonly Finding[];
}

/** A participant that cannot take part as it is, and all that is wrong with it. */
export interface BadParticipant {
  readonly id: string;
  /** The name of its folder if its own cannot be read. */
  readonly name: string;
  /** At least one. */
  readonly problems: readonly Problem[];
}

/** A participant that the organiser plays without, because it was not in order. */
export interface LeftOut {
  /** As its folder is called, with a dash for what no id may have. */
  readonly id: string;
  readonly name: string;
  /** A sentence each; at least one. */
  readonly reasons: readonly string[];
}

/** Who takes part: the folder as it was read. */
export interface StartingList {
  /** By the date of their first sending; equal dates by their ids. */
  readonly entrants: readonly Entrant[];
  /** In the same order. */
  readonly out: readonly OutParticipant[];
  /** By their ids; absent: nobody. */
  readonly leftOut?: readonly LeftOut[];
}

/** What the journal keeps of a drive. */
export interface DriveRecord extends DriveName, DrivenRun {
  /** What the drive depends on: pilot, circuit, limits. With another key it is another drive. */
  readonly key: string;
  /** The pilot's result file; absent: there is none, or it is too long to be shown. */
  readonly lap?: string;
}

/** What came of a drive, and what its pilot's author wants to know. */
export interface GarageRun extends DrivenRun {
  readonly lap?: string;
  /** What the pilot wrote to standard error. */
  readonly errors: string;
}

/** Where pilots wait and from where they are sent out; a test brings its own. */
export interface Garage {
  /** What a drive depends on, as a short text; empty: its pilot or its circuit takes no part. */
  keyOf(drive: DriveName): string;
  /** Whether a drive that was kept is what its lap says; if not, it is done again. */
  isSound(record: DriveRecord): boolean;
  /**
   * Sends a pilot round a circuit; `undefined`: the drive was interrupted and does not count.
   * @throws {JudgeFailure} If the sandbox failed.
   */
  drive(drive: DriveName, signal: AbortSignal): Promise<GarageRun | undefined>;
}
