/**
 * Finds the real executable behind the first word of a command, and the folders that it must read.
 *
 * How it works: what a PATH finds is often a small script that starts the real thing (pyenv and others), and a
 * sandboxed program can't start a second process. The usual interpreters can be asked where they really are; they are,
 * once in a run. Such a script looks around where it is started and in its environment for what it should start
 * (`.python-version`, `PYENV_VERSION`), so it is started in `/`, where no author has put anything, and with few variables.
 */
import { basename, dirname, isAbsolute, join, resolve } from "@std/path";
import type { Problem } from "../../core/problem.ts";
import { bad, good, type Result } from "../../core/result.ts";
import { runOnce } from "../sandbox/run_once.ts";
import { isBinary } from "./executable.ts";

/** An interpreter or another program of the system. */
export interface Interpreter {
  readonly path: string;
  /** Absolute paths that it must read, apart from the system's own folders. */
  readonly reads: readonly string[];
}

const PATIENCE_MS = 20_000;

/** How to ask an interpreter for its executable and the folders that it was installed in, one a line. */
const QUESTIONS: readonly (readonly [name: RegExp, words: readonly string[]])[] = [
  [/^(python|pypy)[\d.]*$/, [
    "-I",
    "-c",
    "import sys; print(sys.executable, sys.base_prefix, sys.prefix, sep='\\n')",
  ]],
  [/^ruby[\d.]*$/, ["-e", "puts RbConfig.ruby, RbConfig::CONFIG['prefix']"]],
  [/^node$/, ["-p", "process.execPath"]],
  [/^perl[\d.]*$/, ["-e", 'print "$^X\\n"']],
];

/** Variables by which the user's own interpreter finds itself: of the system, and of what manages its versions. */
const KEPT_VARIABLES =
  /^(PATH|HOME|USER|LOGNAME|LANG|LC_ALL|TMPDIR|LD_LIBRARY_PATH|DYLD_LIBRARY_PATH|SYSTEMROOT|USERPROFILE|(PYENV|RBENV|PLENV|NODENV|NVM|FNM|VOLTA|ASDF|MISE|XDG|NIX)_.*)$/i;

/** What each interpreter said, by its absolute path. */
const answers = new Map<string, Promise<Interpreter | undefined>>();

/** What of an installation's folder is needed to run: never the whole, which may be somebody's home. */
const PARTS = ["bin", "lib", "lib32", "lib64", "libexec", "conf", "pyvenv.cfg"];

/** What native programs may read anyway. */
const SYSTEM = ["/usr/", "/bin/", "/lib/", "/lib64/", "/nix/store/"];

/** Whether the word is the name of an interpreter that can be asked. */
export function isAskable(word: string): boolean {
  return QUESTIONS.some(([name]) => name.test(basename(word)));
}

/**
 * Finds a program by the first word of a command.
 * @param word A name that PATH knows, or a path relative to `from`.
 */
export async function findInterpreter(
  word: string,
  from: string,
): Promise<Result<Interpreter, Problem>> {
  const found = /[\\/]/.test(word) ? resolve(from, word) : await onPath(word);
  if (found === undefined) {
    return refuse("ENTRY_NO_COMMAND", `there is no program called ${word} on this machine's PATH`);
  }
  const asked = await ask(found);
  if (asked !== undefined) return good(asked);
  const path = await Deno.realPath(found);
  if (!isOfSystem(path) && !await isBinary(path)) {
    return refuse(
      "ENTRY_SHIM",
      `${word} is a script that starts another program, which a sandboxed one can't; ` +
        `name the real program's path instead`,
    );
  }
  return good({ path, reads: isOfSystem(path) ? [] : [path, ...await partsAround(path)] });
}

/** Asks once: nothing of any program that is entered has a say in the answer. */
function ask(found: string): Promise<Interpreter | undefined> {
  const answer = answers.get(found) ?? askNow(found);
  answers.set(found, answer);
  return answer;
}

async function askNow(found: string): Promise<Interpreter | undefined> {
  const question = QUESTIONS.find(([name]) => name.test(basename(found)))?.[1];
  if (question === undefined) return undefined;
  const { code, stdout } = await runOnce({
    command: found,
    args: question,
    env: keptVariables(),
    cwd: "/",
    uid: undefined,
    gid: undefined,
  }, PATIENCE_MS);
  const [path = "", ...prefixes] = stdout.split("\n").map((line) => line.trim());
  if (code !== 0 || !isAbsolute(path)) return undefined;
  const real = await Deno.realPath(path);
  const roots = [...prefixes.filter(isAbsolute), dirname(dirname(real))];
  const reads = await Promise.all(roots.map(partsOf));
  return { path, reads: [...new Set(reads.flat())].filter((read) => !isOfSystem(read)) };
}

function keptVariables(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(Deno.env.toObject()).filter(([name]) => KEPT_VARIABLES.test(name)),
  );
}

async function partsAround(executable: string): Promise<string[]> {
  const folder = dirname(executable);
  return basename(folder) === "bin" ? await partsOf(dirname(folder)) : [];
}

async function partsOf(prefix: string): Promise<string[]> {
  const paths = PARTS.map((part) => join(prefix, part));
  const exist = await Promise.all(paths.map(exists));
  return paths.filter((_, index) => exist[index]);
}

function isOfSystem(path: string): boolean {
  return SYSTEM.some((folder) => `${path}/`.startsWith(folder));
}

async function onPath(name: string): Promise<string | undefined> {
  const ends = Deno.build.os === "windows" ? ["", ".exe"] : [""];
  const separator = Deno.build.os === "windows" ? ";" : ":";
  for (const folder of (Deno.env.get("PATH") ?? "").split(separator)) {
    if (!isAbsolute(folder)) continue;
    for (const end of ends) {
      const path = join(folder, name + end);
      if (await isExecutable(path)) return path;
    }
  }
  return undefined;
}

async function isExecutable(path: string): Promise<boolean> {
  try {
    const entry = await Deno.stat(path);
    return entry.isFile && (entry.mode === null || (entry.mode & 0o111) !== 0);
  } catch {
    return false;
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await Deno.stat(path);
    return true;
  } catch {
    return false;
  }
}

function refuse(code: string, message: string): Result<never, Problem> {
  return bad({ code, message });
}
