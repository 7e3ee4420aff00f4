/**
 * Proves that what authors have sent in is there, byte by byte.
 */
import { join } from "@std/path";
import { digestOf } from "../core/digest.ts";
import { blobPath } from "./blobs.ts";
import { type Tell, telling } from "./check_findings.ts";
import type { Contest } from "./contest.ts";
import { PRIVATE } from "./contest_folder.ts";
import { refusePaths } from "./file_paths.ts";
import { requireEntry } from "./store/entries.ts";
import { allVersions, filesOf } from "./store/versions.ts";
import type { VersionFile } from "./types.ts";

/**
 * Reads every file of every version; files with the same bytes once.
 * @param heard Hears how many of all versions have been looked at.
 * @returns How many files versions speak of.
 */
export async function checkFiles(
  contest: Contest,
  tell: Tell,
  heard: (done: number, total: number) => void,
): Promise<number> {
  const known = new Map<string, Flaw | undefined>();
  const versions = allVersions(contest);
  let files = 0;
  for (const [at, version] of versions.entries()) {
    heard(at, versions.length);
    const database = join(contest.folder, PRIVATE.database);
    await telling(tell, database, async () => {
      const listed = filesOf(contest, version.id);
      const { name } = requireEntry(contest, version.entryId);
      for (const { file, message } of refusePaths(listed.map(({ path }) => path))) {
        tell("FILE_PATH", `${name}, version ${version.number}, ${file}: ${message}`, database);
      }
      for (const file of listed) {
        files += 1;
        const path = blobPath(contest.filesFolder, file.digest);
        const key = `${file.digest} ${file.size}`;
        if (!known.has(key)) known.set(key, await findFlaw(path, file));
        const flaw = known.get(key);
        if (flaw === undefined) continue;
        tell(flaw.code, `${name}, version ${version.number}, ${file.path}: ${flaw.message}`, path);
      }
    });
  }
  return files;
}

interface Flaw {
  readonly code: string;
  readonly message: string;
}

async function findFlaw(path: string, { digest, size }: VersionFile): Promise<Flaw | undefined> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    if (!(await Deno.lstat(path)).isFile) {
      return { code: "BLOB_UNREADABLE", message: "its bytes are in no ordinary file" };
    }
    bytes = await Deno.readFile(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) {
      return { code: "BLOB_MISSING", message: "its bytes are missing" };
    }
    const why = error instanceof Error ? error.message : String(error);
    return { code: "BLOB_UNREADABLE", message: `its bytes cannot be read: ${why}` };
  }
  if (bytes.length !== size) {
    const message = `it should have ${size} bytes, and there are ${bytes.length}`;
    return { code: "BLOB_SIZE", message };
  }
  if (await digestOf(bytes) === digest) return undefined;
  return { code: "BLOB_DAMAGED", message: "its bytes are not those that were sent in" };
}
