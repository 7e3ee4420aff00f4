/**
 * Result files (.F1): who drove, on which circuit, and a point for each second [LAP-1 … LAP-6]. Pure.
 */
import { bad, good, type Result } from "../core/result.ts";
import { HEIGHT, WIDTH } from "./rules.ts";
import type { Point } from "./types.ts";

/** What stands in a result file. Both names are foreign text: clean them before they are printed. */
export interface LapFile {
  /** May be empty. */
  readonly pilot: string;
  /** The name of the circuit's file as the pilot wrote it, without blanks round it. */
  readonly circuit: string;
  /** One position a second, the start first; may be empty. */
  readonly points: readonly Point[];
}

/** Where a result file cannot be read, and whose it is. */
export interface LapSyntax extends Omit<LapFile, "points"> {
  /** From 1. */
  readonly line: number;
  /** A sentence that says what would be right. */
  readonly message: string;
}

const POINT = /^[ \t]*(\d{1,9})[ \t]*,[ \t]*(\d{1,9})[ \t]*$/;

/** Points begin in this line, counted from 0. */
const FIRST_POINT = 2;

/** Reads a result file. Lines end with CR, CR+LF or LF; the last one may have no end. */
export function parseLap(bytes: Uint8Array): Result<LapFile, LapSyntax> {
  const lines = decode(bytes).split(/\r\n|\r|\n/);
  // Only between points an empty line is a mistake.
  while (lines.length > FIRST_POINT && lines.at(-1) === "") lines.pop();
  const names = { pilot: lines[0] ?? "", circuit: (lines[1] ?? "").trim() };
  const points: Point[] = [];
  for (const [index, line] of lines.entries()) {
    if (index < FIRST_POINT) continue;
    const point = parsePoint(line);
    if (typeof point === "string") return bad({ ...names, line: index + 1, message: point });
    points.push(point);
  }
  return good({ ...names, points });
}

/** A result file with CR+LF after each line. */
export function makeLap({ circuit, pilot, points }: LapFile): string {
  const lines = [pilot, circuit, ...points.map(({ x, y }) => `${x},${y}`)];
  return lines.map((line) => `${line}\r\n`).join("");
}

/** A point, or what is wrong with it. */
function parsePoint(line: string): Point | string {
  const [, x, y] = POINT.exec(line) ?? [];
  if (x === undefined || y === undefined) {
    return line.trim() === ""
      ? "This line is empty: there is one point in each line, such as 41,4"
      : "This is no point: write x and y as whole numbers with a comma between them, such as 41,4";
  }
  const point = { x: Number(x), y: Number(y) };
  if (point.x < WIDTH && point.y < HEIGHT) return point;
  return `(${point.x},${point.y}) is not on the grid: x is 0 to ${WIDTH - 1}, y is 0 to ${
    HEIGHT - 1
  }`;
}

/** UTF-8 where it is; else Latin-1, which has a letter for each byte [LAP-6]. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  }
}
