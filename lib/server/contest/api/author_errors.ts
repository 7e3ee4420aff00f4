/**
 * What a version wrote to standard error in rounds with a fault, from the folders of its stages: its own seat's folder and no
 * other (lib/tournament/run_folder.ts, keepError).
 */
import { join } from "@std/path";
import type { Contest } from "../../../contest/contest.ts";
import type { AuthorError } from "../../../contest/published/api.ts";
import { given } from "../../../contest/store/rows.ts";
import { FILES, logName, readSettings } from "../../../tournament/run_folder.ts";
import type { Match } from "../../../tournament/schedule.ts";
import type { RunSettings } from "../../../tournament/run_settings.ts";
import { UnusableInput } from "../../../core/problem.ts";
import { readSmall } from "../../ordinary_file.ts";

/** Where a version sat in a stage. */
export interface OwnPlace {
  readonly stage: number;
  /** In the plan, from 0. */
  readonly place: number;
}

/** How much is told: the last stages, rounds of each, letters of each round. */
const STAGES = 8;
const ROUNDS = 5;
const LETTERS = 4096;

/** Of some seats of one version, which may have no errors; the newest stage first. */
export async function authorErrors(
  contest: Contest,
  seats: readonly OwnPlace[],
): Promise<readonly AuthorError[]> {
  const newest = [...seats].sort((one, other) => other.stage - one.stage).slice(0, STAGES);
  const errors = await Promise.all(newest.map((seat) => errorsOfSeat(contest, seat)));
  return errors.flat();
}

async function errorsOfSeat(
  contest: Contest,
  { place, stage }: OwnPlace,
): Promise<readonly AuthorError[]> {
  const folder = contest.stageFolder(stage);
  const errors = join(folder, FILES.errors);
  const own = (await namesIn(errors)).find((name) => name.startsWith(`${place + 1}-`));
  if (own === undefined) return [];
  const texts = (await namesIn(join(errors, own))).filter((name) => name.endsWith(".txt")).sort();
  const read: AuthorError[] = [];
  try {
    const settings = await readSettings(folder);
    for (const name of texts.slice(0, ROUNDS)) {
      const text = await readSmall(join(errors, own, name), "standard error");
      const error = parseError(text, { stage, place }, settings);
      if (error !== undefined) read.push(error);
    }
  } catch (error) {
    // A stage that was deleted by hand, or odd files in it, must not take away everything else.
    if (!(error instanceof UnusableInput || error instanceof Deno.errors.NotFound)) throw error;
  }
  return read;
}

/** `undefined`: this is nothing that keepError wrote. */
function parseError(
  text: string,
  { place, stage }: OwnPlace,
  settings: RunSettings,
): AuthorError | undefined {
  const [, head = "", stderr = ""] = /^(.*)\n\n([^]*?)\n?$/.exec(text) ?? [];
  const found = /^[^,]*, (melee|\d+-\d+), round (\d+), turn (\d+): (.*)$/.exec(head);
  if (found === null) return undefined;
  const [, key = "", round, turn, detail = ""] = found;
  const match = matchOf(key, settings);
  if (match === undefined) return undefined;
  return {
    stage,
    run: `stage-${stage}`,
    match: logName(settings, match),
    ...given("rival", rivalIn(match, place, settings)),
    round: Number(round),
    turn: Number(turn),
    detail,
    stderr: stderr.slice(-LETTERS),
  };
}

/** What the other in a duel was called; `undefined`: the match is no duel. */
function rivalIn(match: Match, place: number, { bots }: RunSettings): string | undefined {
  if (match.kind === "melee") return undefined;
  const other = match.bots.find((bot) => bot !== place);
  return other === undefined ? undefined : bots[other]?.name;
}

/** From the key that keepError wrote (lib/tournament/journal_lines.ts). */
function matchOf(key: string, { bots }: RunSettings): Match | undefined {
  if (key === "melee") return { kind: "melee" };
  const [one = 0, other = 0] = key.split("-").map((place) => Number(place) - 1);
  const isThere = [one, other].every((bot) => bots[bot] !== undefined);
  return isThere ? { kind: "duel", bots: [one, other] } : undefined;
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await Array.fromAsync(Deno.readDir(folder), ({ name }) => name);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
}
