/**
 * Finds words in a program's source text that can't work here: `import.meta.main` in the main module, which the
 * loader makes false, and `require`, which modules don't have.
 */
import { join } from "@std/path";
import type { Problem } from "../../core/problem.ts";
import type { Reader } from "./deno_tool.ts";
import { pathOfUrl } from "./outside.ts";

/** A finding of the lint rule; the line counts from 1, the column from 0. */
interface Finding {
  readonly filename: string;
  readonly range: { readonly start: { readonly line: number; readonly col: number } };
  readonly message: string;
}

/**
 * The problems with some modules of a program.
 * @param folder Absolute path of the program's folder.
 * @param paths Paths in it, with `/`; the first is the main module.
 * @param show How a path in the folder is told to the user.
 */
export async function checkSources(
  reader: Reader,
  folder: string,
  paths: readonly string[],
  show: (path: string) => string,
): Promise<Problem[]> {
  const [main = ""] = paths;
  const texts = await Promise.all(
    paths.map(async (path) => [path, await Deno.readTextFile(join(folder, path))] as const),
  );
  // Parsing takes Deno a tenth of a second; most programs don't even have the words.
  const suspects = texts
    .filter(([path, text]) => mayRequire(text) || path === main && /\bmeta\b/.test(text))
    .map(([path]) => `${reader.folder}/${path}`);
  if (suspects.length === 0) return [];
  const { stdout } = await reader.ask(["lint", "--json", "--config", reader.lint, ...suspects]);
  return parseFindings(stdout).flatMap((finding) => {
    const path = pathOfUrl(finding.filename, reader.folder);
    const isOurs = finding.message === "require" || path === main;
    return path !== undefined && isOurs ? [problemOf(finding, show(path))] : [];
  });
}

/** Who makes himself a `require` may use it. */
function mayRequire(text: string): boolean {
  return /\brequire\b/.test(text) && !text.includes("createRequire");
}

function problemOf({ range, message }: Finding, file: string): Problem {
  return {
    ...(message === "require"
      ? {
        code: "SOURCE_REQUIRE",
        message: "modules have no `require`; write `import … from` instead",
      }
      : {
        code: "SOURCE_MAIN",
        message:
          "`import.meta.main` is false in a contest, where a loader starts the program; call it without asking",
      }),
    file,
    line: range.start.line,
    column: range.start.col + 1,
  };
}

function parseFindings(stdout: string): readonly Finding[] {
  try {
    const report = JSON.parse(stdout) as { readonly diagnostics?: readonly Finding[] };
    return report.diagnostics ?? [];
  } catch {
    return []; // A diagnosis that fails is no reason to turn a program away.
  }
}
