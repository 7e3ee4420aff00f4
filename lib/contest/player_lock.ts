/**
 * One player plays the stages of a contest: it holds the lock of a file in the contest's folder. The system takes the
 * lock away when the process ends, however it ends.
 */
import { join } from "@std/path";
import { unusable } from "../core/problem.ts";
import type { Contest } from "./contest.ts";

/** The file's name in the contest's folder; it is empty. */
export const PLAYER_LOCK = "player.lock";

/**
 * Takes the lock; disposing of it gives it back.
 * @throws {UnusableInput} PLAYER_RUNS if another process has it.
 */
export async function lockPlayer({ folder }: Contest): Promise<Disposable> {
  const file = await Deno.open(join(folder, PLAYER_LOCK), {
    write: true,
    create: true,
    mode: 0o600,
  });
  if (await file.tryLock(true)) return file;
  file.close();
  throw unusable(
    "PLAYER_RUNS",
    "Another process is playing this contest's stages: wait for it, or stop it (turniir serve starts one, too)",
    { file: folder },
  );
}
