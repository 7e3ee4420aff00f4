/**
 * What stands open in a contest: a stage that is being played or broke off, one that is to be played again.
 */
import { join } from "@std/path";
import type { Contest } from "../../contest/contest.ts";
import { isLocked } from "../../contest/locks.ts";
import { readJournal } from "../../contest/read_journal.ts";
import { playingStage, repeatRequest, seatsOf } from "../../contest/store/stages.ts";
import { FILES } from "../../tournament/run_folder.ts";
import { countRounds } from "../../tournament/schedule.ts";
import { contestCommand } from "./commands_to_paste.ts";

/** See the head of this file. */
export interface Situation {
  /** The stage that is begun and not over. */
  readonly playing?: OpenStage;
  /** The stage that the organiser wants to be played again. */
  readonly again?: number;
}

/** A stage that is not over. */
export interface OpenStage {
  readonly stage: number;
  /** Rounds that are played, of all of the stage. */
  readonly played: number;
  readonly total: number;
  /** Whether somebody plays at this moment; false: it broke off. */
  readonly isPlayed: boolean;
}

/** How it stands now. */
export async function situationOf(contest: Contest): Promise<Situation> {
  const playing = await openStage(contest);
  const again = repeatRequest(contest);
  return {
    ...(playing === undefined ? {} : { playing }),
    // The stage that repeats it may have begun.
    ...(again === undefined || playingStage(contest)?.repeats === again ? {} : { again }),
  };
}

async function openStage(contest: Contest): Promise<OpenStage | undefined> {
  const stage = playingStage(contest);
  if (stage === undefined) return undefined;
  const { number, rules: { duels, melees }, seed } = stage;
  const plan = { seed, bots: seatsOf(contest, number).length, duels, melees };
  using journal = await readJournal(join(contest.stageFolder(number), FILES.journal), plan);
  return {
    stage: number,
    played: journal?.rounds ?? 0,
    total: countRounds(plan),
    isPlayed: await isLocked(contest.folder, "player"),
  };
}

/** Sentences; none where nothing stands open. */
export function situationLines({ again, playing }: Situation, folder: string): string[] {
  return [
    ...(playing === undefined ? [] : [`Stage ${playing.stage} ${openText(playing, folder)}`]),
    ...(again === undefined
      ? []
      : [`Stage ${again} is to be played again, before all that waits.`]),
  ];
}

/** Such as `broke off after 12 of 46 rounds: go on with …`. */
export function openText({ isPlayed, played, total }: OpenStage, folder: string): string {
  return isPlayed
    ? `is being played: ${played} of ${total} rounds are over.`
    : `broke off after ${played} of ${total} rounds: go on with ${contestCommand("stage", folder)}`;
}
