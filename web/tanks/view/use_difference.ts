/**
 * Whether a round is true, found out when its first picture stands: the picture should wait neither for it nor for the
 * script that finds it out.
 */
import { type Signal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Difference } from "../../../lib/logs/difference.ts";
import type { Recording } from "../model/recording.ts";

/** Where the log says something else than the replay; `null`: nowhere. */
export type Finding = Difference | null;

/** What is known of each recording, for all that show it. */
const findings = new WeakMap<Recording, Signal<Finding | undefined>>();

/** `undefined` until it has been found out. */
export function useDifference(recording: Recording): Finding | undefined {
  const finding = findingOf(recording);
  useEffect(() => {
    const timer = setTimeout(() => void find(recording, finding));
    return () => clearTimeout(timer);
  }, [recording]);
  return finding.value;
}

function findingOf(recording: Recording): Signal<Finding | undefined> {
  const known = findings.get(recording);
  if (known !== undefined) return known;
  const finding = signal<Finding | undefined>(undefined);
  findings.set(recording, finding);
  return finding;
}

async function find(
  { header, round }: Recording,
  finding: Signal<Finding | undefined>,
): Promise<void> {
  try {
    const { verifyRound } = await import("../../../lib/logs/verify.ts");
    if (finding.value === undefined) finding.value = verifyRound(header, round) ?? null;
  } catch {
    // The script cannot be had: nobody knows whether the round is true.
  }
}
