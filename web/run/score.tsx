/** The score of a duel: numbers, on a colour that tells losing from winning. */
import "./score.css";
import type { JSX } from "preact";
import type { PublishedMatch } from "../../lib/logs/published.ts";
import * as strings from "../strings/strings.ts";
import { type DuelScore, duelScore } from "./match_score.ts";
import { progressOf } from "./match_progress.ts";

const text = strings.run;

/** How much of the colour there is at most, in per cent: words must be readable on it. */
const STRONGEST = 44;

/** Seen from the one who is named first. */
export function Score({ score }: { readonly score: DuelScore }): JSX.Element {
  const { wins: [own, theirs], lead } = score;
  const look = lead > 0 ? "wins" : lead < 0 ? "loses" : "level";
  return (
    <span class={`score ${look}`} style={{ "--lead": `${Math.abs(lead) * STRONGEST}%` }}>
      {text.score(own, theirs)}
    </span>
  );
}

/** The colours of the scores, from losing to winning. */
export function ScoreLegend(): JSX.Element {
  return (
    <span class="score-legend small soft">
      {text.loses}
      <span class="ramp" aria-hidden="true" />
      {text.winning}
    </span>
  );
}

/** A duel in a sentence: rounds, and what came of them, seen from the bot at a place of its list. */
export function tellDuel(match: PublishedMatch, place: 0 | 1): string {
  const [one = "", other = ""] = place === 0 ? match.bots : match.bots.toReversed();
  const score = duelScore(match, place);
  const facts = score === undefined ? [] : [text.scoreInRounds(text.score(...score.wins))];
  if (score?.points !== undefined) facts.push(text.scoreInPoints(text.score(...score.points)));
  return text.duelOf(one, other, [...facts, progressOf(match)]);
}
