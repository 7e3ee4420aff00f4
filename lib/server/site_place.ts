/**
 * The folder in which a site is written: what is there already, and whether all of it is ours.
 */
import { join } from "@std/path";
import { asTyped } from "../cli/paths.ts";
import { contestAround } from "../contest/contest_folder.ts";
import { unusable } from "../core/problem.ts";
import { filesIn, foreign, readList } from "./put_in_place.ts";

/** Tells GitHub's pages to take files as they are. */
export const AS_THEY_ARE = ".nojekyll";

/** A file that is being written in the place itself, before it gets its name. */
export const PART = ".turniir-site.part";

/**
 * The folder itself where a link leads to it. `option` is what names the folder on the command line.
 * @throws {UnusableInput} If it leads nowhere (`OUT_FILE`), or into the folder of a contest (`OUT_CONTEST`).
 */
export async function realPlace(out: string, option = "--out"): Promise<string> {
  const place = await followLinks(out, option);
  const contest = contestAround(place) ?? contestAround(out);
  if (contest === undefined) return place;
  const message = `This is in the folder of a contest (${asTyped(contest)}), where sources are: ` +
    `name another folder with ${option}`;
  throw unusable("OUT_CONTEST", message, { file: asTyped(out) });
}

async function followLinks(out: string, option: string): Promise<string> {
  try {
    return await Deno.realPath(out);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    if (!await isLink(out)) return out;
    const message = `This link leads nowhere: name another folder with ${option}`;
    throw unusable("OUT_FILE", message, { file: asTyped(out) });
  }
}

async function isLink(path: string): Promise<boolean> {
  try {
    return (await Deno.lstat(path)).isSymlink;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

/**
 * Whether there is a folder, with nothing in it but what was built.
 * @throws {UnusableInput} If anything else is in it (`OUT_FOREIGN`), or it is a file (`OUT_FILE`).
 */
export async function requireOwn(place: string, option = "--out"): Promise<boolean> {
  try {
    const { isDirectory } = await Deno.stat(place);
    if (!isDirectory) {
      throw unusable("OUT_FILE", `This is a file: ${option} names a folder`, { file: place });
    }
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
  const own = new Set(await readList(place));
  const isOurs = (file: string) => own.has(file) || file === PART || isBegun(file, own);
  const stranger = filesIn(place).sort().find((file) => !isOurs(file));
  if (stranger !== undefined) throw foreign(join(place, stranger), option);
  return true;
}

/** Whether this is an empty folder, for files of a build that was cut off. */
function isBegun(file: string, own: ReadonlySet<string>): boolean {
  return file.endsWith("/") && [...own].some((name) => name.startsWith(file));
}
