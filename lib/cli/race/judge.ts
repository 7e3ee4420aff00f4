/**
 * `race judge LAP.f1`: the official clock. Checks a lap point by point, shows it, tells time and mean speed, and keeps the
 * circuit's log.
 */
import { basename } from "@std/path";
import { unusable, UnusableInput } from "../../core/problem.ts";
import { bad, good, type Result } from "../../core/result.ts";
import { visibleInLine } from "../../core/visible.ts";
import { cleanText } from "../../race/foreign_text.ts";
import { parseLap } from "../../race/lap_file.ts";
import {
  type LapReport,
  reportJson,
  reportLap,
  reportNoCircuit,
  reportSyntax,
} from "../../race/lap_report.ts";
import { logLine } from "../../race/log_file.ts";
import type { Circuit, Point } from "../../race/types.ts";
import { statOf } from "../../server/ordinary_file.ts";
import { jsonText } from "../json_text.ts";
import { readNamedFile } from "../named_file.ts";
import { asTyped, fromWhereYouStand } from "../paths.ts";
import { type Output, paint, terminal } from "../printing.ts";
import { type Stage, terminalStage } from "../terminal_stage.ts";
import { wholeNumber } from "../whole_number.ts";
import { withEnding } from "../with_ending.ts";
import { appendLog, logPathOf } from "./append_log.ts";
import { readConforming } from "./files.ts";
import { findCircuit } from "./find_circuit.ts";
import { replayLap } from "./replay.ts";
import { figuresOf, parOf } from "./words.ts";

/** Options of the command line. */
export interface JudgeWords {
  /** The folder of circuits. @default where the user stands */
  readonly circuits?: string;
  /** Hundredths of a second between two points; 0: a key a move. @default 100 */
  readonly n?: string | number | true;
  /** Text only. */
  readonly t?: boolean;
  /** Nothing is added to the log. */
  readonly l?: boolean;
  /** One JSON object instead of text. */
  readonly json?: boolean;
}

/** The longest pause: a minute. */
const MOST_PAUSE = 6000;

/** What was judged. */
interface Judged {
  readonly report: LapReport;
  /** Where the circuit lies; absent: there is none of that name. */
  readonly path?: string | undefined;
  readonly course?: { readonly circuit: Circuit; readonly points: readonly Point[] } | undefined;
}

/**
 * Judges a result file.
 * @param makeStage Where the lap is shown; `undefined` as its result: nowhere.
 * @returns 0; 1 if the verdict is another than OK.
 * @throws {UnusableInput} If a file cannot be read, or the circuit does not conform; if the log cannot be written, when all
 * else is told.
 */
export async function raceJudge(
  name: string,
  options: JudgeWords = {},
  output: Output = terminal,
  makeStage: (pause: number) => Stage | undefined = terminalStage,
): Promise<number> {
  if (options.n === true) throw unusable("USAGE", "-n needs its number, such as -n 20");
  const file = await withEnding(name, ".f1");
  const pause = wholeNumber("-n", options.n ?? 100, 0, MOST_PAUSE);
  const { course, path, report } = await judgeFile(file, options, output);
  // Whoever stops the show in the middle has his result in the log all the same.
  const log = path === undefined || options.l === true
    ? good(undefined)
    : await keepResult(path, report, basename(file));
  if (options.json === true) output.print(jsonText(reportJson(report)) + "\n");
  else await tellJudged({ course, path, report }, options.t === true, pause, output, makeStage);
  if (!log.ok) throw log.error;
  return report.verdict === "OK" ? 0 : 1;
}

/** Adds a line to the circuit's log; or why it is not there. */
async function keepResult(
  circuit: string,
  report: LapReport,
  file: string,
): Promise<Result<void, UnusableInput>> {
  const date = new Date().toISOString().replace(/\.\d+Z$/, "Z");
  try {
    return good(await appendLog(logPathOf(circuit), logLine(report, date, file)));
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error;
    return bad(error);
  }
}

/** Shows the lap where it can be shown, and tells the verdict and its figures. */
async function tellJudged(
  { course, path, report }: Judged,
  isTextOnly: boolean,
  pause: number,
  output: Output,
  makeStage: (pause: number) => Stage | undefined,
): Promise<void> {
  using stage = isTextOnly || course === undefined ? undefined : makeStage(pause);
  if (stage !== undefined && course !== undefined) {
    await replayLap(course.circuit, course.points, stage);
  }
  const par = course && parOf(course.circuit);
  const colour = report.verdict === "OK" ? "green" : "red";
  const verdict = paint(output, colour, report.verdict);
  const where = path === undefined ? "" : ` on ${visibleInLine(basename(path))}`;
  output.print(`${cleanText(report.pilot) || "A pilot without a name"}${where}: ${verdict}\n`);
  output.print(`${report.sentence}\n${figuresOf(report, par)}\n`);
}

async function judgeFile(file: string, options: JudgeWords, output: Output): Promise<Judged> {
  const lap = parseLap(await readNamedFile(file));
  const folder = fromWhereYouStand(options.circuits ?? ".");
  if ((await statOf(folder))?.isDirectory !== true) {
    throw unusable("NO_FOLDER", "There is no such folder of circuits", { file: asTyped(folder) });
  }
  const path = await findCircuit(folder, lap.ok ? lap.value.circuit : lap.error.circuit);
  if (!lap.ok) return { report: reportSyntax(lap.error), ...(path === undefined ? {} : { path }) };
  if (path === undefined) return { report: reportNoCircuit(lap.value) };
  const circuit = await readConforming(asTyped(path), output);
  const { points } = lap.value;
  return { report: reportLap(lap.value, circuit), path, course: { circuit, points } };
}
