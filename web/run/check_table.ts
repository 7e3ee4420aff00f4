/** Reads all logs of a run, one after the other, and compares its table with what they come to. */
import { UnusableInput } from "../../lib/core/problem.ts";
import type { PublishedRun } from "../../lib/logs/published.ts";
import { compareTable, createLogSums, type LogSums } from "../../lib/logs/table_check.ts";
import { untilRead } from "../tanks/work/until_read.ts";
import type { RunOutside, TableCheck } from "./types.ts";

/** Tells `hear` how far it has come, in the end what it came to. Once aborted, nothing more is told. */
export async function checkTable(
  { openLog }: Pick<RunOutside, "openLog">,
  { id, matches, table }: PublishedRun,
  hear: (check: TableCheck) => void,
  signal: AbortSignal,
): Promise<void> {
  if (table === undefined) return;
  const logs: LogSums[] = [];
  for (const { file } of matches) {
    if (signal.aborted) return;
    hear({ state: "running", done: logs.length, total: matches.length });
    try {
      logs.push(await sumsOf(() => openLog(id, file, signal), signal));
    } catch (error) {
      if (!(error instanceof UnusableInput)) throw error;
      const why = error.problems[0]?.message ?? error.message;
      if (!signal.aborted) hear({ state: "unread", file, why });
      return;
    }
  }
  if (!signal.aborted) hear(compareTable(table, logs));
}

async function sumsOf(
  open: () => ReturnType<RunOutside["openLog"]>,
  signal: AbortSignal,
): Promise<LogSums> {
  const book = await open();
  try {
    await untilRead(book, signal);
    if (book.problems.value.length > 0) throw new UnusableInput(book.problems.value);
    const sums = createLogSums(book.header);
    for (const round of book.rounds.value) sums.add(round);
    return sums.sums();
  } finally {
    book.close();
  }
}
