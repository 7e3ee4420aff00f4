/**
 * Rounds worth watching, found by rules over replayed rounds.
 * Browser-safe: no Deno, no DOM.
 *
 * Each round is judged on its own, and of each kind of highlight only the best few are kept: a log of any length takes
 * the same memory, and the order in which its rounds are added does not matter. At the end the best of each kind is
 * told. What happens in every other round is no highlight: odd deaths are told only where they are rare in this log.
 */
import type { RoundResult } from "../arena/types.ts";
import { findOddDeaths } from "./highlights_deaths.ts";
import { findBiggestTurn, findCostlyFault, findMostDamage } from "./highlights_feats.ts";
import { createShortlist, type Shortlist } from "./highlights_shortlist.ts";
import { type Story, storyOf } from "./highlights_story.ts";
import {
  type Candidate,
  type Found,
  type Highlight,
  HIGHLIGHT_KINDS,
  type HighlightKind,
  ODDITIES,
  type Oddity,
} from "./highlights_types.ts";
import {
  findClosest,
  findDraw,
  findFastest,
  findLastMoment,
  findLongest,
  findPacifist,
  findTurnaround,
  findUntouched,
} from "./highlights_wins.ts";
import type { ReplayedTurn } from "./replay.ts";
import type { LogHeader, LogRound } from "./types.ts";

export type { Highlight, HighlightKind, Oddity } from "./highlights_types.ts";

/** How many highlights a log has at most. */
export const MOST_HIGHLIGHTS = 12;

/** A way to die is rare that comes once, or in no more than one of so many deaths. */
export const RARE = 25;

/** How many odd ways to die are told at most. */
const MOST_ODDITIES = 2;

/** Kinds so strong that a round may be told a second time for them, from another turn on. */
const STRONG: readonly HighlightKind[] = ["turnaround", "closest", "death", "draw", "lastMoment"];

/** Every rule but the one for deaths. */
const RULES: readonly ((story: Story) => Found | undefined)[] = [
  findTurnaround,
  findClosest,
  findDraw,
  findLastMoment,
  findCostlyFault,
  findPacifist,
  findUntouched,
  findBiggestTurn,
  findMostDamage,
  findFastest,
  findLongest,
];

/** Gathers the highlights of a log. */
export interface Highlights {
  /** Judges a round, in any order; no round may be added twice. */
  add(round: LogRound, steps: readonly ReplayedTurn[], result: RoundResult): void;
  /** The highlights so far, at most MOST_HIGHLIGHTS, the best kind first; none where nothing stands out. */
  best(): readonly Highlight[];
}

/** Gathers highlights; to be fed with all rounds of a log as they are replayed. */
export function createHighlights(header: LogHeader): Highlights {
  const kinds = new Map<HighlightKind, Shortlist>();
  const oddities = new Map<Oddity, { list: Shortlist; times: number }>();
  let deaths = 0;

  const addOddDeaths = (story: Story) => {
    for (const { oddity, found } of findOddDeaths(story)) {
      const kept = oddities.get(oddity) ?? { list: createShortlist(), times: 0 };
      oddities.set(oddity, kept);
      kept.times += 1;
      kept.list.offer(candidateOf(story, found));
    }
  };

  /** The lists of rare deaths, the rarest first. */
  const rareDeaths = () =>
    ODDITIES.flatMap((oddity) => oddities.get(oddity) ?? [])
      .filter(({ times }) => times === 1 || times * RARE <= deaths)
      .sort((one, two) => one.times - two.times)
      .slice(0, MOST_ODDITIES)
      .map(({ list }) => list);

  return {
    add: (round, steps, result) => {
      if (round.tanks.length < 2) return;
      const story = storyOf(header, round, steps, result);
      for (const rule of RULES) {
        const found = rule(story);
        if (found === undefined) continue;
        const list = kinds.get(found.kind) ?? createShortlist();
        kinds.set(found.kind, list);
        list.offer(candidateOf(story, found));
      }
      addOddDeaths(story);
      deaths += story.deaths.length;
    },
    best: () =>
      choose(
        HIGHLIGHT_KINDS.flatMap((kind) => kind === "death" ? rareDeaths() : kinds.get(kind) ?? []),
      ),
  };
}

/** The highlight without anything of the replay. */
function candidateOf({ round }: Story, { rank, seats, ...found }: Found): Candidate {
  const bots = seats.map((seat) => round.tanks[seat]?.bot ?? 0);
  return { highlight: { ...found, round: round.round, bots }, rank };
}

/** The best of each list, as long as its round has not been told yet, or may be told again. */
function choose(lists: readonly Shortlist[]): Highlight[] {
  const chosen: Highlight[] = [];
  for (const list of lists) {
    const next = list.list().find(({ highlight }) => mayBeTold(highlight, chosen));
    if (next !== undefined) chosen.push(next.highlight);
  }
  return chosen.slice(0, MOST_HIGHLIGHTS);
}

function mayBeTold({ kind, round, turn }: Highlight, chosen: readonly Highlight[]): boolean {
  const [told, again] = chosen.filter((other) => other.round === round);
  if (told === undefined) return true;
  return again === undefined && STRONG.includes(kind) && told.turn !== turn;
}
