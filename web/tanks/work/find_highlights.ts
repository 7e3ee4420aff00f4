/**
 * Replays a whole log for its highlights.
 */
import { createHighlights, type Highlight } from "../../../lib/logs/highlights.ts";
import { replay, type ReplayedTurn } from "../../../lib/logs/replay.ts";
import type { RoundResult } from "../../../lib/arena/types.ts";
import type { LogHeader, LogRound } from "../../../lib/logs/types.ts";
import type { Slices } from "./pace.ts";
import { MOST_WORK, workOf } from "../model/work_of.ts";
import { roundOfItem, type Shelf } from "./shelf.ts";

/** The highlights of the rounds on the shelf; those of the first rounds only if aborted. */
export async function findHighlights(
  { header, items, find }: Shelf,
  slices: Slices,
  signal: AbortSignal,
): Promise<readonly Highlight[]> {
  const highlights = createHighlights(header);
  for (const item of items) {
    // A second round of the same number cannot be watched.
    if (find(item.number) !== item) continue;
    const round = roundOfItem(header, item);
    if (workOf(round) > MOST_WORK) continue;
    const { steps, result } = await replayAll(header, round, slices);
    if (signal.aborted) break;
    highlights.add(round, steps, result);
  }
  return highlights.best();
}

async function replayAll(
  header: LogHeader,
  round: LogRound,
  slices: Slices,
): Promise<{ steps: readonly ReplayedTurn[]; result: RoundResult }> {
  const steps: ReplayedTurn[] = [];
  const running = replay(header, round);
  let next = running.next();
  for (; !next.done; next = running.next()) {
    steps.push(next.value);
    await slices.breathe();
  }
  return { steps, result: next.value };
}
