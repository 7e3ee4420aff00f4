/**
 * When a run was. Its run.json notes when it was begun; where that is missing, as in a folder of which only table and logs
 * are there, the date of its files is all there is.
 */
import { join } from "@std/path";
import type { RunDate } from "../logs/published.ts";
import { FILES } from "../tournament/run_folder.ts";
import { parseSettings } from "../tournament/run_settings.ts";
import { readSmall, statOf } from "./ordinary_file.ts";

/** The date of the run in a folder, as a field of what is published; none where nothing tells it. Never rejects. */
export async function dateOfRun(folder: string): Promise<{ readonly date?: RunDate }> {
  const settings = join(folder, FILES.settings);
  try {
    const begunAt = await begunIn(settings);
    if (begunAt !== undefined) return { date: { is: "begun", at: begunAt } };
    return dateOfFile(await statOf(join(folder, FILES.table)) ?? await statOf(settings));
  } catch {
    // What is wrong with the files is told by whoever needs what is in them.
    return {};
  }
}

/** The date of a file, as a field of what is published. */
export function dateOfFile(info: Deno.FileInfo | undefined): { readonly date?: RunDate } {
  return info?.mtime ? { date: { is: "written", at: info.mtime.toISOString() } } : {};
}

async function begunIn(file: string): Promise<string | undefined> {
  if (await statOf(file) === undefined) return undefined;
  const settings = parseSettings(await readSmall(file, "the settings of a run"), file);
  const begunAt = settings.ok ? settings.value.begunAt : undefined;
  return begunAt === undefined || Number.isNaN(Date.parse(begunAt)) ? undefined : begunAt;
}
