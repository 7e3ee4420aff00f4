/** English: the page of a run. */
import { counted, tenths, whole } from "./numbers.ts";

export const run = {
  // Choosing one.
  runsHere: "Tournaments on this site",
  noRuns: "There are none yet.",
  openLog: "Open a log file",
  busy: "Opening…",

  // About the whole.
  goneWhy: "The server has not answered for some minutes. Reload the page to try again.",
  stoppedWhy: "Nobody is playing this run at the moment. What was played counts.",
  facts: "About this run",
  seed: "Seed",
  seedHint: "The same seed draws the same fields and the same seats again.",
  stage: "Stage",
  sandbox: "Sandbox",
  sandboxHint:
    "Programs are locked in, so that they cannot meddle with each other or the computer.",
  layers: (count: number) => counted(count, "layer of protection", "layers of protection"),
  noSandbox: "No layer of protection is noted",
  download: "Download the table",
  downloadName: (run: string) => `${run}-table.json`,

  check: {
    button: "Check the table",
    hint: "Reads all logs here and compares the table with what their results come to.",
    running: (done: number, total: number) => `${whole(done)} of ${whole(total)} logs are read.`,
    agrees: (rounds: number) =>
      `Checked here: the table is what the results of ${
        counted(rounds, "round", "rounds")
      } in the logs come to. Its likely ranges are not compared. Whether a result is true, “Check ` +
      "all rounds” on the page of its match finds out.",
    differs: (message: string) => `The table does not agree with the logs. ${message}.`,
    incomplete: (missing: number) =>
      `The table cannot be checked: ${counted(missing, "log is", "logs are")} not here.`,
    unread: (file: string, why: string) =>
      `The table cannot be checked: ${file} cannot be read. ${why}.`,
  },

  // A stage of a contest.
  path: "Where you are",
  stageName: (number: number): string => `Stage ${whole(number)}`,
  /** Between these two stands the name. */
  playedFor: ", played for ",
  playedForVersion: (version: number): string => `’s version ${whole(version)}`,
  annulled: "Annulled: ",
  /** Between these two stands the stage. */
  annulledFor: "played again as ",
  annulledMeans: ". It counts no more and stays to be looked at.",
  annulledAlone: "it counts no more and stays to be looked at.",
  /** Between these two stands the stage. */
  repeats: "Played instead of ",
  repeatsMeans: ", which counts no more.",
  watch: "Rounds worth watching",
  watchPlace: (bots: readonly string[], round: number, turn: number): string => {
    const where = bots.length === 2
      ? `\u2068${bots[0] ?? ""}\u2069 against \u2068${bots[1] ?? ""}\u2069`
      : "Melee";
    return `${where}, round ${whole(round)}, ${
      turn <= 0 ? "from the beginning" : `turn ${whole(turn)}`
    }`;
  },

  // The table.
  standings: "Standings",
  provisional: (progress: string) => `Provisional: ${progress}`,
  duelsOnly:
    "Provisional: the melee has not begun, so totals count duel points only. In the end it weighs as much as all duels together.",
  duelsMostly: (played: number, total: number) =>
    `Provisional: of the melee only ${whole(played)} of ${
      counted(total, "round", "rounds")
    } have been played, too few to weigh as much as all duels. So totals count duel points only for now.`,
  leads: (first: string) => `${first} leads so far.`,
  noPoints: "No points yet. The table fills as rounds end.",
  isAhead: (first: string, second: string) => `${first} is clearly ahead of ${second}.`,
  isNotApart: (first: string, second: string) =>
    `${first} leads, but ${second} is within reach: their likely ranges overlap.`,
  isTied: (first: string, second: string) => `${first} and ${second} are level.`,
  rank: "Rank",
  program: "Program",
  total: "Total",
  /** Above both, where there is room for one column only. */
  totalAndRange: "Total, below it its likely range",
  interval: "Likely range",
  intervalHint:
    "How much of the total is luck: had other fields been drawn, it would have come out in this range 95 times in 100.",
  intervalOf: (low: number, high: number) => `${whole(Math.floor(low))}–${whole(Math.ceil(high))}`,
  intervalSpoken: (low: number, high: number) =>
    `from ${whole(Math.floor(low))} to ${whole(Math.ceil(high))}`,
  duels: "Duels",
  duelsHint:
    "Points in duels as they were scored: damage done, and a bonus for being the last one left.",
  corrected: "Weighted duels",
  correctedHint: (factor: number) =>
    `Duel points times ${
      Number(factor.toPrecision(4))
    }, the same for everybody, so that all duels together count as much as the melee.`,
  melee: "Melee",
  meleeHint: "Points in the melee, scored in the same way.",
  duelWins: "Duel wins",
  meleeWins: "Melee wins",
  winsHint: "Rounds at whose end it was the only tank alive.",
  damage: "Damage / round",
  damageHint: "Damage done to others, a round on average.",
  faults: "Faults",
  faultsHint: "Turns or rounds lost by breaking a rule.",
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
  totalHint: "Weighted duel points and melee points together.",
  totalHintDuels: "Duel points.",
  totalHintMelee: "Melee points.",
  meanings: "What the figures mean",

  // Matches.
  matches: "Matches",
  melees: "Melee",
  meleeSentence: (count: number) => `All ${whole(count)} against all, with shuffled seats`,
  watchMelee: "Watch the melee",
  wins: (count: number) => counted(count, "win", "wins"),
  undecided: (count: number) => `${counted(count, "round", "rounds")} without a winner`,
  duelsTitle: "Duels",
  matrixHint: "Rounds won: the row’s first, then the column’s. Choose a cell to watch them.",
  matrixRounds: "Row against column, with the number of rounds. Choose a cell to watch them.",
  loses: "row loses",
  winning: "row wins",
  score: (wins: number, losses: number) => `${whole(wins)}–${whole(losses)}`,
  scoreInRounds: (score: string) => `${score} in rounds won`,
  scoreInPoints: (score: string) => `${score} in points`,
  findMatch: "Find a program",
  noMatch: (query: string) => `No match has a program like “${query}”.`,
  noMatches: "This run has no matches yet.",
  versus: "against",
  duelOf: (one: string, other: string, facts: readonly string[]) =>
    `${one} against ${other}: ${facts.join(", ")}`,
  notBegun: "not begun",
  moreMatches: (count: number) => `and ${whole(count)} more: type a name to find them`,
} as const;
