/** English: the rounds of a match, and those worth watching. */
import { counted, whole } from "./numbers.ts";

export const rounds = {
  // Rounds.
  roundList: "Rounds",
  draw: "No winner",
  show: "Show",
  allRounds: (count: number) => `All rounds (${whole(count)})`,
  withFaults: (count: number) => `With faults (${whole(count)})`,
  draws: (count: number) => `No winner (${whole(count)})`,
  starred: (count: number) => `Worth watching (${whole(count)})`,
  wonBy: (name: string, count: number) => `Won by ${name} (${whole(count)})`,
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

  // Rounds worth watching.
  highlights: "Worth watching",
  looking: "Looking for rounds worth watching…",
  allHighlights: (count: number) => `Show all ${whole(count)}`,
  fewerHighlights: "Show fewer",
  noHighlights: "Nothing stands out in this match: pick any round.",
  highlightPlace: (round: number, turn: number) => `Round ${whole(round)}, turn ${whole(turn)}`,

  number: whole,
} as const;
