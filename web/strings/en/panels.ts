/** English: the panels beside the picture. */
import type { Death, DeathCause, Deed, RoundEnd } from "../../tanks/model/standing.ts";
import type { Meaning } from "../../tanks/model/lines.ts";
import type { Measure } from "../../tanks/model/curve.ts";
import type { RoundKind } from "../../../lib/arena/types.ts";
import type { LogFaultKind } from "../../../lib/logs/types.ts";
import { faults } from "./faults.ts";

const COMPASS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;

const FAULTS: Readonly<Record<LogFaultKind, string>> = {
  timeout: "timeout",
  exit: "exit",
  crash: "crash",
  flood: "flood",
  memory: "memory",
  invalid: "invalid line",
  start: "no start",
};

const KINDS: Readonly<Record<RoundKind, string>> = {
  duel: "Duel, one against one",
  melee: "Melee, all against all",
};

/** The sentences of the panels. */
export const panels = {
  compass: COMPASS,
  unnamed: "no name",
  wreck: "wreck",
  turn: (turn: number): string => turn === 0 ? "Start" : `Turn ${turn}`,
  cell: (x: number, y: number): string => `(${x}, ${y})`,
  toTurn: (turn: number): string => turn === 0 ? "Go to the start" : `Go to turn ${turn}`,
  throughEyes: "Seen through the eyes of",

  table: {
    title: "Tanks",
    fog: "Of the others, only what was reported to it.",
    lives: (lives: number): string => count(lives, "life", "lives"),
    lost: (lives: number): string => `−${lives}`,
    lostSpoken: (lives: number): string => `, ${lives} lost in this turn`,
    damage: "dealt",
    damageHint: "Damage dealt to others, in points",
    gained: (points: number): string => `+${points}`,
    bonus: (points: number): string => `bonus ${points}`,
    height: (height: number): string => `height ${height}`,
    heightSign: (height: number): string => `▲${height}`,
    ready: "ready",
    reported: "as reported",
    deed: (deed: Deed, markOf: (seat: number) => string): string => tellDeed(deed, markOf),
    death: ({ turn, cause }: Death): string => `${tellCause(cause)}, turn ${turn}`,
    deathHint: ({ turn, cause }: Death): string =>
      cause === undefined
        ? `dead since turn ${turn}`
        : `dead since turn ${turn}: ${tellCause(cause)}`,
  },

  exchange: {
    dealt: "Dealt to",
    taken: "Taken from",
    nothing: "nobody",
    others: (tanks: number, points: number): string =>
      `${count(tanks, "other", "others")} ${points}`,
  },

  curve: {
    measure: { lives: "Lives", damage: "Damage" } satisfies Record<Measure, string>,
    choose: "What the curve shows",
    slider: "Turn, along the curve",
    caption: "Over the turns",
    captionLives: "Lives over the turns, as reported",
    sentence: (
      mark: string,
      measure: Measure,
      first: number,
      last: number,
      until: number,
    ): string =>
      `Tank ${mark}: ${first} ${measure === "lives" ? "lives" : "points"} at the start, ${last} ` +
      `after turn ${until}`,
    died: (turn: number): string => `; dead since turn ${turn}`,
  },

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
    shotKnown: (shooter: string, target: string): string => `${shooter} fires and hits ${target}`,
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
    fault: faults.sentence,
    evidence: faults.evidence,
    detail: faults.detail,
    errors:
      "What it wrote to standard error is in the organiser’s folder “errors”, for its first few faults.",
  },

  result: {
    title: "The round is over",
    wins: "wins",
    nobody: "Nobody wins",
    alone: (bonus: number): string => `The only tank alive (+${bonus}).`,
    most: "Most points:",
    tie: (points: number): string => `Several tanks have the most points: ${points}.`,
    sorted: "In order of points, which decide the table.",
    alive: "alive",
    end: (end: RoundEnd, turns: number): string => END_SENTENCES[end](turns),
    points: (points: number): string => count(points, "point", "points"),
    sum: (damage: number, bonus: number): string =>
      bonus === 0 ? `damage ${damage}` : `${damage} + bonus ${bonus}`,
    again: "Play again",
    next: "Next round",
    reveal: "Show the result",
    notTold: "No program is told how a round ended.",
  },

  verify: {
    checking: "Checking…",
    agrees: "Checked",
    agreesHint: "Replayed here: agrees with the log",
    differs: "Differs from the log",
    nothing: "Nothing to check",
    what:
      "This page played the round again by the rules, from the field, the starts and the orders in the log. " +
      "Lives, damage, bonus and the number of turns are those that the log states. Nothing shown here is " +
      "taken from that result.",
    whatNothing:
      "This page played the round by the rules, from the field, the starts and the orders in the log. " +
      "Every order is possible, but the log states no result that could be compared.",
    recorded: "in the log",
    replayed: "replayed",
    missing: "nothing",
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
    seed: "Seed",
    stage: "Stage",
    rules: "Rules",
    rulesOf: (rules: number): string => `version ${rules}`,
    sandbox: "Sandbox",
    noSandbox: "none noted",
    programs: "Programs",
    noVersion: "no version noted",
  },
} as const;

const END_SENTENCES: Readonly<Record<RoundEnd, (turns: number) => string>> = {
  "one-left": (turns) => `The round took ${count(turns, "turn", "turns")}.`,
  "none-left": (turns) => `After ${count(turns, "turn", "turns")} no tank was left alive.`,
  "turns-played": (turns) =>
    `All ${count(turns, "turn", "turns")} were played, and more than one tank is alive.`,
  cut: (turns) => `The log ends after ${count(turns, "turn", "turns")}, before the round was over.`,
};

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function tellDeed(deed: Deed, markOf: (seat: number) => string): string {
  switch (deed.kind) {
    case "move": {
      const to = COMPASS[deed.to];
      return deed.came === "moved"
        ? `drives ${to}`
        : deed.came === "edge"
        ? `tries ${to}: the edge`
        : `tries ${to}: blocked`;
    }
    case "fire": {
      const fires = `fires ${COMPASS[deed.to]}`;
      if (deed.isLate) return `${fires}, but is dead before`;
      return deed.hit === undefined ? `${fires}, misses` : `${fires}, hits ${markOf(deed.hit)}`;
    }
    case "look": {
      const looks = `looks ${COMPASS[deed.to]}`;
      if (deed.seen === undefined) return `${looks}, but is dead before`;
      return `${looks}, sees ${deed.seen}`;
    }
    case "lost":
      return deed.fault === undefined ? "lost the turn" : `lost the turn: ${FAULTS[deed.fault]}`;
    case "ended":
      return deed.fault === undefined ? "ended" : `ended: ${FAULTS[deed.fault]}`;
  }
}

function tellCause(cause: DeathCause | undefined): string {
  if (cause === undefined) return "dead";
  if (cause.phase === "fault") return cause.fault === undefined ? "ended" : FAULTS[cause.fault];
  return cause.phase === "moves" ? "rammed" : "shot";
}

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
