/** How the program in some files is probably started. The author sees the guess and may change it. Pure. */

/** Files that are a program by themselves (lib/judge/entry/kind.ts says the same on the server). */
const MODULES = ["ts", "js", "mjs", "mts"];

/** What runs files of these kinds. */
const RUN_WITH: ReadonlyMap<string, string> = new Map([
  ["py", "python3"],
  ["pl", "perl"],
  ["rb", "ruby"],
  ["lua", "lua"],
  ["sh", "sh"],
  ["cjs", "node"],
  ["jar", "java -jar"],
  ["php", "php"],
]);

/** What people call the file that starts the rest, the surest first. */
const STARTERS = ["main", "bot", "__main__", "tank", "index"];

/**
 * The command for files at these paths; empty where nothing is likely. Files at the top come before those in folders, and
 * a name that says so before others; where several are alike, only the author knows.
 */
export function guessCommand(paths: readonly string[]): string {
  const top = Math.min(...paths.map(depthOf));
  const likely = paths.filter((path) => depthOf(path) === top && commandFor(path) !== undefined);
  const named = STARTERS.flatMap((name) => likely.filter((path) => stemOf(path) === name));
  const [found, second] = named.length > 0 ? [named[0]] : likely;
  if (found !== undefined && second === undefined) return commandFor(found) ?? "";
  // One file without an ending may be a compiled program.
  const [only, more] = paths;
  return only !== undefined && more === undefined && endingOf(only) === undefined
    ? quoted(only)
    : "";
}

/** How a file is started; `undefined`: it does not look like a program. */
function commandFor(path: string): string | undefined {
  const ending = endingOf(path);
  if (ending === undefined) return undefined;
  if (MODULES.includes(ending)) return path.endsWith(".d.ts") ? undefined : path;
  const runner = RUN_WITH.get(ending);
  return runner === undefined ? undefined : `${runner} ${quoted(path)}`;
}

function quoted(path: string): string {
  return /\s/.test(path) ? `'${path}'` : path;
}

function depthOf(path: string): number {
  return path.split("/").length;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function stemOf(path: string): string {
  return nameOf(path).replace(/\.[^.]*$/, "").toLowerCase();
}

function endingOf(path: string): string | undefined {
  return /\.([^.]+)$/.exec(nameOf(path))?.[1]?.toLowerCase();
}
