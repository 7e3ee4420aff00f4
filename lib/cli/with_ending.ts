/** Names of files whose ending was left out, as line 2 of a result file of race may. */
import { fromWhereYouStand } from "./paths.ts";

/**
 * The name as it is, or with the ending where only that is a file's name.
 * @param ending Such as `.cir`; capitals are tried too.
 */
export async function withEnding(name: string, ending: string): Promise<string> {
  for (const candidate of [name, name + ending, name + ending.toUpperCase()]) {
    if (await isFile(fromWhereYouStand(candidate))) return candidate;
  }
  return name;
}

/** What cannot be looked at is told by whoever reads it. */
async function isFile(path: string): Promise<boolean> {
  try {
    return (await Deno.stat(path)).isFile;
  } catch {
    return false;
  }
}
