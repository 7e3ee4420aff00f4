/**
 * The organiser enters a program: gathered, checked, and only then added, as an entry or a new version of one.
 */
import { unusable, UnusableInput } from "../core/problem.ts";
import { type CheckOptions, checkSubmission } from "./check_version.ts";
import type { Contest } from "./contest.ts";
import { cleanName, refuseName } from "./entry_names.ts";
import type { CheckReport } from "./published/api.ts";
import { addEntry, findEntry } from "./store/entries.ts";
import { addVersion, filesOf, queue, recordCheck, versionsOf } from "./store/versions.ts";
import { gatherSubmission } from "./submission.ts";
import type { Entry, Submission, Version } from "./types.ts";

/** What is entered, and how. */
export interface EnterOptions extends CheckOptions {
  /** The folder in which the organiser stands: paths are relative to it. */
  readonly from: string;
  /** True: also a program that the entry has already. */
  readonly again: boolean;
}

/** What came of it. */
export interface EnterOutcome {
  /** The entry's name. */
  readonly name: string;
  readonly report: CheckReport;
  /** Absent: the program is not fit, and nothing was added. */
  readonly added?: {
    readonly version: Version;
    /** `sha256:…` */
    readonly digest: string;
    /** Place in the queue, from 1. */
    readonly place: number;
  };
}

/**
 * Enters a program.
 * @param words The program, as enterProgram takes it, then files and folders that it may read.
 * @throws {UnusableInput} CLOSED, WITHDRAWN or NAME if nothing can be entered under this name; SAME_PROGRAM if it is the
 *   entry's newest version already; or with all that the entry check has against the program.
 * @throws {JudgeFailure} If the judge fails; the program is not at fault.
 */
export async function enterVersion(
  contest: Contest,
  name: string,
  words: readonly string[],
  options: EnterOptions,
): Promise<EnterOutcome> {
  const [word, ...data] = words;
  if (word === undefined) throw unusable("USAGE", "Name a program to enter");
  const entry = requireRoom(contest, name);
  const submission = await gatherSubmission(contest, word, data, options);
  if (entry !== undefined && !options.again) refuseSame(contest, entry, submission);
  const label = entry?.name ?? cleanName(name);
  const { digest, report } = await checkSubmission(contest, submission, label, options);
  if (report.problems.length > 0) throw new UnusableInput(report.problems);
  if (digest === undefined || !report.isFit) return { name: label, report };
  const added = contest.transaction(() => {
    const { id } = requireRoom(contest, name) ?? addEntry(contest, name);
    const version = addVersion(contest, id, submission);
    recordCheck(contest, version.id, { digest, report });
    const place = queue(contest).findIndex((waiting) => waiting.id === version.id) + 1;
    return { version, digest, place };
  });
  return { name: label, report, added };
}

/** The entry of this name, if there is one; what keeps a program from being entered under it is said at once. */
function requireRoom(contest: Contest, name: string): Entry | undefined {
  if (contest.settings().state === "closed") {
    throw unusable(
      "CLOSED",
      `The contest "${contest.settings().title}" is closed: it takes no more programs`,
    );
  }
  const entry = findEntry(contest, name);
  if (entry?.isWithdrawn === true) {
    throw unusable("WITHDRAWN", `${entry.name} has been withdrawn; bring it back first`);
  }
  const refusal = entry === undefined ? refuseName(cleanName(name)) : undefined;
  if (refusal !== undefined) throw unusable("NAME", `${JSON.stringify(name)}: ${refusal}`);
  return entry;
}

/** A version that was refused or taken back has not been played and will not be. */
function refuseSame(contest: Contest, entry: Entry, submission: Submission): void {
  const newest = versionsOf(contest, entry.id)
    .findLast(({ state }) => state !== "refused" && state !== "cancelled");
  if (newest === undefined || newest.command !== submission.command) return;
  if (contentOf(filesOf(contest, newest.id)) !== contentOf(submission.files)) return;
  throw unusable(
    "SAME_PROGRAM",
    `This is version ${newest.number} of ${entry.name} already, byte for byte: there is nothing new to play; ` +
      "with --again it is played once more",
  );
}

function contentOf(files: Submission["files"]): string {
  const parts = files.map(({ digest, isExecutable, path }) => [path, digest, isExecutable]);
  return JSON.stringify(parts.sort());
}
