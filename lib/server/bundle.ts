/**
 * Bundles the pages: for each one a script and, where it has any style, a style sheet; and the scripts of workers.
 *
 * A process of its own does it: within one, `Deno.bundle` takes imports from the settings of the folder in which the user
 * stands, and those are not always ours.
 */
import { fromFileUrl, join, toFileUrl } from "@std/path";
import { unusable } from "../core/problem.ts";
import { type Bundle, digestSources, keepBundle } from "./kept_bundle.ts";
import type { SiteKind } from "./pages.ts";

const ROOT = fromFileUrl(new URL("../../", import.meta.url));

/**
 * The entry points in web/pages: pages, the workers that they start, the script that must run before anything is drawn,
 * and the style of pages that have no script of their own. Those of a group share what they have in common; another
 * group would only make more, smaller pieces of it, all of which a page has to load.
 */
const REPLAY = ["animation.ts", "log.ts", "tanks.tsx"] as const;
const RACE = ["circuit.tsx", "race.tsx", "race_work.ts"] as const;
const FROGGER = ["frogger.tsx", "frogger_work.ts"] as const;
const KLOTSKI = ["klotski.tsx"] as const;
/** In one piece: it has the first answer to give, and must not wait for pieces of itself. */
const KLOTSKI_WORK = ["klotski_work.ts"] as const;
const GROUPS: Readonly<Record<SiteKind, readonly (readonly string[])[]>> = {
  runs: [
    ["home.tsx", "run.tsx", "theme.ts", "guide.css"],
    REPLAY,
    [...RACE, "championship.tsx"],
    FROGGER,
    KLOTSKI,
    KLOTSKI_WORK,
  ],
  contest: [
    ["contest.tsx", "run.tsx", "theme.ts", "guide.css"],
    REPLAY,
    RACE,
    FROGGER,
    KLOTSKI,
    KLOTSKI_WORK,
  ],
  "contest server": [
    ["author.tsx", "contest.tsx", "organiser.tsx", "run.tsx", "theme.ts", "guide.css"],
    REPLAY,
    RACE,
    FROGGER,
    KLOTSKI,
    KLOTSKI_WORK,
  ],
};

/** Those of the page that is one file. */
const LONE = ["animation.ts", "lone.tsx", "theme.ts"] as const;

/** The style sheet of a part that is loaded later; nobody loads it, since its page has all of it (later_styles.ts). */
const LATER_STYLE = /-[0-9A-Z]{8}\.css$/;

/**
 * What kind of scripts: modules in pieces, some of which are loaded later; or plain scripts, each in one piece, because
 * modules do not load from `file://`.
 */
export type ScriptKind = "modules" | "plain";

/**
 * Bundles all pages of a site as modules; the same sources give the same bytes.
 * @throws {UnusableInput} If a source cannot be bundled, or the bundler cannot be fetched (`BUNDLE`).
 */
export async function bundlePages(kind: SiteKind = "runs"): Promise<Bundle> {
  const sources = digestSources();
  const groups = await Promise.all(
    GROUPS[kind].map((entries) => bundle(entries, "modules", sources)),
  );
  const files = groups.flatMap((group) => [...group]);
  return new Map(files.filter(([name]) => !LATER_STYLE.test(name)));
}

/** Bundles what the page that is one file consists of, as plain scripts: `lone.js`, `lone.css` and others. As above. */
export async function bundleLone(): Promise<Bundle> {
  return await bundle(LONE, "plain", digestSources());
}

async function bundle(
  entries: readonly string[],
  kind: ScriptKind,
  sources: string,
): Promise<Bundle> {
  return await keepBundle(sources, [kind, ...entries], () => bundleAnew(entries, kind));
}

async function bundleAnew(entries: readonly string[], kind: ScriptKind): Promise<Bundle> {
  const folder = await Deno.makeTempDir({ prefix: "turniir-bundle-" });
  try {
    await runBundler(entries.map((entry) => join("web", "pages", entry)), folder, kind);
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
 * Bundles entry points into a folder.
 * @throws {UnusableInput} As `bundlePages`.
 */
export async function runBundler(
  entries: readonly string[],
  folder: string,
  kind: ScriptKind = "plain",
): Promise<void> {
  const format = kind === "plain" ? ["iife"] : ["esm", "--code-splitting"];
  const { stderr, success } = await new Deno.Command(Deno.execPath(), {
    args: [
      ...["bundle", "--quiet", "--config", join(ROOT, "deno.json"), "--platform", "browser"],
      ...["--format", ...format, "--minify", "--outdir", folder, ...entries],
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

/** A script of a bundle of modules, and all scripts that are loaded with it before it runs. */
export function scriptsWith(bundle: Bundle, script: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    const text = new TextDecoder().decode(bundle.get(name));
    // Minified, what is loaded later is `import("…")`, with a bracket.
    for (const [, next = ""] of text.matchAll(/\b(?:from|import)"\.\/([^"]+)"/g)) visit(next);
  };
  visit(script);
  return found;
}
