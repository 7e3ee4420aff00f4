/** English: the start page. */
import { counted } from "./numbers.ts";

export const home = {
  title: "Programs compete. You see it all.",
  lead:
    "Turniir runs contests between programs in a sandbox, against a fair clock, and keeps a log of every round that anybody can replay and check.",
  open: "Open a log file",
  now: "Being played now",
  latest: "Latest run",
  otherRuns: "Other runs",
  watchLive: "Watch it live",
  watch: "See how it went",
  leaders: "In front",
  programsTitle: "Programs",
  leadersSoFar: "In front so far",
  programs: (count: number) => counted(count, "program", "programs"),
  rounds: (count: number) => counted(count, "round", "rounds"),
  duelPoints: (points: number) => counted(Math.round(points), "duel point", "duel points"),
  points: (points: number) => counted(Math.round(points), "point", "points"),
  unreadable: "The list of runs cannot be read",
  drawing: "Two tanks on a small hilly field; one fires at the other",

  otherContests: "Not only tanks",
  raceWhat:
    "Cars on squared paper, a point a second. Watch the laps of programs, drive one yourself, draw a circuit.",
  froggerWhat:
    "A frog and five lanes of traffic. Watch how often a program gets across, or hop yourself.",
  klotskiWhat:
    "Slide the blocks until the big one is where it belongs. A solver beside you knows the shortest way.",

  visitors: "What brings you here?",
  contestant: "I write a program",
  contestantWhy:
    "Any program that reads and writes lines can drive a tank. See whether yours is fit to enter.",
  contestantCommand: "deno task turniir tanks try mytank.ts",
  organiser: "I run a tournament",
  organiserWhy:
    "Name the programs. Everybody meets everybody, then all meet at once; out come a table and the logs.",
  organiserCommand: "deno task run-tournament 50 bots/tanks/tank1.ts mytank.ts",
  spectator: "I want to watch",
  spectatorWhy:
    "Every round plays again turn by turn, also through the eyes of a single tank. This shows all your runs:",
  spectatorCommand: "deno task serve",
  withoutDeno: "No Deno on your computer? With Node.js, write this instead of “deno”:",
  withoutDenoCommand: "npx --yes deno@2.9.6",
} as const;
