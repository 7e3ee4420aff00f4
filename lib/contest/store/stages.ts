/**
 * Stages: beginning and finishing them. One is played at a time, and what was finished never changes again, but that a
 * later stage may repeat the last one, which then counts no more.
 */
import { stageSeed } from "../stage_seed.ts";
import type { Contest } from "../contest.ts";
import type { Stage, StageResults } from "../types.ts";
import { requireEntry } from "./entries.ts";
import { given, wholeOf } from "./rows.ts";
import { lastFinished, playingStage, stageByNumber } from "./stage_list.ts";
import { setVersionState, versionById } from "./versions.ts";

export { askAgain, repeatRequest } from "./repeats.ts";
export { allDuels, allSeats, duelsOf, seatsOf } from "./seats.ts";
export { lastFinished, listStages, playingStage, stageByNumber } from "./stage_list.ts";

/** What a stage is begun with. */
export interface NewStage {
  /** The version for which it is played. */
  readonly versionId: number;
  /** Who plays, in the order of the plan; of each entry one version at most. */
  readonly versionIds: readonly number[];
  /** The stage that this one repeats: the last finished one. */
  readonly repeats?: number;
}

/**
 * Begins the next stage: it is `playing`, its seats are kept with the names of today, and its version is `playing`.
 * @throws {RangeError} If the versions cannot play so: another stage is being played, a version is in no state for it,
 *   or an entry would play against itself.
 */
export function beginStage(contest: Contest, begin: NewStage): Stage {
  return contest.transaction(() => {
    const { versionId, versionIds, repeats } = begin;
    if (playingStage(contest) !== undefined) {
      throw new RangeError("A stage is being played already");
    }
    if (repeats !== undefined && lastFinished(contest)?.number !== repeats) {
      throw new RangeError(`Stage ${repeats} cannot be repeated: it is not the last finished one`);
    }
    const stage = insertStage(contest, versionId, repeats);
    insertSeats(contest, stage.number, versionIds);
    // Of a stage that is repeated the version may have been withdrawn.
    if (versionIds.includes(versionId)) {
      const from = repeats === undefined ? "waiting" : "played";
      if (!setVersionState(contest, versionId, [from], "playing")) {
        throw new RangeError(`Version ${versionId} is not ${from}: no stage can be played for it`);
      }
    }
    return stage;
  });
}

/**
 * Keeps what a stage came to: it is `finished`, its version `played`, and the stage that it repeats is annulled.
 * @throws {RangeError} If it is not being played (so nothing counts twice), or the results are not those of its seats.
 */
export function finishStage(contest: Contest, number: number, results: StageResults): void {
  contest.transaction(() => {
    const stage = stageByNumber(contest, number);
    if (stage?.state !== "playing") throw new RangeError(`Stage ${number} is not being played`);
    contest.run(
      "UPDATE stage SET state = 'finished', finished_at = ?, factor = ?, sandbox = ? WHERE number = ?",
      ...[results.finishedAt, results.factor, JSON.stringify(results.sandbox), number],
    );
    keepSeats(contest, number, results.seats);
    keepDuels(contest, number, results.duels);
    setVersionState(contest, stage.versionId, ["playing"], "played");
    if (stage.repeats === undefined) return;
    contest.run("UPDATE stage SET state = 'annulled' WHERE number = ?", stage.repeats);
    contest.run("DELETE FROM repeat_request WHERE stage = ?", stage.repeats);
  });
}

/** A version that was fit has nobody to play against: it is `played` without a stage. @returns Whether it waited. */
export function markAlone(contest: Contest, versionId: number): boolean {
  return setVersionState(contest, versionId, ["waiting"], "played");
}

function insertStage(contest: Contest, versionId: number, repeats: number | undefined): Stage {
  const { seed, rules } = contest.settings();
  const row = contest.one("SELECT coalesce(max(number), 0) + 1 AS number FROM stage") ?? {};
  const number = wholeOf(row, "number");
  const stage: Stage = {
    ...{ number, versionId, state: "playing", seed: stageSeed(seed, number), rules },
    begunAt: contest.now(),
    ...given("repeats", repeats),
  };
  contest.run(
    `INSERT INTO stage
       (number, version_id, state, seed, duels, melees, places, turn_ms, start_ms, begun_at, repeats)
     VALUES (?, ?, 'playing', ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[number, versionId, stage.seed, rules.duels, rules.melees, rules.places],
    ...[rules.turnMs, rules.startMs, stage.begunAt, repeats ?? null],
  );
  return stage;
}

function insertSeats(contest: Contest, stage: number, versionIds: readonly number[]): void {
  const entries = new Set<number>();
  versionIds.forEach((versionId, place) => {
    const version = versionById(contest, versionId);
    if (version === undefined) throw new RangeError(`There is no version ${versionId}`);
    const { id, name } = requireEntry(contest, version.entryId);
    if (entries.has(id)) throw new RangeError(`Versions of one entry never play together: ${name}`);
    entries.add(id);
    contest.run(
      "INSERT INTO seat (stage, place, version_id, name) VALUES (?, ?, ?, ?)",
      ...[stage, place, versionId, name],
    );
  });
}

function keepSeats(contest: Contest, stage: number, seats: StageResults["seats"]): void {
  for (const { place, rank, result, lead } of seats) {
    contest.run(
      "UPDATE seat SET rank = ?, result = ?, lead = ? WHERE stage = ? AND place = ?",
      ...[rank, JSON.stringify(result), lead === undefined ? null : JSON.stringify(lead)],
      ...[stage, place],
    );
  }
  const open = contest.one(
    "SELECT count(*) AS number, count(rank) AS ranked FROM seat WHERE stage = ?",
    stage,
  ) ?? {};
  const number = wholeOf(open, "number");
  if (number !== seats.length || number !== wholeOf(open, "ranked")) {
    throw new RangeError(`Stage ${stage} has ${number} seats, and the results ${seats.length}`);
  }
}

function keepDuels(contest: Contest, stage: number, duels: StageResults["duels"]): void {
  for (const { one, other, match, rounds, points, wins } of duels) {
    contest.run(
      "INSERT INTO duel VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
      ...[stage, one, other, match, rounds, ...points, ...wins],
    );
  }
}
