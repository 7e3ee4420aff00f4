/** English: what several panels say, and what of it stands with the picture; the rest is in later_panels.ts. */
export const COMPASS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;

/** The sentences of the panels. */
export const panels = {
  compass: COMPASS,
  unnamed: "no name",
  wreck: "wreck",
  turn: (turn: number): string => turn === 0 ? "Start" : `Turn ${turn}`,
  cell: (x: number, y: number): string => `(${x}, ${y})`,
  toTurn: (turn: number): string => turn === 0 ? "Go to the start" : `Go to turn ${turn}`,
  throughEyes: "Seen through the eyes of",

  result: {
    title: "The round is over",
    wins: "wins",
    nobody: "Nobody wins",
    points: (points: number): string => count(points, "point", "points"),
    again: "Play again",
    next: "Next round",
  },

  verify: {
    checking: "Checking…",
    agrees: "Checked",
    agreesHint: "Replayed here: agrees with the log",
    differs: "Differs from the log",
    nothing: "Nothing to check",
    unknown: "Could not be checked here",
  },
} as const;

export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
