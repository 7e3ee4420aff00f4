/**
 * Writes the site as files that any host can serve from any folder. It is written beside its place and then put there, so
 * nobody sees half a site; the same runs give the same bytes.
 */
import { basename, dirname, join } from "@std/path";
import { asTyped } from "../cli/paths.ts";
import { systemErrorText } from "../cli/system_error.ts";
import { unusable } from "../core/problem.ts";
import type { Catalog, PublishedMatch, PublishedRun } from "../logs/published.ts";
import { openOrdinary } from "./ordinary_file.ts";
import { bytesOfLines } from "./packing.ts";
import { filesIn, LIST, type Rename, replaceSite } from "./put_in_place.ts";
import { describeRun, inCatalog, type RunLibrary } from "./run_library.ts";
import { type SiteFiles, writePages } from "./site.ts";
import { AS_THEY_ARE, realPlace, requireOwn } from "./site_place.ts";
import type { LogContent, RunSource } from "./source.ts";

/** What is written where. */
export interface BuildOptions {
  /** The folder, absolute. */
  readonly out: string;
  readonly library: RunLibrary;
  readonly site: SiteFiles;
  /** How folders are renamed. @default Deno.rename */
  readonly rename?: Rename;
}

/** What has been written. */
export interface BuiltSite {
  readonly runs: number;
  readonly files: number;
}

/**
 * Writes the site.
 * @throws {UnusableInput} If something stands in the folder that was not built (`OUT_FOREIGN`), or the system does not
 *   let us write there (`OUT_FILE`): what is there is left as it is. Also if a run cannot be read (`RUN_UNREADABLE`).
 */
export async function buildSite(options: BuildOptions): Promise<BuiltSite> {
  try {
    return await writeSite(options);
  } catch (error) {
    const said = systemErrorText(error);
    if (said === undefined) throw error;
    throw unusable("OUT_FILE", `Cannot write there. ${said}`, { file: asTyped(options.out) });
  }
}

async function writeSite(
  { library, out, rename = Deno.rename, site }: BuildOptions,
): Promise<BuiltSite> {
  const place = await realPlace(out);
  const isThere = await requireOwn(place);
  const draft = await makeDraft(place, isThere);
  try {
    await writePages(draft, site);
    const runs = await writeData(join(draft, "data"), library);
    await Deno.writeTextFile(join(draft, AS_THEY_ARE), "");
    const files = [...filesIn(draft), LIST].sort();
    await Deno.writeTextFile(join(draft, LIST), files.join("\n") + "\n");
    if (isThere) await replaceSite(draft, place, rename);
    else await Deno.rename(draft, place);
    return { runs, files: files.length };
  } catch (error) {
    await Deno.remove(draft, { recursive: true }).catch(() => {});
    throw error;
  }
}

/** A new folder beside the place or, where the system lets us write only into the place itself, among passing files. */
async function makeDraft(place: string, isThere: boolean): Promise<string> {
  const parent = dirname(place);
  const draft = join(parent, `.${basename(place)}-${crypto.randomUUID().slice(0, 8)}.part`);
  await Deno.mkdir(parent, { recursive: true });
  try {
    await Deno.mkdir(draft);
    return draft;
  } catch (error) {
    if (!isThere) throw error;
    return await Deno.makeTempDir({ prefix: "turniir-site-" });
  }
}

/** Reads something of a run; what the system says against it is not about the place that is written. */
async function reading<Value>(run: string, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    const said = systemErrorText(error);
    if (said === undefined) throw error;
    throw unusable("RUN_UNREADABLE", `The run ${run} cannot be read. ${said}`);
  }
}

async function writeData(folder: string, library: RunLibrary): Promise<number> {
  await Deno.mkdir(folder);
  const catalog = await library.catalog();
  const runs: Catalog["runs"][number][] = [];
  for (const { id } of catalog.runs) {
    const run = library.find(id);
    if (run === undefined) continue;
    const described = await reading(id, () => describeRun(run));
    runs.push(inCatalog(await writeRun(join(folder, id), described, run.source)));
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
  for (const match of run.matches) {
    const log = await reading(run.id, () => openLog(match.file, source));
    matches.push(await writeMatch(folder, match, log));
  }
  // Nobody will tell these files how a run goes on.
  const state = run.state === "playing" ? "stopped" : run.state;
  const written: PublishedRun = { ...run, state, matches };
  await writeJson(join(folder, "run.json"), written);
  return written;
}

/** A log: a file to be copied, open, or lines. */
type LogToWrite =
  | { readonly kind: "file"; readonly file: Deno.FsFile }
  | Extract<LogContent, { readonly kind: "lines" }>;

async function openLog(file: string, source: RunSource): Promise<LogToWrite> {
  const log = await source.log(file);
  if (log === undefined) throw new Deno.errors.NotFound(`The log ${file} is gone`);
  return log.kind === "file" ? { kind: "file", file: await openOrdinary(log.path) } : log;
}

async function writeMatch(
  folder: string,
  match: PublishedMatch,
  log: LogToWrite,
): Promise<PublishedMatch> {
  if (log.kind === "file") {
    await Deno.writeFile(join(folder, match.file), log.file.readable);
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
