/**
 * The organiser's wish to have a stage played again. The player comes to it before all versions that wait.
 */
import { unusable } from "../../core/problem.ts";
import type { Contest } from "../contest.ts";
import { wholeOf } from "./rows.ts";
import { lastFinished, playingStage } from "./stage_list.ts";

/**
 * Asks for a stage to be played again; asking twice is asking once.
 * @throws {UnusableInput} STATE unless it is the last finished one and no other is being played: later stages follow
 *   from its table.
 */
export function askAgain(contest: Contest, stage: number): void {
  contest.transaction(() => {
    const refusal = refuseAgain(contest, stage);
    if (refusal !== undefined) throw unusable("STATE", refusal);
    contest.run("INSERT OR IGNORE INTO repeat_request VALUES (?, ?)", stage, contest.now());
  });
}

/** The stage that is to be played again. */
export function repeatRequest(contest: Contest): number | undefined {
  const row = contest.one("SELECT stage FROM repeat_request ORDER BY stage DESC LIMIT 1");
  return row === undefined ? undefined : wholeOf(row, "stage");
}

function refuseAgain(contest: Contest, stage: number): string | undefined {
  const last = lastFinished(contest);
  if (last === undefined) return "No stage is finished yet, so none can be played again";
  if (last.number !== stage) {
    return `Only the last finished stage, ${last.number}, can be played again: others have followed from stage ${stage}`;
  }
  const playing = playingStage(contest);
  if (playing === undefined || playing.repeats === stage) return undefined;
  return `Stage ${playing.number} is being played already and follows from stage ${stage}: wait till it is over; what waits can be held, so that no other stage begins`;
}
