/** English: the page of a run. */
import { counted, tenths, whole } from "./numbers.ts";

export const run = {
  // Choosing one.
  runsHere: "Tournaments on this site",
  noRuns: "There are none yet.",
  openLog: "Open a log file",
  busy: "Opening…",
  pageFailed: (why: string): string => `The page failed by a mistake of its own: ${why}`,

  // About the whole.
  goneWhy: "The server has not answered for some minutes. Reload the page to try again.",
  stoppedWhy: "Nobody is playing this run at the moment. What was played counts.",
  facts: "About this run",
  seed: "Seed",
  stage: "Stage",
  sandbox: "Sandbox",
  noSandbox: "none",

  // The table.
  standings: "Standings",
  noPoints: "No points yet. The table fills as rounds end.",
  isAhead: (first: string, second: string) => `${first} is clearly ahead of ${second}.`,
  isNotApart: (first: string, second: string) =>
    `${first} leads, but ${second} is within reach: their intervals overlap.`,
  isTied: (first: string, second: string) => `${first} and ${second} are level.`,
  rank: "Rank",
  program: "Program",
  total: "Total",
  interval: "95 % interval",
  intervalHint: "Had other fields been drawn, the total would mostly have come out within the band",
  intervalOf: (low: number, high: number) => `${whole(Math.floor(low))}–${whole(Math.ceil(high))}`,
  intervalSpoken: (low: number, high: number) =>
    `from ${whole(Math.floor(low))} to ${whole(Math.ceil(high))}`,
  duels: "Duels",
  duelsHint: "Points in duels as they were scored",
  corrected: "Corrected",
  correctedHint: "Duel points times the common factor: as much weight in all as the melee",
  melee: "Melee",
  meleeHint: "Points in the melee",
  duelWins: "Duel wins",
  meleeWins: "Melee wins",
  winsHint: "Rounds at whose end it was the only tank alive",
  damage: "Damage / round",
  damageHint: "Damage done to others, a round on average",
  faults: "Faults",
  faultsHint: "Turns or rounds lost by breaking a rule",
  nothing: "–",
  noFaultsSpoken: "none",
  faultKinds: {
    timeout: (count: number) => `${whole(count)} too slow`,
    exit: (count: number) => `${whole(count)} ended early`,
    crash: (count: number) => `${whole(count)} crashed`,
    flood: (count: number) => `${whole(count)} wrote too much`,
    memory: (count: number) => `${whole(count)} out of memory`,
    invalid: (count: number) => counted(count, "invalid line", "invalid lines"),
    start: (count: number) => `${whole(count)} could not start`,
  },
  allFigures: "All figures",
  number: whole,
  decimal: tenths,
  factor: (factor: number) =>
    `Total = corrected duel points + melee points. Corrected: times ${
      Number(factor.toPrecision(4))
    }, so that duels and melee weigh the same.`,

  // Matches.
  matches: "Matches",
  melees: "Melee",
  meleeSentence: (count: number) => `All ${whole(count)} against all, with shuffled seats`,
  watchMelee: "Watch the melee",
  duelsTitle: "Duels",
  matrixHint: "Row against column, with the number of rounds. Choose a cell to watch them.",
  findMatch: "Find a program",
  noMatch: (query: string) => `No match has a program like “${query}”.`,
  noMatches: "This run has no matches yet.",
  versus: "against",
  duelOf: (one: string, other: string, progress: string) => `${one} against ${other}, ${progress}`,
  notBegun: "not begun",
  moreMatches: (count: number) => `and ${whole(count)} more: type a name to find them`,
} as const;
