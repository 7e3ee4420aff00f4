/** English: the public pages of a contest. */
import { ratingMargin } from "../../../lib/contest/published/rating.ts";
import type { EntryVersion, QueuedVersion, Rating } from "../../../lib/contest/published/types.ts";
import { dayOf, momentOf } from "./dates.ts";
import { type Moment, momentIn } from "./moments.ts";
import { counted, tenths, whole } from "./numbers.ts";

const VERSION_STATES: Readonly<Record<EntryVersion["state"], string>> = {
  waiting: "waits for its stage",
  held: "held back by the organiser",
  playing: "plays now",
  played: "played",
};

const QUEUE_STATES: Readonly<Record<QueuedVersion["state"], string>> = {
  checking: "being checked",
  waiting: "waiting",
  held: "held back",
  playing: "playing",
};

export const contest = {
  // The whole page.
  contest: "Contest",
  views: "Parts of the contest",
  table: "Table",
  stages: "Stages",
  matrix: "Head to head",
  history: "History",
  busy: "Opening…",
  noContest: "This site has no contest",
  noEntry: (slug: string): string => `This contest has no entry “${slug}”`,
  noPart: "This site does not have this part of the contest",
  goneWhy: "The server has not answered for some minutes. Reload the page to try again.",
  closed: "This contest is closed: it takes no more programs. What still waits is played.",
  titleOf: (part: string, contest: string): string => `${part} · ${contest}`,
  size: (entries: number, stages: number): string =>
    `${counted(entries, "program", "programs")} · ${counted(stages, "stage", "stages")} played`,

  // Words for all parts.
  stage: (number: number): string => `Stage ${whole(number)}`,
  version: (number: number): string => `v${whole(number)}`,
  versionSpoken: (number: number): string => `version ${whole(number)}`,
  rank: (rank: number): string => `${ordinal(rank)}`,
  rankOf: (rank: number, of: number): string => `${ordinal(rank)} of ${whole(of)}`,
  rating: (rating: Rating): string => `${tenths(rating.mu)} ± ${tenths(ratingMargin(rating))}`,
  ratingWord: "Rating",
  ratingHint:
    "The strength of this version over all stages that it played, not only the last one. ± is how uncertain that still is: its strength lies within this range with 95 %. A new version begins near the rating of the one before, and less certain; the first begins with 25.0 ± 16.7.",
  none: "–",
  day: dayOf,
  moment: momentOf,
  number: whole,
  showAll: (count: number): string => `Show all ${whole(count)}`,
  showFewer: "Show fewer",
  find: "Find a program",
  withdrawn: "withdrawn",

  // The table.
  afterStage: (stage: number): string => `After stage ${whole(stage)}`,
  /** Between these two stands the name. */
  playedFor: ", played for ",
  playedForVersion: (version: number): string => `’s version ${whole(version)}`,
  movement: "Change since the stage before",
  up: (places: number): string => `up ${counted(places, "place", "places")}`,
  down: (places: number): string => `down ${counted(places, "place", "places")}`,
  same: "where it was",
  newcomer: "new",
  newcomerSpoken: "new in the table",
  newVersion: "played for this version",
  open: (share: number): string =>
    `Within noise: on other fields the two could have come out the other way round (the upper one stays ahead in ${
      whole(share * 100)
    } of 100 replays on paper).`,
  tied: "These two are level.",
  openSpoken: "The next one is within noise.",
  tiedSpoken: "Level with the next one.",
  noneOpen: "Every place in this table is decided.",
  someOpen: (count: number, of: number): string =>
    `${whole(count)} of ${counted(of, "gap", "gaps")} ${
      count === 1 ? "is" : "are"
    } within noise, marked ≈: on other fields those neighbours could have changed places.`,
  marks: "Marks",
  marksHint:
    "≈ the two rows are within noise; = they are level. Without a mark their order is decided. ★ stands at the version for which the stage was played.",
  others: "Also in this contest",
  othersHint: "Programs that did not play the last stage.",
  noOther: (query: string): string => `No program is called like “${query}”.`,
  lastIn: (stage: number, rank: number): string => `${ordinal(rank)} in stage ${whole(stage)}`,
  notPlayed: "has not played yet",
  moreOthers: (count: number): string => `and ${whole(count)} more: type a name to find them`,
  fullTable: (stage: number): string => `All about stage ${whole(stage)}`,

  // When there is little.
  noTable: "The table begins with the second program",
  noTableWhy: (places: number): string =>
    `As soon as two programs have come in, the first stage is played. From then on each new version plays against the ${
      whole(places - 1)
    } best of the stage before.`,
  firstStage: "The first stage is being played",
  firstStageWhy: "When it is over, the table stands here.",
  alone: (name: string): string => `${name} is here already, and plays when somebody else comes.`,
  nobody: "Nobody has sent a program in yet.",

  // What is going on.
  now: "Now",
  quiet: "Nothing is being played at the moment.",
  playingFor: "Played for ",
  watch: "Watch it",
  watchLive: "Watch it live",
  queue: "Waiting",
  queueEmpty: "Nobody is waiting.",
  queueState: (state: QueuedVersion["state"]): string => QUEUE_STATES[state],
  arrived: (iso: string): string => `arrived ${momentOf(iso)}`,
  lastStages: "Last stages",
  allStages: "All stages",
  winner: "Winner",
  won: (names: number): string => names === 1 ? "won by" : "shared by",
  takePart: "Take part",
  takePartWhy:
    "With the personal link that you get from the organiser, send in your program, or a better version of it. Nobody but you sees its source.",
  takePartElsewhere:
    "Write a program, and ask the organiser of the contest for a personal link: it opens the page where you send it in.",
  sendIn: "Send in a program",
  rules: (duels: number, melees: number, turnMs: number): string =>
    `A stage has ${whole(duels)} duel rounds for each pair and ${
      counted(melees, "melee round", "melee rounds")
    }; a turn may take ${whole(turnMs)} ms.`,

  // Stages.
  stagesHint: "The newest first. Each has a page with its table and all its rounds to watch.",
  noStages: "No stage has been played yet.",
  stageWord: "Stage",
  playedForWord: "Played for",
  date: "Played",
  itsRank: "Its rank",
  isPlaying: "being played",
  annulled: "annulled",
  annulledBy: (stage: number): string => `annulled: played again as stage ${whole(stage)}`,
  repeats: (stage: number): string => `stage ${whole(stage)} again`,
  moreStages: (count: number): string => `Show ${whole(count)} older stages`,

  // An entry.
  formerly: "formerly",
  currentRank: "Rank now",
  bestRank: "Best rank",
  stagesPlayed: "Stages",
  notInTable: "not in the table",
  ranks: "Ranks over the stages",
  ranksSpoken: (name: string, ranks: readonly string[]): string =>
    `Ranks of ${name}: ${ranks.join(", ")}`,
  rankInStage: (rank: number, stage: number): string => `${ordinal(rank)} in stage ${whole(stage)}`,
  newVersionHere: (version: number): string => `version ${whole(version)} begins`,
  results: "Results",
  resultScale: "Total and its likely range, on one scale:",
  noResults: "It has not played a stage yet.",
  versions: "Versions",
  versionState: (state: EntryVersion["state"]): string => VERSION_STATES[state],
  versionStages: (stages: readonly number[]): string =>
    stages.length === 0
      ? "no stage yet"
      : `${stages.length === 1 ? "stage" : "stages"} ${ranges(stages)}`,
  sentIn: (iso: string): string => `sent in ${dayOf(iso)}`,
  opponents: "Opponents",
  opponentsHint: "Duel rounds won and lost over all stages. The link leads to the last meeting.",
  score: (wins: number, losses: number): string => `${whole(wins)}–${whole(losses)}`,
  against: (one: string, other: string, wins: number, losses: number, rounds: number): string =>
    `${one} against ${other}: ${whole(wins)}–${whole(losses)} in ${
      counted(rounds, "duel round", "duel rounds")
    }`,
  lastMeeting: (stage: number): string => `Watch their duel in stage ${whole(stage)}`,
  faults: "Faults",
  noFaults: "Never a fault so far.",
  faultsHint: "Some of each stage, with what the judge saw.",
  place: (stage: number, moment: Moment): string => `Stage ${whole(stage)}, ${momentIn(moment)}`,
  highlights: "Rounds worth watching",
  noHighlights: "None yet.",

  // Head to head.
  matrixTitle: "Head to head",
  matrixHint:
    "Duel rounds won over all stages: the row’s first, then the column’s. A cell leads to their last meeting.",
  shareHint:
    "Of all duel rounds that a pair decided, how many of a hundred the row won. A cell leads to their last meeting.",
  /** As a cell has it, with whom it is about. */
  pair: (one: string, other: string, wins: number, losses: number, rounds: number): string =>
    `${one} against ${other}: ${whole(wins)}–${whole(losses)}, ${
      counted(rounds, "round", "rounds")
    }`,
  roundsOf: (rounds: number): string => counted(rounds, "round", "rounds"),
  cellHint: "Point at a cell, or go through them with the arrow keys: here stands what it says.",
  sampleHint: "The paler a colour, the closer the score or the fewer the rounds.",
  /** After the score of a pair. */
  shareOf: (share: number): string => `, ${whole(share * 100)} of 100 decided rounds won`,
  noDuels: "No duel has been played yet.",
  noRow: (query: string): string => `No program that played a duel is called like “${query}”.`,
  rowsShown: (rows: number, of: number): string =>
    rows === of ? `${whole(of)} programs` : `${whole(rows)} of ${whole(of)} programs`,

  // History.
  historyTitle: "Ranks over the stages",
  historyHint:
    "A line for each program, broken where it did not play. Choose a program to follow it, or a stage to see its order; arrow keys move from stage to stage.",
  historyAlone: "The history begins with the first stage.",
  chart: (stages: number, entries: number): string =>
    `Ranks of ${counted(entries, "program", "programs")} over ${
      counted(stages, "stage", "stages")
    }. Arrow keys move from stage to stage.`,
  follow: "Follow",
  nobodyFollowed: "nobody",
  spanOf: (shown: number, of: number): string =>
    `The last ${whole(shown)} of ${
      counted(of, "stage", "stages")
    } are shown: there are more under “Show”.`,
  span: "Show",
  lastOnes: (count: number): string => `Last ${whole(count)}`,
  allOnes: (count: number): string => `All ${whole(count)}`,
  stageOrder: (stage: number): string => `Order of stage ${whole(stage)}`,
  openStage: "Open this stage",
  openEntry: "All about it",
  asTable: "The same as a table",
  chosenRank: (name: string, rank: number | undefined, stage: number): string =>
    rank === undefined
      ? `${name} did not play stage ${whole(stage)}`
      : `${name}: ${ordinal(rank)} in stage ${whole(stage)}`,
} as const;

/** `1st`, `2nd`, `3rd`, `4th`, `11th`. */
function ordinal(number: number): string {
  const tens = number % 100;
  const ones = tens > 10 && tens < 14 ? 0 : number % 10;
  return `${whole(number)}${["th", "st", "nd", "rd"][ones] ?? "th"}`;
}

/** `3, 5–8, 12`. */
function ranges(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((one, other) => one - other);
  const runs: [number, number][] = [];
  for (const number of sorted) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => from === to ? whole(from) : `${whole(from)}–${whole(to)}`)
    .join(", ");
}
