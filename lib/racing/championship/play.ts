/**
 * Plays a championship: drives what is missing, several at a time, until nothing is. Every drive counts from the moment
 * it stands in the journal, so whoever is stopped or killed goes on where he was.
 */
import { JudgeFailure } from "../../judge/types.ts";
import { type Championship, championshipOf, type DriveName } from "../../race/championship.ts";
import type { PoolPilot } from "../../race/pool_table.ts";
import type { DriveJournal } from "./journal.ts";
import type { DriveRecord, Entrant, Garage, GarageRun } from "./types.ts";

/** How often a drive is begun again when the sandbox, not the pilot, has failed. */
const ATTEMPTS = 3;

/** How a championship is played. */
export interface PlayOptions {
  readonly entrants: readonly Entrant[];
  readonly journal: DriveJournal;
  readonly garage: Garage;
  /** How many drive at the same time. */
  readonly jobs: number;
  /** When it fires, nothing more is begun, and what drives is interrupted. */
  readonly signal: AbortSignal;
  /** Told of every drive that is done now. */
  readonly onDrive?: (record: DriveRecord, run: GarageRun) => void | Promise<void>;
  /** Told of the contest whenever a round is over, and what there was when this run began. */
  readonly onRound?: (championship: Championship) => void | Promise<void>;
}

/**
 * Plays as far as it may.
 * @returns The contest; drives are missing if it was stopped.
 * @throws {JudgeFailure} If the sandbox failed three times in a row, or the disk is full.
 */
export async function playChampionship(options: PlayOptions): Promise<Championship> {
  const { entrants, journal, onRound, signal } = options;
  const pilots = pilotsOf(entrants);
  for (;;) {
    const championship = championshipOf(pilots, (drive) => journal.find(drive));
    await onRound?.(championship);
    if (championship.missing.length === 0 || signal.aborted) return championship;
    await driveAll(championship.missing, options);
  }
}

/** Participants as the rules see them: by the order of their first sending. */
export function pilotsOf(entrants: readonly Entrant[]): PoolPilot[] {
  return entrants.map(({ estimate, id: name }, arrival) => ({
    name,
    arrival,
    ...(estimate === undefined ? {} : { estimate }),
  }));
}

/** One failure ends all: nobody drives behind it. */
async function driveAll(drives: readonly DriveName[], options: PlayOptions): Promise<void> {
  const failed = new AbortController();
  const signal = AbortSignal.any([options.signal, failed.signal]);
  const waiting = drives.values();
  const work = async () => {
    for (const drive of waiting) {
      if (signal.aborted) return;
      try {
        await driveOne(drive, { ...options, signal });
      } catch (error) {
        failed.abort();
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: options.jobs }, work));
  const failure = ended.find(({ status }) => status === "rejected");
  if (failure?.status === "rejected") throw failure.reason;
}

async function driveOne(drive: DriveName, options: PlayOptions): Promise<void> {
  const { garage, journal, onDrive, signal } = options;
  const run = await attempt(() => garage.drive(drive, signal));
  if (run === undefined) return;
  const { errors: _, ...kept } = run;
  const record: DriveRecord = { ...drive, key: garage.keyOf(drive), ...kept };
  // The author's file is there before the drive counts, or a kill between the two would lose it.
  await onDrive?.(record, run);
  journal.append(record);
}

async function attempt<Value>(drive: () => Promise<Value>): Promise<Value> {
  for (let left = ATTEMPTS - 1;; left--) {
    try {
      return await drive();
    } catch (error) {
      if (!(error instanceof JudgeFailure) || left === 0) throw error;
    }
  }
}
