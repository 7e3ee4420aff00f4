/**
 * The lines that a program read and wrote, and what each number in them means. Pure.
 */
import { seatOf } from "../../../lib/arena/seats.ts";
import type { Direction, Seat, TankNumber } from "../../../lib/arena/types.ts";
import { dialogueOf, type DialogueTurn } from "../../../lib/logs/dialogue.ts";
import { type Recording, seatAt } from "./recording.ts";

/** Some numbers of a line that mean something together. */
export interface Piece {
  /** As they stand in the line. */
  readonly text: string;
  readonly means: Meaning;
}

/** What numbers of a line mean. `number` is what the program calls the tank in `seat`. */
export type Meaning =
  | { readonly kind: "field"; readonly width: number; readonly height: number }
  | { readonly kind: "start"; readonly x: number; readonly y: number }
  | { readonly kind: "others"; readonly count: number }
  /** The heights of a row, from west to east. */
  | { readonly kind: "heights"; readonly y: number }
  | { readonly kind: "own-lives"; readonly lives: number }
  | {
    readonly kind: "lives";
    readonly number: number;
    readonly seat: number;
    readonly lives: number;
  }
  | { readonly kind: "place"; readonly x: number; readonly y: number }
  | { readonly kind: "miss" }
  | { readonly kind: "hit"; readonly number: number; readonly seat: number }
  | { readonly kind: "seen-count"; readonly count: number }
  | Seen;

/** A tank that a look showed. */
export interface Seen {
  readonly kind: "seen";
  readonly number: number;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly tracks: Direction;
  readonly cannon: Direction;
  readonly periscope: Direction;
}

/** Pieces that are explained in one sentence, in the order of the lines. */
export interface PieceGroup {
  readonly kind: Meaning["kind"];
  /** At least one. */
  readonly pieces: readonly Piece[];
}

/** The lives of more other tanks than this are explained together. */
const MOST_LIVES = 12;

const KEPT = new WeakMap<Recording, Map<number, readonly DialogueTurn[]>>();

/**
 * What the program in a seat read and wrote: turn t at index t, the opening at 0; it ends with the tank's last turn.
 * Empty when there is no such seat. Found once for each seat.
 */
export function linesOf(recording: Recording, seat: number): readonly DialogueTurn[] {
  const kept = KEPT.get(recording) ?? new Map<number, readonly DialogueTurn[]>();
  KEPT.set(recording, kept);
  const known = kept.get(seat);
  if (known !== undefined) return known;
  const place = seatAt(recording, seat);
  const lines = place === undefined
    ? []
    : [...dialogueOf(recording.header, recording.round, place)];
  kept.set(seat, lines);
  return lines;
}

/** Exactly what the program read on its standard input up to and including the report of a turn. */
export function inputUpTo(recording: Recording, seat: number, turn: number): string {
  return withEnds(upTo(recording, seat, turn).flatMap(({ read }) => read));
}

/** The orders that the program wrote up to and including a turn; a turn that it lost is not in them. */
export function outputUpTo(recording: Recording, seat: number, turn: number): string {
  return withEnds(
    upTo(recording, seat, turn).flatMap(({ wrote }) => wrote === undefined ? [] : [wrote]),
  );
}

/** The lines read in a turn, each in pieces with their meaning. The pieces of a line, joined by blanks, are the line. */
export function explain(recording: Recording, seat: number, turn: DialogueTurn): Piece[][] {
  const viewer = seatAt(recording, seat);
  if (viewer === undefined) return [];
  return turn.read.map((line, index) => {
    const numbers = line.split(" ").map(Number);
    if (turn.turn > 0) return explainReport(numbers, turn, viewer, recording.seats.length);
    return index === 0
      ? explainOpening(numbers)
      : [{ text: line, means: { kind: "heights", y: index } }];
  });
}

/** What to explain of the lines: each piece alone, but all heights together, and the lives of very many tanks. */
export function groupsOf(lines: readonly (readonly Piece[])[]): PieceGroup[] {
  const pieces = lines.flat();
  const lives = pieces.filter(({ means }) => means.kind === "lives").length;
  const isShared = (kind: Meaning["kind"]) =>
    kind === "heights" || (kind === "lives" && lives > MOST_LIVES);
  const groups: { kind: Meaning["kind"]; pieces: Piece[] }[] = [];
  for (const piece of pieces) {
    const { kind } = piece.means;
    const last = groups.at(-1);
    if (last?.kind === kind && isShared(kind)) last.pieces.push(piece);
    else groups.push({ kind, pieces: [piece] });
  }
  return groups;
}

function explainOpening([width = 0, height = 0, x = 0, y = 0, count = 0]: number[]): Piece[] {
  return [
    { text: `${width} ${height}`, means: { kind: "field", width, height } },
    { text: `${x} ${y}`, means: { kind: "start", x, y } },
    { text: `${count}`, means: { kind: "others", count } },
  ];
}

function explainReport(
  numbers: readonly number[],
  { wrote }: DialogueTurn,
  viewer: Seat,
  tanks: number,
): Piece[] {
  const [own = 0] = numbers;
  const others = numbers.slice(1, tanks).map((lives, index): Piece => ({
    text: `${lives}`,
    means: { kind: "lives", lives, ...called(viewer, index + 1) },
  }));
  return [
    { text: `${own}`, means: { kind: "own-lives", lives: own } },
    ...others,
    ...explainAnswer(numbers.slice(tanks), wrote?.charAt(0), viewer),
  ];
}

function explainAnswer(
  numbers: readonly number[],
  letter: string | undefined,
  viewer: Seat,
): Piece[] {
  const [first, second = 0] = numbers;
  if (first === undefined) return [];
  if (letter === "M") {
    return [{ text: `${first} ${second}`, means: { kind: "place", x: first, y: second } }];
  }
  if (letter === "F") {
    const means: Meaning = first === 0
      ? { kind: "miss" }
      : { kind: "hit", ...called(viewer, first) };
    return [{ text: `${first}`, means }];
  }
  const seen = Array.from(
    { length: first },
    (_, index) => explainSeen(numbers.slice(1 + 6 * index, 7 + 6 * index), viewer),
  );
  return [{ text: `${first}`, means: { kind: "seen-count", count: first } }, ...seen];
}

function explainSeen(numbers: readonly number[], viewer: Seat): Piece {
  const [number = 0, x = 0, y = 0, tracks = 0, cannon = 0, periscope = 0] = numbers;
  return {
    text: numbers.join(" "),
    means: {
      kind: "seen",
      ...called(viewer, number),
      x,
      y,
      tracks: asDirection(tracks),
      cannon: asDirection(cannon),
      periscope: asDirection(periscope),
    },
  };
}

/** What the program calls a tank, and its seat. */
function called(viewer: Seat, number: number): { number: number; seat: number } {
  return { number, seat: seatOf(viewer, number as TankNumber) };
}

/** Reports hold nothing else than directions there. */
function asDirection(number: number): Direction {
  return (number & 7) as Direction;
}

function upTo(recording: Recording, seat: number, turn: number): readonly DialogueTurn[] {
  return linesOf(recording, seat).slice(0, Math.max(0, turn) + 1);
}

function withEnds(lines: readonly string[]): string {
  return lines.map((line) => line + "\n").join("");
}
