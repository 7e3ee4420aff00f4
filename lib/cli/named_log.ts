/**
 * Logs as the commands take them: by name, `-` for standard input.
 */
import { unusable } from "../core/problem.ts";
import { readLog, readLogStream } from "../logs/files.ts";
import type { OpenLog, OpenOptions } from "../logs/open.ts";
import type { LogHeader, LogRound } from "../logs/types.ts";
import { fromWhereYouStand } from "./paths.ts";
import { type Output, warning } from "./printing.ts";

/**
 * Opens a log; warnings about it go to the output.
 * @throws {UnusableInput} If it cannot be read.
 */
export async function openNamedLog(
  name: string,
  output: Output,
  options: Pick<OpenOptions, "parse"> = {},
): Promise<OpenLog> {
  const warn: OpenOptions["warn"] = (problem) => output.complain(warning(problem));
  if (name !== "-") {
    return await readLog(fromWhereYouStand(name), { ...options, file: name, warn });
  }
  return await readLogStream(Deno.stdin.readable, { ...options, file: "standard input", warn });
}

/** What messages call a log. */
export function titleOf(name: string): string {
  return name === "-" ? "standard input" : name;
}

/**
 * Reads one round of a log: the one of that number, or the first.
 * @throws {UnusableInput} If there is no such round; the message tells which there are.
 */
export async function readNamedRound(
  name: string,
  wanted: number | undefined,
  output: Output,
): Promise<{ readonly header: LogHeader; readonly round: LogRound }> {
  const log = await openNamedLog(name, output);
  const present: number[] = [];
  for await (const { round } of log.rounds) {
    if (wanted === undefined || round.round === wanted) return { header: log.header, round };
    present.push(round.round);
  }
  const there = present.length === 0 ? "it has no rounds" : `there ${formatNumbers(present)}`;
  const message = wanted === undefined
    ? "There is no round to show: this log has no rounds"
    : `There is no round ${wanted}: ${there}`;
  throw unusable("LOG_NO_ROUND", message, { file: titleOf(name) });
}

/** `are rounds 1 to 5, 8, 10 to 12`; a list that is too long is cut. */
function formatNumbers(numbers: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const number of [...new Set(numbers)].sort((one, two) => one - two)) {
    const last = ranges.at(-1);
    if (last !== undefined && last.to === number - 1) last.to = number;
    else ranges.push({ from: number, to: number });
  }
  const told = ranges.slice(0, 10).map(({ from, to }) => from === to ? from : `${from} to ${to}`);
  const rest = ranges.length > told.length ? " and others" : "";
  return `${numbers.length === 1 ? "is round" : "are rounds"} ${told.join(", ")}${rest}`;
}
