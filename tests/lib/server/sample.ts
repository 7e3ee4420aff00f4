/**
 * The shipped sample as a run that is being played: its settings with secrets in them, and its journal. And a clock whose
 * hands a test turns.
 */
import { fromFileUrl, join } from "@std/path";
import { readLog } from "../../../lib/logs/files.ts";
import { makeRound } from "../../../lib/logs/make_round.ts";
import type { LogHeader } from "../../../lib/logs/types.ts";
import type { Clock } from "../../../lib/server/clock.ts";
import { makeJournalLine } from "../../../lib/tournament/journal_lines.ts";
import { makeSettings, type RunSettings } from "../../../lib/tournament/run_settings.ts";
import { countRounds, type Plan, roundAt } from "../../../lib/tournament/schedule.ts";

/** The folder of the sample. */
export const SAMPLE = fromFileUrl(new URL("../../../fixtures/sample", import.meta.url));

/** What must never get out of a run's folder. */
export const SECRETS: readonly string[] = ["secret-place", "secret-word", "secret-stderr"];

const PLAN: Plan = { seed: "sample", bots: 8, duels: 4, melees: 20 };

/** A run whose journal is known line by line. */
export interface SampleRun {
  readonly settings: RunSettings;
  /** A line for each round in the order of the schedule, without line feeds. */
  readonly lines: readonly string[];
}

/** Reads the sample. */
export async function readSample(): Promise<SampleRun> {
  const rounds = new Map<string, string[]>();
  let melee: LogHeader | undefined;
  for (const { name } of Deno.readDirSync(join(SAMPLE, "logs"))) {
    const { header, rounds: found } = await readLog(join(SAMPLE, "logs", name));
    const lines: string[] = [];
    for await (const { round } of found) lines.push(makeRound(round));
    rounds.set(/^duel-\d+-\d+/.exec(name)?.[0] ?? "melee", lines);
    if (header.kind === "melee") melee = header;
  }
  if (melee === undefined) throw new Error("The sample has no melee");
  const settings: RunSettings = {
    plan: PLAN,
    limits: melee.limits,
    bots: melee.bots.map((bot) => ({ ...bot, word: `secret-word/${bot.name}.ts` })),
    from: "/secret-place",
    stage: melee.stage,
    sandbox: melee.sandbox,
  };
  const lines = Array.from({ length: countRounds(PLAN) }, (_, place) => {
    const { match, round } = roundAt(PLAN, place);
    const key = match.kind === "melee"
      ? "melee"
      : `duel-${match.bots.map((bot) => bot + 1).join("-")}`;
    return makeJournalLine(match, rounds.get(key)?.[round - 1] ?? "");
  });
  return { settings, lines };
}

/** The text of a journal with these lines. */
export function journalOf(lines: readonly string[]): string {
  return lines.map((line) => line + "\n").join("");
}

/** Makes the folder of a run that has been played so far; with what a runner keeps there for authors. */
export async function writeRun(
  folder: string,
  settings: RunSettings,
  lines: readonly string[],
): Promise<void> {
  await Deno.mkdir(join(folder, "errors/1-champion"), { recursive: true });
  await Deno.writeTextFile(join(folder, "errors/1-champion/melee-round-1.txt"), "secret-stderr");
  await Deno.writeTextFile(join(folder, "run.json"), makeSettings(settings));
  await Deno.writeTextFile(join(folder, "journal.jsonl"), journalOf(lines));
}

/** Copies the sample: a finished run as an organiser publishes it. */
export async function copySample(folder: string): Promise<void> {
  await Deno.mkdir(join(folder, "logs"), { recursive: true });
  for (const { name } of Deno.readDirSync(join(SAMPLE, "logs"))) {
    await Deno.copyFile(join(SAMPLE, "logs", name), join(folder, "logs", name));
  }
  await Deno.copyFile(join(SAMPLE, "table.json"), join(folder, "table.json"));
}

/** Gives a test a folder of its own. */
export async function inFolder(test: (folder: string) => Promise<void>): Promise<void> {
  const folder = await Deno.realPath(await Deno.makeTempDir({ prefix: "turniir-server-" }));
  try {
    await test(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Makes what is no ordinary file, each in a way of its own; hands back the paths. */
export async function makeOddFiles(folder: string): Promise<string[]> {
  const path = (name: string) => join(folder, name);
  await Deno.mkdir(path("folder"));
  if (Deno.build.os === "windows") return [path("folder")];
  await new Deno.Command("mkfifo", { args: [path("pipe")] }).output();
  await Deno.symlink(path("pipe"), path("link"));
  await Deno.symlink("/dev/zero", path("device"));
  return ["folder", "pipe", "link", "device"].map(path);
}

/** A clock that stands still until it is turned. */
export interface HandClock extends Clock {
  /** Turns the hands; calls whatever is due. */
  advance(ms: number): void;
  /** Turns the hands, and calls nobody for what was due meanwhile. */
  pass(ms: number): void;
  /** How many callers wait. */
  waiting(): number;
}

/** A clock that begins at 0. */
export function handClock(): HandClock {
  let time = 0;
  const timers = new Set<{ at: number; readonly ms: number; readonly call: () => void }>();
  return {
    now: () => time,
    every: (ms, call) => {
      const timer = { at: time + ms, ms, call };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    advance: (ms) => {
      time += ms;
      for (const timer of [...timers]) {
        for (; timer.at <= time; timer.at += timer.ms) timer.call();
      }
    },
    pass: (ms) => {
      time += ms;
      for (const timer of timers) while (timer.at <= time) timer.at += timer.ms;
    },
    waiting: () => timers.size,
  };
}
