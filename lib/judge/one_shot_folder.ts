/**
 * The folders of a one-shot run: made for it, watched while it lasts, looked through when it has ended, and removed.
 *
 * What is in them is a stranger's work. Nothing is followed, nothing is read that is not an ordinary file of a size that is
 * allowed, and nobody walks down a folder that the program made: Deno's own recursive removal ends the whole process
 * where folders lie too deep in each other, so `rm` does that.
 */
import { join } from "@std/path";
import { NOBODY } from "./sandbox/bubblewrap.ts";
import type { GivenFile, LeftFile, OneShotLimits } from "./one_shot_types.ts";
import type { Sandbox } from "./types.ts";

/** A program's own files must not keep `rm` out. */
const SWEEP = 'find "$1" -type d -exec chmod u+rwx {} + 2>/dev/null; rm -rf -- "$1"';

/** So much a file may grow beyond its limit, in bytes: that it did is how one sees that it is too large. */
export const FILE_SLACK_BYTES = 4096;

/** The folders of one run. */
export interface RunFolders extends AsyncDisposable {
  readonly work: string;
  readonly temporary: string;
  readonly given: readonly GivenFile[];
}

/** Makes them below the workshop. */
export async function makeRunFolders(
  workshop: string,
  given: readonly GivenFile[],
  sandbox: Sandbox,
): Promise<RunFolders> {
  const folder = await Deno.makeTempDir({ dir: workshop, prefix: "run-" });
  const [work, temporary] = [join(folder, "work"), join(folder, "tmp")];
  const isUnix = Deno.build.os !== "windows";
  if (isUnix) await Deno.chmod(folder, 0o711);
  for (const path of [work, temporary]) {
    await Deno.mkdir(path);
    if (isUnix) await Deno.chmod(path, 0o700);
    if (sandbox.layers.includes("user")) await Deno.chown(path, NOBODY, NOBODY);
  }
  for (const { bytes, name } of given) {
    await Deno.writeFile(join(work, name), bytes);
    if (isUnix) await Deno.chmod(join(work, name), 0o444);
  }
  return { work, temporary, given, [Symbol.asyncDispose]: () => sweep(folder) };
}

async function sweep(folder: string): Promise<void> {
  if (Deno.build.os === "windows") return await Deno.remove(folder, { recursive: true });
  await new Deno.Command("/bin/sh", {
    args: ["-c", SWEEP, "sh", folder],
    clearEnv: true,
    env: { PATH: "/usr/bin:/bin" },
    stdin: "null",
    stdout: "null",
    stderr: "null",
  }).output();
}

/** What is wrong with what a running program has written so far; undefined: nothing. */
export async function findExcess(
  { given, temporary, work }: RunFolders,
  { fileBytes, files }: OneShotLimits,
): Promise<"files" | "file-size" | undefined> {
  let found = -given.length;
  for (const folder of [work, temporary]) {
    try {
      for await (const { isDirectory, isFile, name } of Deno.readDir(folder)) {
        found += 1;
        if (isDirectory || found > files) return "files";
        if (isFile && await sizeOf(join(folder, name)) > fileBytes) return "file-size";
      }
    } catch (error) {
      // The program may lock its own folder; what is in it is looked at when it has ended.
      if (!(error instanceof Deno.errors.PermissionDenied)) throw error;
    }
  }
  return undefined;
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await Deno.lstat(path)).size;
  } catch {
    return 0; // gone, or its name is no text
  }
}

/** What an ended program left: its files, and which of those given are not what they were. */
export async function lookThrough(
  { given, temporary, work }: RunFolders,
  limits: OneShotLimits,
): Promise<{ left: LeftFile[]; changed: string[] }> {
  const left = [
    ...await leftIn(work, "work", limits),
    ...await leftIn(temporary, "temporary", limits),
  ];
  const isSame = ({ bytes, name }: GivenFile) =>
    left.some((file) =>
      file.place === "work" && file.name === name && file.bytes !== undefined &&
      areEqual(file.bytes, bytes)
    );
  const names = given.map(({ name }) => name);
  return {
    left: left.filter(({ name, place }) => place !== "work" || !names.includes(name)),
    changed: given.filter((file) => !isSame(file)).map(({ name }) => name),
  };
}

function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

async function leftIn(
  folder: string,
  place: LeftFile["place"],
  { fileBytes, files }: OneShotLimits,
): Promise<LeftFile[]> {
  if (Deno.build.os !== "windows") await Deno.chmod(folder, 0o700);
  const left: LeftFile[] = [];
  // There can be any number of them; one more than allowed tells enough, and some are given.
  const enough = files + 2;
  for await (const { name } of Deno.readDir(folder)) {
    if (left.length > enough) break;
    left.push(await look(join(folder, name), { name, place }, fileBytes));
  }
  return left.sort((one, other) => one.name < other.name ? -1 : one.name > other.name ? 1 : 0);
}

async function look(
  path: string,
  known: Pick<LeftFile, "name" | "place">,
  fileBytes: number,
): Promise<LeftFile> {
  try {
    const { isDirectory, isFile, isSymlink, size } = await Deno.lstat(path);
    if (!isFile) {
      return { ...known, kind: isDirectory ? "folder" : isSymlink ? "link" : "other", size: 0 };
    }
    if (size > fileBytes) return { ...known, kind: "file", size };
    if (Deno.build.os !== "windows") await Deno.chmod(path, 0o600);
    return { ...known, kind: "file", size, bytes: await Deno.readFile(path) };
  } catch (error) {
    // A name that is no text cannot be looked up.
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    return { ...known, kind: "other", size: 0 };
  }
}
