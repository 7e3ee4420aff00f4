/**
 * Opens a database for reading where nothing can be written beside it: its disk is full, or takes nothing at all.
 *
 * SQLite shares what it knows of the write-ahead log in a file, which it makes even for reading. Where it cannot, nobody
 * else has the database open, and so nobody writes it: without such a log it is read as it lies there; with one, a copy of
 * both is read, on another disk.
 */
import type { DatabaseSync } from "node:sqlite";
import { basename, join, toFileUrl } from "@std/path";

/** A database that is open, and what is to be done when it is closed. */
export interface OpenDatabase {
  readonly database: DatabaseSync;
  readonly closed: () => void;
}

/** What SQLite's primary result code says of a disk that cannot be written. */
const REFUSALS: readonly number[] = [8, 10, 13, 14];

/**
 * Opens it; where that fails for want of room, in one of the ways above.
 * @throws What SQLite says.
 */
export function openReadOnly(
  file: string,
  open: (place: string | URL) => DatabaseSync,
): OpenDatabase {
  const database = open(file);
  try {
    // Only now does it look into the file.
    database.prepare("PRAGMA user_version").get();
    return { database, closed: () => {} };
  } catch (error) {
    database.close();
    if (!isRefusal(error)) throw error;
    return sizeOf(`${file}-wal`) === 0 ? openAsItLies(file, open) : openCopy(file, open);
  }
}

function openAsItLies(file: string, open: (place: URL) => DatabaseSync): OpenDatabase {
  const place = toFileUrl(file);
  place.searchParams.set("immutable", "1");
  return { database: open(place), closed: () => {} };
}

function openCopy(file: string, open: (place: string) => DatabaseSync): OpenDatabase {
  const folder = Deno.makeTempDirSync({ prefix: "turniir-read-" });
  const closed = () => Deno.removeSync(folder, { recursive: true });
  try {
    const copy = join(folder, basename(file));
    for (const ending of ["", "-wal"]) Deno.copyFileSync(file + ending, copy + ending);
    return { database: open(copy), closed };
  } catch (error) {
    closed();
    throw error;
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && typeof error.errcode === "number" &&
    REFUSALS.includes(error.errcode & 0xff);
}

function sizeOf(file: string): number {
  try {
    return Deno.statSync(file).size;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return 0;
    throw error;
  }
}
