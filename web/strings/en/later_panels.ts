/** English: the panels beside the picture that are not open at first. */
import type { RoundKind } from "../../../lib/arena/types.ts";
import type { RunDate } from "../../../lib/logs/published.ts";
import type { LogFaultKind } from "../../../lib/logs/types.ts";
import type { RoundEnd } from "../../tanks/model/standing.ts";
import type { Meaning } from "../../tanks/model/lines.ts";
import { COMPASS, count } from "./panels.ts";

const KINDS: Readonly<Record<RoundKind, string>> = {
  duel: "Duel, one against one",
  melee: "Melee, all against all",
};

const NO_ORDER: Readonly<Record<LogFaultKind, string>> = {
  timeout: "no line in time: its program was ended (timeout)",
  exit: "no line: its program ended (exit)",
  crash: "no line: its program ended (crash)",
  flood: "too much: its program was ended (flood)",
  memory: "no line: its program was ended (memory)",
  invalid: "no valid line",
  start: "no line: its program did not start",
};

const PLAYED_AGAIN = "This page played the round again by the rules, from the field, the starts " +
  "and the orders in the log.";

/** Their sentences. */
export const laterPanels = {
  events: {
    title: "What happened",
    filter: "Which events",
    major: "Main",
    everything: "All",
    chosen: (mark: string): string => `Only ${mark}`,
    chosenNone: "Only one tank",
    none: "Nothing of this kind happened.",
    noneSeen: "It knows of nothing so far.",
    count: (events: number): string => count(events, "event", "events"),
    now: "now",
    follow: (turn: number): string => `Back to turn ${turn}`,
    shotKnown: (shooter: string, to: string, target: string): string =>
      `${shooter} fires ${to} and hits ${target}`,
    /** What came of it was never told. */
    shotUntold: (shooter: string, to: string): string => `${shooter} fires ${to}`,
    lookUntold: (looker: string, to: string): string => `${looker} looks ${to}`,
    deadKnown: (tank: string): string => `${tank} is dead`,
  },

  knowledge: {
    title: "What it knows",
    choose: "Tank",
    eyes: "See through its eyes",
    alone: "There are no others.",
    final: (turn: number): string =>
      `It reads no more reports; this is what it knew after ${
        turn === 0 ? "the start" : `turn ${turn}`
      }.`,
    intro: "Tanks go by the numbers that this program knows them by.",
    number: (number: number): string => `no. ${number}`,
    lives: (lives: number): string => count(lives, "life", "lives"),
    dead: "dead",
    never: "never seen",
    seenAt: (x: number, y: number): string => `at (${x}, ${y})`,
    age: (turns: number): string =>
      turns === 0 ? "seen just now" : turns === 1 ? "seen 1 turn ago" : `seen ${turns} turns ago`,
    tracks: "tracks",
    cannon: "cannon",
    periscope: "periscope",
  },

  lines: {
    title: "Input and output",
    choose: "Tank",
    wrote: "wrote",
    read: "read",
    nothingWritten: "no valid line",
    /** Where a fault is the reason. */
    noOrder: (fault: LogFaultKind): string => NO_ORDER[fault],
    nothingRead: "Nothing: it is ended without further notice.",
    over: "The round is over.",
    dead: "Its tank is dead.",
    gone: (turn: number): string =>
      `Its program was ended in turn ${turn}; there are no more lines.`,
    means: "What it read means",
    copyInput: "Copy the input up to here",
    copyOutput: "Copy its orders up to here",
    copied: "Copied",
    notCopied: "Copy it from here:",
    hint: "To feed a program by hand: exactly what it read on standard input.",
    order: (letter: string, to: string): string =>
      letter === "M" ? `drive ${to}` : letter === "F" ? `fire ${to}` : `look ${to}`,
    meaning: (meaning: Meaning): string => tellMeaning(meaning),
    allLives: (tanks: number): string => `lives of tanks 1 to ${tanks}, in this order`,
    allHeights: (rows: number): string =>
      `heights of the ${count(rows, "row", "rows")}, y = 1 first, each from west to east`,
    rows: (rows: number): string => count(rows, "row", "rows"),
    numbers: (numbers: number): string => count(numbers, "number", "numbers"),
    moreLines: (lines: number): string => `and ${count(lines, "more line", "more lines")}`,
    errors:
      "What it wrote to standard error is in the organiser’s folder “errors”, for its first few faults.",
  },

  ending: {
    alone: (bonus: number): string => `The only tank alive (+${bonus}).`,
    most: "Most points:",
    tie: (points: number): string => `Several tanks have the most points: ${points}.`,
    sorted: "In order of points, which decide the table.",
    alive: "alive",
    end: (end: RoundEnd, turns: number): string => END_SENTENCES[end](turns),
    sum: (damage: number, bonus: number): string =>
      bonus === 0 ? `damage ${damage}` : `${damage} + bonus ${bonus}`,
    reveal: "Show the result",
    notTold: "No program is told how a round ended.",
  },

  verify: {
    what: `${PLAYED_AGAIN} Lives, damage, bonus and the number of turns are those that the log ` +
      "states. Nothing shown here is taken from that result.",
    whatDiffers:
      `${PLAYED_AGAIN} What came out is shown here; the log says something else. It was changed ` +
      "or damaged, or other rules were in force.",
    whatNothing: `${PLAYED_AGAIN} Every order is possible, but the log states no result that ` +
      "could be compared.",
    whatUnknown: "A part of this page that compares the round with its log could not be loaded. " +
      "It is asked for again from time to time.",
    recorded: "in the log",
    replayed: "replayed",
    /** Of a check, which is no result of the round. */
    workedOut: "from its line",
    missing: "nothing",
  },

  check: {
    checkAll: "Check all rounds",
    checkHint:
      "Plays every round again, with the code of the arena that played it, and compares all that the log says.",
    checking: (checked: number): string => `Checked ${checked} rounds so far: all agree.`,
    allAgree: (checked: number, unstated: number): string =>
      unstated === checked
        ? "Every order is possible, but the log states no results that could be compared."
        : unstated > 0
        ? `${count(checked - unstated, "round agrees", "rounds agree")} with the log; ${
          count(unstated, "states", "state")
        } no result.`
        : checked === 1
        ? "The one round agrees with the log."
        : `All ${checked} rounds agree with the log.`,
    /** Of a match that goes on. */
    someChecked: (checked: number, total: number, told: string): string =>
      `${checked} of ${total} rounds are checked. ${told}`,
    notChecked: "The rounds could not be checked here: a part of this page could not be loaded.",
    differs: (round: number, turn: number, message: string): string =>
      `Round ${round}, ${turn === 0 ? "before the first turn" : `turn ${turn}`}: ${message}`,
    unreadable: (line: number | undefined, message: string, checked: number): string => {
      const before = checked === 1
        ? "the round before it agrees"
        : `the ${checked} rounds before it agree`;
      const where = line === undefined ? "The log" : `Line ${line}`;
      return `${where} cannot be read: ${message}.${checked === 0 ? "" : ` But ${before}.`}`;
    },
  },

  facts: {
    title: "This round",
    kind: "Kind",
    kinds: KINDS,
    round: "Round",
    field: "Field",
    size: (width: number, height: number): string => `${width} wide, ${height} high`,
    tanks: "Tanks",
    turns: "Turns",
    turnsOf: (turns: number, limit: number): string => `${turns} of at most ${limit}`,
    time: "Time for a move",
    timeOf: (turnMs: number, startMs: number): string =>
      `${turnMs} ms, and ${startMs} ms more to start`,
    file: "File",
    dateIs: { begun: "Begun", written: "Date of the file" } satisfies Record<RunDate["is"], string>,
    seed: "Seed",
    stage: "Stage",
    rules: "Rules",
    rulesOf: (rules: number): string => `version ${rules}`,
    sandbox: "Sandbox",
    noSandbox: "none noted",
    programs: "Programs",
    noVersion: "no version noted",
    notInLink: "not in this link",
    warnings: "Worth knowing about this log",
  },
} as const;

const END_SENTENCES: Readonly<Record<RoundEnd, (turns: number) => string>> = {
  "one-left": (turns) => `The round took ${count(turns, "turn", "turns")}.`,
  "none-left": (turns) => `After ${count(turns, "turn", "turns")} no tank was left alive.`,
  "turns-played": (turns) =>
    `All ${count(turns, "turn", "turns")} were played, and more than one tank is alive.`,
  cut: (turns) => `The log ends after ${count(turns, "turn", "turns")}, before the round was over.`,
};

function tellMeaning(meaning: Meaning): string {
  switch (meaning.kind) {
    case "field":
      return `the field is ${meaning.width} wide and ${meaning.height} high`;
    case "start":
      return `it stands at (${meaning.x}, ${meaning.y})`;
    case "others":
      return count(meaning.count, "other tank", "other tanks");
    case "heights":
      return `heights of row y = ${meaning.y}, from the west`;
    case "own-lives":
      return `it has ${count(meaning.lives, "life", "lives")} itself`;
    case "lives":
      return `tank ${meaning.number} has ${count(meaning.lives, "life", "lives")}`;
    case "place":
      return `it is now at (${meaning.x}, ${meaning.y})`;
    case "miss":
      return "the shot hit nothing";
    case "hit":
      return `the shot hit tank ${meaning.number}`;
    case "seen-count":
      return `the look showed ${
        meaning.count === 0 ? "nobody" : count(meaning.count, "tank", "tanks")
      }`;
    case "seen": {
      const { number, x, y, tracks, cannon, periscope } = meaning;
      return `tank ${number} is at (${x}, ${y}); tracks ${COMPASS[tracks]}, cannon ` +
        `${COMPASS[cannon]}, periscope ${COMPASS[periscope]}`;
    }
  }
}
