/**
 * Duels of two entries, summed over all stages that count.
 */
import type { MatchPlace } from "../published/types.ts";
import type { Duel, Entry } from "../types.ts";
import { entryOfVersion, type Ledger, placeOf, seatsOf } from "./ledger.ts";

/** All duels of two entries. Pairs of numbers are in the order of the pair. */
export interface Meeting {
  /** The entry with the lower id first. */
  readonly pair: readonly [Entry, Entry];
  readonly rounds: number;
  readonly points: readonly [number, number];
  readonly wins: readonly [number, number];
  readonly last: MatchPlace;
}

/** The meetings of everybody who played a duel, or, with `entry`, of that one alone. */
export function meetingsOf(ledger: Ledger, entry?: Entry): Meeting[] {
  const duels = Map.groupBy(ledger.records.duels, ({ stage }) => stage);
  const meetings = new Map<string, Meeting>();
  for (const { number } of ledger.counting) {
    const seated = new Map(
      seatsOf(ledger, number).map(({ place, versionId }) => [
        place,
        entryOfVersion(ledger, versionId),
      ]),
    );
    if (entry !== undefined && !seated.values().some((other) => other === entry)) continue;
    for (const duel of duels.get(number) ?? []) {
      const one = seated.get(duel.one);
      const other = seated.get(duel.other);
      if (one === undefined || other === undefined) continue;
      if (entry !== undefined && one !== entry && other !== entry) continue;
      const isTurned = one.id > other.id;
      const pair = isTurned ? [other, one] as const : [one, other] as const;
      const key = `${pair[0].id} ${pair[1].id}`;
      meetings.set(key, add(meetings.get(key), pair, duel, isTurned));
    }
  }
  return [...meetings.values()];
}

function add(
  before: Meeting | undefined,
  pair: readonly [Entry, Entry],
  duel: Duel,
  isTurned: boolean,
): Meeting {
  const points = inOrder(duel.points, isTurned);
  const wins = inOrder(duel.wins, isTurned);
  return {
    pair,
    rounds: (before?.rounds ?? 0) + duel.rounds,
    points: sum(before?.points, points),
    wins: sum(before?.wins, wins),
    last: placeOf(duel.stage, duel.match),
  };
}

function inOrder([one, other]: readonly [number, number], isTurned: boolean): [number, number] {
  return isTurned ? [other, one] : [one, other];
}

function sum(
  before: readonly [number, number] | undefined,
  [one, other]: readonly [number, number],
): [number, number] {
  return before === undefined ? [one, other] : [before[0] + one, before[1] + other];
}
