/**
 * Lays the files of a version out in a folder, as its author sent them in, for the entry check.
 */
import { dirname, join } from "@std/path";
import { unusable, UnusableInput } from "../core/problem.ts";
import { isWithin } from "../judge/entry/outside.ts";
import { readBlob } from "./blobs.ts";
import type { Contest } from "./contest.ts";
import { refusePaths } from "./file_paths.ts";
import { requireEntry } from "./store/entries.ts";
import { filesOf, versionById } from "./store/versions.ts";
import type { Submission, VersionFile } from "./types.ts";
import { startingWord } from "./upload_command.ts";

/** The code of the problem with what is not any more what was sent in. */
export const VERSION_DAMAGED = "VERSION_DAMAGED";

/** What enterProgram needs to enter what was laid out, `from` the folder in which it lies. */
export interface LaidOut {
  readonly word: string;
  /** All files. */
  readonly data: readonly string[];
  readonly isRoot: true;
}

/**
 * Lays a version out.
 * @param into Absolute path of the folder, which must not exist yet.
 * @throws {UnusableInput} VERSION_MISSING if there is no such version, VERSION_DAMAGED if a file's bytes are not what was
 *   sent in, or a file's path is none that could have been.
 */
export async function materialise(
  contest: Contest,
  versionId: number,
  into: string,
): Promise<LaidOut> {
  const version = versionById(contest, versionId);
  if (version === undefined) throw unusable("VERSION_MISSING", "There is no such version");
  const { name } = requireEntry(contest, version.entryId);
  const submission = { command: version.command, files: filesOf(contest, versionId) };
  return await layOut(contest, submission, into, `${name}, version ${version.number}`);
}

/**
 * As `materialise`, for what is no version yet.
 * @param label What messages call it.
 */
export async function layOut(
  { filesFolder }: Pick<Contest, "filesFolder">,
  { command, files }: Submission,
  into: string,
  label: string,
): Promise<LaidOut> {
  const paths = files.map(({ path }) => path);
  const [problem] = refusePaths(paths);
  if (problem !== undefined) throw damaged(label, problem.file ?? "", problem.message);
  await Deno.mkdir(into, { mode: 0o700 });
  for (const file of files) {
    const path = join(into, ...file.path.split("/"));
    if (!isWithin(into, path)) throw damaged(label, file.path, "it leads out of the folder");
    const bytes = await bytesOf(filesFolder, file, label);
    await Deno.mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await Deno.writeFile(path, bytes, { createNew: true, mode: file.isExecutable ? 0o700 : 0o600 });
  }
  return { word: startingWord(command, paths), data: paths, isRoot: true };
}

async function bytesOf(
  filesFolder: string,
  { digest, path }: VersionFile,
  label: string,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readBlob(filesFolder, digest);
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error;
    const isMissing = error.problems.some(({ code }) => code === "BLOB_MISSING");
    throw damaged(label, path, `its bytes are ${isMissing ? "missing" : "not what was sent in"}`);
  }
}

function damaged(label: string, path: string, reason: string): Error {
  return unusable(
    VERSION_DAMAGED,
    `${label}: the file ${path} is damaged: ${reason}; bring the contest back from a backup, ` +
      `or send the program in again`,
  );
}
