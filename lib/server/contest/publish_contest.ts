/**
 * Writes a contest's site as files that any host can serve from any folder: the pages, and what is over of the contest.
 * It is brought up to date where it lies. What a page reads comes before the page that reads it, the start page last, and
 * what is no longer there goes after that: whoever looks at the site meanwhile finds it whole.
 */
import { asTyped } from "../../cli/paths.ts";
import { systemErrorText } from "../../cli/system_error.ts";
import type { Contest } from "../../contest/contest.ts";
import { type ContestRecords, readContest } from "../../contest/describe/records.ts";
import { formatProblem, unusable, UnusableInput } from "../../core/problem.ts";
import type { CatalogRun } from "../../logs/published.ts";
import { LIST, readList, removeOld, requireFree } from "../put_in_place.ts";
import { describeRun, inCatalog } from "../run_library.ts";
import type { SiteFiles } from "../site.ts";
import { AS_THEY_ARE, realPlace, requireOwn } from "../site_place.ts";
import { bytesOfJson, describeEntry, ENTRIES, publicSlugs, WHOLE } from "./contest_files.ts";
import { ContestLibrary } from "./contest_library.ts";
import { publishedRecords } from "./published_records.ts";
import { putBytes, putCopy } from "./put_file.ts";

/** What names the folder on the command line. */
const OPTION = "--to";

/** What a site that is only files can do. */
const FILES_ONLY = { takesUploads: false } as const;

/** What is written where. */
export interface PublishOptions {
  readonly contest: Contest;
  /** The pages, for a contest's site. */
  readonly site: SiteFiles;
  /** The folder, absolute; need not exist. */
  readonly to: string;
  /** Told of what is not shown. */
  readonly warn: (sentence: string) => void;
}

/** What has been done. */
export interface PublishedSite {
  readonly stages: number;
  /** All files of the site. */
  readonly files: number;
  /** Those of them that are new, or other than they were. */
  readonly written: number;
  readonly removed: number;
}

/** A file of the site. */
interface SiteFile {
  /** With `/` between folders. */
  readonly name: string;
  readonly content:
    | { readonly kind: "bytes"; readonly bytes: Uint8Array }
    /** A file at a path, as it is. */
    | { readonly kind: "copy"; readonly path: string };
}

/**
 * Writes the site.
 * @throws {UnusableInput} If something stands in the folder that was not built (`OUT_FOREIGN`), the system does not let us
 *   write there (`OUT_FILE`), or a stage cannot be read (`RUN_UNREADABLE`).
 */
export async function publishContest(options: PublishOptions): Promise<PublishedSite> {
  const records = publishedRecords(readContest(options.contest));
  const files = await filesOf(options, records);
  try {
    return { stages: records.stages.length, ...await putAll(options.to, files) };
  } catch (error) {
    const said = systemErrorText(error);
    if (said === undefined) throw error;
    throw unusable("OUT_FILE", `Cannot write there. ${said}`, { file: asTyped(options.to) });
  }
}

/** All files of the site, in the order in which they are written. */
async function filesOf(
  { contest, site, warn }: PublishOptions,
  records: ContestRecords,
): Promise<SiteFile[]> {
  const library = new ContestLibrary({ contest, warn });
  const runs: CatalogRun[] = [];
  const files: SiteFile[] = [bytesFile(AS_THEY_ARE, new Uint8Array())];
  for (const { number } of records.stages.toReversed()) {
    const { run, files: own } = await reading(number, () => filesOfStage(library, number));
    runs.push(run);
    files.push(...own);
  }
  files.push(jsonFile("data/catalog.json", { runs }));
  for (const slug of publicSlugs(records)) {
    const page = await describeEntry(contest, records, slug);
    files.push(jsonFile(`contest/${ENTRIES}/${slug}.json`, page));
  }
  for (const [name, describe] of WHOLE) {
    files.push(jsonFile(`contest/${name}`, describe(records, FILES_ONLY)));
  }
  const pages = Array.from(site, ([name, bytes]) => bytesFile(name, bytes));
  return [...files, ...pages.toSorted((one, other) => turnOf(one) - turnOf(other))];
}

/** Scripts and styles come first, then pages, then the start page. */
function turnOf({ name }: SiteFile): number {
  return name === "index.html" ? 2 : name.endsWith(".html") ? 1 : 0;
}

async function filesOfStage(
  library: ContestLibrary,
  number: number,
): Promise<{ run: CatalogRun; files: SiteFile[] }> {
  const id = `stage-${number}`;
  const found = library.find(id);
  if (found === undefined) throw new Deno.errors.NotFound("The stage is gone");
  const run = await describeRun(found);
  const files: SiteFile[] = [];
  for (const { file } of run.matches) {
    const log = await found.source.log(file);
    if (log?.kind !== "file") throw new Deno.errors.NotFound(`The log ${file} is gone`);
    files.push({ name: `data/${id}/${file}`, content: { kind: "copy", path: log.path } });
  }
  return { run: inCatalog(run), files: [...files, jsonFile(`data/${id}/run.json`, run)] };
}

/** Reads something of a stage; what the system says against it is not about the place that is written. */
async function reading<Value>(stage: number, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    const said = reasonOf(error);
    if (said === undefined) throw error;
    throw unusable("RUN_UNREADABLE", `Stage ${stage} cannot be read. ${said}`);
  }
}

function reasonOf(error: unknown): string | undefined {
  if (error instanceof UnusableInput) return error.problems.map(formatProblem).join("; ");
  return error instanceof Deno.errors.NotFound ? error.message : systemErrorText(error);
}

async function putAll(
  to: string,
  files: readonly SiteFile[],
): Promise<Omit<PublishedSite, "stages">> {
  const place = await realPlace(to, OPTION);
  const isThere = await requireOwn(place, OPTION);
  if (!isThere) await Deno.mkdir(place, { recursive: true });
  const own = new Set(await readList(place));
  const names = new Set([...files.map(({ name }) => name), LIST]);
  // If this is cut off, the next time still knows all of it.
  await putList(place, new Set([...own, ...names]));
  let written = 0;
  for (const file of files) {
    requireFree(place, file.name, own, OPTION);
    if (await putFile(place, file)) written += 1;
  }
  const removed = await removeOld(place, own, names);
  await putList(place, names);
  return { files: names.size, written, removed };
}

async function putFile(place: string, { content, name }: SiteFile): Promise<boolean> {
  return content.kind === "bytes"
    ? await putBytes(place, name, content.bytes)
    : await putCopy(place, name, content.path);
}

async function putList(place: string, names: ReadonlySet<string>): Promise<void> {
  const all = [...names].filter((name) => name !== "").sort();
  await putBytes(place, LIST, new TextEncoder().encode(all.join("\n") + "\n"));
}

function bytesFile(name: string, bytes: Uint8Array): SiteFile {
  return { name, content: { kind: "bytes", bytes } };
}

function jsonFile(name: string, value: unknown): SiteFile {
  return bytesFile(name, bytesOfJson(value));
}
