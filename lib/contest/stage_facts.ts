/**
 * facts.json in a stage's folder: faults with their evidence, and rounds worth watching. It is made from the stage's logs
 * and can be made again at any time; nothing private is in it.
 */
import { join } from "@std/path";
import { readLog } from "../logs/files.ts";
import { createHighlights } from "../logs/highlights.ts";
import { replay, type ReplayedTurn } from "../logs/replay.ts";
import {
  LOG_FAULT_KINDS,
  type LogClock,
  type LogFaultKind,
  type LogHeader,
  type LogRound,
} from "../logs/types.ts";
import { FILES, logName, readSettings, writeOfRun } from "../tournament/run_folder.ts";
import { botsOf, matchesOf } from "../tournament/schedule.ts";
import { chooseHighlights, type StageHighlight } from "./stage_highlights.ts";

/** See the head of this file. */
export interface StageFacts {
  readonly version: typeof VERSION;
  /** For each place of the stage how many faults of each kind it had; kinds that did not occur are left out. */
  readonly counts: readonly FaultCounts[];
  /** Of each place and kind the first MOST_FAULTS, in the order of matches and rounds. */
  readonly faults: readonly StageFault[];
  readonly highlights: readonly StageHighlight[];
}

export type FaultCounts = Readonly<Partial<Record<LogFaultKind, number>>>;

/** A fault of a stage. */
export interface StageFault {
  /** As in PublishedMatch.id. */
  readonly match: string;
  readonly round: number;
  /** From 1. */
  readonly turn: number;
  /** Whose it was: a place of the stage. */
  readonly place: number;
  readonly kind: LogFaultKind;
  readonly detail: string;
  readonly clock?: LogClock;
}

/** The version of facts.json that is written; another one is made again. */
const VERSION = 1;

/** So many faults of each kind are told of each program. */
const MOST_FAULTS = 10;

/** The file's name in a stage's folder. */
export const FACTS_FILE = "facts.json";

/**
 * Makes facts.json from the stage's logs, one match after the other: a stage of the rules' size takes about 5 seconds
 * and the memory of a few rounds.
 * @throws {UnusableInput} If the folder holds no run, or a log is damaged.
 */
export async function writeFacts(folder: string, signal?: AbortSignal): Promise<StageFacts> {
  const facts = await deriveFacts(folder, signal);
  await writeOfRun(join(folder, FACTS_FILE), formatFacts(facts));
  return facts;
}

/** What facts.json tells; `undefined`: there is none, or one that cannot be used, to be made again. */
export async function readFacts(folder: string): Promise<StageFacts | undefined> {
  let text: string;
  try {
    text = await Deno.readTextFile(join(folder, FACTS_FILE));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
  return parseFacts(text);
}

/** The text of facts.json. */
export function formatFacts(facts: StageFacts): string {
  return JSON.stringify(facts) + "\n";
}

/** What the logs of a stage tell; writes nothing. Throws as `writeFacts`. */
export async function deriveFacts(folder: string, signal?: AbortSignal): Promise<StageFacts> {
  const settings = await readSettings(folder);
  const counts = settings.bots.map((): Partial<Record<LogFaultKind, number>> => ({}));
  const faults: StageFault[] = [];
  const highlights: StageHighlight[] = [];
  for (const match of matchesOf(settings.plan)) {
    const id = logName(settings, match);
    const places = botsOf(settings.plan, match);
    const { header, rounds } = await openStageLog(folder, id);
    const found = createHighlights(header);
    for await (const { round } of rounds) {
      signal?.throwIfAborted();
      addHighlights(found, header, round);
      for (const fault of faultsOf(id, places, round)) {
        const own = counts[fault.place];
        if (own === undefined) continue;
        const count = (own[fault.kind] ?? 0) + 1;
        own[fault.kind] = count;
        if (count <= MOST_FAULTS) faults.push(fault);
      }
    }
    for (const highlight of found.best()) highlights.push({ match: id, places, highlight });
  }
  return { version: VERSION, counts, faults, highlights: chooseHighlights(highlights) };
}

/** Stages' logs are packed. */
async function openStageLog(folder: string, id: string) {
  return await readLog(join(folder, FILES.logs, `${id}.jsonl.gz`));
}

function addHighlights(
  highlights: ReturnType<typeof createHighlights>,
  header: LogHeader,
  round: LogRound,
): void {
  const steps: ReplayedTurn[] = [];
  const running = replay(header, round);
  let next = running.next();
  for (; !next.done; next = running.next()) steps.push(next.value);
  highlights.add(round, steps, next.value);
}

function faultsOf(match: string, places: readonly number[], played: LogRound): StageFault[] {
  return played.faults.flatMap(({ tank, ...fault }) => {
    const bot = played.tanks[tank]?.bot;
    const place = bot === undefined ? undefined : places[bot];
    return place === undefined ? [] : [{ match, round: played.round, place, ...fault }];
  });
}

/** It is written by us alone: what does not fit is of another version, or damaged. */
function parseFacts(text: string): StageFacts | undefined {
  try {
    const facts: unknown = JSON.parse(text);
    return isFacts(facts) ? facts : undefined;
  } catch {
    return undefined;
  }
}

function isFacts(value: unknown): value is StageFacts {
  return isRecord(value) && value["version"] === VERSION &&
    isListOf(
      value["counts"],
      (counts) =>
        isRecord(counts) &&
        Object.entries(counts).every(([kind, count]) =>
          isFaultKind(kind) && Number.isSafeInteger(count)
        ),
    ) &&
    isListOf(value["faults"], (fault) => isRecord(fault) && isFaultKind(fault["kind"])) &&
    isListOf(
      value["highlights"],
      (found) => isRecord(found) && Array.isArray(found["places"]) && isRecord(found["highlight"]),
    );
}

function isFaultKind(value: unknown): boolean {
  return LOG_FAULT_KINDS.some((kind) => kind === value);
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
