/**
 * What a run was begun with, kept in its folder as run.json, so that it can be resumed. It names the organiser's
 * files, so it is not for publication.
 */
import { bad, good, type Result } from "../core/result.ts";
import type { Problem } from "../core/problem.ts";
import type { LogBot, LogLimits } from "../logs/types.ts";
import type { Plan } from "./schedule.ts";

/** The version of run.json that is written. */
const VERSION = 1;

/** A bot of a run. */
export interface RunBot extends LogBot {
  /** How it was named on the command line. */
  readonly word: string;
}

/** See the head of this file. */
export interface RunSettings {
  readonly plan: Plan;
  readonly limits: LogLimits;
  /** In the order of the plan's bots. */
  readonly bots: readonly RunBot[];
  /** The folder in which the organiser stood; words name files from there. Absolute. */
  readonly from: string;
  readonly stage: string;
  readonly sandbox: readonly string[];
  /** When it was begun, in ISO 8601. No log tells it, as the same seed gives the same logs; older runs have none. */
  readonly begunAt?: string;
}

/** The text of run.json. */
export function makeSettings(settings: RunSettings): string {
  return JSON.stringify({ version: VERSION, ...settings }, undefined, 2) + "\n";
}

/** Reads run.json. It is written by us alone: what does not fit is damage, and is said in one sentence. */
export function parseSettings(text: string, file: string): Result<RunSettings, Problem> {
  const damaged: Problem = {
    code: "RUN_SETTINGS",
    message: "These are not the settings of a run: the file is damaged or of another program",
    file,
  };
  let settings: unknown;
  try {
    settings = JSON.parse(text);
  } catch {
    return bad(damaged);
  }
  return isSettings(settings) ? good(settings) : bad(damaged);
}

function isSettings(value: unknown): value is RunSettings {
  if (!isRecord(value) || value.version !== VERSION) return false;
  const { plan, limits, bots, from, stage, sandbox, begunAt } = value;
  return isRecord(plan) && typeof plan.seed === "string" &&
    areWholeNumbers(plan.bots, plan.duels, plan.melees) &&
    isRecord(limits) && areWholeNumbers(limits.turnMs, limits.startMs, limits.turns) &&
    Array.isArray(bots) && bots.length === plan.bots && bots.every(isBot) &&
    typeof from === "string" && typeof stage === "string" &&
    Array.isArray(sandbox) && sandbox.every((layer) => typeof layer === "string") &&
    (begunAt === undefined || typeof begunAt === "string");
}

function isBot(value: unknown): boolean {
  return isRecord(value) && typeof value.name === "string" && typeof value.version === "string" &&
    typeof value.word === "string";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function areWholeNumbers(...values: unknown[]): boolean {
  return values.every((value) =>
    typeof value === "number" && Number.isSafeInteger(value) && value >= 0
  );
}
