/** The pages of a contest with made-up contests on them; the last stage of the small one is the sample run. */
import { namedRuns, SAMPLE } from "../../../lib/cli/shown_runs.ts";
import type { Output } from "../../../lib/cli/printing.ts";
import { buildSite } from "../../../lib/server/build_site.ts";
import { Library } from "../../../lib/server/library.ts";
import { makeSite } from "../../../lib/server/site.ts";
import { inFolder } from "../../lib/server/sample.ts";
import { type MadeContest, SMALL_NAMES, smallContest } from "../contest/made_contest.ts";
import { serveSite, type Site } from "./site.ts";

type Files = ReadonlyMap<string, string | Uint8Array<ArrayBuffer>>;

/** The small contest: its duels are called as those of the sample. */
export const SMALL: MadeContest = smallContest({
  matchOf: (one, other) => `duel-${placeOf(one)}-${placeOf(other)}-${one}-${other}`,
});

function placeOf(name: string): number {
  return SMALL_NAMES.indexOf(name) + 1;
}

const SILENT: Output = { print() {}, complain() {}, isColourful: false };

let parts: Promise<Files> | undefined;

/** Serves a contest as files, from a folder somewhere on the host. */
export async function serveContest(contest: MadeContest): Promise<Site> {
  parts ??= makeParts();
  return serveSite(new Map([...await parts, ...filesOf(contest)]), { prefix: "/club/cup/" });
}

/** Pages, and the sample as the run of the last stage; made once. */
async function makeParts(): Promise<Files> {
  const site = await makeSite("contest");
  const data = new Map<string, Uint8Array<ArrayBuffer>>();
  await inFolder(async (folder) => {
    const library = await Library.open(namedRuns([SAMPLE], undefined, SILENT));
    const out = `${folder}/built`;
    await buildSite({ library, out, site: new Map() });
    for (const { name } of Deno.readDirSync(`${out}/data/sample`)) {
      data.set(`data/stage-18/${name}`, await Deno.readFile(`${out}/data/sample/${name}`));
    }
  });
  return new Map([...site, ...data]);
}

function filesOf({ entries, history, matrix, overview }: MadeContest): Map<string, string> {
  return new Map([
    ["contest/overview.json", JSON.stringify(overview)],
    ["contest/matrix.json", JSON.stringify(matrix)],
    ["contest/history.json", JSON.stringify(history)],
    ...entries.map((page): [string, string] => [
      `contest/entries/${page.entry}.json`,
      JSON.stringify(page),
    ]),
  ]);
}
