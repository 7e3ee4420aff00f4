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
import { filesOf, isAsAdded, versionById } from "./store/versions.ts";
import type { Submission, VersionFile } from "./types.ts";
import { startingWord } from "../judge/entry/sent_command.ts";

/** The code of the problem with what is not any more what was sent in. */
export const VERSION_DAMAGED = "VERSION_DAMAGED";

const MENDING = "bring the contest back from a backup, or send the program in again";

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
  const label = `${name}, version ${version.number}`;
  const submission = { command: version.command, files: listedFiles(contest, versionId, label) };
  // What leads out of the folder is told by name.
  requirePlain(submission, label);
  if (isAsAdded(contest, version)) return await layOut(contest, submission, into, label);
  throw unusable(
    VERSION_DAMAGED,
    `${label}: its command or its files are not those that were sent in; ${MENDING}`,
  );
}

/** What the database says is taken for damage of this version alone, so that it holds nobody else up. */
function listedFiles(contest: Contest, versionId: number, label: string): VersionFile[] {
  try {
    return filesOf(contest, versionId);
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error;
    throw unusable(VERSION_DAMAGED, `${label}: ${error.message}`);
  }
}

function requirePlain({ files }: Submission, label: string): void {
  const [problem] = refusePaths(files.map(({ path }) => path));
  if (problem !== undefined) throw damaged(label, problem.file ?? "", problem.message);
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
  requirePlain({ command, files }, label);
  await Deno.mkdir(into, { mode: 0o700 });
  for (const file of files) {
    const path = join(into, ...file.path.split("/"));
    if (!isWithin(into, path)) throw damaged(label, file.path, "it leads out of the folder");
    const bytes = await bytesOf(filesFolder, file, label);
    await Deno.mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await Deno.writeFile(path, bytes, { createNew: true, mode: file.isExecutable ? 0o700 : 0o600 });
  }
  const paths = files.map(({ path }) => path);
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
    `${label}: the file ${path} is damaged: ${reason}; ${MENDING}`,
  );
}
