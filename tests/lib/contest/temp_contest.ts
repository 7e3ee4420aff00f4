/**
 * A contest for one test, in a folder that goes afterwards, with a clock that goes on one second with every look at it.
 */
import { join } from "@std/path";
import { putBlob } from "../../../lib/contest/blobs.ts";
import { Contest } from "../../../lib/contest/contest.ts";
import type { CheckReport } from "../../../lib/contest/published/api.ts";
import type { ContestRules } from "../../../lib/contest/published/types.ts";
import { addEntry } from "../../../lib/contest/store/entries.ts";
import { beginStage, finishStage } from "../../../lib/contest/store/stages.ts";
import { addVersion, recordCheck } from "../../../lib/contest/store/versions.ts";
import type { Stage, StageResults, Version, VersionFile } from "../../../lib/contest/types.ts";

export const RULES: ContestRules = { duels: 4, melees: 3, places: 9, turnMs: 100, startMs: 2000 };

const BEGIN = Date.parse("2026-11-30T12:00:00Z");

/** A clock that shows a second more each time. */
export function steadyClock(): () => Date {
  let looks = 0;
  return () => new Date(BEGIN + 1000 * looks++);
}

/** A folder for one test; it goes afterwards. */
export async function withFolder(test: (folder: string) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "turniir-contest-" });
  try {
    await test(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** A contest for one test; it goes afterwards. */
export async function withContest(test: (contest: Contest) => void | Promise<void>): Promise<void> {
  await withFolder(async (folder) => {
    const begin = { title: "Spring", seed: "spring", rules: RULES };
    using contest = await Contest.create(join(folder, "contest"), begin, { clock: steadyClock() });
    await test(contest);
  });
}

/** A report of a check. */
export function checkReport(isFit: boolean): CheckReport {
  const finding = { isGood: isFit, text: "It answers within 3 ms." };
  return {
    isFit,
    checkedAt: "2026-11-30T12:00:00.000Z",
    problems: [],
    findings: [finding],
    stderr: "",
  };
}

/** A new entry with a version that waits. */
export function waitingVersion(contest: Contest, name: string): Version {
  return fitVersion(contest, addEntry(contest, name).id);
}

/** A new version of an entry, found fit. */
export function fitVersion(contest: Contest, entryId: number): Version {
  const version = addVersion(contest, entryId, { command: "bot.ts", files: [] });
  recordCheck(contest, version.id, { digest: `sha256:${version.id}`, report: checkReport(true) });
  return version;
}

/** A file as a version has it, with its bytes put in place. */
export async function storedFile(
  contest: Contest,
  path: string,
  text: string,
): Promise<VersionFile> {
  const bytes = new TextEncoder().encode(text);
  const digest = await putBlob(contest.filesFolder, bytes);
  return { path, digest, size: bytes.length, isExecutable: false };
}

/** Results of a stage with so many seats: place 0 is the best. */
export function madeUpResults(seats: number): StageResults {
  return {
    finishedAt: "2026-11-30T13:00:00.000Z",
    factor: 0.5,
    sandbox: ["permissions"],
    seats: Array.from({ length: seats }, (_, place) => ({
      place,
      rank: place + 1,
      result: {
        ...{ rank: place + 1, bot: `bot ${place}`, index: place, duels: 8, duelsCorrected: 4 },
        ...{ melee: 6, total: 10, low: 8.5, high: 12, averageDamage: 1.25 },
        wins: { duel: 1, melee: 0 },
        rounds: { duel: 4, melee: 3 },
        faults: { timeout: 0, exit: 0, crash: 1, flood: 0, memory: 0, invalid: 2, start: 0 },
      },
      ...(place + 1 < seats ? { lead: { verdict: "open", share: 0.75 } as const } : {}),
    })),
    duels: seats < 2 ? [] : [
      { one: 0, other: 1, match: "duel-1-2-a-b", rounds: 4, points: [20, 12], wins: [3, 1] },
    ],
  };
}

/** Plays a made-up stage between these versions, for the first of them. */
export function playedStage(contest: Contest, versionIds: readonly number[]): Stage {
  const [versionId = 0] = versionIds;
  const stage = beginStage(contest, { versionId, versionIds });
  finishStage(contest, stage.number, madeUpResults(versionIds.length));
  return stage;
}
