/** Makes the clean copy: a folder that nobody may write to, with bytes that are read once and digested as they are. */
import { dirname, join } from "@std/path";
import { digestOf } from "../../core/digest.ts";
import { startsLikeBinary } from "./executable.ts";
import type { FileDigest } from "./fingerprint.ts";
import type { Gathered } from "./gather.ts";
import { MAX_BYTES } from "./limits.ts";

/** The files are not what they were a moment ago. */
export class CopyFailure extends Error {
  override readonly name = "CopyFailure";
}

/**
 * Copies the files into a new folder and makes all of it read-only, readable to everybody.
 * @throws {CopyFailure} If a file changed its kind or grew beyond the limit since it was looked at.
 */
export async function copyProgram(
  files: readonly Gathered[],
  into: string,
): Promise<FileDigest[]> {
  await Deno.mkdir(into);
  const folders = new Set<string>([into]);
  const digests: FileDigest[] = [];
  let left = MAX_BYTES;
  for (const { source, target } of files) {
    const path = join(into, ...target.split("/"));
    for (let folder = dirname(path); !folders.has(folder); folder = dirname(folder)) {
      folders.add(folder);
    }
    await Deno.mkdir(dirname(path), { recursive: true });
    const { bytes, executable } = await readRegular(source);
    left -= bytes.length;
    if (left < 0) {
      throw new CopyFailure(`Cannot copy ${source}: the program grew while it was entered`);
    }
    await Deno.writeFile(path, bytes, { createNew: true });
    await setMode(path, executable ? 0o555 : 0o444);
    digests.push({ path: target, digest: await digestOf(bytes) });
  }
  // The deepest first: nothing can be changed in a folder once it is closed.
  for (const folder of [...folders].sort((one, other) => other.length - one.length)) {
    await setMode(folder, 0o555);
  }
  return digests;
}

/** Opens, then looks at what was opened: what lies at the path may have changed in between. */
async function readRegular(
  path: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; executable: boolean }> {
  const before = await Deno.lstat(path);
  if (!before.isFile) throw new CopyFailure(`Cannot copy ${path}: it is no regular file`);
  using file = await Deno.open(path);
  const entry = await file.stat();
  if (!entry.isFile || entry.ino !== before.ino || entry.dev !== before.dev) {
    throw new CopyFailure(`Cannot copy ${path}: it changed while it was entered`);
  }
  const bytes = new Uint8Array(entry.size);
  let length = 0;
  while (length < bytes.length) {
    const read = await file.read(bytes.subarray(length));
    if (read === null) break;
    length += read;
  }
  const mayRun = entry.mode !== null && (entry.mode & 0o111) !== 0;
  return { bytes: bytes.slice(0, length), executable: mayRun || startsLikeBinary(bytes) };
}

async function setMode(path: string, mode: number): Promise<void> {
  if (Deno.build.os !== "windows") await Deno.chmod(path, mode);
}
