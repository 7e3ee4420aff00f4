/**
 * Which imports of a program are fine, and what is wrong with the others. Pure.
 *
 * This is a diagnosis in good time, not the wall: the loader is (see lib/judge/README.md).
 */
import type { Problem } from "../../core/problem.ts";
import type { Import, Module, Place } from "./graph_report.ts";

/** The modules to copy, as URLs, and the problems. */
export interface GraphVerdict {
  readonly urls: readonly string[];
  readonly problems: readonly Problem[];
}

/**
 * Judges the graph of a program.
 * @param folder URL of the program's folder, with `/` at its end: everything in it and below is the program's own.
 * @param show How a `file:` URL is told to the user.
 */
export function checkGraph(
  modules: readonly Module[],
  folder: string,
  show: (url: string) => string,
): GraphVerdict {
  const byUrl = new Map(modules.map((module) => [module.url, module]));
  const problems: Problem[] = [];
  const urls: string[] = [];
  for (const module of modules) {
    const isOwn = module.url.startsWith(folder);
    if (isOwn && module.error === undefined) urls.push(module.url);
    const isBroken = isOwn && module.error !== undefined && !isMissing(module.error);
    if (isBroken) problems.push(brokenModule(module.url, module.error ?? "", show));
    if (!isOwn && !module.url.startsWith("data:")) continue; // reported where it is imported
    for (const one of module.imports) {
      const wrong = checkImport(one, folder, byUrl);
      if (wrong === undefined) continue;
      const place = isOwn
        ? { file: show(module.url), ...one.place }
        : placeOfData(module.url, modules, show);
      problems.push({ ...place, ...wrong });
    }
  }
  return { urls, problems };
}

type Wrong = Pick<Problem, "code" | "message">;

function checkImport(
  { written, url, isDynamic }: Import,
  folder: string,
  byUrl: ReadonlyMap<string, Module>,
): Wrong | undefined {
  const name = JSON.stringify(written);
  if (url === undefined) {
    return {
      code: "IMPORT_BARE",
      message: `${name} is no path: a program imports its own files ("./…") and node: modules only`,
    };
  }
  if (url.startsWith("node:") || url.startsWith("data:")) return undefined;
  if (/^(npm|jsr|https?):/.test(url)) {
    return {
      code: "IMPORT_REMOTE",
      message: `${name} is not here: a program plays without packages and network; ` +
        `put a copy of that code into its folder and import the copy`,
    };
  }
  if (!url.startsWith(folder)) {
    return {
      code: "IMPORT_OUTSIDE",
      message: `${name} lies outside the program's folder, and a program reads nothing there; ` +
        `put the file into the folder, or enter a folder that holds both`,
    };
  }
  const error = byUrl.get(url)?.error;
  if (error !== undefined && isMissing(error) && !isDynamic) {
    return { code: "IMPORT_MISSING", message: `there is no file ${name}` };
  }
  return undefined;
}

function isMissing(error: string): boolean {
  return error.startsWith("Module not found");
}

/** `SyntaxError: Expression expected … at file:///…:2:9`, taken apart. */
function brokenModule(url: string, error: string, show: (url: string) => string): Problem {
  const [first = ""] = error.split("\n");
  const end = /:(\d+):(\d+)\s*$/.exec(error);
  const place = end === null ? {} : { line: Number(end[1]), column: Number(end[2]) };
  const isSyntax = first.startsWith("SyntaxError: ");
  return {
    code: isSyntax ? "SOURCE_SYNTAX" : "SOURCE_UNREADABLE",
    message: isSyntax ? `syntax error: ${first.slice("SyntaxError: ".length)}` : first,
    file: show(url),
    ...place,
  };
}

/** The place of the import that holds a `data:` module. */
function placeOfData(
  url: string,
  modules: readonly Module[],
  show: (url: string) => string,
): Partial<Place> & { file?: string } {
  for (const module of modules) {
    const found = module.imports.find((one) => one.url === url);
    if (found !== undefined && module.url.startsWith("file:")) {
      return { file: show(module.url), ...found.place };
    }
  }
  return {};
}
