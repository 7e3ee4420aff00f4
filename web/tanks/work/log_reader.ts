/**
 * Reads a log from its bytes, packed or not, and tells what it finds as it goes. Knows neither worker nor page.
 */
import { type Problem, unusable, UnusableInput } from "../../../lib/core/problem.ts";
import { openLog } from "../../../lib/logs/open.ts";
import { parseRound, parseRoundShape } from "../../../lib/logs/round.ts";
import type { LogHeader, LogRound } from "../../../lib/logs/types.ts";
import * as strings from "../../strings/strings.ts";
import { type Bytes, inflated } from "./inflate.ts";
import type { Slices } from "./pace.ts";
import { recognised } from "./recognise.ts";

/** Who hears what is found: the header first, then rounds and warnings, in the end `complete` or `stopped`. */
export interface ReaderEvents {
  header(header: LogHeader): void;
  round(found: FoundRound): void;
  warning(warning: Problem): void;
  /** All has been read. */
  complete(): void;
  /** Reading ended early. `impossible`: the last line is a round, but one that nobody can have played. */
  stopped(problems: readonly Problem[], impossible: LogRound | undefined): void;
}

/** A round, and the line that it stands on. */
export interface FoundRound {
  readonly round: LogRound;
  readonly line: number;
  readonly text: string;
}

/** How a log is read. */
export interface ReaderOptions {
  /** What messages call the log. */
  readonly file: string;
  /** Whether a server sent it; a web page in its place is told in other words then. */
  readonly isFromServer: boolean;
  readonly events: ReaderEvents;
  readonly slices: Slices;
  /** Once aborted, nothing more is told. */
  readonly signal: AbortSignal;
  /** Bytes of an unpacked log that are read. @default MOST_LOG_BYTES */
  readonly mostBytes?: number;
  /** Rounds that are read. @default MOST_ROUNDS */
  readonly mostRounds?: number;
}

/** What a page can hold, in bytes of text: a melee of the rules has a few hundredths of it. */
export const MOST_LOG_BYTES = 256 * 1024 * 1024;

/** And in rounds: a match of the rules has 1000 at most. */
export const MOST_ROUNDS = 200_000;

/** Reads the log to its end or to the first thing that is wrong. Rejects for nothing that is the log's fault. */
export async function readLog(
  chunks: AsyncIterable<Bytes>,
  options: ReaderOptions,
): Promise<void> {
  const { events, file, mostRounds = MOST_ROUNDS, signal, slices } = options;
  /** The line that was parsed last. */
  let text = "";
  let header: LogHeader | undefined;
  try {
    let isTorn = false;
    const warn = (warning: Problem) => {
      // A packed file that was cut off ends in the middle of a line: that is one tear.
      const isSame = isTorn && warning.code === "LOG_TORN";
      isTorn ||= warning.code === "LOG_TORN";
      if (!signal.aborted && !isSame) events.warning(warning);
    };
    const unpacked = recognised(inflated(chunks, { file, warn }), options);
    const warnings: Problem[] = [];
    const log = await openLog(limited(unpacked, options), {
      file,
      warn: (warning) => header === undefined ? warnings.push(warning) : warn(warning),
      parse: (line, itsHeader, place) => {
        text = line;
        return parseRound(line, itsHeader, place);
      },
    });
    header = log.header;
    if (signal.aborted) return await log.close();
    events.header(header);
    warnings.forEach(warn);
    let rounds = 0;
    for await (const { line, round } of log.rounds) {
      if (signal.aborted) return;
      rounds += 1;
      if (rounds > mostRounds) {
        const message = strings.logs.problems.tooManyRounds(mostRounds);
        throw unusable("LOG_TOO_MANY", message, { file, line });
      }
      events.round({ line, round, text });
      await slices.breathe();
    }
    if (!signal.aborted) events.complete();
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof UnusableInput)) throw error;
    events.stopped(error.problems, findImpossible(error.problems, text, header));
  }
}

function findImpossible(
  problems: readonly Problem[],
  text: string,
  header: LogHeader | undefined,
): LogRound | undefined {
  if (header === undefined || problems[0]?.code !== "LOG_ILLEGAL") return undefined;
  const shape = parseRoundShape(text, header);
  return shape.ok ? shape.value : undefined;
}

/** The same chunks, up to what a page can hold; a pause between them, as a log may also have very long lines. */
async function* limited(
  chunks: AsyncIterable<Bytes>,
  { file, mostBytes = MOST_LOG_BYTES, slices }: ReaderOptions,
): AsyncGenerator<Bytes> {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > mostBytes) {
      throw unusable("LOG_TOO_LARGE", strings.logs.problems.tooLarge(mostBytes), { file });
    }
    await slices.breathe();
    yield chunk;
  }
}
