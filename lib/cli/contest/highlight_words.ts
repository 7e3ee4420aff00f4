/**
 * What makes a round worth watching, in one sentence.
 */
import type { Highlight } from "../../logs/highlights_types.ts";
import { counted, listed } from "./sentences.ts";

/** The sentence; `names` are those of the match's bots. */
export function highlightWords(highlight: Highlight, names: readonly string[]): string {
  const [one = "?", other = "another one"] = highlight.bots.map((bot) => names[bot] ?? "?");
  switch (highlight.kind) {
    case "turnaround":
      return `${one} turns it round with ${highlight.facts.lives} against ` +
        `${counted(highlight.facts.rivalLives, "life", "lives")} of ${other}`;
    case "closest":
      return `${one} wins with ${counted(highlight.facts.lives, "life", "lives")} left`;
    case "death":
      return DEATHS[highlight.facts.oddity](one, other, highlight.facts.many);
    case "draw":
      return `${listed(highlight.bots.map((bot) => names[bot] ?? "?"))} kill each other: a draw`;
    case "lastMoment":
      return `${one} wins in turn ${highlight.facts.at} of ${highlight.facts.limit}`;
    case "fault":
      return `${one} throws it away by a fault, ` +
        `${counted(highlight.facts.lead, "life", "lives")} ahead`;
    case "pacifist":
      return `${one} wins without having done any damage`;
    case "untouched":
      return `${one} wins without losing a life`;
    case "biggestTurn":
      return `${one} takes ${counted(highlight.facts.points, "life", "lives")} in one turn`;
    case "mostDamage":
      return `${one} does more damage than in any other round: ${highlight.facts.damage}`;
    case "fastest":
      return `${one} wins after ${counted(highlight.facts.turns, "turn")}`;
    case "longest":
      return `${one} needs ${counted(highlight.facts.turns, "turn")} to win`;
  }
}

type Death = (one: string, other: string, many: number) => string;

const DEATHS: Readonly<
  Record<Extract<Highlight, { kind: "death" }>["facts"]["oddity"], Death>
> = {
  crowd: (_one, _other, many) => `${many} die in one turn`,
  wreck: (one) => `${one} drives into wrecks until it is dead`,
  gang: (one, _other, many) => `${many} others kill ${one} at once`,
  early: (one) => `${one} is dead before the fight has begun`,
  mutual: (one, other) => `${one} and ${other} kill each other`,
  posthumous: (one, other) => `${one} is killed by ${other}, who dies in the same turn`,
  rammed: (one) => `${one} dies of collisions, never hit by a shot`,
};
