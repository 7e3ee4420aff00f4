/**
 * Traffic files: five lines of text, a lane each, from north to south [FILE-1 … FILE-7]. Pure.
 */
import { firstProblems } from "../core/first_problems.ts";
import type { Problem } from "../core/problem.ts";
import { bad, good, type Result } from "../core/result.ts";
import { hidesSomething } from "../core/visible.ts";
import { BLANK, countFrames, isWestbound } from "./lanes.ts";
import { LANES, MOST_FRAMES } from "./rules.ts";
import type { Lane, Traffic } from "./types.ts";

/** A traffic file that can be used. */
export interface ReadTraffic {
  readonly traffic: Traffic;
  /** What one should know of it all the same, with its lines. */
  readonly warnings: readonly Problem[];
}

/** More problems of one file are not told. */
const MOST_PROBLEMS = 20;

const BOM = "\uFEFF";

/** What stands where bytes are no UTF-8. */
const BROKEN = "\uFFFD";

/** Blanks of every kind, of which only the space is allowed. */
const BLANKS = /[\p{Z}\u2800]/u;

/** Drawn on top of the character before it. */
const MARK = /\p{M}/u;

/** Reads a traffic file (UTF-8). Of what is wrong the first twenty are told, with line and column, and how many more there are. */
export function parseTraffic(bytes: Uint8Array): Result<ReadTraffic, Problem[]> {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const body = text.startsWith(BOM) ? text.slice(1) : text;
  const pieces = body.split(/\r?\n/);
  // What follows the end of the fifth line is no line as long as it is empty.
  const isEnded = pieces.length === LANES.length + 1 && pieces.at(-1) === "";
  const lines = isEnded ? pieces.slice(0, -1) : pieces;
  if (lines.length !== LANES.length) return bad([foreignLineEnd(body) ?? wrongCount(pieces)]);
  const rows = lines.map((line) => Array.from(line));
  const problems = rows.flatMap((cells, index) => problemsOf(cells, index + 1));
  if (problems.length > 0) return bad(firstProblems(problems, MOST_PROBLEMS));
  const traffic = { lanes: rows.map((cells, index) => laneFrom(index + 1, cells)) };
  const long = traffic.lanes.find((lane) => countFrames({ lanes: [lane] }) > MOST_FRAMES);
  if (long !== undefined) return bad([tooLong(long)]);
  const warnings = rows.flatMap((cells, index) => warningsOf(cells, index + 1));
  return good({
    traffic,
    warnings: isEnded || lines.at(-1) !== "" ? warnings : [...warnings, NO_LAST_LINE],
  });
}

/** A traffic file: LF after each line, and each line as short as it can be, its entry end against the edge. */
export function makeTraffic(traffic: Traffic): string {
  return traffic.lanes.map(({ cells, row }) => `${laneFrom(row, cells).cells.join("")}\n`).join("");
}

/** A lane of these cells; blanks before its first vehicle and behind its last one say nothing [FILE-5]. */
export function laneFrom(row: number, cells: readonly string[]): Lane {
  const first = cells.findIndex((cell) => cell !== BLANK);
  const last = cells.findLastIndex((cell) => cell !== BLANK);
  return { row, cells: first < 0 ? [] : cells.slice(first, last + 1) };
}

/** What is there instead of vehicles and spaces, from the first such character on [FILE-6]. */
function problemsOf(cells: readonly string[], line: number): Problem[] {
  return cells.flatMap((cell, index) => {
    const name = isHidden(cell) ? hiddenName(cell) : cell === BROKEN ? "not UTF-8" : undefined;
    if (name === undefined) return [];
    const message = cell === BROKEN
      ? "This character is broken: a traffic file is UTF-8 text"
      : `This character cannot be seen (${name}): a lane has spaces, and vehicles of characters that can be seen`;
    return [{ code: "TRAFFIC_CHARACTER", message, line, column: index + 1 }];
  });
}

function isHidden(cell: string): boolean {
  return cell !== BLANK && (BLANKS.test(cell) || hidesSomething(cell));
}

function hiddenName(cell: string): string {
  if (cell === "\t") return "a tab";
  if (cell === "\r") return "a carriage return; lines end with LF or CR+LF";
  if (cell === "\u00A0") return "a no-break space";
  return `U+${(cell.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

function warningsOf(cells: readonly string[], line: number): Problem[] {
  const mark = cells.findIndex((cell) => MARK.test(cell));
  const warnings: Problem[] = mark < 0 ? [] : [{
    code: "TRAFFIC_MARK",
    message: "This mark is drawn on the character before it, but is a cell of its own",
    line,
    column: mark + 1,
  }];
  const blanks = blanksAtEntry(cells, line);
  if (blanks === 0) return warnings;
  const place = isWestbound(line) ? "at the start" : "at the end";
  const message = `${blanks === 1 ? "1 space" : `${blanks} spaces`} ${place} of this line ` +
    `${blanks === 1 ? "is" : "are"} skipped: the first vehicle waits at the edge of the road`;
  return [...warnings, { code: "TRAFFIC_BLANKS", message, line }];
}

/** Spaces before the first vehicle to enter; 0 where there is no vehicle. */
function blanksAtEntry(cells: readonly string[], row: number): number {
  const order = isWestbound(row) ? cells : cells.toReversed();
  return Math.max(0, order.findIndex((cell) => cell !== BLANK));
}

/** @param pieces What the line ends are between; behind the last line end there is no line as long as nothing is there. */
function wrongCount(pieces: readonly string[]): Problem {
  const count = pieces.length - (pieces.at(-1) === "" ? 1 : 0);
  const there = count === 0 ? "are no lines" : count === 1 ? "is 1 line" : `are ${count} lines`;
  const message =
    `There ${there}: a traffic file has exactly five, a line for each lane from north to south`;
  const line = Math.min(count, LANES.length + 1);
  return { code: "TRAFFIC_LINES", message, ...(count === 0 ? {} : { line }) };
}

/** Files of old systems end their lines with CR alone: then there seem to be far too few. */
function foreignLineEnd(body: string): Problem | undefined {
  const at = body.search(/\r(?!\n)/);
  if (at < 0) return undefined;
  const before = body.slice(0, at).split("\n");
  return {
    code: "TRAFFIC_LINE_END",
    message: "A line ends with a carriage return alone (CR) here: lines end with LF or CR+LF",
    line: before.length,
    column: Array.from(before.at(-1) ?? "").length + 1,
  };
}

function tooLong(lane: Lane): Problem {
  const message = `This lane is busy for ${countFrames({ lanes: [lane] })} frames: ` +
    `${MOST_FRAMES} are the most`;
  return { code: "TRAFFIC_LONG", message, line: lane.row };
}

const NO_LAST_LINE: Problem = {
  code: "TRAFFIC_LAST_LINE",
  message: "The file ends after line 4: lane 5 is empty",
  line: LANES.length,
};
