/**
 * Asks Deno about a stranger's source texts without running them.
 *
 * An import can name any file of the machine, and Deno reads it before anybody can object. So what was sent in is read
 * in bubblewrap, where nothing but the program's folder is there to be read; where bubblewrap doesn't work, what Deno
 * tells of other files is dropped before anybody hears of it (graph_check.ts). A source may also be made to cost much
 * (an import of `/dev/zero`), so time and memory are limited, and nothing of the organiser's environment is passed on.
 */
import { fromFileUrl } from "@std/path";
import { INSIDE, NOBODY } from "../sandbox/bubblewrap.ts";
import { PROGRAM_ENVIRONMENT } from "../sandbox/deno_words.ts";
import { rlimitWords } from "../sandbox/limits.ts";
import { type Ending, runOnce } from "../sandbox/run_once.ts";
import { findSystemFolders, findTool } from "../sandbox/tools.ts";

const PATIENCE_MS = 20_000;
const LIMITS = { memoryBytes: 512 * 2 ** 20, cpuSeconds: 20 };

/** Where the rule for `deno lint` lies, and where inside. */
const LINT_FOLDER = fromFileUrl(new URL(".", import.meta.url));
const LINT_INSIDE = "/lint/";
const LINT_FILES = ["source_lint.json", "source_lint.js"];

/** Deno as the reader of one program. */
export interface Reader {
  /** Absolute path of the program's folder, as this reader sees and names it. */
  readonly folder: string;
  /** Absolute path of the settings for `deno lint`, as this reader sees them. */
  readonly lint: string;
  /** Runs `deno` with some words, in the program's folder. */
  ask(words: readonly string[]): Promise<Ending>;
}

/**
 * A reader for the program in a folder.
 * @param isRoot Whether a stranger sent it in: then the reader sees nothing else, where this machine can do that.
 */
export async function openReader(deno: string, folder: string, isRoot: boolean): Promise<Reader> {
  const wrap = isRoot ? await wrapperOf(deno) : undefined;
  const start = wrap === undefined ? [deno] : wrap(folder);
  return {
    folder: wrap === undefined ? folder : INSIDE.folder,
    lint: `${wrap === undefined ? LINT_FOLDER : LINT_INSIDE}source_lint.json`,
    ask: (words) => runLimited([...start, ...words], folder),
  };
}

async function runLimited(words: readonly string[], cwd: string): Promise<Ending> {
  const prlimit = await findTool("prlimit");
  const limits = prlimit === undefined ? [] : [prlimit, ...rlimitWords("deno", LIMITS)];
  const [command = "", ...args] = [...limits, ...words];
  const env = PROGRAM_ENVIRONMENT;
  return await runOnce({ command, args, env, cwd, uid: undefined, gid: undefined }, PATIENCE_MS);
}

/** The words that start Deno so that a folder is all it sees. */
type Wrapper = (folder: string) => readonly string[];

/** By the path of Deno: what was found once holds for the whole run. */
const wrappers = new Map<string, Promise<Wrapper | undefined>>();

function wrapperOf(deno: string): Promise<Wrapper | undefined> {
  const known = wrappers.get(deno) ?? findWrapper(deno);
  wrappers.set(deno, known);
  return known;
}

/** `undefined`: bubblewrap is not there, or forbidden; only trying tells. */
async function findWrapper(deno: string): Promise<Wrapper | undefined> {
  const bwrap = await findTool("bwrap");
  if (bwrap === undefined) return undefined;
  const [{ libraries }, executable] = await Promise.all([
    findSystemFolders(),
    Deno.realPath(deno),
  ]);
  const wrap = (folder: string) => [
    ...[bwrap, "--unshare-all", "--unshare-user", "--uid", `${NOBODY}`, "--gid", `${NOBODY}`],
    ...["--cap-drop", "ALL", "--die-with-parent", "--new-session", "--hostname", "bot"],
    ...libraries.flatMap((path) => readOnly(path, path)),
    ...readOnly(executable, INSIDE.deno),
    ...readOnly(folder, INSIDE.folder),
    ...LINT_FILES.flatMap((name) => readOnly(LINT_FOLDER + name, LINT_INSIDE + name)),
    ...["--proc", "/proc"],
    ...["/dev/null", "/dev/urandom"].flatMap((device) => ["--dev-bind", device, device]),
    ...["--remount-ro", "/", "--chdir", INSIDE.folder, INSIDE.deno],
  ];
  const { stdout } = await runLimited([...wrap(LINT_FOLDER), "--version"], "/");
  return stdout.startsWith("deno") ? wrap : undefined;
}

function readOnly(from: string, to: string): string[] {
  return ["--ro-bind", from, to];
}
