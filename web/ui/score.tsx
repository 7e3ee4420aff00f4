/** The score of a duel: numbers, on a colour that tells losing from winning. */
import "./score.css";
import type { JSX } from "preact";
import * as strings from "../strings/strings.ts";
import type { DuelScore } from "./duel_score.ts";

const text = strings.run;

/** How much of the colour there is at most, in per cent: words must be readable on it. */
const STRONGEST = 44;

/** Seen from the one who is named first. */
export function Score(
  { score }: { readonly score: Pick<DuelScore, "lead" | "wins"> },
): JSX.Element {
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
