/**
 * Files of a published site. A file that is there as it should be is left alone, with its time, so that whoever copies
 * the site to its host copies little.
 */
import { Buffer } from "node:buffer";
import { dirname, join } from "@std/path";
import { unusable } from "../../core/problem.ts";
import { type Content, writeWhole } from "../../disk/write_whole.ts";
import { openOrdinary, statOf } from "../ordinary_file.ts";
import { PART } from "../site_place.ts";

/** So much is compared at a time, in bytes. */
const PIECE = 1024 * 1024;

/**
 * Writes bytes unless they are there; hands back whether anything was written. Never leaves half a file.
 * @throws {UnusableInput} If the name leads out of the place (`OUT_NAME`).
 */
export async function putBytes(place: string, name: string, bytes: Uint8Array): Promise<boolean> {
  requireInside(name);
  const info = await statOf(join(place, name));
  const isThere = info?.isFile === true && info.size === bytes.length &&
    areEqual(await Deno.readFile(join(place, name)), bytes);
  if (!isThere) await put(place, name, bytes);
  return !isThere;
}

/** Copies a file unless it is there; hands back whether it was copied. Never leaves half a file. Throws as `putBytes`. */
export async function putCopy(place: string, name: string, source: string): Promise<boolean> {
  requireInside(name);
  if (await isCopy(join(place, name), source)) return false;
  using from = await openOrdinary(source);
  await put(place, name, from.readable);
  return true;
}

/** The draft lies where the next publishing finds what a kill has left. */
async function put(place: string, name: string, content: Content): Promise<void> {
  await Deno.mkdir(dirname(join(place, name)), { recursive: true });
  await writeWhole(join(place, name), content, { draft: join(place, PART) });
}

/** Names are made of what a contest's database says, and nothing there is taken on trust. */
function requireInside(name: string): void {
  const parts = name.split("/");
  const isInside = parts.every((part) => part !== "" && part !== "." && part !== "..") &&
    !/[\\:\p{Cc}]/u.test(name);
  if (isInside) return;
  const message = `A file of the site would lie outside of its folder: ${JSON.stringify(name)}`;
  throw unusable("OUT_NAME", message);
}

/** Compared byte by byte: times and sizes tell nothing of a copy that somebody has changed. */
async function isCopy(copy: string, source: string): Promise<boolean> {
  const [its, own] = [await statOf(copy), await statOf(source)];
  if (its?.isFile !== true || own === undefined || its.size !== own.size) return false;
  using one = await openOrdinary(copy);
  using other = await openOrdinary(source);
  for (let left = its.size; left > 0; left -= PIECE) {
    const length = Math.min(left, PIECE);
    if (!areEqual(await readPiece(one, length), await readPiece(other, length))) return false;
  }
  return true;
}

async function readPiece(file: Deno.FsFile, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  let read = 0;
  while (read < length) {
    const count = await file.read(bytes.subarray(read));
    if (count === null) break;
    read += count;
  }
  return bytes.subarray(0, read);
}

function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}
