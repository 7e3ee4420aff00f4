/** Recordings of random rounds, and what a program can tell from the lines that it read: parsed anew, for tests. */
import type { Seat } from "../../../../lib/arena/types.ts";
import { dialogueOf } from "../../../../lib/logs/dialogue.ts";
import { record, type Recording } from "../../../../web/tanks/model/recording.ts";
import { headerOf, recordRound } from "../../../lib/logs/record.ts";

/** A round of random orders. */
export function randomRecording(seed: number, tanks: number, turns = 60): Recording {
  const header = headerOf(tanks, turns);
  return record(header, recordRound(header, seed));
}

/** A tank as a line told of it; directions as in the line: tracks, cannon, periscope. */
export interface ToldTank {
  readonly turn: number;
  readonly x: number;
  readonly y: number;
  readonly directions: readonly number[];
  /** Lives in the same line. */
  readonly lives: number;
}

/** What has been told up to a turn. */
export interface Told {
  /** The last turn with a report. */
  readonly turn: number;
  /** By the number that the program uses, from 1. */
  readonly lives: ReadonlyMap<number, number>;
  readonly lastSeen: ReadonlyMap<number, ToldTank>;
  /** Of the last report alone. */
  readonly seenNow: readonly number[];
  readonly hit: number | undefined;
  readonly wrote: string | undefined;
}

/** What the program in a seat has been told by the end of each turn; index 0 is the start. */
export function toldOf(recording: Recording, seat: Seat): Told[] {
  const others = recording.seats.length - 1;
  const told: Told[] = [];
  let last: Told = {
    turn: 0,
    lives: new Map(Array.from({ length: others }, (_, index) => [index + 1, 20])),
    lastSeen: new Map(),
    seenNow: [],
    hit: undefined,
    wrote: undefined,
  };
  for (const { turn, wrote, read } of dialogueOf(recording.header, recording.round, seat)) {
    if (turn > 0) {
      const line = read[0];
      last = line === undefined
        ? { ...last, seenNow: [], hit: undefined, wrote }
        : listen(last, turn, wrote, line.split(" ").map(Number), others);
    }
    told.push(last);
  }
  while (told.length <= recording.turns) {
    last = { ...last, seenNow: [], hit: undefined, wrote: undefined };
    told.push(last);
  }
  return told;
}

function listen(
  last: Told,
  turn: number,
  wrote: string | undefined,
  numbers: readonly number[],
  others: number,
): Told {
  const lives = new Map(numbers.slice(1, 1 + others).map((count, index) => [index + 1, count]));
  const rest = numbers.slice(1 + others);
  const lastSeen = new Map(last.lastSeen);
  const seenNow: number[] = [];
  if (wrote?.startsWith("L") === true) {
    for (let at = 1; at < rest.length; at += 6) {
      const [number = 0, x = 0, y = 0, ...directions] = rest.slice(at, at + 6);
      seenNow.push(number);
      lastSeen.set(number, { turn, x, y, directions, lives: lives.get(number) ?? -1 });
    }
  }
  return {
    turn,
    lives,
    lastSeen,
    seenNow,
    hit: wrote?.startsWith("F") === true ? rest[0] : undefined,
    wrote,
  };
}
