/**
 * Proves the logs of a stage: they hold what the journal holds, line by line, and a sample of their rounds, replayed,
 * comes to what it says.
 */
import { join } from "@std/path";
import { formatDifference } from "../logs/difference.ts";
import { inflated } from "../logs/gzip.ts";
import { makeHeader } from "../logs/header.ts";
import { linesOf } from "../logs/lines.ts";
import { parseRoundShape } from "../logs/round.ts";
import { verifyRound } from "../logs/verify.ts";
import { FILES, headerOf, logName } from "../tournament/run_folder.ts";
import type { RunSettings } from "../tournament/run_settings.ts";
import { type Match, matchesOf, placeOf, roundsOf } from "../tournament/schedule.ts";
import { type Tell, telling } from "./check_findings.ts";
import { openIfThere } from "./on_disk.ts";
import type { ReadJournal } from "./read_journal.ts";

/** How many rounds of each match are replayed. */
export type SampleSize = number | "all";

/** A stage's folder, with what has been read of it. */
export interface StageRun {
  readonly folder: string;
  readonly settings: RunSettings;
  readonly journal: ReadJournal;
}

/** @returns How many rounds were replayed. */
export async function checkLogs(run: StageRun, sample: SampleSize, tell: Tell): Promise<number> {
  let replayed = 0;
  for (const match of matchesOf(run.settings.plan)) {
    const file = join(run.folder, FILES.logs, `${logName(run.settings, match)}.jsonl.gz`);
    await telling(tell, file, async () => await compareLog(run, match, file, tell));
    for (const round of sampled(roundsOf(run.settings.plan, match), sample)) {
      if (replayRound(run, match, round, file, tell)) replayed += 1;
    }
  }
  return replayed;
}

/** Numbers of rounds, from 1, spread evenly over a match; the same every time. */
export function sampled(rounds: number, sample: SampleSize): number[] {
  const count = sample === "all" ? rounds : Math.min(rounds, sample);
  return Array.from(
    { length: count },
    (_, at) => 1 + Math.floor(((at + 0.5) * rounds) / count),
  );
}

/** The first line that differs is told. */
async function compareLog(run: StageRun, match: Match, file: string, tell: Tell): Promise<void> {
  const log = await openIfThere(file);
  if (log === undefined) return tell("LOG_MISSING", "The log of a match is missing", file);
  const expected = expectedLines(run, match);
  let torn = false;
  const chunks = inflated(log.readable, { file, warn: () => torn = true });
  for await (const { number, text } of linesOf(chunks)) {
    const next = expected.next();
    if (!next.done && text === next.value) continue;
    return tell("LOG_DIFFERS", `Line ${number} of the log is not what the journal has`, file);
  }
  if (torn || !expected.next().done) tell("LOG_SHORT", "The log of a match is cut off", file);
}

function* expectedLines({ journal, settings }: StageRun, match: Match): Generator<string> {
  yield makeHeader(headerOf(settings, match));
  for (let round = 1; round <= roundsOf(settings.plan, match); round++) {
    const line = journal.logLine(placeOf(settings.plan, { match, round }) ?? -1);
    if (line !== undefined) yield line;
  }
}

/** @returns Whether it was there to be replayed; that it was not is told elsewhere. */
function replayRound(
  { journal, settings }: StageRun,
  match: Match,
  round: number,
  file: string,
  tell: Tell,
): boolean {
  const line = journal.logLine(placeOf(settings.plan, { match, round }) ?? -1);
  if (line === undefined) return false;
  const header = headerOf(settings, match);
  const parsed = parseRoundShape(line, header);
  if (!parsed.ok) return false;
  const difference = verifyRound(header, parsed.value);
  if (difference !== undefined) {
    tell("REPLAY", `Replayed, a round comes out otherwise: ${formatDifference(difference)}`, file);
  }
  return true;
}
