/** What came of a match, as far as the site tells. Pure. */
import type { PublishedMatch } from "../../lib/logs/published.ts";
import type { DuelScore } from "../ui/duel_score.ts";

/** The score of a duel, seen from the bot at a place of its list; `undefined`: none is told, or nothing is played. */
export function duelScore(
  { played, points, wins }: PublishedMatch,
  place: 0 | 1,
): DuelScore | undefined {
  const won = pairOf(wins, place);
  if (won === undefined || played === 0) return undefined;
  const lead = Math.min(1, Math.max(-1, (won[0] - won[1]) / played));
  return { wins: won, points: pairOf(points, place), lead };
}

/** A bot of a match and how many rounds it won. */
export interface Winner {
  readonly bot: string;
  /** Its index in the run's list. */
  readonly entry: number;
  readonly wins: number;
}

/** The bots of a match by their wins, most first; `undefined`: nobody counted, or nothing is played. */
export function winnersOf(
  { bots, entries, played, wins }: PublishedMatch,
): readonly Winner[] | undefined {
  if (wins === undefined || played === 0) return undefined;
  return bots
    .map((bot, place) => ({ bot, entry: entries[place] ?? place, wins: wins[place] ?? 0 }))
    .sort((one, other) => other.wins - one.wins || one.entry - other.entry);
}

function pairOf(
  numbers: readonly number[] | undefined,
  place: 0 | 1,
): readonly [number, number] | undefined {
  const [one, other] = numbers ?? [];
  if (one === undefined || other === undefined) return undefined;
  return place === 0 ? [one, other] : [other, one];
}
