/**
 * A trial: is a program fit to enter? It plays rounds of every sort against sparring partners, some of them twice, and
 * what it did and how long it took is told.
 */
import { drawField, drawStarts } from "../arena/field.ts";
import type { Field } from "../arena/types.ts";
import { randomFrom } from "../core/random.ts";
import { JudgeFailure } from "../judge/types.ts";
import type { LogFault, LogLimits, LogRound } from "../logs/types.ts";
import { playRound, type PrivateError } from "./play_round.ts";
import type { Rehearsal } from "./rehearsal.ts";
import { HARMLESS, LIVELY, partner, type Sparrer, sparringExchange } from "./sparring.ts";

/** A sort of round of the trial. */
interface Scene {
  readonly name: string;
  readonly tanks: number;
  /** The field's least or greatest size, or any. */
  readonly field: "least" | "greatest" | "any";
  readonly partners: "lively" | "harmless";
}

const SCENES: readonly Scene[] = [
  { name: "a duel on the smallest field", tanks: 2, field: "least", partners: "lively" },
  { name: "a duel on the largest field", tanks: 2, field: "greatest", partners: "lively" },
  { name: "a duel of 1000 turns", tanks: 2, field: "any", partners: "harmless" },
  { name: "a melee of 9", tanks: 9, field: "any", partners: "lively" },
  { name: "a melee of 9 that only look", tanks: 9, field: "greatest", partners: "harmless" },
  { name: "a melee of 40", tanks: 40, field: "greatest", partners: "lively" },
];

/** So many rounds that a fault ended are enough to know; the commonest one takes its full time every round. */
const ENOUGH_FAULTS = 3;

/** How often each scene is played, with other fields, where nobody is in a hurry. */
const PLAYS = 3;

/** What a trial found. */
export interface TrialReport {
  readonly rounds: number;
  readonly turns: number;
  /** Up to the first order of each round, in milliseconds: the longest. */
  readonly startMs: number;
  /** Later turns that were answered: as many were measured. */
  readonly timedTurns: number;
  /** Of these, what counted against the program, in milliseconds. */
  readonly worstMs: number;
  readonly usualMs: number;
  /** 99 of 100 turns took no longer. */
  readonly p99Ms: number;
  /** The program's faults, with the scene. */
  readonly faults: readonly (LogFault & { readonly scene: string })[];
  /** The first standard error that came with a fault. */
  readonly stderr: string;
  /** How many scenes were played again with the same input: those without a fault. */
  readonly repeated: number;
  /** The first scene that came out otherwise when it was played again with the same input. */
  readonly differs: string | undefined;
  /** Whether rounds were ended before their time because the budget was spent: no fault, but they had no end. */
  readonly isCutShort: boolean;
}

/** How a trial is played. */
export interface TrialOptions {
  /** How often each scene is played, with other fields. */
  readonly plays?: number;
  /** Wall time for all of it, in milliseconds; the last turn of a round may go beyond. @default as long as it takes */
  readonly budgetMs?: number;
  /** A clock, in milliseconds. @default the machine's */
  readonly now?: () => number;
}

/** Plays the trial. Always the same fields and partners, so that two trials can be compared. */
export async function tryProgram(
  rehearsal: Pick<Rehearsal, "command" | "exchange">,
  limits: LogLimits,
  { budgetMs = Infinity, now = () => performance.now(), plays = PLAYS }: TrialOptions = {},
): Promise<TrialReport> {
  const end = now() + budgetMs;
  const starts: number[] = [];
  const turns: number[] = [];
  const faults: (LogFault & { scene: string })[] = [];
  let stderr = "";
  let rounds = 0;
  let ended = 0;
  let repeated = 0;
  let differs: string | undefined;
  let isCutShort = false;
  const all = performances(plays);
  for (const [index, { play, scene }] of all.entries()) {
    // Each gets its share of what is left, so that a slow program meets everything, too.
    const until = now() + (end - now()) / (all.length - index);
    const isSpent = () => now() >= until;
    const bounded = boundedBy(limits, isSpent);
    const times: number[] = [];
    const { log, errors } = await playScene(rehearsal, bounded, scene, play, times);
    rounds += 1;
    starts.push(...times.slice(0, 1));
    turns.push(...times.slice(1));
    faults.push(...log.faults.map((fault) => ({ ...fault, scene: scene.name })));
    stderr ||= errors.map((error: PrivateError) => error.stderr).join("");
    ended += errors.length;
    if (ended >= ENOUGH_FAULTS) break;
    isCutShort ||= isSpent();
    if (isSpent()) continue;
    if (play > 1 || log.faults.length > 0) continue;
    const again = await playScene(rehearsal, bounded, scene, play, []);
    isCutShort ||= isSpent();
    if (isSpent()) continue;
    repeated += 1;
    if (!isSame(log, again.log)) differs ??= scene.name;
  }
  turns.sort((one, two) => one - two);
  return {
    rounds,
    turns: starts.length + turns.length,
    startMs: Math.max(0, ...starts),
    timedTurns: turns.length,
    worstMs: turns.at(-1) ?? 0,
    usualMs: quantile(turns, 0.5),
    p99Ms: quantile(turns, 0.99),
    faults,
    stderr,
    repeated,
    differs,
    isCutShort,
  };
}

/** The limits of a round whose last turn is the one in which its share is spent: so what happened in it is known. */
function boundedBy(limits: LogLimits, isSpent: () => boolean): LogLimits {
  return {
    ...limits,
    get turns() {
      return isSpent() ? 0 : limits.turns;
    },
  };
}

/** Each scene, so many times, on other fields. */
function performances(plays: number): { scene: Scene; play: number }[] {
  return SCENES.flatMap((scene) =>
    Array.from({ length: plays }, (_, index) => ({ scene, play: index + 1 }))
  );
}

async function playScene(
  { command, exchange: inner }: Pick<Rehearsal, "command" | "exchange">,
  limits: LogLimits,
  scene: Scene,
  play: number,
  times: number[],
): Promise<{ log: LogRound; errors: readonly PrivateError[] }> {
  const random = randomFrom("trial", scene.name, play);
  const field = fieldOf(scene, random.bits());
  const starts = drawStarts(random, field, scene.tanks);
  const exchange = sparringExchange(inner, (answer) => {
    if (answer.kind === "line") times.push(answer.chargedMs);
  });
  const orders = scene.partners === "lively" ? LIVELY : HARMLESS;
  const contestants: Sparrer[] = [exchange.start(command)];
  while (contestants.length < scene.tanks) contestants.push(partner(random, orders));
  const seating = { field, starts, bots: starts.map((_, seat) => seat) };
  const kind = scene.tanks === 2 ? "duel" : "melee";
  try {
    return await playRound({ kind, round: play, seating, limits }, contestants, exchange);
  } finally {
    await exchange.end(contestants);
  }
}

function fieldOf({ field, tanks }: Scene, seed: number): Field {
  for (let attempt = 0;; attempt++) {
    const drawn = drawField(randomFrom("trial field", seed, attempt), tanks);
    const cells = drawn.width * drawn.height;
    if (field === "any" || (field === "least" ? cells <= 30 : cells >= 361)) return drawn;
    if (attempt > 100_000) throw new JudgeFailure("No field of that size was drawn");
  }
}

function isSame(one: LogRound, two: LogRound): boolean {
  return one.turns.join() === two.turns.join();
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
