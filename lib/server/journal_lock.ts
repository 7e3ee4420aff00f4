/**
 * Whether a runner is playing a run: it holds the lock of its journal. Asked without touching the lock, so that nobody is
 * ever kept from playing by somebody who only looks.
 */

/** Where the system tells no locks, a journal that grew in the last so many milliseconds is being played. */
const FRESH_MS = 30_000;

/** Whether the journal is in use. False: there is no such file. */
export async function isBeingPlayed(
  journal: string,
  now: () => number = Date.now,
): Promise<boolean> {
  try {
    const { ino, mtime } = await Deno.stat(journal);
    const locks = await readLocks();
    if (locks !== undefined && ino !== null) return isLocked(locks, ino);
    return mtime !== null && now() - mtime.getTime() < FRESH_MS;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

/** Linux's list of locks; `undefined`: there is none. */
async function readLocks(): Promise<string | undefined> {
  if (Deno.build.os !== "linux") return undefined;
  try {
    return await Deno.readTextFile("/proc/locks");
  } catch {
    return undefined;
  }
}

/**
 * Whether the list has a lock for writing on the whole of a file, such as
 * `5: FLOCK  ADVISORY  WRITE 989 fe:00:2163154 0 EOF`. The file is known by its inode; the device beside it is another
 * one than `stat` tells on some file systems. A line with `->` is of somebody who waits.
 */
export function isLocked(locks: string, inode: number): boolean {
  return locks.split("\n").some((line) => {
    const [, kind, , access, , place] = line.trim().split(/\s+/);
    return /^(?:FLOCK|OFDLCK)$/.test(kind ?? "") && access === "WRITE" &&
      place?.split(":")[2] === String(inode);
  });
}
