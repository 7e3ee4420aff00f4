/**
 * Who does what in a contest, one process each: it holds the lock of an empty file in the contest's folder. The system
 * takes the lock away when the process ends, however it ends.
 */
import { join } from "@std/path";
import { FILE_MODE, LOCKS } from "./contest_folder.ts";
import { openIfThere } from "./on_disk.ts";

/** Whoever only looks (`isLocked`) holds a lock for less than this, in milliseconds. */
const LOOK_MS = 20;
const ATTEMPTS = 3;

/** A task that one process at a time has. */
export type LockedTask = keyof typeof LOCKS;

/** Takes the lock of a task; disposing of it gives it back. `undefined`: another process has it. */
export async function takeLock(folder: string, task: LockedTask): Promise<Disposable | undefined> {
  const file = await Deno.open(join(folder, LOCKS[task]), {
    ...{ write: true, create: true, mode: FILE_MODE },
  });
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    if (await file.tryLock(true)) return file;
    if (attempt < ATTEMPTS) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  file.close();
  return undefined;
}

/** Whether a process has the task at this moment. Nothing is written. */
export async function isLocked(folder: string, task: LockedTask): Promise<boolean> {
  using file = await openIfThere(join(folder, LOCKS[task]));
  return file !== undefined && !await file.tryLock(false);
}
