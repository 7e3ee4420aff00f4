/**
 * Writes the site as files that any host can serve from any folder. It is written beside its place and then put there, so
 * nobody sees half a site; the same runs give the same bytes.
 */
import { basename, dirname, join } from "@std/path";
import { unusable } from "../core/problem.ts";
import type { Catalog, PublishedMatch, PublishedRun } from "../logs/published.ts";
import { describeRun, type Library } from "./library.ts";
import { bytesOfLines } from "./packing.ts";
import type { SiteFiles } from "./site.ts";
import type { RunSource } from "./source.ts";

/** The list of all files that were written, so that the next build knows what is its own. */
export const LIST = ".turniir-site";

/** Tells GitHub's pages to take files as they are. */
const AS_THEY_ARE = ".nojekyll";

/** What is written where. */
export interface BuildOptions {
  /** The folder, absolute. */
  readonly out: string;
  readonly library: Library;
  readonly site: SiteFiles;
}

/** What has been written. */
export interface BuiltSite {
  readonly runs: number;
  readonly files: number;
}

/**
 * Writes the site.
 * @throws {UnusableInput} If something stands in the folder that was not built (`OUT_FOREIGN`, `OUT_FILE`): it is left
 *   as it is.
 */
export async function buildSite({ library, out, site }: BuildOptions): Promise<BuiltSite> {
  const place = await realPlace(out);
  const isThere = await requireOwn(place);
  await Deno.mkdir(dirname(place), { recursive: true });
  const draft = join(
    dirname(place),
    `.${basename(place)}-${crypto.randomUUID().slice(0, 8)}.part`,
  );
  try {
    await Deno.mkdir(draft);
    for (const [name, bytes] of site) await Deno.writeFile(join(draft, name), bytes);
    const runs = await writeData(join(draft, "data"), library);
    await Deno.writeTextFile(join(draft, AS_THEY_ARE), "");
    const files = [...filesIn(draft), LIST].sort();
    await Deno.writeTextFile(join(draft, LIST), files.join("\n") + "\n");
    await putInPlace(draft, place, isThere);
    return { runs, files: files.length };
  } catch (error) {
    await Deno.remove(draft, { recursive: true }).catch(() => {});
    throw error;
  }
}

async function writeData(folder: string, library: Library): Promise<number> {
  await Deno.mkdir(folder);
  const catalog = await library.catalog();
  const runs: Catalog["runs"][number][] = [];
  for (const { id } of catalog.runs) {
    const run = library.find(id);
    if (run === undefined) continue;
    const { bots, played, state, title } = await writeRun(
      join(folder, id),
      await describeRun(run),
      run.source,
    );
    runs.push({ id, title, state, bots, played });
  }
  await writeJson(join(folder, "catalog.json"), { runs });
  return runs.length;
}

/** Writes one run, as far as it has been played. */
async function writeRun(
  folder: string,
  run: PublishedRun,
  source: RunSource,
): Promise<PublishedRun> {
  await Deno.mkdir(folder);
  const matches: PublishedMatch[] = [];
  for (const match of run.matches) matches.push(await writeMatch(folder, match, source));
  // Nobody will tell these files how a run goes on.
  const state = run.state === "playing" ? "stopped" : run.state;
  const written: PublishedRun = { ...run, state, matches };
  await writeJson(join(folder, "run.json"), written);
  return written;
}

async function writeMatch(
  folder: string,
  match: PublishedMatch,
  source: RunSource,
): Promise<PublishedMatch> {
  const log = await source.log(match.file);
  if (log === undefined) throw new Deno.errors.NotFound(`The log ${match.file} is gone`);
  if (log.kind === "file") {
    await Deno.writeFile(join(folder, match.file), await Deno.readFile(log.path));
    return match;
  }
  const file = `${match.id}.jsonl.gz`;
  const packed = bytesOfLines(log.lines).pipeThrough(new CompressionStream("gzip"));
  await Deno.writeFile(join(folder, file), packed);
  return { ...match, file };
}

async function writeJson(path: string, value: unknown): Promise<void> {
  await Deno.writeTextFile(path, JSON.stringify(value) + "\n");
}

/** The folder itself where a link leads to it. */
async function realPlace(out: string): Promise<string> {
  try {
    return await Deno.realPath(out);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return out;
    throw error;
  }
}

/** Whether there is a folder, with nothing in it but what was built. */
async function requireOwn(place: string): Promise<boolean> {
  try {
    const { isDirectory } = await Deno.stat(place);
    if (!isDirectory) {
      throw unusable("OUT_FILE", "This is a file: --out names a folder", { file: place });
    }
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
  const own = new Set(await readList(place));
  const foreign = filesIn(place).sort().find((file) => !own.has(file));
  if (foreign === undefined) return true;
  const message = `This was not made by a build, so nothing is written here: ` +
    "move it away, or name another folder with --out";
  throw unusable("OUT_FOREIGN", message, { file: join(place, foreign) });
}

async function readList(place: string): Promise<string[]> {
  try {
    return (await Deno.readTextFile(join(place, LIST))).split("\n");
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
}

/** All files below a folder, and its empty folders, as paths in it with slashes. */
function filesIn(folder: string, prefix = ""): string[] {
  return Array.from(Deno.readDirSync(folder)).flatMap(({ isDirectory, name }) => {
    if (!isDirectory) return [prefix + name];
    const below = filesIn(join(folder, name), `${prefix}${name}/`);
    return below.length === 0 ? [`${prefix}${name}/`] : below;
  });
}

async function putInPlace(draft: string, place: string, isThere: boolean): Promise<void> {
  if (!isThere) return await Deno.rename(draft, place);
  const before = `${draft}.before`;
  await Deno.rename(place, before);
  try {
    await Deno.rename(draft, place);
  } catch (error) {
    await Deno.rename(before, place);
    throw error;
  }
  await Deno.remove(before, { recursive: true });
}
