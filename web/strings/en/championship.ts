/** English: the page of a championship. */
import type { DecidedBy } from "../../../lib/race/ranking.ts";
import { dayOf } from "./dates.ts";
import { counted } from "./numbers.ts";

/** Times and speeds as the official clock shows them. */
const hundredths = (value: number) => (value / 100).toFixed(2);

const AHEAD_BY: Readonly<Record<DecidedBy, string>> = {
  points: "more points",
  results: "better results alone",
  estimate: "a nearer estimate",
  arrival: "it was sent in first",
};

export const championship = {
  // About the whole.
  title: "Championship",
  busy: "Opening…",
  none:
    "There is no championship on this site. Serve one with: turniir serve --championship FOLDER",
  noFile: "This file is not on the site",
  size: (participants: number, rounds: number) =>
    `${counted(participants, "participant", "participants")} · ${
      counted(rounds, "round", "rounds")
    }`,
  limits: (seconds: number, memoryBytes: number) =>
    `${counted(seconds, "second", "seconds")} and ${
      Math.round(memoryBytes / 2 ** 20)
    } MB for a circuit`,
  winner: "Champion",
  playing: "Not everything is driven yet; the page shows the rounds that are.",
  views: "Parts of the championship",
  round: (number: number) => `Round ${number}`,
  final: "Final",
  people: "Participants",

  // Pools.
  pool: (number: number) => `Pool ${number}`,
  poolSize: (count: number) => counted(count, "pilot", "pilots"),
  notDriven: "Its races are being driven.",
  table: "Table",
  rank: "Rank",
  pilot: "Pilot",
  sum: "Points",
  onCircuits: "On each circuit",
  aheadBy: "Ahead of the next by",
  aheadByWhat: (by: DecidedBy) => AHEAD_BY[by],
  pointsOn: (points: number, owner: string) =>
    `${counted(points, "point", "points")} on the circuit of ${owner}`,
  goesOn: "goes on",
  /** On the line below the last one that goes on. */
  cut: (count: number) => `The best ${count} go on`,
  cutWhy: (last: string, first: string, by: DecidedBy) =>
    by === "points" ? `${last} has more points than ${first}` : {
      results: `${last} and ${first} have the same sum; ${last} has the better results alone`,
      estimate:
        `${last} and ${first} have the same results; ${last} foretold the mean time more exactly`,
      arrival: `${last} and ${first} are equal in everything; ${last} was sent in first`,
    }[by],
  mean: (hundredthsOfMean: number, count: number) =>
    `Mean of ${counted(count, "valid time", "valid times")}: ${hundredths(hundredthsOfMean)} s`,
  noTimes: "No lap is valid.",
  meanings: "How the order comes about",
  meaning: [
    "On each circuit the first six get 10, 6, 4, 3, 2 and 1 points; equals share a place, and the next ones are skipped.",
    "The sum counts. Of equals each one's smallest result above 0 is taken away, and the rest compared; again while they are equal.",
    "Then whoever foretold the mean of all valid times of the pool most exactly is ahead; then whoever was sent in first.",
  ],
  estimate: (time: number) => `(${hundredths(time)} s)`,

  // Races.
  races: "Races",
  race: (owner: string) => `Circuit of ${owner}`,
  par: (time: number) => `par ${hundredths(time)} s`,
  house: "a circuit of the house",
  /** The fastest; those who share the first place are counted. */
  best: (name: string, count: number, time: number) =>
    `${count === 1 ? name : `${count} pilots equal`}, ${hundredths(time)} s`,
  nobodyFinished: "nobody finished",
  place: "Place",
  points: "Points",
  time: "Time",
  kmh: "km/h",
  abovePar: "Above par",
  lap: "Lap",
  seconds: (time: number) => hundredths(time),
  speed: (kmhHundredths: number) => hundredths(kmhHundredths),
  above: (time: number, par: number) =>
    time === par ? "par" : `par ${time < par ? "-" : "+"} ${hundredths(Math.abs(time - par))}`,
  eliminated: "out",
  noPlace: "No place",
  watch: "Watch",
  watchOf: (name: string) => `Watch the lap of ${name}`,
  watchAll: "Watch all laps together",
  fetching: "Fetching circuit and laps…",
  notFetched: (why: string) => `Circuit and laps cannot be shown. ${why}`,

  // Participants.
  sentFirst: "Sent in first",
  sentLast: "Sent in last",
  estimateWord: "Estimate",
  parWord: "Par of its circuit",
  finishedWord: "Finished",
  finishedOf: (finished: number, presented: number) => `${finished} of ${presented}`,
  reached: "Got as far as",
  gift: "Gift",
  hasGift: "yes",
  day: dayOf,
  noEstimate: "none",
  estimateOf: (time: number) => `${hundredths(time)} s`,
  out: "Out before the first race",
  outWhy: "Their circuits do not conform to the rules.",
  leftOutWhy: "Left out by the organiser, because this was not in order:",
  giftHint:
    "The first 50 by the date of their last sending get a gift, if they kept the rules and finished at least 7 of 10 circuits put to them.",
} as const;
