/**
 * `serve [RUN|LOG…]`: the pages in the browser, from this machine.
 */
import { join } from "@std/path";
import { isLoopback } from "../server/hosts.ts";
import { withChampionship } from "../server/championship_files.ts";
import { freshSite } from "../server/fresh_site.ts";
import { Library, type LibraryOptions } from "../server/library.ts";
import { startServer } from "../server/serve.ts";
import { makeSite, type SiteFiles } from "../server/site.ts";
import { openInBrowser } from "./browser.ts";
import type { ServeContestWords } from "./contest/serve.ts";
import { fromWhereYouStand, whereYouStand } from "./paths.ts";
import { type Output, terminal, visible } from "./printing.ts";
import { namedRuns, SAMPLE } from "./shown_runs.ts";
import { unusable } from "../core/problem.ts";
import { wholeNumber } from "./whole_number.ts";

/** Options of the command line, as texts. */
export interface ServeWords extends ServeContestWords {
  /** A championship's folder. */
  readonly championship?: string;
  /** A contest's folder. */
  readonly contest?: string;
  readonly dev?: boolean;
  /** What the only run is called. @default what its folder says */
  readonly title?: string;
}

/**
 * Serves until it is stopped.
 * @returns 0.
 * @throws {UnusableInput} If a run, a log, the title or the port cannot be used.
 */
export async function serve(
  words: readonly string[],
  options: ServeWords,
  output: Output = terminal,
): Promise<number> {
  if (options.contest !== undefined) return await serveOnlyContest(words, options, output);
  refuseContestWords(options);
  const port = options.port === undefined
    ? undefined
    : wholeNumber("--port", options.port, 0, 65535);
  const library = await Library.open(shown(words, options.title, output));
  const site = siteOf(options);
  await site();
  const { host = "127.0.0.1" } = options;
  if (!isLoopback(host)) {
    output.complain(`Warning: whoever reaches ${host} can see these runs, not only this machine`);
  }
  const onError = (error: unknown) =>
    output.complain(error instanceof Error ? error.message : String(error));
  const stopped = whenStopped();
  const server = startServer({ library, site, hostname: host, port, onError });
  const address = server.address +
    (options.championship === undefined || words.length > 0
      ? await whereToLook(library, words)
      : "championship.html");
  output.print(`Turniir is at ${visible(address)}  (Ctrl-C ends it)\n`);
  if (options.open === true) openInBrowser(address);
  await stopped;
  // Whoever still looks at a page must not keep the process.
  void server.stop();
  return 0;
}

async function serveOnlyContest(
  words: readonly string[],
  options: ServeWords,
  output: Output,
): Promise<number> {
  const { championship, contest = "", dev, title } = options;
  requireFolder("--contest", contest);
  if ([championship, dev, title].some((word) => word !== undefined) || words.length > 0) {
    const message =
      "With --contest there are no other runs, no --title, no --dev and no --championship";
    throw unusable("USAGE", message);
  }
  // Loaded only here: nobody else needs a database.
  const { serveContest } = await import("./contest/serve.ts");
  return await serveContest(contest, options, output);
}

/** Whoever forgets the folder has an option in its place. */
function requireFolder(option: string, given: string): void {
  if (given !== "" && !given.startsWith("-")) return;
  const next = given === "" ? "" : `, and behind it comes ${given}`;
  throw unusable("USAGE", `${option} needs a folder${next}: write ${option} FOLDER`);
}

function refuseContestWords({ bwrap, jobs, play, publicName, trustNative }: ServeWords): void {
  const isUsed = [jobs, publicName, trustNative].some((word) => word !== undefined) ||
    play === false || bwrap === false;
  if (!isUsed) return;
  const message =
    "--jobs, --no-play, --public-name, --no-bwrap and --trust-native are for a contest: " +
    "name its folder with --contest";
  throw unusable("USAGE", message);
}

function shown(
  words: readonly string[],
  title: string | undefined,
  output: Output,
): LibraryOptions {
  const named = namedRuns(words, title, output);
  if (words.length > 0) return named;
  return { ...named, runs: join(whereYouStand(), "runs"), fallback: SAMPLE };
}

/** The pages, with the championship that is shown. */
function siteOf({ championship, dev }: ServeWords): () => Promise<SiteFiles> {
  const pages = dev === true ? freshSite() : always(makeSite());
  if (championship === undefined) return pages;
  return withChampionship(pages, fromWhereYouStand(championship));
}

/** The page of the first run; of its match where a log was named alone. */
async function whereToLook(library: Library, words: readonly string[]): Promise<string> {
  const [first] = await library.runs();
  if (first === undefined) return "";
  const [match] = first.matches;
  const isLog = words.length === 1 && first.table === undefined && match !== undefined;
  return isLog ? `tanks.html#run=${first.id}&match=${match.id}` : `run.html#run=${first.id}`;
}

function always<Value>(value: Promise<Value>): () => Promise<Value> {
  return () => value;
}

/** Resolves at Ctrl-C and its like. */
function whenStopped(): Promise<void> {
  const signals: readonly Deno.Signal[] = Deno.build.os === "windows"
    ? ["SIGINT", "SIGBREAK"]
    : ["SIGINT", "SIGTERM", "SIGHUP"];
  return new Promise((resolve) => {
    for (const name of signals) Deno.addSignalListener(name, () => resolve());
  });
}
