/**
 * Bundles the pages: for each one a script and, where it has any style, a style sheet; and the script of a worker.
 *
 * A process of its own does it: within one, `Deno.bundle` takes imports from the settings of the folder in which the user
 * stands, and those are not always ours.
 */
import { fromFileUrl, join, toFileUrl } from "@std/path";
import { unusable } from "../core/problem.ts";

const ROOT = fromFileUrl(new URL("../../", import.meta.url));

/**
 * The entry points in web/pages: each page, the worker that pages start for animated pictures, and the script that must
 * run before anything is drawn.
 */
const ENTRIES = ["animation.ts", "home.tsx", "run.tsx", "tanks.tsx", "theme.ts"] as const;

/** Scripts and style sheets by their file names, such as `tanks.js` and `tanks.css`. */
export type Bundle = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/**
 * Bundles all pages; the same sources give the same bytes.
 * @throws {UnusableInput} If a source cannot be bundled, or the bundler cannot be fetched (`BUNDLE`).
 */
export async function bundlePages(): Promise<Bundle> {
  const folder = await Deno.makeTempDir({ prefix: "turniir-bundle-" });
  try {
    await runBundler(ENTRIES.map((entry) => join("web", "pages", entry)), folder);
    const names = Array.from(Deno.readDirSync(folder), ({ name }) => name).sort();
    const files = names.map(async (name): Promise<[string, Uint8Array<ArrayBuffer>]> => [
      name,
      await Deno.readFile(join(folder, name)),
    ]);
    return new Map(await Promise.all(files));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/**
 * Bundles entry points into a folder. Plain scripts rather than modules, because those do not load from `file://`.
 * @throws {UnusableInput} As `bundlePages`.
 */
export async function runBundler(entries: readonly string[], folder: string): Promise<void> {
  const { stderr, success } = await new Deno.Command(Deno.execPath(), {
    args: [
      ...["bundle", "--quiet", "--config", join(ROOT, "deno.json"), "--platform", "browser"],
      ...["--format", "iife", "--minify", "--outdir", folder, ...entries],
    ],
    cwd: ROOT,
    env: { NO_COLOR: "1" },
    stdin: "null",
    stdout: "null",
    stderr: "piped",
  }).output();
  if (!success) throw unusable("BUNDLE", explainFailure(new TextDecoder().decode(stderr)));
}

/** What the bundler's complaint means. */
export function explainFailure(complaint: string): string {
  const told = complaint.replaceAll(toFileUrl(ROOT).href, "").replaceAll(ROOT, "")
    .replace(/\n\s*Stack backtrace:[^]*$/, "").trim();
  const isMissing = /@esbuild/.test(told) && /download|loading|fetch|sending request/i.test(told);
  return isMissing
    ? "The pages are put together by a bundler that Deno fetches the first time, and it could not be " +
      `fetched: connect this machine to the network once and try again (${told.split("\n")[0]})`
    : `The pages cannot be put together:\n${told}`;
}
