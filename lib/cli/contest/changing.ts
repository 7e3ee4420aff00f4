/**
 * What the commands that change a contest share.
 */
import { Contest } from "../../contest/contest.ts";
import { findEntry, listEntries } from "../../contest/store/entries.ts";
import type { Entry } from "../../contest/types.ts";
import { type Output, visible } from "../printing.ts";
import { contestFolder } from "./folder.ts";
import { nobodyCalled } from "./reading.ts";

/** How a command answers. */
export interface ChangeOptions {
  /** One JSON object instead of sentences. */
  readonly json?: boolean;
}

/**
 * Opens the contest in a folder as the user types it, to be changed.
 * @throws {UnusableInput} If there is none, or it cannot be read.
 */
export async function openToChange(folder: string): Promise<Contest> {
  return await Contest.open(contestFolder(folder));
}

/**
 * The entry with this name, in whatever case, or this name in addresses.
 * @throws {UnusableInput} ENTRY_MISSING; it says which there are.
 */
export function requireNamed(contest: Contest, name: string): Entry {
  const entry = findEntry(contest, name);
  if (entry !== undefined) return entry;
  throw nobodyCalled(name, listEntries(contest));
}

/** Says what was done: the sentence for people, or the record for machines. */
export function answer(
  { json }: ChangeOptions,
  output: Output,
  sentence: string,
  record: Readonly<Record<string, unknown>>,
): void {
  output.print(json === true ? JSON.stringify(record) + "\n" : visible(sentence) + "\n");
}
