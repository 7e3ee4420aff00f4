/**
 * A contest whose one stage is the shipped sample: real rounds with their journal, logs and table.
 */
import { join } from "@std/path";
import { Contest } from "../../../lib/contest/contest.ts";
import { resultsOf } from "../../../lib/contest/stage_results.ts";
import { addEntry } from "../../../lib/contest/store/entries.ts";
import { beginStage, finishStage, markAlone } from "../../../lib/contest/store/stages.ts";
import { addVersion, recordCheck } from "../../../lib/contest/store/versions.ts";
import { parseRound } from "../../../lib/logs/round.ts";
import { parseJournalLine } from "../../../lib/tournament/journal_lines.ts";
import { headerOf } from "../../../lib/tournament/run_folder.ts";
import { botsOf } from "../../../lib/tournament/schedule.ts";
import { makeTable } from "../../../lib/tournament/table.ts";
import { createTally, type Tally } from "../../../lib/tournament/tally.ts";
import { copySample, readSample, type SampleRun, writeRun } from "../server/sample.ts";
import { checkReport, steadyClock, storedFile } from "./temp_contest.ts";

/** Makes it, with stage 1 finished. */
export async function makeSampleContest(folder: string): Promise<Contest> {
  const sample = await readSample();
  const contest = await beginSample(folder, sample);
  const run = contest.stageFolder(1);
  await writeRun(run, sample.settings, sample.lines);
  await copySample(run);
  const tally = tallyOf(sample);
  const names = sample.settings.bots.map(({ name }) => name);
  const table = makeTable(names, tally.bots(), tally.intervals());
  finishStage(contest, 1, resultsOf({ settings: sample.settings, table, tally }, contest.now()));
  return contest;
}

/** Makes it, with stage 1 begun and nothing played of it yet. */
export async function beginSample(
  folder: string,
  { settings }: SampleRun,
): Promise<Contest> {
  const { limits: { startMs, turnMs }, plan: { duels, melees } } = settings;
  const rules = { duels, melees, places: 9, turnMs, startMs };
  const begin = { title: "Sample", seed: "sample", rules };
  const contest = await Contest.create(folder, begin, { clock: steadyClock() });
  const versionIds: number[] = [];
  for (const { name, version: digest } of settings.bots) {
    const entry = addEntry(contest, name);
    const files = [await storedFile(contest, `${name}.ts`, `// ${name}`)];
    const { id } = addVersion(contest, entry.id, { command: `${name}.ts`, files });
    recordCheck(contest, id, { digest, report: checkReport(true) });
    versionIds.push(id);
  }
  const [first = 0, ...others] = versionIds;
  for (const other of others) markAlone(contest, other);
  beginStage(contest, { versionId: first, versionIds });
  // The sample was not played as a stage of a contest, so its seed is its own.
  contest.run("UPDATE stage SET seed = 'sample'");
  return contest;
}

/** The file with the bytes of an entry's first version. */
export function blobOf(contest: Contest, name: string): string {
  const row = contest.one("SELECT digest FROM version_file WHERE path = ?", `${name}.ts`);
  const digest = String(row?.["digest"]);
  return join(contest.filesFolder, digest.slice(0, 2), digest);
}

function tallyOf({ lines, settings }: SampleRun): Tally {
  const tally = createTally(settings.plan.seed, settings.plan.bots);
  for (const line of lines) {
    const parsed = parseJournalLine(line);
    if (!parsed.ok) throw new Error("The sample's journal is damaged");
    const { match } = parsed.value.name;
    const round = parseRound(parsed.value.log, headerOf(settings, match));
    if (!round.ok || round.value.result === undefined) throw new Error("A round is damaged");
    const bots = round.value.tanks.map(({ bot }) => botsOf(settings.plan, match)[bot] ?? -1);
    tally.add({ ...round.value, kind: match.kind, bots, result: round.value.result });
  }
  return tally;
}
