/** Whether a drive that was kept is what its lap says: a journal may be damaged in ways that leave good lines. Pure. */
import { parseLap } from "../../race/lap_file.ts";
import { reportLap } from "../../race/lap_report.ts";
import type { Circuit } from "../../race/types.ts";
import type { DriveRecord } from "./types.ts";

/** Judges the lap of a drive again. A lap that counts must be there; what was no lap at all has none to be judged. */
export function isAsJudged(record: DriveRecord, circuit: Circuit): boolean {
  if (record.lap === undefined) return record.verdict !== "OK";
  const lap = parseLap(new TextEncoder().encode(record.lap));
  if (!lap.ok) return false;
  const { kmhHundredths, move, moves, time, verdict } = reportLap(lap.value, circuit);
  return verdict === record.verdict && time === record.time && moves === record.moves &&
    move === record.move && kmhHundredths === record.kmhHundredths;
}
