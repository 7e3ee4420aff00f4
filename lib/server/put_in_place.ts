/**
 * Puts a site that has been written elsewhere into its place, where an older one may stand. Usually the folders change
 * their names; where the system does not let them, as with mounted ones, the files come one by one.
 */
import { dirname, join } from "@std/path";
import { systemErrorText } from "../cli/system_error.ts";
import { unusable } from "../core/problem.ts";

/** The list of all files that were written, so that the next build knows what is its own. */
export const LIST = ".turniir-site";

/** Gives a file or folder another name, as `Deno.rename` does. */
export type Rename = (from: string, to: string) => Promise<void>;

/**
 * Puts the folder `draft` in the place of a folder in which everything is ours. The draft is gone afterwards. If it does
 * not lie beside the place, the files come one by one.
 * @throws {UnusableInput} If something of somebody else has come there meanwhile (`OUT_FOREIGN`).
 * @throws What the system says; where folders could be renamed, the place is then as it was.
 */
export async function replaceSite(draft: string, place: string, rename: Rename): Promise<void> {
  const before = `${draft}.before`;
  if (dirname(draft) !== dirname(place)) return await replaceFiles(draft, place);
  if (!await canRename(rename, place, before)) return await replaceFiles(draft, place);
  if (!await canRename(rename, draft, place)) {
    await rename(before, place);
    return await replaceFiles(draft, place);
  }
  await Deno.remove(before, { recursive: true });
}

async function canRename(rename: Rename, from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (systemErrorText(error) === undefined) throw error;
    return false;
  }
}

/** Whoever looks at the site meanwhile sees whole files, and none is missing before its time. */
async function replaceFiles(draft: string, place: string): Promise<void> {
  const own = new Set(await readList(place));
  const files = filesIn(draft);
  for (const file of files) requireFree(place, file, own);
  // It lies in the place itself, as another folder may be on another disk.
  const part = `.turniir-${crypto.randomUUID().slice(0, 8)}.part`;
  const put = async (name: string, write: (path: string) => Promise<void>) => {
    await write(join(place, part));
    await Deno.rename(join(place, part), join(place, name));
  };
  try {
    // If this is cut off, the next build still knows all of it.
    const all = [...new Set([...own, ...files, part])].filter((name) => name !== "").sort();
    await put(LIST, (path) => Deno.writeTextFile(path, all.join("\n") + "\n"));
    for (const file of files.filter((name) => name !== LIST)) {
      await Deno.mkdir(dirname(join(place, file)), { recursive: true });
      await put(file, (path) => Deno.copyFile(join(draft, file), path));
    }
    await removeOld(place, own, new Set(files));
    await put(LIST, (path) => Deno.copyFile(join(draft, LIST), path));
  } catch (error) {
    await Deno.remove(join(place, part)).catch(() => {});
    throw error;
  }
  await Deno.remove(draft, { recursive: true });
}

/**
 * Nothing of somebody else is written over, and no link of his is followed to another place.
 * @throws {UnusableInput} If something of somebody else is in the way (`OUT_FOREIGN`).
 */
export function requireFree(
  place: string,
  file: string,
  own: ReadonlySet<string>,
  option?: string,
): void {
  for (let folder = dirname(file); folder !== "."; folder = dirname(folder)) {
    if (lstatOf(join(place, folder))?.isDirectory === false) {
      throw foreign(join(place, folder), option);
    }
  }
  const there = lstatOf(join(place, file));
  if (there !== undefined && (there.isDirectory || !own.has(file))) {
    throw foreign(join(place, file), option);
  }
}

function lstatOf(path: string): Deno.FileInfo | undefined {
  try {
    return Deno.lstatSync(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

/** Of what is there now only that goes which the last build made and this one does not; hands back how much. */
export async function removeOld(
  place: string,
  own: ReadonlySet<string>,
  files: ReadonlySet<string>,
): Promise<number> {
  const old = filesIn(place).filter((file) => own.has(file) && !files.has(file));
  for (const file of old) {
    await Deno.remove(join(place, file));
    for (let folder = dirname(file); folder !== "."; folder = dirname(folder)) {
      // One that is not empty stays.
      await Deno.remove(join(place, folder)).catch(() => {});
    }
  }
  return old.length;
}

/** What is said of something that was not built, at its path; `option` names the folder on the command line. */
export function foreign(file: string, option = "--out"): Error {
  const message = `This was not made by a build, so nothing is written here: ` +
    `move it away, or name another folder with ${option}`;
  return unusable("OUT_FOREIGN", message, { file });
}

/** The list of a site, LIST itself in it; empty: there is none. */
export async function readList(place: string): Promise<string[]> {
  try {
    if (!(await Deno.stat(join(place, LIST))).isFile) return [];
    return (await Deno.readTextFile(join(place, LIST))).split("\n");
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
}

/** All files below a folder, and its empty folders, as paths in it with slashes. Links are files. */
export function filesIn(folder: string, prefix = ""): string[] {
  return Array.from(Deno.readDirSync(folder)).flatMap(({ isDirectory, name }) => {
    if (!isDirectory) return [prefix + name];
    const below = filesIn(join(folder, name), `${prefix}${name}/`);
    return below.length === 0 ? [`${prefix}${name}/`] : below;
  });
}
