/**
 * Which stages there are.
 */
import { type Contest, type Row, rulesOf } from "../contest.ts";
import { STAGE_STATES } from "../published/types.ts";
import type { Stage } from "../types.ts";
import { takeTexts } from "./json_values.ts";
import {
  countOf,
  given,
  optionalJsonOf,
  optionalNumberOf,
  optionalTextOf,
  optionalWholeOf,
  textOf,
  wholeOf,
  wordOf,
} from "./rows.ts";

/** The stage that is being played. */
export function playingStage(contest: Contest): Stage | undefined {
  return toStage(contest.one("SELECT * FROM stage WHERE state = 'playing'"));
}

/** The last stage that is over and counts. */
export function lastFinished(contest: Contest): Stage | undefined {
  return toStage(
    contest.one("SELECT * FROM stage WHERE state = 'finished' ORDER BY number DESC LIMIT 1"),
  );
}

/** All stages, also annulled ones, the oldest first. */
export function listStages(contest: Contest): Stage[] {
  return contest.all("SELECT * FROM stage ORDER BY number").map(readStage);
}

export function stageByNumber(contest: Contest, number: number): Stage | undefined {
  return toStage(contest.one("SELECT * FROM stage WHERE number = ?", number));
}

function toStage(row: Row | undefined): Stage | undefined {
  return row === undefined ? undefined : readStage(row);
}

function readStage(row: Row): Stage {
  return {
    number: countOf(row, "number", 1),
    versionId: wholeOf(row, "version_id"),
    state: wordOf(row, "state", STAGE_STATES),
    seed: textOf(row, "seed"),
    rules: rulesOf(row),
    begunAt: textOf(row, "begun_at"),
    ...given("finishedAt", optionalTextOf(row, "finished_at")),
    ...given("factor", optionalNumberOf(row, "factor")),
    ...given("sandbox", optionalJsonOf(row, "sandbox", takeTexts)),
    ...given("repeats", optionalWholeOf(row, "repeats")),
  };
}
