/**
 * A circuit's log (.LOG): all results that were obtained on it, a line each, the eliminated ones too. Columns are parted by
 * tabs; the first line is their headings. Pure.
 */
import type { Problem } from "../core/problem.ts";
import { showHundredths } from "./chronometer.ts";
import { cleanText } from "./foreign_text.ts";
import type { LapReport } from "./lap_report.ts";

/** Headings of the columns. */
export const LOG_COLUMNS = ["date", "pilot", "file", "moves", "time", "km/h", "verdict"] as const;

/** The first line of a log, without its end. */
export const LOG_HEADER: string = LOG_COLUMNS.join("\t");

/** Stands where there is nothing to say. */
const NOTHING = "-";

/** A line of a log. */
export interface LogEntry {
  /** ISO 8601, to the second. */
  readonly date: string;
  readonly pilot: string;
  readonly file: string;
  readonly moves: number;
  /** Hundredths of a second; absent: the lap did not end. */
  readonly time?: number;
  /** Hundredths of a km/h. */
  readonly kmhHundredths?: number;
  /** `OK`, or a code and what it is about: `E_COLLISION move 17`. */
  readonly verdict: string;
}

/** The line of a report, without its end. */
export function logLine(report: LapReport, date: string, file: string): string {
  const { kmhHundredths, line, move, moves, pilot, time, verdict } = report;
  const about = move !== undefined ? ` move ${move}` : line !== undefined ? ` line ${line}` : "";
  return [
    date,
    cleanText(pilot) || NOTHING,
    cleanText(file),
    String(moves),
    time === undefined ? NOTHING : showHundredths(time),
    kmhHundredths === undefined ? NOTHING : showHundredths(kmhHundredths),
    `${verdict}${about}`,
  ].join("\t");
}

/** Reads a log. Lines that are none of a log are passed over with a warning. */
export function parseLog(text: string): {
  readonly entries: readonly LogEntry[];
  readonly warnings: readonly Problem[];
} {
  const entries: LogEntry[] = [];
  const warnings: Problem[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    if (line === "" || line === LOG_HEADER) return;
    const entry = parseLine(line);
    if (entry !== undefined) return void entries.push(entry);
    const message = `This line is none of a log: it has the columns ${LOG_COLUMNS.join(", ")}`;
    warnings.push({ code: "LOG_LINE", message, line: index + 1 });
  });
  return { entries, warnings };
}

/** Valid laps first, by time, then by the higher speed; the others as they came. */
export function sortLog(entries: readonly LogEntry[]): LogEntry[] {
  const isValid = ({ verdict }: LogEntry) => verdict === "OK";
  const valid = entries.filter(isValid).sort((one, other) =>
    (one.time ?? 0) - (other.time ?? 0) ||
    (other.kmhHundredths ?? 0) - (one.kmhHundredths ?? 0)
  );
  return [...valid, ...entries.filter((entry) => !isValid(entry))];
}

function parseLine(line: string): LogEntry | undefined {
  const cells = line.split("\t");
  const [date, pilot, file, moves, time, kmh, verdict] = cells;
  if (
    cells.length !== LOG_COLUMNS.length || date === undefined || pilot === undefined ||
    file === undefined || time === undefined || kmh === undefined || verdict === undefined ||
    !/^\d{1,9}$/.test(moves ?? "") || !isAmount(time) || !isAmount(kmh)
  ) return undefined;
  // A valid lap has a time.
  if (verdict === "OK" && (time === NOTHING || kmh === NOTHING)) return undefined;
  return {
    date,
    pilot,
    file,
    moves: Number(moves),
    ...(time === NOTHING ? {} : { time: hundredths(time) }),
    ...(kmh === NOTHING ? {} : { kmhHundredths: hundredths(kmh) }),
    verdict,
  };
}

function isAmount(text: string): boolean {
  return text === NOTHING || /^\d{1,9}\.\d\d$/.test(text);
}

function hundredths(text: string): number {
  return Number(text.replace(".", ""));
}
