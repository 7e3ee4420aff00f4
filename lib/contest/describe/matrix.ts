/**
 * Who did how against whom.
 */
import type { ContestMatrix, MatrixPair } from "../published/types.ts";
import type { Entry } from "../types.ts";
import { inTableOrder, ledgerOf, mention } from "./ledger.ts";
import { type Meeting, meetingsOf } from "./meetings.ts";
import type { ContestRecords } from "./records.ts";

/** contest/matrix.json. */
export function matrixOf(records: ContestRecords): ContestMatrix {
  const ledger = ledgerOf(records);
  const meetings = meetingsOf(ledger);
  const met = new Set(meetings.flatMap(({ pair }) => pair));
  const entries = inTableOrder(ledger).filter((entry) => met.has(entry));
  const indexes = new Map(entries.map((entry, index) => [entry, index]));
  return {
    entries: entries.map(mention),
    pairs: meetings
      .map((meeting) => pairOf(meeting, indexes))
      .sort((a, b) => a.pair[0] - b.pair[0] || a.pair[1] - b.pair[1]),
  };
}

function pairOf(
  { pair: [one, other], rounds, points, wins, last }: Meeting,
  indexes: ReadonlyMap<Entry, number>,
): MatrixPair {
  const pair = [indexes.get(one) ?? 0, indexes.get(other) ?? 0] as const;
  if (pair[0] < pair[1]) return { pair, rounds, points, wins, last };
  return { pair: turned(pair), rounds, points: turned(points), wins: turned(wins), last };
}

function turned([one, other]: readonly [number, number]): [number, number] {
  return [other, one];
}
