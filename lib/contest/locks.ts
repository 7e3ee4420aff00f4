/**
 * Who does what in a contest, one process each: it holds the lock of an empty file in the contest's folder. The system
 * takes the lock away when the process ends, however it ends.
 */
import { join } from "@std/path";
import { FILE_MODE, LOCKS } from "./contest_folder.ts";
import { openIfThere } from "./on_disk.ts";

/**
 * A lock may be held for a moment by whoever only looks (`isLocked`), and by a program that is just being started, which
 * has copies of all open files until it runs: so it is tried several times, so many milliseconds apart.
 */
const MOMENT_MS = 20;
const ATTEMPTS = 3;

/** A task that one process at a time has. */
export type LockedTask = keyof typeof LOCKS;

/** Takes the lock of a task; disposing of it gives it back. `undefined`: another process has it. */
export async function takeLock(folder: string, task: LockedTask): Promise<Disposable | undefined> {
  const file = await Deno.open(join(folder, LOCKS[task]), {
    ...{ write: true, create: true, mode: FILE_MODE },
  });
  if (await tryLock(file, true)) return file;
  file.close();
  return undefined;
}

/** Whether a process has the task at this moment. Nothing is written. */
export async function isLocked(folder: string, task: LockedTask): Promise<boolean> {
  using file = await openIfThere(join(folder, LOCKS[task]));
  return file !== undefined && !await tryLock(file, false);
}

async function tryLock(file: Deno.FsFile, isExclusive: boolean): Promise<boolean> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    if (await file.tryLock(isExclusive)) return true;
    if (attempt < ATTEMPTS) await new Promise((resolve) => setTimeout(resolve, MOMENT_MS));
  }
  return false;
}
