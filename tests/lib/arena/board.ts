/**
 * Boards as pictures, so that a test shows the position instead of describing it.
 *
 * A picture has the north at the top, a row on each line, cells separated by blanks. A cell is its height, followed
 * by the letter of the tank that stands there: `5`, `5A`. A small letter is a wreck. A is seat 0, B seat 1, and so
 * on. The fields of pictures may be smaller than the rules draw them.
 */
import { assertEquals } from "@std/assert";
import { ALL_ORDERS, makeOrder } from "../../../lib/arena/orders.ts";
import { startRound } from "../../../lib/arena/round.ts";
import { playTurn } from "../../../lib/arena/turn.ts";
import { assertNever } from "../../../lib/core/assert_never.ts";
import type {
  PlayedTurn,
  RoundState,
  Tank,
  TurnEntry,
  TurnEvent,
} from "../../../lib/arena/types.ts";

/** For pure tests: nothing of the machine may be touched. */
export const PURE = { permissions: "none" } as const;

/** A number for some of the letters. */
export type ByLetter = Readonly<Record<string, number>>;

/** A cell of a picture, as it is read. */
interface PictureCell {
  readonly height: number;
  readonly letter: string;
}

/**
 * Reads a picture. Living tanks have the given lives, or 20, 19, 18 … in seat order, so that no two are alike.
 * @throws {SyntaxError} If the picture is no rectangle of cells or the letters have a gap.
 */
export function board(picture: string, lives: ByLetter = {}): RoundState {
  const rows = rowsOf(picture).map((row) => row.map(readCell)).reverse();
  const width = rows[0]?.length ?? 0;
  const found = new Map<string, { x: number; y: number; wreck: boolean }>();
  rows.forEach((row, index) => {
    if (row.length !== width) throw new SyntaxError(`Rows of different length:\n${picture}`);
    row.forEach(({ letter }, column) => {
      if (letter === "") return;
      const wreck = letter === letter.toLowerCase();
      found.set(letter.toUpperCase(), { x: column + 1, y: index + 1, wreck });
    });
  });
  const tanks = [...found.keys()].sort().map((letter, seat) => {
    if (letterOf(seat) !== letter) throw new SyntaxError(`No tank ${letterOf(seat)}:\n${picture}`);
    const { x, y, wreck } = found.get(letter) ?? { x: 0, y: 0, wreck: false };
    return { x, y, lives: wreck ? 0 : lives[letter] ?? 20 - seat };
  });
  const heights = rows.flat().map((cell) => cell.height);
  const start = startRound({ width, height: rows.length, heights }, tanks);
  return {
    ...start,
    tanks: start.tanks.map((tank, seat) => ({ ...tank, lives: tanks[seat]?.lives ?? 0 })),
  };
}

/** The picture of a state. */
export function draw({ field, tanks }: RoundState): string {
  const lines: string[] = [];
  for (let y = field.height; y >= 1; y--) {
    const cells = Array.from({ length: field.width }, (_, column) => {
      const letters = tanks.map((tank, seat) =>
        tank.x === column + 1 && tank.y === y ? letterFor(tank, seat) : ""
      );
      return `${field.heights[(y - 1) * field.width + column]}${letters.join("")}`;
    });
    lines.push(cells.join(" "));
  }
  return lines.join("\n");
}

/** Reads entries in seat order as a log has them: `M3 F0 -- !!`. */
export function entries(text: string): TurnEntry[] {
  return text.split(" ").map((word) => {
    if (word === "--") return "lost";
    if (word === "!!") return "ended";
    const order = ALL_ORDERS.find((one) => makeOrder(one) === word);
    if (order === undefined) throw new SyntaxError(`No entry: ${word}`);
    return order;
  });
}

/** Plays turns one after the other, each with its entries, and returns the last. */
export function play(start: RoundState, ...turns: readonly [string, ...string[]]): PlayedTurn {
  let played: PlayedTurn = { state: start, events: [] };
  for (const turn of turns) played = playTurn(played.state, entries(turn));
  return played;
}

/** A turn as a picture before and a picture after. */
export interface TurnCase {
  readonly before: string;
  /** Lives before; see `board`. */
  readonly lives?: ByLetter;
  readonly orders: string;
  /** The picture after; without it nobody moves or dies. */
  readonly after?: string;
  /** Lives lost; whoever is not named loses none. */
  readonly loses?: ByLetter;
  /** Points scored; whoever is not named scores none. */
  readonly scores?: ByLetter;
}

/** Plays one turn and compares places, lives and points of everybody. Returns it for further questions. */
export function checkTurn(turn: TurnCase): PlayedTurn {
  const before = board(turn.before, turn.lives);
  const played = play(before, turn.orders);
  const after = played.state;
  assertEquals(draw(after), tidy(turn.after ?? turn.before), "places");
  assertEquals(
    byLetter(before.tanks.map((tank, seat) => tank.lives - livesOf(after, seat))),
    { ...zeros(before), ...turn.loses },
    "lives lost",
  );
  assertEquals(byLetter(after.damage), { ...zeros(before), ...turn.scores }, "points");
  return played;
}

/**
 * Events in a few words each: `A 1,1>2,1`, `A stays 2 edge`, `A+B 3/2`, `A fires 2`, `A fires 2: B at 3 for 4 (1)`
 * (the points in brackets), `A looks 0: B C`, `A dies in moves`.
 */
export function told(events: readonly TurnEvent[]): string[] {
  return events.map(tell);
}

function tell(event: TurnEvent): string {
  switch (event.kind) {
    case "moved": {
      const { from, to } = event;
      return `${letterOf(event.seat)} ${from.x},${from.y}>${to.x},${to.y}`;
    }
    case "stayed":
      return `${letterOf(event.seat)} stays ${event.direction} ${event.why}`;
    case "collided":
      return `${event.seats.map(letterOf).join("+")} ${event.scored.join("/")}`;
    case "shot": {
      const shot = `${letterOf(event.seat)} fires ${event.direction}`;
      if (event.hit === undefined) return shot;
      const { seat, distance, damage, scored } = event.hit;
      return `${shot}: ${letterOf(seat)} at ${distance} for ${damage} (${scored})`;
    }
    case "looked": {
      const seen = event.seen.map(({ seat }) => ` ${letterOf(seat)}`).join("");
      return `${letterOf(event.seat)} looks ${event.direction}:${seen}`;
    }
    case "died":
      return `${letterOf(event.seat)} dies in ${event.phase}`;
    default:
      return assertNever(event);
  }
}

/** The lives of a seat. */
export function livesOf(state: RoundState, seat: number): number {
  return state.tanks[seat]?.lives ?? NaN;
}

function zeros(state: RoundState): ByLetter {
  return byLetter(state.tanks.map(() => 0));
}

function byLetter(numbers: readonly number[]): ByLetter {
  return Object.fromEntries(numbers.map((number, seat) => [letterOf(seat), number]));
}

function letterOf(seat: number): string {
  return String.fromCharCode(65 + seat);
}

function letterFor(tank: Tank, seat: number): string {
  return tank.lives > 0 ? letterOf(seat) : letterOf(seat).toLowerCase();
}

function tidy(picture: string): string {
  return rowsOf(picture).map((row) => row.join(" ")).join("\n");
}

function rowsOf(picture: string): string[][] {
  return picture.trim().split("\n").map((line) => line.trim().split(/ +/));
}

function readCell(text: string): PictureCell {
  const parts = /^(\d)([A-Za-z]?)$/.exec(text);
  if (parts === null) throw new SyntaxError(`No cell: ${text}`);
  return { height: Number(parts[1]), letter: parts[2] ?? "" };
}
