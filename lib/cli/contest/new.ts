/**
 * `contest new DIR`: makes a contest.
 */
import { basename } from "@std/path";
import { STAGE_ROUNDS } from "../../arena/rules.ts";
import { Contest, type NewContest } from "../../contest/contest.ts";
import type { ContestRules } from "../../contest/published/types.ts";
import { unusable } from "../../core/problem.ts";
import { refusePlan } from "../../tournament/schedule.ts";
import { asTyped, fromWhereYouStand } from "../paths.ts";
import { type ClockWords, limitsOf } from "../play_options.ts";
import { type Output, terminal, visible } from "../printing.ts";
import { taskCommand } from "../task_command.ts";
import { wholeNumber } from "../whole_number.ts";
import { answer } from "./changing.ts";
import { contestCommand } from "./commands_to_paste.ts";

/** The new one and the best of the stage before [STAGE-2]. */
const STAGE_PLACES = 9;

const LONGEST_TITLE = 80;

/** The options of the command line, as texts. */
export interface NewWords extends ClockWords {
  /** @default the folder's name */
  readonly title?: string;
  /** @default drawn */
  readonly seed?: string;
  readonly duels?: string;
  readonly melees?: string;
  readonly places?: string;
  readonly json?: boolean;
}

/**
 * Makes a contest in a new or empty folder and says what to do next.
 * @returns 0.
 * @throws {UnusableInput} If the folder holds anything, or stages could not be played so.
 */
export async function contestNew(
  folder: string,
  options: NewWords,
  output: Output = terminal,
): Promise<number> {
  const path = fromWhereYouStand(folder);
  const begin: NewContest = {
    title: titleOf(options.title ?? basename(path)),
    seed: options.seed ?? crypto.randomUUID().replaceAll("-", ""),
    rules: rulesOf(options),
  };
  using contest = await Contest.create(path, begin);
  const settings = contest.settings();
  answer(options, output, nextSteps(path, begin), { folder: asTyped(path), ...settings });
  return 0;
}

function rulesOf(options: NewWords): ContestRules {
  const { startMs, turnMs } = limitsOf(options);
  const rules: ContestRules = {
    duels: wholeNumber("--duels", options.duels ?? STAGE_ROUNDS.duel, 0, 1_000_000),
    melees: wholeNumber("--melees", options.melees ?? STAGE_ROUNDS.melee, 0, 1_000_000),
    places: wholeNumber("--places", options.places ?? STAGE_PLACES, 2),
    ...{ turnMs, startMs },
  };
  const refusal = refusePlan({ seed: "", bots: rules.places, ...rules });
  if (refusal !== undefined) throw unusable("PLAN", refusal);
  return rules;
}

/** A title stands on pages and in terminals: one line, nothing invisible. */
function titleOf(given: string): string {
  const title = given.normalize("NFC").trim();
  const length = Array.from(title).length;
  if (length === 0 || length > LONGEST_TITLE || visible(title) !== title || title.includes("\n")) {
    throw unusable(
      "USAGE",
      `--title is ${JSON.stringify(given)}: write 1 to ${LONGEST_TITLE} characters, in one line`,
    );
  }
  return title;
}

function nextSteps(folder: string, { rules, seed, title }: NewContest): string {
  const { duels, melees, places } = rules;
  return [
    `The contest "${title}" is in ${
      asTyped(folder)
    }, with everything that belongs to it: to back it up, copy the folder.`,
    `Stages of up to ${places} programs, ${duels} duel rounds a pair, ${melees} melee rounds; seed ${seed}.`,
    "",
    "Invite an author:       " + contestCommand("invite", folder, ["NAME"]),
    "Or enter programs:      " + contestCommand("enter", folder, ["NAME", "PROGRAM"]),
    "Play what waits:        " + contestCommand("stage", folder),
    "Run it with its pages:  " + taskCommand("serve", ["--contest", asTyped(folder)]),
  ].join("\n");
}
