/**
 * The organiser enters a program: gathered, checked, and only then added, as an entry or a new version of one.
 */
import { type Problem, unusable, UnusableInput } from "../core/problem.ts";
import { bad, good, type Result } from "../core/result.ts";
import { type CheckOptions, checkSubmission } from "./check_version.ts";
import type { Contest } from "./contest.ts";
import { cleanName, refuseName } from "./entry_names.ts";
import type { CheckReport } from "./published/api.ts";
import { addEntry, entryCalled, requireFreeName } from "./store/entries.ts";
import { addVersion, filesOf, recordCheck, versionsOf, waitingIds } from "./store/versions.ts";
import { gatherSubmission } from "./submission.ts";
import type { Entry, Submission, Version } from "./types.ts";

/** What is entered, and how. */
export interface EnterOptions extends CheckOptions {
  /** The folder in which the organiser stands: paths are relative to it. */
  readonly from: string;
  /** True: also a program that the entry has already. */
  readonly again: boolean;
  /** Hears, before anything is done, which entry gets another version, and the version's number. */
  readonly begins?: (entry: Entry, number: number) => void;
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
    /** Place among those that are played in their turn, from 1. */
    readonly place: number;
  };
}

/** What is wrong with the words that the organiser typed, and not with a program. */
const WORDS: ReadonlySet<string> = new Set([
  "ENTRY_EMPTY",
  "ENTRY_MISSING",
  "ENTRY_NOT_A_FILE",
  "ENTRY_NO_COMMAND",
  "ENTRY_QUOTE",
]);

/**
 * Enters a program.
 * @param words The program, as enterProgram takes it, then files and folders that it may read.
 * What the entry check has against it is in the report, as the trial's findings are.
 * @throws {UnusableInput} CLOSED, WITHDRAWN or NAME if nothing can be entered under this name; SAME_PROGRAM if it is the
 *   entry's newest version already; or if the words name no program, or a file that is not there.
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
  const label = entry?.name ?? cleanName(name);
  if (entry !== undefined) options.begins?.(entry, versionsOf(contest, entry.id).length + 1);
  const gathered = await gather(contest, word, data, options);
  if (!gathered.ok) return { name: label, report: refusalOf(contest, gathered.error) };
  const submission = gathered.value;
  if (entry !== undefined && !options.again) refuseSame(contest, entry, submission);
  const { digest, report } = await checkSubmission(contest, submission, label, options);
  if (digest === undefined || !report.isFit) return { name: label, report };
  const added = contest.transaction(() => {
    const { id } = requireRoom(contest, name) ?? addEntry(contest, name);
    const version = addVersion(contest, id, submission);
    recordCheck(contest, version.id, { digest, report });
    const place = waitingIds(contest).indexOf(version.id) + 1;
    return { version, digest, place };
  });
  return { name: label, report, added };
}

/** As `gatherSubmission`, but that what it has against the program itself is handed back. */
async function gather(
  contest: Contest,
  word: string,
  data: readonly string[],
  options: EnterOptions,
): Promise<Result<Submission, readonly Problem[]>> {
  try {
    return good(await gatherSubmission(contest, word, data, options));
  } catch (error) {
    const isProgram = error instanceof UnusableInput &&
      !error.problems.some(({ code }) => WORDS.has(code));
    if (!isProgram) throw error;
    return bad(error.problems);
  }
}

function refusalOf(contest: Contest, problems: readonly Problem[]): CheckReport {
  return { isFit: false, checkedAt: contest.now(), problems, findings: [], stderr: "" };
}

/** The entry of this name, if there is one; what keeps a program from being entered under it is said at once. */
function requireRoom(contest: Contest, name: string): Entry | undefined {
  if (contest.settings().state === "closed") {
    throw unusable(
      "CLOSED",
      `The contest "${contest.settings().title}" is closed: it takes no more programs`,
    );
  }
  const entry = entryCalled(contest, name);
  if (entry?.isWithdrawn === true) {
    throw unusable("WITHDRAWN", `${entry.name} has been withdrawn; bring it back first`);
  }
  const refusal = entry === undefined ? refuseName(cleanName(name)) : undefined;
  if (refusal !== undefined) throw unusable("NAME", `${JSON.stringify(name)}: ${refusal}`);
  if (entry === undefined) requireFreeName(contest, cleanName(name));
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
