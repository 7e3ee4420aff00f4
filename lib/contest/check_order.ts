/**
 * Proves that versions and stages stand to each other as the rules have it [STAGE-1..5]: what has played was played, what
 * counts was not repeated, and all seeds follow from the contest's.
 */
import { join } from "@std/path";
import { type Tell, telling } from "./check_findings.ts";
import type { Contest } from "./contest.ts";
import { PRIVATE } from "./contest_folder.ts";
import type { stageSeed } from "./stage_seed.ts";
import { requireEntry } from "./store/entries.ts";
import { allSeats, listStages } from "./store/stages.ts";
import { allVersions, isAsAdded } from "./store/versions.ts";
import type { Stage, Version } from "./types.ts";

/** How a stage's seed follows from the contest's. */
export type SeedOf = typeof stageSeed;

/** Proves it of all versions and stages, as they are at one moment. */
export async function checkOrder(contest: Contest, seedOf: SeedOf, tell: Tell): Promise<void> {
  const file = join(contest.folder, PRIVATE.database);
  const say = (code: string, message: string) => tell(code, message, file);
  // A stage may end meanwhile: reading sees all of it, or nothing.
  contest.db.exec("BEGIN");
  try {
    await telling(tell, file, () => {
      const stages = listStages(contest);
      const { seed } = contest.settings();
      for (const stage of stages) {
        if (stage.seed !== seedOf(seed, stage.number)) {
          say("STAGE_SEED", `The seed of stage ${stage.number} does not follow from the contest's`);
        }
        const flaw = flawOfStage(stage, stages);
        if (flaw !== undefined) say("STAGE_STATE", flaw);
      }
    });
    for (const version of allVersions(contest)) {
      await telling(tell, file, () => {
        if (!isAsAdded(contest, version)) {
          const what = "its command or its list of files is not what was sent in";
          say("VERSION_CHANGED", `${labelOf(contest, version)}: ${what}`);
        }
      });
    }
    await telling(tell, file, () => checkStates(contest, say));
  } finally {
    contest.db.exec("ROLLBACK");
  }
}

/** A stage that was repeated counts no more, and every other one does. */
function flawOfStage({ finishedAt, number, state }: Stage, stages: readonly Stage[]) {
  if (state === "playing") return undefined;
  const later = stages.find((stage) => stage.repeats === number && stage.state !== "playing");
  if (state === "annulled" && later === undefined) {
    return `Stage ${number} counts no more, though no stage repeats it`;
  }
  if (state === "finished" && later !== undefined) {
    return `Stage ${number} counts, though stage ${later.number} repeats it`;
  }
  return finishedAt === undefined
    ? `Stage ${number} is over, and nobody knows since when`
    : undefined;
}

function checkStates(contest: Contest, say: (code: string, message: string) => void): void {
  const stages = listStages(contest);
  const seats = allSeats(contest);
  const playing = stages.find(({ state }) => state === "playing");
  const stageOf = new Map(seats.map(({ stage, versionId }) => [versionId, stage]));
  const isUnderWay = (id: number) =>
    id === playing?.versionId &&
    seats.some(({ stage, versionId }) => stage === playing.number && versionId === id);
  for (const version of allVersions(contest)) {
    const { id, state } = version;
    const label = () => labelOf(contest, version);
    const stage = stageOf.get(id);
    if (isUnderWay(id) !== (state === "playing")) {
      const what = state === "playing" ? "it is playing in no stage" : `it is ${state}`;
      const where = state === "playing" ? "" : `, though stage ${playing?.number} is played for it`;
      say("VERSION_STATE", `${label()}: ${what}${where}`);
    } else if (stage !== undefined && state !== "played" && state !== "playing") {
      say("VERSION_STATE", `${label()}: it is ${state}, though it has played in stage ${stage}`);
    }
    if (!isCheckedFor(version)) {
      say("VERSION_STATE", `${label()}: it is ${state}, and its check does not say so`);
    }
  }
}

/** What may play was found fit; what was refused was not. What was taken back may have been either, or neither. */
function isCheckedFor({ check, digest, state }: Version): boolean {
  if (state === "cancelled") return true;
  if (state === "received") return check === undefined;
  return state === "refused"
    ? check?.isFit === false
    : check?.isFit === true && digest !== undefined;
}

function labelOf(contest: Contest, { entryId, number }: Version): string {
  return `${requireEntry(contest, entryId).name}, version ${number}`;
}
