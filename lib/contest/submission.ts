/**
 * Gathers a program from its author's place: what a contest keeps of it is all that starting it needs.
 *
 * What is kept is the clean copy that the entry check made, so laid out and entered again (lib/contest/materialise.ts) it
 * is the same version.
 */
import { join } from "@std/path";
import { UnusableInput } from "../core/problem.ts";
import { enterProgram } from "../judge/entry/enter.ts";
import { joinWords } from "../judge/entry/words.ts";
import { openWorkshop } from "../judge/workshop.ts";
import { putBlob } from "./blobs.ts";
import type { Contest } from "./contest.ts";
import { refusePaths } from "./file_paths.ts";
import type { Submission, VersionFile } from "./types.ts";

/**
 * Enters the program behind `word` and puts its files into the contest's `files/`. Nothing else of the contest is
 * changed; files that no version comes to need are swept up some day.
 * @param data Files and folders that the program may read besides those that come with the word.
 * @param from The folder in which its author stands; `word` and `data` are relative to it.
 * @throws {UnusableInput} With all that the entry check has against it, files named as the author named them.
 */
export async function gatherSubmission(
  { filesFolder }: Pick<Contest, "filesFolder">,
  word: string,
  data: readonly string[],
  { from }: { readonly from: string },
): Promise<Submission> {
  await using workshop = await openWorkshop();
  const into = join(workshop.folder, "program");
  const entered = await enterProgram(word, { from, into, deno: Deno.execPath(), data });
  if (!entered.ok) throw new UnusableInput(entered.error);
  const paths = await pathsIn(into);
  const problems = refusePaths(paths);
  if (problems.length > 0) throw new UnusableInput(problems);
  const files: VersionFile[] = [];
  for (const path of paths) files.push(await keep(filesFolder, into, path));
  return { command: joinWords(entered.value.words), files };
}

async function keep(filesFolder: string, folder: string, path: string): Promise<VersionFile> {
  const place = join(folder, path);
  const bytes = await Deno.readFile(place);
  const { mode } = await Deno.stat(place);
  return {
    path,
    digest: await putBlob(filesFolder, bytes),
    size: bytes.length,
    isExecutable: mode !== null && (mode & 0o111) !== 0,
  };
}

/** Paths of all files below a folder, with `/`, sorted. */
async function pathsIn(folder: string, below = ""): Promise<string[]> {
  const paths: string[] = [];
  for await (const { isDirectory, name } of Deno.readDir(join(folder, below))) {
    const path = below + name;
    paths.push(...isDirectory ? await pathsIn(folder, `${path}/`) : [path]);
  }
  return paths.sort();
}
