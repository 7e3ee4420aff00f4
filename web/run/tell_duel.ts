/** A duel in words. */
import type { PublishedMatch } from "../../lib/logs/published.ts";
import * as strings from "../strings/strings.ts";
import { progressOf } from "./match_progress.ts";
import { duelScore } from "./match_score.ts";

const text = strings.run;

/** A duel in a sentence: rounds, and what came of them, seen from the bot at a place of its list. */
export function tellDuel(match: PublishedMatch, place: 0 | 1): string {
  const [one = "", other = ""] = place === 0 ? match.bots : match.bots.toReversed();
  const score = duelScore(match, place);
  const facts = score === undefined ? [] : [text.scoreInRounds(text.score(...score.wins))];
  if (score?.points !== undefined) facts.push(text.scoreInPoints(text.score(...score.points)));
  return text.duelOf(one, other, [...facts, progressOf(match)]);
}
