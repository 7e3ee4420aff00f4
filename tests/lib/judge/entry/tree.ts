/** Folders of files for the tests of the entry check, and the check itself in few words. */
import { dirname, join } from "@std/path";
import {
  type EnteredProgram,
  enterProgram,
  type EntryOptions,
} from "../../../../lib/judge/entry/enter.ts";
import { formatProblem } from "../../../../lib/core/problem.ts";
import { openWorkshop } from "../../../../lib/judge/workshop.ts";

/** Options of the entry check that most programs do without. */
export type More = Pick<EntryOptions, "data" | "isRoot">;

/** A place to stand in, with files, and a place for copies. Gone with the test. */
export interface Tree extends AsyncDisposable {
  readonly from: string;
  /** Enters a program and returns it. */
  enter(word: string, more?: More): Promise<EnteredProgram>;
  /** Enters a program that must be refused and returns the problems as a user reads them. */
  refuse(word: string, more?: More): Promise<string[]>;
}

/** Makes the files: a text, or a function that makes the file itself. */
export async function makeTree(
  files: Readonly<Record<string, string | ((path: string) => Promise<void>)>>,
): Promise<Tree> {
  const workshop = await openWorkshop();
  const from = join(workshop.folder, "user");
  for (const [name, content] of Object.entries(files)) {
    const path = join(from, name);
    await Deno.mkdir(dirname(path), { recursive: true });
    if (typeof content === "string") await Deno.writeTextFile(path, content);
    else await content(path);
  }
  let entered = 0;
  const enter = (word: string, more: More = {}) => {
    const into = join(workshop.folder, `bot-${++entered}`);
    return enterProgram(word, { ...more, from, into, deno: Deno.execPath() });
  };
  return {
    from,
    enter: async (word, more) => {
      const result = await enter(word, more);
      if (!result.ok) throw new Error(result.error.map(formatProblem).join("\n"));
      return result.value;
    },
    refuse: async (word, more) => {
      const result = await enter(word, more);
      if (result.ok) throw new Error(`${word} was accepted: ${JSON.stringify(result.value)}`);
      return result.error.map(formatProblem);
    },
    [Symbol.asyncDispose]: () => workshop.close(),
  };
}

/** The files below a folder, with `/`, sorted. */
export async function listFiles(folder: string, below = ""): Promise<string[]> {
  const names: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(join(folder, below))) {
    const path = below === "" ? name : `${below}/${name}`;
    names.push(...isDirectory ? await listFiles(folder, path) : [path]);
  }
  return names.sort();
}
