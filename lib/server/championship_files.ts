/**
 * The files of a championship on a site, made from its folder of results: `race/championship.json`, the circuits and the
 * laps (lib/race/published_championship.ts says where). What else lies in that folder is not for publication.
 */
import { join } from "@std/path";
import { asTyped } from "../cli/paths.ts";
import { systemErrorText } from "../cli/system_error.ts";
import { unusable } from "../core/problem.ts";
import { CIRCUIT_LIST, RACE_FOLDER } from "../race/published.ts";
import {
  CHAMPIONSHIP_CIRCUITS,
  CHAMPIONSHIP_FILE,
  CHAMPIONSHIP_LAPS,
} from "../race/published_championship.ts";
import { FILES } from "../racing/championship/paths.ts";
import { filesIn } from "./put_in_place.ts";
import type { SiteFiles } from "./site.ts";

/** Two files of the site. */
const LIST = `${RACE_FOLDER}/${CIRCUIT_LIST}`;
const DESCRIPTION = `${RACE_FOLDER}/${CHAMPIONSHIP_FILE}`;

/** The name of a file in the results, and what it is called on the site; other files are not on it. */
const PLACES: readonly (readonly [pattern: RegExp, folder: string])[] = [
  [/^championship\.json$/, RACE_FOLDER],
  [/^laps\/(round-\d+\/[\w-]+\.[\w-]+\.f1)$/, `${RACE_FOLDER}/${CHAMPIONSHIP_LAPS}`],
  [/^circuits\/([\w-]+\.cir)$/, `${RACE_FOLDER}/${CHAMPIONSHIP_CIRCUITS}`],
];

/**
 * A site with a championship on it; its list of circuits tells that there is one.
 * @param folder The championship's folder, absolute.
 * @throws {UnusableInput} If nothing of it has been driven, or it cannot be read (`NO_RESULTS`).
 */
export async function addChampionship(pages: SiteFiles, folder: string): Promise<SiteFiles> {
  const files = await readChampionshipFiles(folder);
  const list = pages.get(LIST);
  const told = list === undefined ? [] : [[LIST, tellTitle(list, files.get(DESCRIPTION))] as const];
  return new Map([...pages, ...files, ...told]);
}

async function readChampionshipFiles(folder: string): Promise<SiteFiles> {
  const results = join(folder, FILES.results);
  await stampOf(folder);
  try {
    const files = new Map<string, Uint8Array<ArrayBuffer>>();
    for (const name of filesIn(results).sort()) {
      const place = placeOf(name);
      if (place !== undefined) files.set(place, await Deno.readFile(join(results, name)));
    }
    return files;
  } catch (error) {
    throw unreadable(error, folder);
  }
}

/**
 * A site with a championship on it, as it is driven on.
 * @param site The pages as they are now.
 */
export function withChampionship(
  site: () => Promise<SiteFiles>,
  folder: string,
): () => Promise<SiteFiles> {
  let last: { pages: SiteFiles; stamp: string; all: SiteFiles } | undefined;
  return async () => {
    const [pages, stamp] = [await site(), await stampOf(folder)];
    if (last?.pages !== pages || last.stamp !== stamp) {
      last = { pages, stamp, all: await addChampionship(pages, folder) };
    }
    return last.all;
  };
}

/** Changes whenever a round has been written, since that file comes last. */
async function stampOf(folder: string): Promise<string> {
  try {
    const { ino, mtime, size } = await Deno.stat(join(folder, FILES.results, CHAMPIONSHIP_FILE));
    return `${ino} ${mtime?.getTime()} ${size}`;
  } catch (error) {
    throw unreadable(error, folder);
  }
}

function unreadable(error: unknown, folder: string): unknown {
  const file = asTyped(folder);
  if (error instanceof Deno.errors.NotFound || error instanceof Deno.errors.NotADirectory) {
    const message = "There are no results of a championship here: race championship makes them";
    return unusable("NO_RESULTS", message, { file });
  }
  const said = systemErrorText(error);
  return said === undefined ? error : unusable("NO_RESULTS", `Cannot be read. ${said}`, { file });
}

/** The list of circuits with the title of the championship in it. */
function tellTitle(
  list: Uint8Array,
  championship: Uint8Array | undefined,
): Uint8Array<ArrayBuffer> {
  const [circuits, { title }] = [objectOf(list), objectOf(championship)];
  const told = typeof title === "string" ? { ...circuits, championship: title } : circuits;
  return new TextEncoder().encode(`${JSON.stringify(told)}\n`);
}

/** Of what is no JSON nothing is taken: whoever reads it will say so. */
function objectOf(json: Uint8Array | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(json));
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Where a file of the results is on the site; `undefined`: it is not for publication. */
function placeOf(name: string): string | undefined {
  for (const [pattern, folder] of PLACES) {
    const found = pattern.exec(name);
    if (found !== null) return `${folder}/${found[1] ?? found[0]}`;
  }
  return undefined;
}
