/** Whether anybody on this machine can get at a file: every folder above it lets everybody through. */
import { dirname } from "@std/path";

/** Whether a user who owns nothing on the way may read and execute the file. */
export async function isReadableByAll(path: string): Promise<boolean> {
  const file = await Deno.stat(path);
  if (!allows(file, 0o005)) return false;
  for (let folder = dirname(path);; folder = dirname(folder)) {
    if (!allows(await Deno.stat(folder), 0o001)) return false;
    if (folder === dirname(folder)) return true;
  }
}

function allows(entry: Deno.FileInfo, bits: number): boolean {
  return entry.mode !== null && (entry.mode & bits) === bits;
}
