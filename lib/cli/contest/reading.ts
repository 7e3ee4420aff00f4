/**
 * What the commands that look at a contest share.
 */
import { Contest } from "../../contest/contest.ts";
import { type ContestRecords, readContest } from "../../contest/describe/records.ts";
import type { EntryName } from "../../contest/published/types.ts";
import { unusable } from "../../core/problem.ts";
import { asTyped, fromWhereYouStand } from "../paths.ts";
import { visible } from "../printing.ts";
import { taskCommand } from "../task_command.ts";
import { wholeNumber } from "../whole_number.ts";

/** So many names are told to somebody who has mistyped one. */
const MOST_NAMES = 12;

/** Where a command's contest lies, as the user types it, and all its records. */
export interface ReadContest {
  /** Absolute. */
  readonly folder: string;
  readonly records: ContestRecords;
}

/**
 * Reads a contest without changing anything.
 * @throws {UnusableInput} If there is none in the folder, or it cannot be read.
 */
export async function openRecords(folder: string): Promise<ReadContest> {
  const path = fromWhereYouStand(folder);
  using contest = await Contest.open(path, { readOnly: true });
  return { folder: path, records: readContest(contest) };
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
  const wanted = given.toLowerCase();
  const found = entries.find(({ name }) => name.toLowerCase() === wanted) ??
    entries.find(({ entry }) => entry === wanted);
  if (found !== undefined) return found;
  throw unusable(
    "ENTRY_MISSING",
    `Nobody here is called ${JSON.stringify(given)}: ${whoIsThere(wanted, entries)}`,
  );
}

/** All names where they are few, else those with the wanted one in them. */
function whoIsThere(wanted: string, entries: readonly EntryName[]): string {
  if (entries.length === 0) return "nobody has entered this contest yet";
  const names = entries.map(({ name }) => name);
  if (names.length <= MOST_NAMES) return `there are ${listed(names)}`;
  const alike = names.filter((name) => name.toLowerCase().includes(wanted)).slice(0, MOST_NAMES);
  return alike.length === 0
    ? `there are ${names.length} entries of other names`
    : `is it one of ${listed(alike)}?`;
}

/** The same as `2026-11-30 13:20`, UTC. */
export function shortTime(iso: string): string {
  return iso.slice(0, 16).replace("T", " ");
}

/** Names in one line: `a`, `a and b`, `a, b and c`. */
export function listed(names: readonly string[]): string {
  const shown = names.map((name) => visible(name).replaceAll("\n", "\\n"));
  if (shown.length < 2) return shown.join("");
  return `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}

/** A version where it is mentioned: `hunter v3`. */
export function versionName({ name, version }: { name: string; version: number }): string {
  return `${name} v${version}`;
}

/** A count with its word: `1 program`, `3 programs`, `2 lives`. */
export function counted(count: number, word: string, many = `${word}s`): string {
  return `${count} ${count === 1 ? word : many}`;
}

/** What to do with a contest in which nothing has been played yet. */
export function nothingPlayed(folder: string, waiting: number): string {
  const typed = asTyped(folder);
  return waiting === 0
    ? "No stage has been played yet. Enter programs: " +
      visible(taskCommand("turniir", ["contest", "enter", typed, "NAME", "PROGRAM"])) + "\n"
    : `No stage has been played yet, ${counted(waiting, "program")} in the queue. Play: ` +
      visible(taskCommand("turniir", ["contest", "stage", typed])) + "\n";
}
