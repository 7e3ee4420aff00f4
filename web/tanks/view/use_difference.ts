/** Whether a round is true, found out when its first picture stands: the picture should not wait for it. */
import { useEffect, useState } from "preact/hooks";
import type { Difference } from "../../../lib/logs/difference.ts";
import { verifyRound } from "../../../lib/logs/verify.ts";
import type { Recording } from "../model/recording.ts";

/** Where the log says something else than the replay; `null`: nowhere. */
export type Finding = Difference | null;

const found = new WeakMap<Recording, Finding>();

/** `undefined` until it has been found out. */
export function useDifference(recording: Recording): Finding | undefined {
  const [, setChecked] = useState<Recording | undefined>(undefined);
  useEffect(() => {
    if (found.has(recording)) return;
    const timer = setTimeout(() => {
      found.set(recording, verifyRound(recording.header, recording.round) ?? null);
      setChecked(recording);
    });
    return () => clearTimeout(timer);
  }, [recording]);
  return found.get(recording);
}
