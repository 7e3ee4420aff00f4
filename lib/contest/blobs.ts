/**
 * The files that were sent in, by what is in them: a file's name is the SHA-256 of its bytes, so equal files are kept
 * once, and a damaged one is known as such.
 *
 * A file is there before the database speaks of it: whoever adds a version puts the files first. What no version speaks
 * of is swept away after a day, but never while somebody may be about to add it.
 */
import { join } from "@std/path";
import { digestOf } from "../core/digest.ts";
import { unusable } from "../core/problem.ts";
import { writeWhole } from "../disk/write_whole.ts";
import type { Contest } from "./contest.ts";
import { FILE_MODE, FOLDER_MODE } from "./contest_folder.ts";
import { readIfThere } from "./on_disk.ts";
import { isDigest } from "./store/rows.ts";

/** An unfinished upload is given up after so long, in milliseconds. */
const GIVEN_UP_AFTER_MS = 24 * 60 * 60 * 1000;

/** Where the bytes with this digest are kept. */
export function blobPath(filesFolder: string, digest: string): string {
  if (!isDigest(digest)) throw new RangeError(`This is no digest: ${JSON.stringify(digest)}`);
  return join(filesFolder, digest.slice(0, 2), digest);
}

/**
 * Keeps bytes; they are on the disk when it comes back.
 * @returns Their digest.
 */
export async function putBlob(
  filesFolder: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const digest = await digestOf(bytes);
  const path = blobPath(filesFolder, digest);
  if (await isWhole(path, digest)) {
    // As young as a new one, so that it is not swept away under the upload.
    const now = new Date();
    await Deno.utime(path, now, now);
    return digest;
  }
  await Deno.mkdir(join(filesFolder, digest.slice(0, 2)), { recursive: true, mode: FOLDER_MODE });
  await writeWhole(path, bytes, { mode: FILE_MODE, sync: true });
  return digest;
}

/**
 * The bytes with this digest.
 * @throws {UnusableInput} BLOB_MISSING or BLOB_DAMAGED
 */
export async function readBlob(
  filesFolder: string,
  digest: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = blobPath(filesFolder, digest);
  const bytes = await isOrdinary(file) ? await readIfThere(file) : undefined;
  if (bytes === undefined) throw missing(file);
  if (await digestOf(bytes) === digest) return bytes;
  throw unusable("BLOB_DAMAGED", "This file is damaged: bring it back from a backup", { file });
}

/**
 * @throws {UnusableInput} BLOB_MISSING unless the bytes of all these files are there, with the sizes that are told.
 */
export function requireBlobs(
  filesFolder: string,
  files: readonly { readonly digest: string; readonly size: number }[],
): void {
  for (const { digest, size } of files) {
    const file = blobPath(filesFolder, digest);
    if (sizeOf(file) !== size) throw missing(file);
  }
}

/**
 * Removes what no version speaks of and what is left of broken uploads, unless it is younger than a day.
 * @returns How many files went.
 */
export async function sweepBlobs(contest: Contest): Promise<number> {
  const before = Date.parse(contest.now()) - GIVEN_UP_AFTER_MS;
  let swept = 0;
  for await (const { name, path } of filesIn(contest.filesFolder)) {
    if (!isOurs(name)) continue;
    // Within a transaction nobody can add a version with this file in the very moment in which it goes.
    const isSwept = contest.transaction(() => {
      if (changedAt(path) >= before || isReferenced(contest, name)) return false;
      Deno.removeSync(path);
      return true;
    });
    if (isSwept) swept += 1;
  }
  return swept;
}

/** A file in `files/`. */
export interface FoundFile {
  readonly name: string;
  readonly path: string;
}

/** All files in the folders of `files/`, drafts included. */
export async function* filesIn(filesFolder: string): AsyncGenerator<FoundFile> {
  for (const folder of await namesIn(filesFolder)) {
    for (const name of await namesIn(join(filesFolder, folder))) {
      yield { name, path: join(filesFolder, folder, name) };
    }
  }
}

/** What lies among the files and is none of a contest's: it is never removed. */
export async function strangersAmongFiles(filesFolder: string): Promise<string[]> {
  const strangers: string[] = [];
  for (const folder of await namesIn(filesFolder)) {
    const path = join(filesFolder, folder);
    const isFolder = /^[0-9a-f]{2}$/.test(folder) && (await Deno.lstat(path)).isDirectory;
    if (!isFolder) strangers.push(path);
    for (const name of isFolder ? await namesIn(path) : []) {
      const isPlaced = isOurs(name) && name.startsWith(folder);
      if (!isPlaced || !await isOrdinary(join(path, name))) strangers.push(join(path, name));
    }
  }
  return strangers;
}

/** A file that was sent in, or a draft of one. */
function isOurs(name: string): boolean {
  return isDigest(name.slice(0, 64)) && /^(?:\.[\w-]+\.part)?$/.test(name.slice(64));
}

/** False: it is a link, a folder, a pipe or a device. What is not there counts as a file that is not there. */
async function isOrdinary(path: string): Promise<boolean> {
  try {
    return (await Deno.lstat(path)).isFile;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return true;
    throw error;
  }
}

function isReferenced(contest: Contest, digest: string): boolean {
  return contest.one("SELECT 1 FROM version_file WHERE digest = ? LIMIT 1", digest) !== undefined;
}

async function isWhole(path: string, digest: string): Promise<boolean> {
  const bytes = await readIfThere(path);
  return bytes !== undefined && await digestOf(bytes) === digest;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await Array.fromAsync(Deno.readDir(folder))).map(({ name }) => name).sort();
  } catch (error) {
    const isNone = error instanceof Deno.errors.NotFound ||
      error instanceof Deno.errors.NotADirectory;
    if (isNone) return [];
    throw error;
  }
}

function sizeOf(path: string): number | undefined {
  try {
    return Deno.statSync(path).size;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

/** In milliseconds; a file that has gone is as young as can be. */
function changedAt(path: string): number {
  try {
    return Deno.statSync(path).mtime?.getTime() ?? Infinity;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return Infinity;
    throw error;
  }
}

function missing(file: string): Error {
  return unusable(
    "BLOB_MISSING",
    "This file of a version is missing: bring it back from a backup",
    {
      file,
    },
  );
}
