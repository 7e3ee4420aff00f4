/**
 * The runs that a site shows, each under a name that is safe in addresses and stays as long as the library lives.
 */
import { basename, join } from "@std/path";
import { systemErrorText } from "../cli/system_error.ts";
import { formatProblem, type Problem, unusable, UnusableInput } from "../core/problem.ts";
import type { Catalog, PublishedRun } from "../logs/published.ts";
import { FILES } from "../tournament/run_folder.ts";
import { type Clock, machineClock } from "./clock.ts";
import { LogSource } from "./log_source.ts";
import { plainName, uniqueName } from "./names.ts";
import { statOf } from "./ordinary_file.ts";
import { RunFolderSource } from "./run_folder_source.ts";
import { inCatalog, type LibraryRun, type RunLibrary, withName } from "./run_library.ts";
import { sideBySide } from "./side_by_side.ts";

/** So many runs of a folder are shown, the newest. */
const MOST_RUNS = 50;

/** So many runs are looked at at the same time. */
const RUNS_AT_A_TIME = 8;

/** What a library holds. All paths are absolute. */
export interface LibraryOptions {
  /** Runs' folders and logs, in the order in which they are shown. */
  readonly named?: readonly string[];
  /** A folder whose runs are shown as they come, the newest first; need not exist. */
  readonly runs?: string;
  /** A run's folder that is shown where there is no other. */
  readonly fallback?: string;
  /** What the first of the named runs is called instead of what its folder says. */
  readonly title?: string | undefined;
  /** Told once of whatever can be left out or read all the same. */
  readonly warn?: (sentence: string) => void;
  /** @default machineClock */
  readonly clock?: Clock;
}

/** See the head of this file. */
export class Library implements RunLibrary {
  readonly clock: Clock;
  readonly #options: LibraryOptions;
  readonly #byPath = new Map<string, LibraryRun>();
  readonly #byId = new Map<string, LibraryRun>();
  /** Ids in small letters: a site may be copied to a disk that takes `Run` and `run` for the same. */
  readonly #taken = new Set(["catalog.json"]);
  readonly #warned = new Set<string>();

  private constructor(options: LibraryOptions) {
    this.#options = options;
    this.clock = options.clock ?? machineClock;
  }

  /**
   * Opens a library.
   * @throws {UnusableInput} If something that was named cannot be shown.
   */
  static async open(options: LibraryOptions): Promise<Library> {
    const library = new Library(options);
    for (const path of options.named ?? []) await library.#check(path);
    await library.catalog();
    return library;
  }

  /** The runs that can be shown at the moment; folders are looked through again. */
  async runs(): Promise<PublishedRun[]> {
    const named = await this.#describe(this.#options.named ?? []);
    const found = this.#options.runs === undefined
      ? []
      : await this.#describe(await runFoldersIn(this.#options.runs));
    const { fallback } = this.#options;
    const isEmpty = named.length + found.length === 0 && fallback !== undefined;
    return isEmpty ? await this.#describe([fallback]) : [...named, ...found];
  }

  /** See lib/logs/published.ts. */
  async catalog(): Promise<Catalog> {
    return { runs: (await this.runs()).map(inCatalog) };
  }

  /** A run by its id. */
  find(id: string): LibraryRun | undefined {
    return this.#byId.get(id);
  }

  /** Resolves when nothing is being read for those who followed runs. */
  async idle(): Promise<void> {
    await Promise.all(Array.from(this.#byId.values(), ({ source }) => source.idle()));
  }

  async #describe(paths: readonly string[]): Promise<PublishedRun[]> {
    const all = [...new Set(paths)];
    // One after the other, so that ids come in the order of the paths.
    for (const path of all) await this.#enter(path).catch(() => {});
    const runs = await sideBySide(all, RUNS_AT_A_TIME, (path) => this.#describeOne(path));
    return runs.filter((run) => run !== undefined);
  }

  async #describeOne(path: string): Promise<PublishedRun | undefined> {
    try {
      const run = await this.#enter(path);
      return withName(run, await run.source.facts());
    } catch (error) {
      if (!(error instanceof Deno.errors.NotFound)) this.#leaveOut(path, error);
      return undefined;
    }
  }

  /** A run that is damaged must not hide the others. */
  #leaveOut(path: string, error: unknown): void {
    const why = error instanceof UnusableInput
      ? error.problems.map(formatProblem).join("; ")
      : `${path}: ${error instanceof Error ? error.message : error}`;
    this.#warnOnce(`This run is left out. ${why}`);
  }

  async #check(path: string): Promise<void> {
    try {
      await (await this.#enter(path)).source.facts();
    } catch (error) {
      if (error instanceof Deno.errors.NotFound || error instanceof Deno.errors.NotADirectory) {
        const message = "There is no such file or folder: name a run's folder or a log";
        throw unusable("RUN_MISSING", message, { file: path });
      }
      const said = systemErrorText(error);
      if (said === undefined) throw error;
      throw unusable("RUN_UNREADABLE", `Cannot be read. ${said}`, { file: path });
    }
  }

  async #enter(path: string): Promise<LibraryRun> {
    const known = this.#byPath.get(path);
    if (known !== undefined) return known;
    const { isDirectory } = await Deno.stat(path);
    // Somebody else may have asked for it meanwhile.
    return this.#byPath.get(path) ?? this.#add(path, isDirectory);
  }

  #add(path: string, isDirectory: boolean): LibraryRun {
    const source = isDirectory
      ? new RunFolderSource(path, this.clock, (sentence) => this.#warnOnce(sentence))
      : new LogSource(path, (problem) => this.#warn(problem));
    const isTaken = (id: string) => this.#taken.has(id.toLowerCase());
    const { named = [], title } = this.#options;
    const run = {
      id: uniqueName(plainName(source.name), isTaken),
      source,
      ...(title !== undefined && path === named[0] ? { title } : {}),
    };
    this.#taken.add(run.id.toLowerCase());
    this.#byPath.set(path, run);
    this.#byId.set(run.id, run);
    return run;
  }

  #warn(problem: Problem): void {
    this.#warnOnce(formatProblem(problem));
  }

  #warnOnce(sentence: string): void {
    if (this.#warned.has(sentence)) return;
    this.#warned.add(sentence);
    this.#options.warn?.(sentence);
  }
}

/** The folders of runs in a folder, the newest first. */
async function runFoldersIn(folder: string): Promise<string[]> {
  const paths = namesIn(folder).map((name) => join(folder, name));
  const times = await sideBySide(paths, RUNS_AT_A_TIME, timeOfRun);
  const found = paths.flatMap((path, index) => {
    const begunAt = times[index];
    return begunAt === undefined ? [] : [{ path, begunAt }];
  });
  found.sort((one, other) =>
    other.begunAt - one.begunAt || (basename(one.path) < basename(other.path) ? 1 : -1)
  );
  return found.slice(0, MOST_RUNS).map(({ path }) => path);
}

function namesIn(folder: string): string[] {
  try {
    return Array.from(Deno.readDirSync(folder), ({ name }) => name);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound || error instanceof Deno.errors.NotADirectory) {
      return [];
    }
    throw error;
  }
}

/** When a run was begun or, at the latest, written; `undefined`: this is no run. */
async function timeOfRun(path: string): Promise<number | undefined> {
  try {
    const info = await statOf(join(path, FILES.settings)) ?? await statOf(join(path, FILES.table));
    return info && (info.mtime?.getTime() ?? 0);
  } catch {
    // What the system says against it is told when the run is read.
    return 0;
  }
}
