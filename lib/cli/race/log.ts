/**
 * `race log CIRCUIT`: all results on a circuit, the best first.
 */
import { unusable } from "../../core/problem.ts";
import { visibleInLine } from "../../core/visible.ts";
import { showHundredths } from "../../race/chronometer.ts";
import { parseLog, sortLog } from "../../race/log_file.ts";
import { statOf } from "../../server/ordinary_file.ts";
import { jsonText } from "../json_text.ts";
import { endingOf, readNamedFile } from "../named_file.ts";
import { fromWhereYouStand } from "../paths.ts";
import { type Output, terminal, textTable, warning } from "../printing.ts";
import { logPathOf } from "./append_log.ts";

/** Options of the command line. */
export interface LogWords {
  /** One JSON array instead of text. */
  readonly json?: boolean;
}

/** A line has some hundred bytes: this is enough for half a million laps. */
const MOST_MB = 64;

/**
 * Prints the log of a circuit, or the log that was named itself; by time, then speed, then the eliminated ones.
 * @returns 0.
 * @throws {UnusableInput} NO_FILE: nothing was logged there yet.
 */
export async function raceLog(
  name: string,
  options: LogWords = {},
  output: Output = terminal,
): Promise<number> {
  const file = endingOf(name) === ".log" ? name : logPathOf(name);
  if (await statOf(fromWhereYouStand(file)) === undefined) {
    const message = "There is no such log: turniir race judge writes a line for each lap";
    throw unusable("NO_FILE", message, { file: visibleInLine(file) });
  }
  const { entries, warnings } = parseLog(
    new TextDecoder().decode(await readNamedFile(file, MOST_MB)),
  );
  for (const problem of warnings) {
    output.complain(warning({ ...problem, file: visibleInLine(file) }));
  }
  const sorted = sortLog(entries);
  if (options.json === true) {
    const rows = sorted.map(({ kmhHundredths, time, ...entry }) => ({
      ...entry,
      time: time ?? null,
      kmh: kmhHundredths === undefined ? null : kmhHundredths / 100,
    }));
    output.print(jsonText(rows) + "\n");
    return 0;
  }
  const text = textTable(
    ["time", "km/h", "moves", "pilot", "file", "date", "verdict"],
    sorted.map(({ date, file, kmhHundredths, moves, pilot, time, verdict }) => [
      time === undefined ? "-" : showHundredths(time),
      kmhHundredths === undefined ? "-" : showHundredths(kmhHundredths),
      String(moves),
      pilot,
      file,
      date,
      verdict,
    ]),
    { align: ["right", "right", "right"] },
  );
  output.print(`${text}\n`);
  return 0;
}
