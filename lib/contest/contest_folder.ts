/**
 * Makes the folder of a contest. Only its owner may look into it, where the system knows such a thing: sources of the
 * contestants are in there.
 */
import { dirname, join } from "@std/path";
import { unusable } from "../core/problem.ts";

/** The names in a contest's folder. */
export const PRIVATE = {
  database: "contest.db",
  files: "files",
  stages: "stages",
  served: "served.json",
} as const;

/** Files whose locks say who does what (locks.ts). */
export const LOCKS = {
  player: "player.lock",
  checker: "checker.lock",
  supervisor: "serve.lock",
} as const;

/** Whether a name in a contest's folder is one of ours; SQLite puts files of its own beside the database. */
export function isOfContest(name: string): boolean {
  const [database, ...others] = [...Object.values(PRIVATE), ...Object.values(LOCKS)];
  return name === database || name.startsWith(`${database}-`) || name.startsWith(DRAFT) ||
    others.some((own) => name === own || name === `${own}.part`);
}

/** For the owner alone. */
export const FOLDER_MODE = 0o700;
export const FILE_MODE = 0o600;

const DRAFT = `${PRIVATE.database}.part`;

/**
 * Makes the folder and in it a database, which `fill` writes. The database gets its name last: with it there is a
 * contest, without it there is none, and what a kill has left is no obstacle to the next attempt.
 * @throws {UnusableInput} CONTEST_EXISTS if there is anything else in the folder, CONTEST_FOLDER if the system refuses.
 */
export async function prepareFolder(folder: string, fill: (draft: string) => void): Promise<void> {
  refuseInside(folder);
  const isNew = await makePrivateFolder(folder);
  const draft = join(folder, DRAFT);
  try {
    await removeDraft(draft);
    await Deno.writeFile(draft, new Uint8Array(), { createNew: true, mode: FILE_MODE });
    fill(draft);
    await Deno.rename(draft, join(folder, PRIVATE.database));
  } catch (error) {
    await removeDraft(draft);
    if (isNew) await Deno.remove(folder).catch(() => {});
    throw error;
  }
  await Deno.mkdir(join(folder, PRIVATE.files), { recursive: true, mode: FOLDER_MODE });
  await Deno.mkdir(join(folder, PRIVATE.stages), { recursive: true, mode: FOLDER_MODE });
}

/** The contest's folder in which a path lies, or which it is; `undefined`: it lies in none. The path need not exist. */
export function contestAround(path: string): string | undefined {
  for (let folder = path;; folder = dirname(folder)) {
    if (isContest(folder)) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

/** Whether there is a contest in a folder, as far as its files tell. */
export function isContest(folder: string): boolean {
  try {
    return Deno.statSync(join(folder, PRIVATE.database)).isFile;
  } catch {
    return false;
  }
}

/** @throws {UnusableInput} CONTEST_EXISTS if the folder lies in that of another contest. */
function refuseInside(folder: string): void {
  const around = contestAround(dirname(folder));
  if (around === undefined) return;
  const message =
    `This folder lies in that of a contest (${around}): a new contest belongs beside it`;
  throw unusable("CONTEST_EXISTS", message, { file: folder });
}

/** @returns Whether it was not there before. */
async function makePrivateFolder(folder: string): Promise<boolean> {
  try {
    const isNew = !await holdsNothing(folder);
    await Deno.mkdir(folder, { recursive: true, mode: FOLDER_MODE });
    if (Deno.build.os !== "windows") await Deno.chmod(folder, FOLDER_MODE);
    return isNew;
  } catch (error) {
    if (
      !(error instanceof Deno.errors.NotADirectory || error instanceof Deno.errors.PermissionDenied)
    ) {
      throw error;
    }
    throw unusable("CONTEST_FOLDER", `Cannot make this folder: ${error.message}`, { file: folder });
  }
}

/**
 * Whether the folder is there and empty; false: it is not there.
 * @throws {UnusableInput} CONTEST_EXISTS
 */
async function holdsNothing(folder: string): Promise<boolean> {
  let names: string[];
  try {
    names = (await Array.fromAsync(Deno.readDir(folder))).map(({ name }) => name);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
  const stranger = names.find((name) => !name.startsWith(DRAFT));
  if (stranger === undefined) return true;
  const message = names.includes(PRIVATE.database)
    ? "There is a contest in this folder already"
    : `A contest needs a folder of its own, and in this one there is ${JSON.stringify(stranger)}`;
  throw unusable("CONTEST_EXISTS", message, { file: folder });
}

/** SQLite's own files lie beside the database: `…-wal`, `…-shm`, `…-journal`. */
async function removeDraft(draft: string): Promise<void> {
  for (const ending of ["", "-wal", "-shm", "-journal"]) {
    await Deno.remove(draft + ending).catch((error) => {
      if (!(error instanceof Deno.errors.NotFound)) throw error;
    });
  }
}
