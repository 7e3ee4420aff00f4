/**
 * Which imports of a program are fine, and what is wrong with the others. Pure.
 *
 * This is a diagnosis in good time, not the wall: the loader is (see lib/judge/README.md).
 */
import { toFileUrl } from "@std/path";
import type { Problem } from "../../core/problem.ts";
import type { Import, Module, Place } from "./graph_report.ts";
import { isDisguised, pathOfUrl } from "./outside.ts";

/** The modules to copy, as paths in the program's folder with `/`, and the problems. */
export interface GraphVerdict {
  readonly paths: readonly string[];
  readonly problems: readonly Problem[];
}

/**
 * Judges the graph of a program. Of what lies outside of its folder nothing is told, not even whether it is there.
 * @param folder Absolute path of the program's folder, as Deno saw it: everything below it is the program's own.
 * @param show How a path in the folder is told to the user.
 */
export function checkGraph(
  modules: readonly Module[],
  folder: string,
  show: (path: string) => string,
): GraphVerdict {
  const byUrl = new Map(modules.map((module) => [module.url, module]));
  const problems: Problem[] = [];
  const paths = new Set<string>();
  for (const module of modules) {
    const path = pathOfUrl(module.url, folder);
    if (path !== undefined && module.error === undefined) paths.add(path);
    const isBroken = module.error !== undefined && !isMissing(module.error);
    if (path !== undefined && isBroken) {
      problems.push(brokenModule(show(path), withoutFolder(module.error ?? "", folder)));
    }
    if (path === undefined && !module.url.startsWith("data:")) continue; // reported where it is imported
    for (const one of module.imports) {
      const wrong = checkImport(one, folder, byUrl);
      if (wrong === undefined) continue;
      const place = path === undefined
        ? placeOfData(module.url, modules, folder, show)
        : { file: show(path), ...one.place };
      problems.push({ ...place, ...wrong });
    }
  }
  return { paths: [...paths], problems };
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
  if (isDisguised(written)) {
    return {
      code: "IMPORT_DISGUISED",
      message: `${name} hides a / or \\ behind a % sign; write the path as it is`,
    };
  }
  if (pathOfUrl(url, folder) === undefined) {
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
function brokenModule(file: string, error: string): Problem {
  const [first = ""] = error.split("\n");
  const end = /:(\d+):(\d+)\s*$/.exec(error);
  const place = end === null ? {} : { line: Number(end[1]), column: Number(end[2]) };
  const isSyntax = first.startsWith("SyntaxError: ");
  return {
    code: isSyntax ? "SOURCE_SYNTAX" : "SOURCE_UNREADABLE",
    message: isSyntax ? `syntax error: ${first.slice("SyntaxError: ".length)}` : first,
    file,
    ...place,
  };
}

/** Where the program lies on this machine is nobody's business. */
function withoutFolder(text: string, folder: string): string {
  return text.replaceAll(toFileUrl(`${folder}/`).href, "").replaceAll(`${folder}/`, "");
}

/** The place of the import that holds a `data:` module. */
function placeOfData(
  url: string,
  modules: readonly Module[],
  folder: string,
  show: (path: string) => string,
): Partial<Place> & { file?: string } {
  for (const module of modules) {
    const path = pathOfUrl(module.url, folder);
    const found = module.imports.find((one) => one.url === url);
    if (found !== undefined && path !== undefined) return { file: show(path), ...found.place };
  }
  return {};
}
