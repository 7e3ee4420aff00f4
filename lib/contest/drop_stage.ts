/**
 * A stage that was begun can be thrown away, as if it had never been: its programs can no longer be played as they are.
 */
import type { Contest } from "./contest.ts";
import type { Stage } from "./types.ts";
import { setVersionState } from "./store/versions.ts";

/**
 * Throws away what has been played of a stage; the stage itself is still to be played, from its beginning.
 * The folder gets another name first: whatever a kill leaves of it is never taken for a run, and goes the next time.
 */
export async function clearStageFolder(folder: string): Promise<void> {
  const doomed = `${folder}.thrown-away`;
  await removeFolder(doomed);
  try {
    await Deno.rename(folder, doomed);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return;
    throw error;
  }
  await removeFolder(doomed);
}

/**
 * Takes back that a stage was begun: its version waits again, and the next stage gets its number and so its seed.
 * The folder goes first: a kill in between leaves a stage that has not been played yet.
 */
export async function dropStage(contest: Contest, stage: Stage): Promise<void> {
  await clearStageFolder(contest.stageFolder(stage.number));
  contest.transaction(() => {
    contest.run("DELETE FROM seat WHERE stage = ?", stage.number);
    contest.run("DELETE FROM stage WHERE number = ? AND state = 'playing'", stage.number);
    const before = stage.repeats === undefined ? "waiting" : "played";
    setVersionState(contest, stage.versionId, ["playing"], before);
  });
}

async function removeFolder(path: string): Promise<void> {
  try {
    await Deno.remove(path, { recursive: true });
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}
