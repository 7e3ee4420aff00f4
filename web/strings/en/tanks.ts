/** English: what happens in a round of tanks. */
import type { Highlight, Oddity } from "../../../lib/logs/highlights.ts";
import type { RoundKind } from "../../../lib/arena/types.ts";
import type { LogFaultKind } from "../../../lib/logs/types.ts";
import type { RoundEnd } from "../../tanks/model/standing.ts";

/** Why a program was ended, after the name of its tank. */
const FAULTS: Readonly<Record<LogFaultKind, string>> = {
  timeout: "it thought too long",
  exit: "its program stopped",
  crash: "its program crashed",
  flood: "it wrote too much",
  memory: "it wanted too much memory",
  invalid: "it wrote an invalid line",
  start: "its program did not start",
};

/** The sentences of the replay. */
export const tanks = {
  /** A tank in a sentence: name and mark. */
  tank: (name: string, mark: string): string => {
    if (name === "") return mark;
    return mark.startsWith("(") ? `${name} ${mark}` : `${name} (${mark})`;
  },

  /** The end of a recording; `winner` and `bonus` are those of the only tank alive. */
  end: (
    end: RoundEnd,
    of: {
      readonly turns: number;
      readonly alive: number;
      readonly winner: string;
      readonly bonus: number;
    },
  ): string => {
    switch (end) {
      case "one-left":
        return `The round is over: ${of.winner} is the only one alive and scores a bonus of ${of.bonus}`;
      case "none-left":
        return "The round is over: nobody is left";
      case "turns-played":
        return `The round is over after ${count(of.turns, "turn")}: ${of.alive} are alive`;
      case "cut":
        return `The log ends here, before the round is over: ${of.alive} are alive`;
    }
  },

  // The picture of the field.
  arena: {
    loss: (lives: number): string => `−${lives}`,
    ago: (turns: number): string => turns === 0 ? "just now" : `${turns} ago`,
    deadSomewhere: "dead, where?",
    /** On the line of a shot of which only the target is known. */
    hitTold: (mark: string): string => `hits ${mark}`,
    place: (x: number, y: number): string => `(${x},${y})`,
    cell: (x: number, y: number, height: number): string => `Cell (${x},${y}), height ${height}`,
    cellShort: (x: number, y: number): string => `${x}, ${y}`,
    height: (height: number): string => `height ${height}`,
    lives: (lives: number): string => count(lives, "life", "lives"),
    damage: (points: number): string => `${points} damage done`,
    wreck: "wreck",
    facing: (direction: string): string => `facing ${direction}`,
    /** Directions in the order of the rules. */
    directions: ["N", "NE", "E", "SE", "S", "SW", "W", "NW"],
    seen: (age: number): string => age === 0 ? "seen this turn" : `seen ${count(age, "turn")} ago`,
    deadUnknown: "dead by now, place unknown",
    turn: (turn: number, turns: number): string =>
      turn === 0 ? `Start of ${count(turns, "turn")}` : `Turn ${turn} of ${turns}`,
    through: (tank: string): string => `what ${tank} knows`,
    aliveAt: (tank: string, place: string, lives: string, facing: string): string =>
      `${tank} at ${place}, ${lives}, ${facing}`,
    wreckAt: (tank: string, place: string): string => `wreck of ${tank} at ${place}`,
    rememberedAt: (tank: string, place: string, lives: string, seen: string): string =>
      `${tank} last at ${place}, ${lives}, ${seen}`,
    /** All that the picture shows. */
    summary: (turn: string, through: string | undefined, tanks: readonly string[]): string =>
      `${turn}${through === undefined ? "" : `, ${through}`}. ${tanks.join("; ")}.`,
    emptyCell: "empty",
    readField: "Read the field cell by cell",
    readHint: "Arrow keys move from cell to cell, Enter chooses the tank there, Escape ends",
  },

  // The round as a picture to keep.
  animation: {
    caption: (kind: RoundKind, round: number, turn: number, turns: number): string =>
      `${roundIn(kind, round)}, turn ${turn}/${turns}`,
    wins: (kind: RoundKind, round: number, winner: string): string =>
      `${roundIn(kind, round)}: ${winner} wins`,
    nobodyWins: (kind: RoundKind, round: number): string => `${roundIn(kind, round)}: nobody wins`,
    brand: "Turniir",
    /** Why it moves in leaps; `every` turns are one. */
    thinned: (every: number): string =>
      every === 2
        ? "The round is long: the picture shows every second turn."
        : `The round is long: the picture shows one turn in ${every}.`,
    noCanvas: "This browser cannot make the picture.",
    noWorker:
      "The part of the page that makes it did not start; some browsers allow that only on pages from a site.",
  },

  // Marks on the time line.
  marks: {
    label: (turn: number, told: readonly string[]): string => `Turn ${turn}: ${told.join("; ")}`,
    hit: (shooter: string, target: string): string => `${shooter} hits ${target}`,
    collision: (one: string, two: string): string => `${one} and ${two} collide`,
    death: (tank: string): string => `${tank} dies`,
    lost: (tank: string): string => `${tank} loses the turn`,
    fault: (tank: string, fault: LogFaultKind | undefined): string =>
      `${tank} is ended by a fault` + (fault === undefined ? "" : `: ${FAULTS[fault]}`),
  },

  // Rounds worth watching. `name` is what the bot with this index is called.
  highlight: (highlight: Highlight, name: (bot: number) => string): Told => {
    const names = highlight.bots.map(name);
    const [main = "", other = ""] = names;
    switch (highlight.kind) {
      case "turnaround": {
        const { at, lives, rivalLives } = highlight.facts;
        return {
          title: "Turned around",
          sentence:
            `After turn ${at}, ${main} has ${count(lives, "life", "lives")} to ${other}’s ` +
            `${rivalLives}, and still wins.`,
        };
      }
      case "closest": {
        const left = `${count(highlight.facts.lives, "life", "lives")} left`;
        return {
          title: "A close call",
          sentence: highlight.facts.tanks === 2
            ? `${main} wins with ${left} against ${other}.`
            : `${main} outlives all the others with ${left}. ${other} is the last to fall.`,
        };
      }
      case "death":
        return tellDeath(highlight.facts, names);
      case "draw":
        return {
          title: "Nobody wins",
          sentence: `${list(names)} take each other’s last lives in turn ${highlight.facts.at}.`,
        };
      case "lastMoment": {
        const { at, limit } = highlight.facts;
        return {
          title: "At the last moment",
          sentence: `${main} beats ${other} in turn ${at} of ${limit}.`,
        };
      }
      case "fault":
        return { title: "A costly fault", sentence: tellCost(highlight.facts, main, other) };
      case "pacifist":
        return {
          title: "Without a fight",
          sentence: `${main} does no damage at all, and is the only one of ` +
            `${highlight.facts.tanks} to survive.`,
        };
      case "untouched":
        return {
          title: "Untouched",
          sentence: `${main} wins after ${
            count(highlight.facts.turns, "turn")
          } and never loses a life.`,
        };
      case "biggestTurn": {
        const { at, points } = highlight.facts;
        return { title: "Quite a turn", sentence: `${main} scores ${points} in turn ${at} alone.` };
      }
      case "mostDamage": {
        const { damage, tanks } = highlight.facts;
        return {
          title: "A heavy hand",
          sentence: `${main} scores ${damage} for damage in one round of ${tanks} tanks.`,
        };
      }
      case "fastest":
        return {
          title: "Short work",
          sentence: `${main} wins after only ${count(highlight.facts.turns, "turn")}.`,
        };
      case "longest":
        return {
          title: "A long fight",
          sentence: `It takes ${main} ${count(highlight.facts.turns, "turn")} to beat ${other}.`,
        };
    }
  },
} as const;

/** A highlight in words; the title is the same for all of its kind. Names are strangers' text. */
interface Told {
  readonly title: string;
  readonly sentence: string;
}

type FactsOf<Kind extends Highlight["kind"]> = Extract<Highlight, { kind: Kind }>["facts"];

function tellDeath({ at, oddity, many }: FactsOf<"death">, names: readonly string[]): Told {
  const [main = "", other = ""] = names;
  const titles: Readonly<Record<Oddity, string>> = {
    crowd: "All at once",
    wreck: "Killed by a wreck",
    gang: "Ganged up on",
    early: "Over before it began",
    mutual: "An eye for an eye",
    posthumous: "The last shot",
    rammed: "Rammed to death",
  };
  const sentences: Readonly<Record<Oddity, string>> = {
    crowd: `${many} tanks die in turn ${at}: ${list(names)}.`,
    wreck: `${main} drives into the wreck of ${other}, and dies of it.`,
    gang: `It takes ${many} to finish ${main} off in turn ${at}: ${list(names.slice(1))}.`,
    early: `${main} is dead after turn ${at} already.`,
    mutual: `${main} and ${other} kill each other in turn ${at}.`,
    posthumous: `${other} kills ${main} in the turn in which it dies itself.`,
    rammed: `${main} is never hit by a shot: collisions take all its lives.`,
  };
  return { title: titles[oddity], sentence: sentences[oddity] };
}

function tellCost(
  { at, lives, lead, fault }: FactsOf<"fault">,
  main: string,
  other: string,
): string {
  const stood = lead > 0
    ? `${main} leads ${other} by ${count(lead, "life", "lives")}`
    : `${main} is level with ${other} at ${count(lives, "life", "lives")}`;
  const why = fault === undefined ? "" : `: ${FAULTS[fault]}`;
  return `${stood} when a fault ends it in turn ${at}${why}.`;
}

/** The names of a duel stand above it, so they say that it is one. */
function roundIn(kind: RoundKind, round: number): string {
  return kind === "melee" ? `Melee, round ${round}` : `Round ${round}`;
}

/** `A, B and C`. */
function list(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
