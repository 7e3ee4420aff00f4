/**
 * What the commands that look at a contest share.
 */
import { Contest } from "../../contest/contest.ts";
import { type ContestRecords, readContest } from "../../contest/describe/records.ts";
import { byName } from "../../contest/describe/ledger.ts";
import { cleanName, nameKey } from "../../contest/entry_names.ts";
import type { EntryName } from "../../contest/published/types.ts";
import { unusable, type UnusableInput } from "../../core/problem.ts";
import { visible } from "../printing.ts";
import { wholeNumber } from "../whole_number.ts";
import { contestCommand } from "./commands_to_paste.ts";
import { contestFolder } from "./folder.ts";
import { heldLines, type PartedQueue } from "./queue_text.ts";
import { counted, listed } from "./sentences.ts";
import { type Situation, situationOf } from "./situation.ts";

/** So many names are told to somebody who has mistyped one. */
const MOST_NAMES = 12;

/** Where a command's contest lies, as the user types it, and all its records. */
export interface ReadContest {
  /** Absolute. */
  readonly folder: string;
  readonly records: ContestRecords;
  readonly situation: Situation;
}

/**
 * Reads a contest without changing anything.
 * @throws {UnusableInput} If there is none in the folder, or it cannot be read.
 */
export async function openRecords(folder: string): Promise<ReadContest> {
  const path = contestFolder(folder);
  using contest = await Contest.open(path, { readOnly: true });
  return { folder: path, records: readContest(contest), situation: await situationOf(contest) };
}

/**
 * A stage by the number that the user gave: `12`, or `stage-12`.
 * @throws {UnusableInput} If there is none; it says which there are.
 */
export function findStage<Stage extends { readonly number: number }>(
  given: string | number,
  stages: readonly Stage[],
): Stage {
  const number = wholeNumber("The stage", String(given).replace(/^stage-/, ""), 1);
  const stage = stages.find((stage) => stage.number === number);
  if (stage !== undefined) return stage;
  const numbers = stages.map(({ number }) => number);
  const there = numbers.length === 0
    ? "no stage has been played yet"
    : numbers.length === 1
    ? `there is stage ${numbers[0]} alone`
    : `there are stages ${Math.min(...numbers)} to ${Math.max(...numbers)}`;
  throw unusable("STAGE_MISSING", `There is no stage ${number}: ${there}`);
}

/**
 * An entry by its name, regardless of case, or by its name in addresses.
 * @throws {UnusableInput} If there is none.
 */
export function findNamed<Entry extends EntryName>(
  given: string,
  entries: readonly Entry[],
): Entry {
  const wanted = nameKey(cleanName(given));
  const found = entries.find(({ entry, name }) => nameKey(name) === wanted || entry === wanted);
  if (found !== undefined) return found;
  throw nobodyCalled(given, entries);
}

/** ENTRY_MISSING, with the names that there are: everywhere in the same order. */
export function nobodyCalled(
  given: string,
  entries: readonly Pick<EntryName, "name">[],
): UnusableInput {
  const names = entries.toSorted(byName).map(({ name }) => name);
  return unusable(
    "ENTRY_MISSING",
    `Nobody here is called ${JSON.stringify(given)}: ${whoIsThere(given, names)}`,
  );
}

/** All names where they are few, else those with the wanted one in them. */
function whoIsThere(given: string, names: readonly string[]): string {
  if (names.length === 0) return "nobody has entered this contest yet";
  if (names.length === 1) return `there is ${listed(names)} alone`;
  if (names.length <= MOST_NAMES) return `there are ${listed(names)}`;
  const wanted = nameKey(given);
  const alike = names.filter((name) => nameKey(name).includes(wanted)).slice(0, MOST_NAMES);
  return alike.length === 0
    ? `there are ${names.length} entries of other names`
    : `is it one of ${listed(alike)}?`;
}

/** What to do with a contest in which nothing has been played yet. */
export function nothingPlayed(folder: string, queue: PartedQueue): string {
  const { held, waiting } = queue;
  const command = (name: string, words: readonly string[] = []) =>
    visible(contestCommand(name, folder, words));
  return [
    waiting.length > 0
      ? `No stage has been played yet, ${counted(waiting.length, "program")} in the queue. Play: ` +
        command("stage")
      : held.length > 0
      ? "No stage has been played yet."
      : `No stage has been played yet. Enter programs: ${command("enter", ["NAME", "PROGRAM"])}`,
    ...heldLines(held, folder).map(visible),
  ].join("\n") + "\n";
}
