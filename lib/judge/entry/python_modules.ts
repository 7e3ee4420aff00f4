/**
 * What a Python script imports from its own folder: it comes along with the script, as imported modules do in other
 * languages. Only imports that are written down are found; whoever makes up names while running enters a folder.
 */
import { dirname, extname, join, resolve } from "@std/path";
import { isWithin } from "./outside.ts";
import { ownFiles } from "./own_files.ts";

/** Sources that are larger are not looked through, in bytes: nobody has written them by hand. */
const MOST_BYTES = 5_000_000;

/** The part between `import` or `from` and what follows it. */
const IMPORT = /(?:^|;)[ \t]*(?:from[ \t]+(\w+)[\w.]*[ \t]+import\b|import[ \t]+([\w., \t]+))/gm;

/**
 * The files and folders beside the script of a command that it imports, and what these import from there.
 * @param words A command; one without a Python script brings nothing along.
 * @param from The folder that paths are relative to; free of symbolic links.
 * @param isRoot True: what lies outside of that folder is none of the program's.
 * @returns Absolute paths, in order.
 */
export async function pythonModules(
  words: readonly string[],
  from: string,
  isRoot: boolean,
): Promise<string[]> {
  const script = await scriptOf(words, from);
  if (script === undefined || isRoot && !isWithin(from, script)) return [];
  const folder = dirname(script);
  const found = new Set<string>();
  const waiting = [script];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const name of importsIn(await sourceOf(file))) {
      const module = await moduleIn(folder, name);
      if (module === undefined || module.path === script || found.has(module.path)) continue;
      found.add(module.path);
      waiting.push(...module.sources);
    }
  }
  return [...found].sort();
}

/** The names of modules that a source imports, without what lies within them. */
export function importsIn(source: string): string[] {
  const names = [...source.matchAll(IMPORT)].flatMap(([, one, several = ""]) =>
    one !== undefined
      ? [one]
      : several.split(",").map((name) => name.trim().split(/[\s.]/)[0] ?? "")
  );
  return [...new Set(names)].filter((name) => name !== "");
}

/** The first word that is a file and ends in `.py`. */
async function scriptOf(words: readonly string[], from: string): Promise<string | undefined> {
  for (const word of words) {
    if (extname(word).toLowerCase() !== ".py") continue;
    const path = await Deno.realPath(resolve(from, word)).catch(() => undefined);
    if (path !== undefined && await kindOf(path) === "file") return path;
  }
  return undefined;
}

interface Module {
  /** Of the file, or of the package's folder. */
  readonly path: string;
  readonly sources: readonly string[];
}

/** As Python looks for it: a package comes before a file, and a folder that is no package after it. */
async function moduleIn(folder: string, name: string): Promise<Module | undefined> {
  const [around, file] = [join(folder, name), join(folder, `${name}.py`)];
  const isFolder = await kindOf(around) === "folder";
  if (isFolder && await kindOf(join(around, "__init__.py")) === "file") return packageAt(around);
  const kind = await kindOf(file);
  // A link is told by the entry check.
  if (kind === "file" || kind === "link") {
    return { path: file, sources: kind === "file" ? [file] : [] };
  }
  const found = isFolder ? await packageAt(around) : undefined;
  return found !== undefined && found.sources.length > 0 ? found : undefined;
}

async function packageAt(path: string): Promise<Module> {
  const { paths } = await ownFiles(path);
  const sources = paths.filter((one) => one.endsWith(".py")).map((one) => join(path, one));
  return { path, sources };
}

async function sourceOf(path: string): Promise<string> {
  const { size } = await Deno.lstat(path);
  return size > MOST_BYTES ? "" : await Deno.readTextFile(path);
}

async function kindOf(path: string): Promise<"file" | "folder" | "link" | "other" | undefined> {
  try {
    const { isDirectory, isFile, isSymlink } = await Deno.lstat(path);
    return isFile ? "file" : isDirectory ? "folder" : isSymlink ? "link" : "other";
  } catch {
    return undefined;
  }
}
