/**
 * Whether a round is true, found out when its first picture stands: the picture should wait neither for it nor for the
 * script that finds it out.
 */
import { type Signal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Difference } from "../../../lib/logs/difference.ts";
import type { verifyRound } from "../../../lib/logs/verify.ts";
import type { Recording } from "../model/recording.ts";

/** Where the log says something else than the replay; `null`: nowhere; `unknown`: it cannot be found out here. */
export type Finding = Difference | null | "unknown";

/** When what checks cannot be had, it is asked for again after so many milliseconds. */
const AGAIN_MS = 20_000;

/** What is known of each recording, for all that show it. */
const findings = new WeakMap<Recording, Signal<Finding | undefined>>();

/** `undefined` until it has been found out. */
export function useDifference(recording: Recording): Finding | undefined {
  const finding = findingOf(recording);
  useEffect(() => checkUntilKnown(recording, finding), [recording]);
  return finding.value;
}

/** What checking needs; a test brings its own. */
export interface CheckOutside {
  readonly load: () => Promise<{ readonly verifyRound: typeof verifyRound }>;
  /** Returns what ends the waiting. */
  readonly wait: (callback: () => void, milliseconds: number) => () => void;
}

const BROWSER: CheckOutside = {
  load: () => import("../store/single_round.ts"),
  wait: (callback, milliseconds) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Finds out whether a recording is true, sooner or later. @returns What ends the attempts. */
export function checkUntilKnown(
  { header, round }: Recording,
  finding: Signal<Finding | undefined>,
  { load, wait }: CheckOutside = BROWSER,
): () => void {
  let isWanted = true;
  let stopWaiting = wait(attempt, 0);

  function attempt(): void {
    const isKnown = finding.peek() !== undefined && finding.peek() !== "unknown";
    if (!isKnown) load().then(check, postpone);
  }

  function check(checker: Awaited<ReturnType<CheckOutside["load"]>>): void {
    finding.value = checker.verifyRound(header, round) ?? null;
  }

  function postpone(): void {
    finding.value = "unknown";
    if (isWanted) stopWaiting = wait(attempt, AGAIN_MS);
  }

  return () => {
    isWanted = false;
    stopWaiting();
  };
}

function findingOf(recording: Recording): Signal<Finding | undefined> {
  const known = findings.get(recording);
  if (known !== undefined) return known;
  const finding = signal<Finding | undefined>(undefined);
  findings.set(recording, finding);
  return finding;
}
