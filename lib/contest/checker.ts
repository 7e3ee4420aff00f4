/**
 * The checker: checks what was sent in, authors taking turns (next_to_check.ts). A version stays `received` until its
 * check is kept, so whatever ends this process, the next one takes up the same version.
 */
import { unusable, UnusableInput } from "../core/problem.ts";
import { Interrupted } from "../judge/types.ts";
import { sweepBlobs } from "./blobs.ts";
import { type CheckOptions, checkVersion } from "./check_version.ts";
import type { Contest } from "./contest.ts";
import { failureText } from "./failure_text.ts";
import { takeLock } from "./locks.ts";
import { VERSION_DAMAGED } from "./materialise.ts";
import { nextToCheck } from "./next_to_check.ts";
import { pause as realPause } from "./pause.ts";
import type { WorkerReport } from "./published/api.ts";
import { requireEntry } from "./store/entries.ts";
import { type Checked, recordCheck } from "./store/versions.ts";
import { reportWorker } from "./store/workers.ts";
import type { Version } from "./types.ts";

/** How what was sent in is checked. */
export interface CheckerOptions extends CheckOptions {
  /** True: waits for what comes, and tries again what fails, until `signal` stops it. */
  readonly watch: boolean;
  readonly signal: AbortSignal;
  /** Hears what was found. */
  readonly checked?: (version: Version, found: Checked) => void;
  /** Hears of a failure that will be tried again; a sentence. */
  readonly failing?: (message: string) => void;
  /** Checks one; a test puts its own in this place. @default checkVersion */
  readonly check?: (contest: Contest, version: Version, options: CheckOptions) => Promise<Checked>;
  /** Waits; a test puts its own in this place. @default the clock's time, or until the signal */
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** How often a checker that waits looks whether something has come, in milliseconds. */
const LOOK_EVERY_MS = 500;

/** The first pause after a failure, and the longest, in milliseconds; each is twice the one before. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Checks all versions that were sent in; watching, all that will be. It ends well when `signal` stops it. Beside a
 * checker that watches another one may check what is there: it says nothing of itself, as that one goes on.
 * @throws {UnusableInput} CHECKER_RUNS if it is to watch, and another process does already.
 * @throws {JudgeFailure | StorageFailure} If something fails, unless it watches; the version stays `received`.
 */
export async function checkUploads(contest: Contest, options: CheckerOptions): Promise<void> {
  using lock = await takeLock(contest.folder, "checker");
  if (lock === undefined && options.watch) {
    throw unusable("CHECKER_RUNS", "Another process checks what is sent in to this contest", {
      file: contest.folder,
    });
  }
  const say = lock === undefined ? () => {} : speaker(contest);
  try {
    await work(contest, say, options);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
  } finally {
    say("stopped", "Nobody checks programs at the moment");
  }
}

async function work(contest: Contest, say: Speaker, options: CheckerOptions): Promise<void> {
  const { failing, pause = realPause, signal, watch } = options;
  let pauseMs = FIRST_PAUSE_MS;
  let sweptOn = "";
  while (!signal.aborted) {
    try {
      const seen = contest.dataVersion();
      const hasChecked = await checkNext(contest, say, options);
      pauseMs = FIRST_PAUSE_MS;
      if (hasChecked) continue;
      // Files of uploads that were broken off go once a day, when there is nothing better to do.
      const today = contest.now().slice(0, "2026-11-30".length);
      if (today !== sweptOn) await sweepBlobs(contest);
      sweptOn = today;
      if (!watch) return;
      say("idle", "No program waits to be checked");
      // What it has just said itself is a change, too: then it looks once more and has nothing new to say.
      while (!signal.aborted && contest.dataVersion() === seen) await pause(LOOK_EVERY_MS, signal);
    } catch (error) {
      const said = failureText(error);
      if (said === undefined || !watch) throw error;
      say("failing", said);
      failing?.(said);
      await pause(pauseMs, signal);
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    }
  }
}

/** Checks the next one. @returns Whether there was one. */
async function checkNext(
  contest: Contest,
  say: Speaker,
  options: CheckerOptions,
): Promise<boolean> {
  const version = nextToCheck(contest);
  if (version === undefined) return false;
  const { name } = requireEntry(contest, version.entryId);
  say("busy", `Version ${version.number} of ${name} is being checked`);
  const found = await checkOne(contest, version, options);
  // One that its author took back meanwhile is nobody's any more.
  if (recordCheck(contest, version.id, found)) options.checked?.(version, found);
  return true;
}

/** What is damaged cannot be checked, now or later: it is refused, so that it holds nobody up. */
async function checkOne(
  contest: Contest,
  version: Version,
  { check = checkVersion, ...options }: CheckerOptions,
): Promise<Checked> {
  try {
    return await check(contest, version, options);
  } catch (error) {
    const isDamaged = error instanceof UnusableInput &&
      error.problems.some(({ code }) => code === VERSION_DAMAGED);
    if (!isDamaged) throw error;
    const { problems } = error;
    const checkedAt = contest.now();
    return { report: { isFit: false, checkedAt, problems, findings: [], stderr: "" } };
  }
}

type Speaker = (state: WorkerReport["state"], message: string) => void;

/** Tells what the checker is at, when that changes. A disk that takes nothing must not end it. */
function speaker(contest: Contest): Speaker {
  let last = "";
  return (state, message) => {
    if (last === `${state} ${message}`) return;
    try {
      reportWorker(contest, { task: "check", state, message, at: contest.now() });
      last = `${state} ${message}`;
    } catch (error) {
      if (failureText(error) === undefined) throw error;
    }
  };
}
