/**
 * `build [RUN|LOG…]`: the site as files for any host.
 */
import { buildSite } from "../server/build_site.ts";
import { addChampionship } from "../server/championship_files.ts";
import { Library } from "../server/library.ts";
import { makeSite } from "../server/site.ts";
import { asTyped, fromWhereYouStand } from "./paths.ts";
import { type Output, terminal, visible } from "./printing.ts";
import { namedRuns, SAMPLE } from "./shown_runs.ts";

/** Options of the command line, as texts. */
export interface BuildWords {
  /** @default dist */
  readonly out?: string;
  /** A championship's folder. */
  readonly championship?: string;
  /** What the only run is called. @default what its folder says */
  readonly title?: string;
}

/**
 * Writes the site.
 * @returns 0.
 * @throws {UnusableInput} If a run, a log or the title cannot be used, or the folder holds what was not built.
 */
export async function build(
  words: readonly string[],
  options: BuildWords,
  output: Output = terminal,
): Promise<number> {
  const out = fromWhereYouStand(options.out ?? "dist");
  const shown = words.length === 0 ? [SAMPLE] : words;
  const library = await Library.open(namedRuns(shown, options.title, output));
  const { championship } = options;
  const pages = await makeSite();
  const site = championship === undefined
    ? pages
    : await addChampionship(pages, fromWhereYouStand(championship));
  const { files, runs } = await buildSite({ library, out, site });
  const what = runs === 1 ? "1 run" : `${runs} runs`;
  output.print(`The site with ${what} is in ${visible(asTyped(out))} (${files} files)\n`);
  return 0;
}
