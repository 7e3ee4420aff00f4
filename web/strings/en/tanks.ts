/** English: what happens in a round of tanks. */
import type { RoundKind } from "../../../lib/arena/types.ts";
import type { LogFaultKind } from "../../../lib/logs/types.ts";
import type { RoundEnd } from "../../tanks/model/standing.ts";

/** Why a program was ended, after the name of its tank. */
export const ENDED_BY: Readonly<Record<LogFaultKind, string>> = {
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

  // The round as a picture to keep; what is said on the page about making one stands in share.ts.
  picture: {
    caption: (kind: RoundKind, round: number, turn: number, turns: number): string =>
      `${roundIn(kind, round)}, turn ${turn}/${turns}`,
    wins: (kind: RoundKind, round: number, winner: string): string =>
      `${roundIn(kind, round)}: ${winner} wins`,
    nobodyWins: (kind: RoundKind, round: number): string => `${roundIn(kind, round)}: nobody wins`,
    brand: "Turniir",
    noCanvas: "This browser cannot make the picture.",
    /** In the corner of a field that is turned. */
    northRight: "N→",
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
    readHint:
      "Arrow keys move from cell to cell, Enter chooses the tank there, C copies the cell, Shift+C the field, Escape ends",
  },

  // Marks on the time line.
  marks: {
    label: (turn: number, told: readonly string[]): string => `Turn ${turn}: ${told.join("; ")}`,
    hit: (shooter: string, target: string): string => `${shooter} hits ${target}`,
    collision: (one: string, two: string): string => `${one} and ${two} collide`,
    ramming: (driver: string, wreck: string): string =>
      `${driver} drives into the wreck of ${wreck}`,
    death: (tank: string): string => `${tank} dies`,
    lost: (tank: string): string => `${tank} loses the turn`,
    fault: (tank: string, fault: LogFaultKind | undefined): string =>
      `${tank} is ended by a fault` + (fault === undefined ? "" : `: ${ENDED_BY[fault]}`),
  },
} as const;

/** The names of a duel stand above it, so they say that it is one. */
function roundIn(kind: RoundKind, round: number): string {
  return kind === "melee" ? `Melee, round ${round}` : `Round ${round}`;
}

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
