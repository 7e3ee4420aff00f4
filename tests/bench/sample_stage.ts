/**
 * The sample run as a stage of a contest, under other names: with logs that can be opened and verified, and results that
 * follow from them.
 */
import { join } from "@std/path";
import { TURN_LIMIT } from "../../lib/arena/rules.ts";
import { makeStandings } from "../../lib/cli/standings.ts";
import type { Contest } from "../../lib/contest/contest.ts";
import { writeFacts } from "../../lib/contest/stage_facts.ts";
import { resultsOf } from "../../lib/contest/stage_results.ts";
import type { StageResults } from "../../lib/contest/types.ts";
import { readLog } from "../../lib/logs/files.ts";
import { makeRound } from "../../lib/logs/make_round.ts";
import type { LogRound } from "../../lib/logs/types.ts";
import { Journal } from "../../lib/tournament/journal.ts";
import { makeMatchKey } from "../../lib/tournament/journal_lines.ts";
import { createRunFolder, FILES, writeLogs } from "../../lib/tournament/run_folder.ts";
import type { RunSettings } from "../../lib/tournament/run_settings.ts";
import {
  botsOf,
  type Match,
  matchesOf,
  placeOf,
  type Plan,
} from "../../lib/tournament/schedule.ts";
import { makeTable } from "../../lib/tournament/table.ts";
import { createTally, type Tally } from "../../lib/tournament/tally.ts";
import { writeTable } from "../../lib/tournament/write_table.ts";
import type { Player } from "./invented_stage.ts";

const LOGS = new URL("../../fixtures/sample/logs/", import.meta.url).pathname;

/** Programs, duel rounds of each pair and melee rounds of the sample. */
export const SAMPLE_PROGRAMS = 8;
const PLAN = { bots: SAMPLE_PROGRAMS, duels: 4, melees: 20 } as const;

/** The sample's rounds, match by match. */
export type Sample = readonly { readonly match: Match; readonly rounds: readonly LogRound[] }[];

/** Reads all rounds of the sample. */
export async function readSample(): Promise<Sample> {
  const names = Array.from(Deno.readDirSync(LOGS), ({ name }) => name);
  return await Promise.all(
    Array.from(matchesOf({ seed: "", ...PLAN }), async (match) => {
      const beginning = match.kind === "melee" ? "melee" : `duel-${makeMatchKey(match)}-`;
      const name = names.find((name) => name.startsWith(beginning)) ?? beginning;
      const { rounds } = await readLog(join(LOGS, name));
      return { match, rounds: await Array.fromAsync(rounds, ({ round }) => round) };
    }),
  );
}

/** Writes the run folder of a stage, with everything in it that a played stage has. */
export async function writeSampleStage(
  contest: Contest,
  { number, seed }: { readonly number: number; readonly seed: string },
  players: readonly Player[],
  sample: Sample,
): Promise<StageResults> {
  const folder = contest.stageFolder(number);
  const plan: Plan = { seed, ...PLAN };
  const { turnMs, startMs } = contest.settings().rules;
  const settings: RunSettings = {
    plan,
    limits: { turnMs, startMs, turns: TURN_LIMIT },
    bots: players.map(({ name, version }) => ({ name, version, word: name })),
    from: "",
    stage: `stage-${number}`,
    sandbox: ["permissions", "rlimits", "deathsig", "bubblewrap", "seccomp"],
  };
  await createRunFolder(folder, settings);
  const tally = createTally(seed, plan.bots);
  const journal = await Journal.open(join(folder, FILES.journal), plan);
  try {
    for (const { match, rounds } of sample) {
      for (const round of rounds) {
        journal.append(placeOf(plan, { match, round: round.round }) ?? 0, makeRound(round));
        count(tally, plan, match, round);
      }
    }
    await writeLogs(folder, settings, journal, ".jsonl.gz");
  } finally {
    journal.close();
  }
  const table = makeTable(players.map(({ name }) => name), tally.bots(), tally.intervals());
  await writeTable({ folder, settings, table, tally }, makeStandings);
  await writeFacts(folder);
  return resultsOf({ settings, table, tally }, contest.now());
}

function count(tally: Tally, plan: Plan, match: Match, round: LogRound): void {
  if (round.result === undefined) throw new RangeError("A round of the sample has no result");
  const bots = botsOf(plan, match);
  tally.add({
    kind: match.kind,
    round: round.round,
    bots: round.tanks.map(({ bot }) => bots[bot] ?? 0),
    result: round.result,
    faults: round.faults,
  });
}
