/** English: the rounds of a match, and those worth watching. */
import { counted, whole } from "./numbers.ts";

export const rounds = {
  // Rounds.
  roundList: "Rounds",
  draw: "No winner",
  show: "Show",
  allRounds: (count: number) => `All (${whole(count)})`,
  withFaults: (count: number) => `With faults (${whole(count)})`,
  draws: (count: number) => `No winner (${whole(count)})`,
  starred: (count: number) => `Worth watching (${whole(count)})`,
  wins: "Wins",
  losses: "Losses",
  wonBy: (name: string, count: number) => `Won by ${name} (${whole(count)})`,
  lostBy: (name: string, count: number) => `Lost by ${name} (${whole(count)})`,
  sort: "Sort by",
  byNumber: "number",
  byTurns: "turns",
  byMargin: "margin",
  ascending: "Smallest first",
  descending: "Greatest first",
  noRounds: "No round like that.",
  noRoundsYet: "No round has ended yet.",
  stillReading: "Still reading…",
  worthWatching: "worth watching",
  turnCount: (count: number) => counted(count, "turn", "turns"),
  faultCount: (count: number) => counted(count, "fault", "faults"),
  /** A row, for those who listen. */
  roundSpoken: (
    round: number,
    winner: string | undefined,
    turns: number,
    points: readonly string[],
    extras: readonly string[],
  ) =>
    [
      `Round ${whole(round)}: ${winner === undefined ? "no winner" : `${winner} wins`}`,
      counted(turns, "turn", "turns"),
      ...points,
      ...extras,
    ].join(", "),
  pointsOf: (name: string, points: number) => `${name} ${counted(points, "point", "points")}`,
  /** Before the name of who has the most points, where the winner has fewer. */
  most: "most",
  /** Several have the most points; the points follow. */
  mostOf: (count: number) => `${whole(count)} with`,
  mostTold: (names: readonly string[], points: number) =>
    `most points: ${names.join(", ")} ${whole(points)}`,
  pointsAndMargin: (points: number, margin: number) =>
    `${whole(points)} (${margin > 0 ? "+" : margin < 0 ? "−" : "±"}${whole(Math.abs(margin))})`,
  marginTold: (name: string, points: number, margin: number) =>
    `${name}: ${counted(points, "point", "points")}, ${
      margin === 0
        ? "as many as the best of the others"
        : `${whole(Math.abs(margin))} ${
          margin > 0 ? "more than" : "fewer than"
        } the best of the others`
    }`,
  bars: "lives left",
  barsTold: "Lives left at the end of the round, a bar for each program",
  livesOf: (name: string, lives: number) => `${name} ${whole(lives)}`,
  livesTold: (lives: readonly string[]) => `lives left: ${lives.join(", ")}`,
  playsOnNewest: "Play on into the newest round",

  hidden: "Results are hidden.",
  unhide: "Show them",
  round: (round: number) => `Round ${whole(round)}`,

  // Rounds worth watching.
  highlights: "Worth watching",
  looking: "Looking for rounds worth watching…",
  allHighlights: (count: number) => `Show all ${whole(count)}`,
  fewerHighlights: "Show fewer",
  /** While rounds come in: those found are of the rounds that there were. */
  highlightsLater: "Still being played: looked at again when it is over.",
  noHighlights: "Nothing stands out in this match: pick any round.",
  highlightPlace: (round: number, turn: number) =>
    `Round ${whole(round)}, from turn ${whole(turn)}`,

  number: whole,
} as const;
