/**
 * How a program that somebody sent in is started: what its author may say, and what is meant if he says nothing. Pure.
 *
 * This tells an author in good time what is wrong; the wall is the entry check with `isRoot` (enter.ts), which lets no
 * word lead out of the program's own folder.
 */
import { extname } from "@std/path";
import type { Problem } from "../../core/problem.ts";
import { MAIN_MODULES, MODULES, RUN_WITH } from "./kind.ts";
import { isKnownInterpreter, KNOWN_INTERPRETERS } from "./known_interpreters.ts";
import { joinWords, splitWords } from "./words.ts";
import { refuseOptions } from "./interpreter_options.ts";

/** Files that start a folder with an interpreter, the first of them that is there. */
const MAIN_SCRIPTS = ["main", "bot"].flatMap((stem) =>
  Object.keys(RUN_WITH).map((ending) => stem + ending)
);

/**
 * What is wrong with a command that an author sent in; `undefined`: nothing.
 * @param paths Paths of all files that were sent in, with `/`; none of them leads out of their folder.
 * @param whole What people call all of these files.
 */
export function refuseCommand(
  command: string,
  paths: readonly string[],
  whole = "the upload",
): Problem | undefined {
  if (command.trim() === "") {
    return usualCommand(paths) === undefined
      ? problem("say which file starts the program, or call that file main.ts")
      : undefined;
  }
  if (isOwn(command, paths)) return undefined;
  const split = splitWords(command);
  if (!split.ok) return split.error;
  const [first = "", ...rest] = split.value;
  const outside = split.value.find(leadsOutside);
  if (outside !== undefined) {
    return problem(
      `a command names files of ${whole} only, by their paths in it, and ${quote(outside)} is none`,
    );
  }
  if (isOwn(first, paths)) return undefined;
  if (rest.length === 0) {
    return isKnownInterpreter(first)
      ? problem(`say which file ${first} is to run, such as "${first} FILE"`)
      : problem(`there is no file ${quote(first)} in ${whole}`);
  }
  if (isKnownInterpreter(first)) {
    const wrong = refuseOptions(first, rest, (word) => isOwn(word, paths), whole);
    return wrong === undefined ? undefined : problem(wrong);
  }
  return problem(
    `a command begins with a file of ${whole} or with one of ${KNOWN_INTERPRETERS}, without a path; ` +
      `${quote(first)} is neither`,
  );
}

/**
 * What starts a version, in one word that holds nothing of its author's: `deno`, an interpreter's name, or `itself`.
 * @param paths Paths of the version's files.
 */
export function starterOf(command: string, paths: readonly string[]): string {
  const word = startingWord(command, paths);
  const split = splitWords(word);
  const [first = ""] = split.ok ? split.value : [];
  const path = paths.includes(word) ? word : first;
  if (isModule(path)) return "deno";
  if (isKnownInterpreter(path)) return path;
  const folder = path.replace(/^(\.\/)+/, "").replace(/\/*$/, "/").replace(/^\.\/$/, "");
  const main = [...MAIN_MODULES, "__main__.py"].find((name) => paths.includes(folder + name));
  return main === undefined ? "itself" : main === "__main__.py" ? "python3" : "deno";
}

/** What starts an upload whose author says nothing; `undefined`: he has to say something. */
export function usualCommand(paths: readonly string[]): string | undefined {
  return usualIn("", paths);
}

/** The word for enterProgram: the author's own, or what is usual where he says nothing or names a script alone. */
export function startingWord(command: string, paths: readonly string[]): string {
  if (command.trim() === "") return usualCommand(paths) ?? "";
  const split = splitWords(command);
  const lone = paths.includes(command)
    ? command
    : split.ok && split.value.length === 1
    ? split.value[0]
    : undefined;
  return lone !== undefined && paths.includes(lone) ? withInterpreter(lone) ?? command : command;
}

/** As `usualCommand`, in a folder of the upload: empty, or a path with `/` at its end. */
function usualIn(folder: string, paths: readonly string[]): string | undefined {
  const here = paths.map((path) => path.slice(folder.length)).filter((path) => !path.includes("/"));
  const main = [...MAIN_MODULES, "__main__.py", ...MAIN_SCRIPTS].find((name) =>
    here.includes(name)
  );
  if (main === "__main__.py") return joinWords(["python3", folder.slice(0, -1) || "."]);
  if (main !== undefined) return start(folder + main);
  const modules = here.filter(isModule);
  const scripts = here.filter((name) => withInterpreter(name) !== undefined);
  const [only, another] = modules.length > 0 ? modules : scripts.length > 0 ? scripts : here;
  if (only !== undefined) return another === undefined ? start(folder + only) : undefined;
  const [first = ""] = paths;
  const next = folder + first.slice(folder.length).split("/")[0] + "/";
  return paths.length > 0 && paths.every((path) => path.startsWith(next))
    ? usualIn(next, paths)
    : undefined;
}

/** The command that starts a file: as a module, by its interpreter, or by itself. */
function start(path: string): string {
  return withInterpreter(path) ?? joinWords([isModule(path) ? path : `./${path}`]);
}

/** The command for a file that does not run by itself. */
function withInterpreter(path: string): string | undefined {
  const words = RUN_WITH[extname(path).toLowerCase()];
  return words === undefined ? undefined : `${words} ${joinWords([path])}`;
}

function isModule(path: string): boolean {
  return MODULES.includes(extname(path).toLowerCase());
}

/** Whether the word names a file or folder of the upload. */
function isOwn(word: string, paths: readonly string[]): boolean {
  const path = word.replace(/^(\.\/)+/, "").replace(/\/+$/, "");
  return path === "." || paths.some((own) => own === path || own.startsWith(`${path}/`));
}

/** Whether the word, or what an option in it says, is an absolute path or goes up. */
function leadsOutside(word: string): boolean {
  return [word, word.slice(word.indexOf("=") + 1)].some((path) =>
    /^([\\/~]|[a-z]:[\\/])/i.test(path) || path.split(/[\\/]/).includes("..")
  );
}

function quote(word: string): string {
  return JSON.stringify(word);
}

function problem(message: string): Problem {
  return { code: "UPLOAD_COMMAND", message };
}
