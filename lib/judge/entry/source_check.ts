/**
 * Finds words in a program's source text that can't work here: `import.meta.main` in the main module, which the
 * loader makes false, and `require`, which modules don't have.
 */
import { dirname, fromFileUrl } from "@std/path";
import type { Problem } from "../../core/problem.ts";
import { askDeno } from "./deno_tool.ts";

const CONFIG = new URL("./source_lint.json", import.meta.url);

/** A finding of the lint rule; the line counts from 1, the column from 0. */
interface Finding {
  readonly filename: string;
  readonly range: { readonly start: { readonly line: number; readonly col: number } };
  readonly message: string;
}

/**
 * The problems with some modules of a program.
 * @param paths Absolute paths; the first is the main module.
 * @param show How a path is told to the user.
 */
export async function checkSources(
  deno: string,
  paths: readonly string[],
  show: (path: string) => string,
): Promise<Problem[]> {
  const [main = ""] = paths;
  const texts = await Promise.all(
    paths.map(async (path) => [path, await Deno.readTextFile(path)] as const),
  );
  // Parsing takes Deno a tenth of a second; most programs don't even have the words.
  const suspects = texts
    .filter(([path, text]) => mayRequire(text) || path === main && /\bmeta\b/.test(text))
    .map(([path]) => path);
  if (suspects.length === 0) return [];
  const words = ["lint", "--json", "--config", fromFileUrl(CONFIG), ...suspects];
  const { stdout } = await askDeno(deno, words, dirname(main));
  return parseFindings(stdout)
    .filter(({ filename, message }) => message === "require" || fromFileUrl(filename) === main)
    .map((finding) => problemOf(finding, show));
}

/** Who makes himself a `require` may use it. */
function mayRequire(text: string): boolean {
  return /\brequire\b/.test(text) && !text.includes("createRequire");
}

function problemOf({ filename, range, message }: Finding, show: (path: string) => string): Problem {
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
    file: show(fromFileUrl(filename)),
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
