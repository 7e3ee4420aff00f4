/**
 * Puts the pages of a contest where its server can read them: in a folder of their own among the system's temporary
 * files. It goes with the process that made it. What a killed one has left goes when the next one begins: nobody holds
 * the lock in that folder any more.
 */
import { dirname, join } from "@std/path";
import { type SiteFiles, writePages } from "../site.ts";

const PREFIX = "turniir-pages-";
const LOCK = "lock";
const PAGES = "pages";

/** Pages in a folder; disposing of it removes them. */
export interface PlacedPages extends AsyncDisposable {
  /** Absolute. */
  readonly folder: string;
}

/** Writes the pages. @param among The folder of temporary files. @default the system's */
export async function placePages(site: SiteFiles, among?: string): Promise<PlacedPages> {
  const options = { prefix: PREFIX, ...(among === undefined ? {} : { dir: among }) };
  const place = await Deno.realPath(await Deno.makeTempDir(options));
  await sweepPages(dirname(place));
  const lock = await Deno.open(join(place, LOCK), { write: true, createNew: true });
  await lock.lock(true);
  // Only what is not empty is swept: before this nobody held it.
  await lock.write(new TextEncoder().encode("1"));
  const folder = join(place, PAGES);
  const remove = async () => {
    lock.close();
    await Deno.remove(place, { recursive: true });
  };
  try {
    await Deno.mkdir(folder);
    await writePages(folder, site);
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, [Symbol.asyncDispose]: remove };
}

async function sweepPages(among: string): Promise<void> {
  for await (const { isDirectory, name } of Deno.readDir(among)) {
    if (isDirectory && name.startsWith(PREFIX)) await removeLeft(join(among, name));
  }
}

/** What is another user's, or goes at the same time, is not ours to remove. */
async function removeLeft(place: string): Promise<void> {
  try {
    if (!await isLeft(join(place, LOCK))) return;
    await Deno.remove(place, { recursive: true });
  } catch (error) {
    const isNone = error instanceof Deno.errors.NotFound ||
      error instanceof Deno.errors.PermissionDenied;
    if (!isNone) throw error;
  }
}

async function isLeft(lock: string): Promise<boolean> {
  if (!(await Deno.lstat(lock)).isFile) return false;
  using file = await Deno.open(lock, { read: true, write: true });
  return await file.tryLock(true) && (await file.stat()).size > 0;
}
