/**
 * The program in an upload's form: a command, and files whose paths are their names in the form.
 */
import { refusePaths } from "../../../contest/file_paths.ts";
import type { UploadLimits } from "../../../contest/published/api.ts";
import { refuseCommand, usualCommand } from "../../../judge/entry/sent_command.ts";
import { Refusal } from "./answers.ts";
import { readForm } from "./multipart.ts";

/** What was sent. */
export interface SentProgram {
  readonly command: string;
  readonly files: readonly SentFile[];
}

/** A file, nowhere but in memory. */
export interface SentFile {
  /** Fit for a path below some folder. */
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Names that forms cannot carry: browsers write some characters in another way, Deno cuts at a semicolon. */
const LOSSY = /"|%22|%0[ad]/i;

const LONGEST_COMMAND = 500;

/** Parts besides the files: `command`. */
const OTHER_PARTS = 1;

/**
 * Reads a form.
 * @throws {Refusal} 400 `FORM`, `NO_FILES`, `PATH`, `EMPTY_FILE`, `COMMAND`; 413 `TOO_LARGE`, `TOO_MANY_FILES`.
 */
export async function readProgram(
  body: Uint8Array<ArrayBuffer>,
  boundary: string,
  limits: UploadLimits,
): Promise<SentProgram> {
  const tooMany = `A program may have ${limits.files} files; this one has more.`;
  const parts = await readForm(body, boundary, limits.files + OTHER_PARTS, tooMany);
  const { command, files } = sortParts(parts);
  if (files.length > limits.files) throw new Refusal(413, "TOO_MANY_FILES", tooMany);
  const paths = pathsOf(files.map(({ name }) => name));
  requireSizes(files, limits);
  return {
    command: commandOf(command, paths),
    files: await Promise.all(files.map(async (file, index) => ({
      path: paths[index] ?? file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    }))),
  };
}

function sortParts(
  parts: readonly (readonly [string, File | string])[],
): { readonly command: string; readonly files: readonly File[] } {
  const commands: string[] = [];
  const sent: File[] = [];
  for (const [name, value] of parts) {
    if (name === "command" && typeof value === "string") commands.push(value);
    else if (name === "file" && value instanceof File) sent.push(value);
    else throw refuse("FORM", "The form has something else than `command` and files as `file`.");
  }
  if (commands.length > 1) throw refuse("FORM", "The form has more than one `command`.");
  // A form in which no file was chosen has one without a name and without bytes.
  const files = sent.filter(({ name, size }) => name !== "" || size > 0);
  if (files.length === 0) throw refuse("NO_FILES", "No file came: choose your program's files.");
  const command = (commands[0] ?? "").trim();
  if (command.length > LONGEST_COMMAND || /\p{Cc}/u.test(command)) {
    throw refuse("COMMAND", `A command is one line of at most ${LONGEST_COMMAND} letters.`);
  }
  return { command, files };
}

/** What the files are called in the program. */
function pathsOf(names: readonly string[]): readonly string[] {
  const lossy = names.find((name) => LOSSY.test(name));
  if (lossy !== undefined) {
    const which = "a quotation mark, a semicolon or a line break";
    throw refuse("PATH", `${quote(lossy)}: a file's name must be without ${which}; rename it.`);
  }
  // Before and after: `..` must not go as the folder that they have in common.
  requirePaths(names);
  const paths = withoutCommonFolder(names);
  requirePaths(paths);
  return paths;
}

function requirePaths(paths: readonly string[]): void {
  const [problem] = refusePaths(paths);
  if (problem === undefined) return;
  const { file = "", message } = problem;
  throw refuse("PATH", `${quote(file)}: ${sentence(message)}`);
}

/** A page that sends a folder sends its name before all paths. */
function withoutCommonFolder(names: readonly string[]): readonly string[] {
  const folder = names[0]?.slice(0, names[0].indexOf("/") + 1) ?? "";
  return names.every((name) => name.startsWith(folder))
    ? names.map((name) => name.slice(folder.length))
    : names;
}

function requireSizes(files: readonly File[], { bytes }: UploadLimits): void {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  // A single empty file may well belong to a program, such as Python's `__init__.py`.
  if (total === 0) throw refuse("EMPTY_FILE", "There is nothing in the files: they are empty.");
  if (total > bytes) throw new Refusal(413, "TOO_LARGE", tooLarge(bytes));
}

/** The sentence for a program with too many bytes. */
export function tooLarge(bytes: number): string {
  const most = bytes < 2 ** 20 ? `${Math.floor(bytes / 2 ** 10)} KB` : `${bytes / 2 ** 20} MB`;
  return `The files of a program may have ${most} together; these have more.`;
}

/** The author's own command, or what is usual where he gives none. */
function commandOf(command: string, paths: readonly string[]): string {
  const problem = refuseCommand(command, paths);
  if (problem !== undefined) throw refuse("COMMAND", `The command: ${sentence(problem.message)}`);
  return command === "" ? usualCommand(paths) ?? "" : command;
}

/** A name from outside within a sentence: short, and without what does not show. */
function quote(name: string): string {
  const shown = name.replace(/[\p{C}\p{Z}]+/gu, " ");
  return `“${shown.length > 80 ? `${shown.slice(0, 80)}…` : shown}”`;
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function refuse(code: string, message: string): Refusal {
  return new Refusal(400, code, message);
}
