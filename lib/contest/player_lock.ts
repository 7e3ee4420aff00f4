/**
 * One player plays the stages of a contest.
 */
import { unusable } from "../core/problem.ts";
import type { Contest } from "./contest.ts";
import { takeLock } from "./locks.ts";

/**
 * Takes the player's lock; disposing of it gives it back.
 * @throws {UnusableInput} PLAYER_RUNS if another process has it.
 */
export async function lockPlayer({ folder }: Contest): Promise<Disposable> {
  const lock = await takeLock(folder, "player");
  if (lock !== undefined) return lock;
  throw unusable(
    "PLAYER_RUNS",
    "Another process is playing this contest's stages: wait for it, or stop it (turniir serve starts one, too)",
    { file: folder },
  );
}
