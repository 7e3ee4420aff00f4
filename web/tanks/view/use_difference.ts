/**
 * Whether a round is true, found out when its first picture stands: the picture should wait neither for it nor for the
 * script that finds it out.
 */
import { useEffect, useState } from "preact/hooks";
import type { Difference } from "../../../lib/logs/difference.ts";
import type { Recording } from "../model/recording.ts";

/** Where the log says something else than the replay; `null`: nowhere. */
export type Finding = Difference | null;

const found = new WeakMap<Recording, Finding>();

/** `undefined` until it has been found out. */
export function useDifference(recording: Recording): Finding | undefined {
  const [, setChecked] = useState<Recording | undefined>(undefined);
  useEffect(() => {
    if (found.has(recording)) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const verifyRound = await loadVerifyRound();
      if (!isWanted || verifyRound === undefined) return;
      found.set(recording, verifyRound(recording.header, recording.round) ?? null);
      setChecked(recording);
    });
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [recording]);
  return found.get(recording);
}

/** `undefined` if it cannot be had: then nobody knows whether the round is true. */
async function loadVerifyRound() {
  try {
    return (await import("../../../lib/logs/verify.ts")).verifyRound;
  } catch {
    return undefined;
  }
}
