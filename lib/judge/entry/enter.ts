/**
 * The entry check: what a user named becomes a program, a clean copy in a folder of the runner's, or he is told
 * what is wrong and what would be right.
 */
import { basename, dirname, join, relative, resolve, toFileUrl } from "@std/path";
import type { Problem } from "../../core/problem.ts";
import { bad, good, type Result } from "../../core/result.ts";
import { visibleProblem } from "../../core/visible.ts";
import type { Program } from "../types.ts";
import { type Command, prepareCommand } from "./command.ts";
import { CopyFailure, copyProgram } from "./copy.ts";
import { addData } from "./data_files.ts";
import { openReader, type Reader } from "./deno_tool.ts";
import { versionOf } from "./fingerprint.ts";
import { Gathering } from "./gather.ts";
import { checkGraph, type GraphVerdict } from "./graph_check.ts";
import { parseGraph } from "./graph_report.ts";
import { chooseKind } from "./kind.ts";
import { nameOfPath, splitName } from "./names.ts";
import { isWithin, outsideProblem } from "./outside.ts";
import { pythonModules } from "./python_modules.ts";
import { checkSources } from "./source_check.ts";
import { withReason } from "./unreadable.ts";

export interface EntryOptions {
  /** The folder that the user stands in: paths are relative to it. */
  readonly from: string;
  /** The program's folder, which the runner names; it must not exist yet. No comma in its path. */
  readonly into: string;
  /** The Deno executable. */
  readonly deno: string;
  /** Files and folders that the program may read besides what it imports or its command names. */
  readonly data?: readonly string[];
  /**
   * True: `from` is the program's folder as somebody sent it in. Then no word leads out of it, and nothing in it is
   * started to ask what it is: an interpreter is what PATH knows by that name.
   */
  readonly isRoot?: boolean;
}

/** A program that has just been entered. */
export type EnteredProgram = Program & {
  /** What starts it in its own folder: its main module, or a command with the interpreter's bare name. */
  readonly words: readonly string[];
};

/**
 * Enters a program. What a module imports from its own folder comes along, and so does what a Python script imports.
 * @param word What the user typed: a module, a folder, an executable, or a command; `NAME=` may stand before it.
 * @returns The program, or at least one problem.
 */
export async function enterProgram(
  word: string,
  options: EntryOptions,
): Promise<Result<EnteredProgram, Problem[]>> {
  try {
    const entered = await enter(word, options);
    return entered.ok ? entered : bad(entered.error.map(visibleProblem));
  } catch (error) {
    // What the user may not read, or what changed under our hands: his to mend, and no reason to stop the runner.
    const isHis = error instanceof CopyFailure || error instanceof Deno.errors.PermissionDenied ||
      error instanceof Deno.errors.NotFound;
    if (!isHis) throw error;
    // The system's words tell where things lie on this machine.
    const message = options.isRoot === true ? "a file of it can't be read" : error.message;
    return bad([visibleProblem({ code: "ENTRY_UNREADABLE", message, file: word })]);
  }
}

async function enter(
  word: string,
  { data = [], isRoot = false, ...options }: EntryOptions,
): Promise<Result<EnteredProgram, Problem[]>> {
  const from = await Deno.realPath(options.from);
  const split = await isThere(resolve(from, word)) ? undefined : splitName(word);
  const choice = await chooseKind(split?.word ?? word, from);
  if (!choice.ok) return bad([choice.error]);
  const entry: Entry = { ...options, from, data, isRoot, name: split?.name };
  const chosen = choice.value;
  switch (chosen.kind) {
    case "module":
      return await enterModule(dirname(chosen.path), basename(chosen.path), false, entry);
    case "module-folder":
      return await enterModule(chosen.path, chosen.main, true, entry);
    case "python-folder":
      return await enterPythonFolder(chosen.path, entry);
    case "command": {
      const words = isRoot ? withBareInterpreter(chosen.words, from) : chosen.words;
      const gathering = new Gathering(shower(from, isRoot));
      const prepared = await prepareCommand(words, entry, gathering);
      const along = await pythonModules(words, from, isRoot);
      return await enterCommand(prepared, gathering, { ...entry, data: [...data, ...along] });
    }
  }
}

interface Entry extends Required<EntryOptions> {
  /** The name that the user gave. */
  readonly name: string | undefined;
}

async function enterModule(
  around: string,
  file: string,
  isWhole: boolean,
  { data, deno, from, into, isRoot, name }: Entry,
): Promise<Result<EnteredProgram, Problem[]>> {
  const show = shower(from, isRoot);
  const path = join(around, file);
  if (isRoot && !isWithin(from, path)) return bad([outsideProblem(show(path))]);
  const folder = isRoot ? from : around;
  const main = placeIn(folder, path);
  const reader = await openReader(deno, folder, isRoot);
  const showPlace = (place: string) => show(join(folder, place));
  const graph = await readGraph(reader, main, showPlace);
  const gathering = new Gathering(show);
  if (isWhole) {
    await gathering.addFolder(around, placeIn(folder, around));
  } else {
    for (const module of graph.paths) await gathering.addFile(join(folder, module), module);
  }
  await addData(data, { from, folder, isRoot }, gathering);
  const sources = [main, ...graph.paths.filter((module) => module !== main && isSource(module))];
  const words = graph.paths.includes(main)
    ? await checkSources(reader, folder, sources, showPlace)
    : [];
  const imports = await Promise.all(graph.problems.map((problem) => withReason(problem, from)));
  const problems = [...withoutEchoes(imports, words), ...words, ...gathering.problems];
  if (problems.length > 0) return bad(problems);
  const files = await copyProgram(gathering.files, into);
  return good({
    runtime: "deno",
    name: name ?? nameOfPath(isWhole ? around : main, isWhole),
    version: await versionOf("deno", [main], files),
    folder: into,
    main,
    words: [main],
  });
}

/** Python runs a folder that it is given: the program's own. */
async function enterPythonFolder(
  folder: string,
  entry: Entry,
): Promise<Result<EnteredProgram, Problem[]>> {
  const place = entry.isRoot ? entry : { from: folder, isRoot: false };
  const gathering = new Gathering(shower(entry.from, entry.isRoot));
  const prepared = await prepareCommand(["python3", folder], place, gathering);
  return await enterCommand(prepared, gathering, entry);
}

async function enterCommand(
  prepared: Result<Command, Problem>,
  gathering: Gathering,
  { data, from, into, isRoot, name }: Entry,
): Promise<Result<EnteredProgram, Problem[]>> {
  if (!prepared.ok) return bad([prepared.error, ...gathering.problems]);
  const command = prepared.value;
  await addData(data, { from, folder: command.base, isRoot }, gathering);
  if (gathering.problems.length > 0) return bad(gathering.problems);
  const files = await copyProgram(gathering.files, into);
  return good({
    runtime: "native",
    name: name ?? command.name,
    version: await versionOf("native", command.identity, files),
    folder: into,
    argv: command.argv,
    reads: command.reads,
    words: command.identity,
  });
}

/** The command with an interpreter that lies elsewhere, as a script's first line names it, by its name alone. */
function withBareInterpreter([first = "", ...rest]: readonly string[], from: string): string[] {
  const isElsewhere = /[\\/]/.test(first) && !isWithin(from, resolve(from, first));
  return [isElsewhere ? basename(first) : first, ...rest];
}

/** A path in a folder, with `/`; empty for the folder itself. */
function placeIn(folder: string, path: string): string {
  return relative(folder, path).replaceAll("\\", "/");
}

/** Asks Deno what the main module imports. */
async function readGraph(
  reader: Reader,
  main: string,
  show: (path: string) => string,
): Promise<GraphVerdict> {
  const words = ["--no-config", "--no-npm", "--no-remote", "--no-lock", "--node-modules-dir=none"];
  const url = toFileUrl(`${reader.folder}/${main}`).href;
  const ending = await reader.ask(["info", "--json", ...words, url]);
  try {
    const verdict = checkGraph(parseGraph(ending.stdout), reader.folder, show);
    if (verdict.paths.length > 0 || verdict.problems.length > 0) return verdict;
    throw new Error("Cannot find the main module in its own graph");
  } catch {
    // What Deno itself says may name other files of this machine.
    const reason = ending.cut ? "it takes too long to read" : "Deno can't read it";
    const problem = { code: "SOURCE_UNREADABLE", message: reason, file: show(main) };
    return { paths: [], problems: [problem] };
  }
}

/** What `require` asks for, some letters further on, is no import to complain about a second time. */
function withoutEchoes(imports: readonly Problem[], words: readonly Problem[]): Problem[] {
  return imports.filter((problem) =>
    !words.some(({ code, file, line, column = 0 }) => {
      const letters = (problem.column ?? 0) - column;
      const isBehind = letters > 0 && letters <= "require ( ".length;
      return code === "SOURCE_REQUIRE" && file === problem.file && line === problem.line &&
        isBehind;
    })
  );
}

function isSource(path: string): boolean {
  return /\.[cm]?[jt]sx?$/i.test(path);
}

/** Tells a path as the user would type it; where the folder of a stranger's program lies is none of his business. */
function shower(from: string, isRoot: boolean): (path: string) => string {
  return (path) => {
    const short = relative(from, path);
    return short === "" ? "." : short.startsWith("..") && !isRoot ? path : short;
  };
}

async function isThere(path: string): Promise<boolean> {
  try {
    await Deno.lstat(path);
    return true;
  } catch {
    return false;
  }
}
