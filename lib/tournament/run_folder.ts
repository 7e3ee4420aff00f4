/**
 * The folder of a run and its files:
 *
 *     run.json        what the run was begun with; private. Of kept programs it has labels only
 *     journal.jsonl   the finished rounds, in the order in which they ended
 *     logs/           a log for each match, made from the journal at the end; for publication
 *     table.json      the table; for publication
 *     table.txt       the same for people
 *     errors/         what faulty programs wrote to standard error, some rounds of each; for their authors
 */
import { join } from "@std/path";
import { unusable } from "../core/problem.ts";
import { RULES_VERSION } from "../arena/rules.ts";
import { writeWhole } from "../disk/write_whole.ts";
import { writeLog } from "../logs/files.ts";
import { LOG_FORMAT, LOG_VERSION, type LogHeader } from "../logs/types.ts";
import type { Journal } from "./journal.ts";
import { makeMatchKey } from "./journal_lines.ts";
import { makeSettings, parseSettings, type RunBot, type RunSettings } from "./run_settings.ts";
import { botsOf, type Match, matchesOf } from "./schedule.ts";
import type { AuthorError } from "./worker_messages.ts";

/** Standard error is kept for so many rounds of each program. */
const ERRORS_KEPT = 5;

/** The names in a run's folder. */
export const FILES = {
  settings: "run.json",
  journal: "journal.jsonl",
  logs: "logs",
  table: "table.json",
  tableText: "table.txt",
  errors: "errors",
} as const;

/**
 * Makes the folder of a new run.
 * @throws {UnusableInput} If there is a run in it already, or the system makes no such folder.
 */
export async function createRunFolder(folder: string, settings: RunSettings): Promise<void> {
  try {
    await Deno.mkdir(folder, { recursive: true });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw unusable("RUN_FOLDER", `Cannot make this folder: ${why}`, { file: folder });
  }
  const file = join(folder, FILES.settings);
  if (await hasRun(folder)) {
    throw unusable(
      "RUN_EXISTS",
      "There is a run in this folder already: use --resume, or another --out",
      {
        file: folder,
      },
    );
  }
  await writeOfRun(file, makeSettings(settings));
}

/** Whether a run was begun in a folder. */
export async function hasRun(folder: string): Promise<boolean> {
  try {
    await Deno.stat(join(folder, FILES.settings));
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

/**
 * Reads what the run in a folder was begun with.
 * @throws {UnusableInput} If there is none, or it is damaged.
 */
export async function readSettings(folder: string): Promise<RunSettings> {
  const file = join(folder, FILES.settings);
  if (!await hasRun(folder)) {
    throw unusable("RUN_MISSING", "There is no run in this folder to resume", { file: folder });
  }
  const settings = parseSettings(await Deno.readTextFile(file), file);
  if (!settings.ok) throw unusable(settings.error.code, settings.error.message, settings.error);
  return settings.value;
}

/** The header of a match's log. */
export function headerOf(settings: RunSettings, match: Match): LogHeader {
  const { plan, limits, stage, sandbox } = settings;
  const bots = botsOf(plan, match).map((bot) => {
    const { name, version } = settings.bots[bot] as RunBot;
    return { name, version };
  });
  return {
    format: LOG_FORMAT,
    version: LOG_VERSION,
    rules: RULES_VERSION,
    kind: match.kind,
    seed: plan.seed,
    bots,
    limits,
    stage,
    sandbox,
  };
}

/** Writes the log of each match from the journal. */
export async function writeLogs(
  folder: string,
  settings: RunSettings,
  journal: Journal,
  ending: ".jsonl" | ".jsonl.gz",
): Promise<void> {
  const logs = join(folder, FILES.logs);
  await Deno.mkdir(logs, { recursive: true });
  await removeDrafts(logs);
  for (const match of matchesOf(settings.plan)) {
    const name = logName(settings, match) + ending;
    await writeLog(join(logs, name), headerOf(settings, match), journal.logLines(match));
  }
}

/** What a kill in the middle of writing has left. Nobody else writes here: the journal is locked. */
async function removeDrafts(logs: string): Promise<void> {
  for await (const { name } of Deno.readDir(logs)) {
    if (name.endsWith(".part")) await Deno.remove(join(logs, name));
  }
}

/** Keeps a faulty program's standard error for its author. */
export async function keepError(
  folder: string,
  settings: RunSettings,
  match: Match,
  round: number,
  { bot, turn, detail, stderr }: AuthorError,
): Promise<void> {
  if (stderr === "") return;
  const { name } = settings.bots[bot] as RunBot;
  const own = join(folder, FILES.errors, `${bot + 1}-${slug(name)}`);
  await Deno.mkdir(own, { recursive: true });
  if (Array.from(Deno.readDirSync(own)).length >= ERRORS_KEPT) return;
  const text = `${name}, ${
    makeMatchKey(match)
  }, round ${round}, turn ${turn}: ${detail}\n\n${stderr}\n`;
  await writeOfRun(join(own, `${makeMatchKey(match)}-round-${round}.txt`), text);
}

/**
 * Writes a file of a run, on the disk when it comes back. Nobody else writes here, as the journal is locked: the draft
 * always has the same name, so that the next attempt takes away what a kill has left.
 */
export async function writeOfRun(path: string, text: string): Promise<void> {
  await writeWhole(path, text, { sync: true, draft: `${path}.part` });
}

/** What a match's log is called, without its ending: `duel-1-2-tank1-hunter` or `melee`. */
export function logName(settings: RunSettings, match: Match): string {
  if (match.kind === "melee") return "melee";
  const names = match.bots.map((bot) => slug((settings.bots[bot] as RunBot).name));
  return `duel-${makeMatchKey(match)}-${names.join("-")}`;
}

/** What is harmless in a file's name. */
function slug(name: string): string {
  return name.replace(/[^A-Za-z0-9_.]+/g, "_").replace(/^\.+/, "").slice(0, 24) || "bot";
}
