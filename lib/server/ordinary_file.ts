/**
 * The only way to files that strangers may have put there. Opening a pipe waits for somebody at its other end, devices
 * may never end, and a big file fills the memory: whatever a file is, is asked before it is opened.
 */
import { unusable } from "../core/problem.ts";

/** The most that is read of table.json or run.json, in bytes. */
export const MOST_BYTES: number = 8 * 1024 * 1024;

/** What is at a path, links followed; `undefined`: nothing. Rejects with other errors of the system. */
export async function statOf(path: string): Promise<Deno.FileInfo | undefined> {
  try {
    return await Deno.stat(path);
  } catch (error) {
    const isMissing = error instanceof Deno.errors.NotFound ||
      error instanceof Deno.errors.NotADirectory;
    if (isMissing) return undefined;
    throw error;
  }
}

/** Says when a file has changed. */
export function stampOf({ ino, mtime, size }: Deno.FileInfo): string {
  return [ino, mtime?.getTime(), size].join(" ");
}

/**
 * Looks at a file that is to be read.
 * @throws {UnusableInput} If it is a folder, a pipe, a device (`NO_FILE`).
 * @throws {Deno.errors.NotFound} If it is not there.
 */
export async function requireOrdinary(path: string): Promise<Deno.FileInfo> {
  const info = await Deno.stat(path);
  if (info.isFile) return info;
  const message = "This is no ordinary file but a folder, a pipe or a device: it is not read";
  throw unusable("NO_FILE", message, { file: path });
}

/** Opens a file for reading; throws as `requireOrdinary`, and what the system says. */
export async function openOrdinary(path: string): Promise<Deno.FsFile> {
  await requireOrdinary(path);
  return await Deno.open(path);
}

/**
 * Reads a small file; `what` says what it should be, such as `the table of a run`.
 * @throws {UnusableInput} If it is no ordinary file (`NO_FILE`), or bigger than MOST_BYTES (`FILE_TOO_BIG`).
 */
export async function readSmall(path: string, what: string): Promise<string> {
  using file = await openOrdinary(path);
  const { size } = await file.stat();
  // It may grow while it is read: what is read is what it held before.
  if (size <= MOST_BYTES) return new TextDecoder().decode(await readBytes(file, size));
  const message = `This file is too big for ${what}: it may have ${MOST_BYTES / 1024 ** 2} MB`;
  throw unusable("FILE_TOO_BIG", message, { file: path });
}

async function readBytes(file: Deno.FsFile, size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  let length = 0;
  while (length < size) {
    const count = await file.read(bytes.subarray(length));
    if (count === null) break;
    length += count;
  }
  return bytes.subarray(0, length);
}
