/**
 * A whole log from a stream of bytes: the header first, then one round at a time.
 * Browser-safe: no Deno, no DOM.
 *
 * A machine that dies while a round is written leaves a torn last line: no line feed at its end, and no JSON. Such a
 * line is left out with a warning. A line that is torn anywhere else is an error.
 */
import { type Problem, unusable, UnusableInput } from "../core/problem.ts";
import type { Result } from "../core/result.ts";
import { parseHeader, warningsAbout } from "./header.ts";
import { parseJsonLine } from "./json_line.ts";
import { type Line, linesOf, MOST_LINE_BYTES } from "./lines.ts";
import { parseRound } from "./round.ts";
import type { LogHeader, LogRound, Place } from "./types.ts";

/** A round and the line that it stands on. */
export interface NumberedRound {
  readonly line: number;
  readonly round: LogRound;
}

/** A log that is being read. */
export interface OpenLog {
  readonly header: LogHeader;
  /** Can be gone through once. Throws UnusableInput at the first line that is no round. */
  readonly rounds: AsyncIterable<NumberedRound>;
  /** Ends reading; needed only by those who don't go through the rounds. */
  close(): Promise<void>;
}

/** How a log is read. */
export interface OpenOptions {
  /** What messages call the log. */
  readonly file?: string;
  /** Gets what should be told about a log that can be read all the same. */
  readonly warn?: (warning: Problem) => void;
  /** How a round's line becomes a round. @default parseRound */
  readonly parse?: typeof parseRound;
  /** The longest line that is read, in bytes. @default 64 MiB */
  readonly mostLineBytes?: number;
}

/**
 * Reads the header and hands back the rounds to come.
 * @throws {UnusableInput} If there is no header, or one that cannot be used.
 */
export async function openLog(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: OpenOptions = {},
): Promise<OpenLog> {
  const { warn = () => {} } = options;
  const lines = linesOf(chunks, options.mostLineBytes ?? MOST_LINE_BYTES);
  try {
    const first = await nextFilled(lines);
    if (first === undefined) {
      throw unusable(
        "LOG_EMPTY",
        "The log is empty: its first line must be a header",
        placeOf(options),
      );
    }
    const place = placeOf(options, first);
    const header = unwrap(parseHeader(textOf(first, options), place));
    warningsAbout(header, place).forEach(warn);
    const rounds = roundsOf(lines, header, options);
    return { header, rounds, close: async () => void await lines.return(undefined) };
  } catch (error) {
    await lines.return(undefined);
    throw error;
  }
}

async function* roundsOf(
  lines: AsyncGenerator<Line>,
  header: LogHeader,
  options: OpenOptions,
): AsyncGenerator<NumberedRound> {
  const { warn = () => {}, parse = parseRound } = options;
  try {
    for (let line = await nextFilled(lines); line; line = await nextFilled(lines)) {
      const place = placeOf(options, line);
      if (isTorn(line)) {
        const message = "The last line is torn (its writing was cut off): it is left out";
        warn({ ...place, code: "LOG_TORN", message });
        continue;
      }
      yield { line: line.number, round: unwrap(parse(textOf(line, options), header, place)) };
    }
  } finally {
    await lines.return(undefined);
  }
}

/** The next line that is not blank. */
async function nextFilled(lines: AsyncGenerator<Line>): Promise<Line | undefined> {
  for (;;) {
    const next = await lines.next();
    if (next.done) return undefined;
    if (next.value.text === undefined || next.value.text.trim() !== "") return next.value;
  }
}

function isTorn({ text, isWhole, isTooLong }: Line): boolean {
  if (isWhole || isTooLong) return false;
  return text === undefined || !parseJsonLine(text, {}).ok;
}

function textOf(line: Line, options: OpenOptions): string {
  if (line.text !== undefined) return line.text;
  const place = placeOf(options, line);
  if (!line.isTooLong) throw unusable("LOG_UTF8", "This line is not UTF-8", place);
  const most = options.mostLineBytes ?? MOST_LINE_BYTES;
  throw unusable("LOG_TOO_LONG", `This line is longer than ${most} bytes`, place);
}

function placeOf({ file }: OpenOptions, line?: Line): Place {
  return {
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { line: line.number }),
  };
}

function unwrap<T>(result: Result<T, Problem[]>): T {
  if (result.ok) return result.value;
  throw new UnusableInput(result.error);
}
