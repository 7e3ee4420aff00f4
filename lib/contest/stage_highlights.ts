/**
 * Which rounds of a stage are worth watching: of all that its matches tell, the best of each kind for each program.
 * Pure.
 */
import type { Highlight } from "../logs/highlights.ts";
import { HIGHLIGHT_KINDS, ODDITIES } from "../logs/highlights_types.ts";

/** A round worth watching in one match of a stage. */
export interface StageHighlight {
  /** As in PublishedMatch.id. */
  readonly match: string;
  /** Of each bot of the match, which the highlight's indexes mean, its place in the stage. */
  readonly places: readonly number[];
  readonly highlight: Highlight;
}

/** Of so many highlights of one kind a program is the hero at most. */
const EACH = 1;

/** The best of each kind for each program, by kind, then as good as they are. */
export function chooseHighlights(all: readonly StageHighlight[]): StageHighlight[] {
  const heroes = new Map<string, number>();
  return [...all].sort(compare).filter((found) => {
    const key = `${found.highlight.kind} ${heroOf(found)}`;
    const before = heroes.get(key) ?? 0;
    heroes.set(key, before + 1);
    return before < EACH;
  });
}

/** The place of the program that a highlight is about. */
export function heroOf({ highlight, places }: StageHighlight): number | undefined {
  const [main] = highlight.bots;
  return main === undefined ? undefined : places[main];
}

function compare(one: StageHighlight, other: StageHighlight): number {
  const [mine, theirs] = [orderOf(one.highlight), orderOf(other.highlight)];
  for (const [at, number] of mine.entries()) {
    const difference = number - (theirs[at] ?? 0);
    if (difference !== 0) return difference;
  }
  if (one.match !== other.match) return one.match < other.match ? -1 : 1;
  return one.highlight.round - other.highlight.round || one.highlight.turn - other.highlight.turn;
}

function orderOf(highlight: Highlight): number[] {
  return [HIGHLIGHT_KINDS.indexOf(highlight.kind), ...meritOf(highlight)];
}

/** How good it is of its kind: the smaller, number by number, the better; many tanks are better than two. */
function meritOf(highlight: Highlight): number[] {
  switch (highlight.kind) {
    case "turnaround":
      return [highlight.facts.lives - highlight.facts.rivalLives, highlight.facts.lives];
    case "closest":
      return [highlight.facts.lives, -highlight.facts.tanks];
    case "death":
      return [ODDITIES.indexOf(highlight.facts.oddity), -highlight.facts.many];
    case "draw":
      return [-highlight.bots.length, 0];
    case "lastMoment":
      return [-highlight.facts.at, 0];
    case "fault":
      return [-highlight.facts.lead, -highlight.facts.lives];
    case "pacifist":
      return [-highlight.facts.tanks, 0];
    case "untouched":
      return [-highlight.facts.damage, highlight.facts.turns];
    case "biggestTurn":
      return [-highlight.facts.points, 0];
    case "mostDamage":
      return [-highlight.facts.damage, -highlight.facts.tanks];
    case "fastest":
      return [highlight.facts.turns, -highlight.facts.tanks];
    case "longest":
      return [-highlight.facts.turns, 0];
  }
}
