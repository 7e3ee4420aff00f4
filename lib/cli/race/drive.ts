/**
 * `race drive PILOT CIRCUIT`: a pilot drives as in the contest, and the judge says what came of it. Exit status 0: the lap
 * counts; 1: it does not; 130: stopped by Ctrl-C.
 */
import type { SandboxLayer } from "../../judge/types.ts";
import { showHundredths } from "../../race/chronometer.ts";
import { makeLap } from "../../race/lap_file.ts";
import { readCourse } from "../../racing/course.ts";
import type { DriveResult } from "../../racing/drive.ts";
import { DRIVE_LIMITS, type DriveLimits, tellBytes } from "../../racing/limits.ts";
import { openPaddock } from "../../racing/paddock.ts";
import { jsonText } from "../json_text.ts";
import { requireRoom, writeNew } from "../named_file.ts";
import { fromWhereYouStand } from "../paths.ts";
import { programsOptions, type SandboxWords } from "../play_options.ts";
import { type Output, paint, quoteLines, terminal, visible } from "../printing.ts";
import { listenForStop } from "../stop_signals.ts";
import { wholeNumber } from "../whole_number.ts";
import { withEnding } from "../with_ending.ts";
import { listenForKey } from "./interrupt_key.ts";
import { figuresOf, parOf } from "./words.ts";

/** The options of the command line, as texts. */
export interface DriveWords extends SandboxWords {
  /** Where the lap goes. */
  readonly out?: string;
  /** Whether it may replace a file of that name. */
  readonly force?: boolean;
  readonly json?: boolean;
  /** Seconds. */
  readonly time?: string;
  /** Megabytes. */
  readonly memory?: string;
}

const ONE_DAY_SECONDS = 86_400;
const MOST_MEGABYTES = 65_536;
const MIB = 2 ** 20;

/** What this command prints, and for machines what it says. */
interface Told extends DriveResult {
  /** Hundredths of a second. */
  readonly par: number | undefined;
  readonly sandbox: readonly SandboxLayer[];
}

/**
 * Drives a pilot round a circuit.
 * @returns The exit status.
 * @throws {UnusableInput} If pilot or circuit cannot be used.
 */
export async function driveCommand(
  word: string,
  circuit: string,
  options: DriveWords,
  output: Output = terminal,
): Promise<number> {
  const limits = limitsOf(options);
  const course = await readCourse(fromWhereYouStand(await withEnding(circuit, ".cir")));
  await requireRoom(options.out, options);
  await using paddock = await openPaddock(programsOptions(options));
  const pilot = await paddock.enter(word, limits);
  const stop = listenForStop();
  try {
    const result = await interruptible(
      stop.signal,
      () => output.complain(`${pilot.name} is driving; q interrupts it.`),
      (signal) => paddock.drive(pilot, course, limits, signal),
    );
    const told = { ...result, par: parOf(course.circuit), sandbox: paddock.sandbox.layers };
    output.print(options.json === true ? jsonOf(told) : textOf(told, output));
    if (options.out !== undefined) await keepLap(options.out, result.lap, options, output);
    if (stop.signal.aborted) return 130;
    return result.verdict === "OK" ? 0 : 1;
  } finally {
    stop.close();
  }
}

async function keepLap(
  out: string,
  lap: DriveResult["lap"],
  options: DriveWords,
  output: Output,
): Promise<void> {
  if (lap === undefined) {
    output.complain(`${visible(out)} is not written: there is no lap.`);
    return;
  }
  await writeNew(out, new TextEncoder().encode(makeLap(lap)), options);
}

/** Does something that a signal or a key interrupts; `tell` is called where somebody can press it. */
async function interruptible<T>(
  stop: AbortSignal,
  tell: () => void,
  action: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const key = listenForKey(Deno.stdin);
  try {
    if (key.isListening) tell();
    return await action(AbortSignal.any([stop, key.signal]));
  } finally {
    key.close();
  }
}

/** The contest's own limits where the user says nothing. */
export function limitsOf({ memory, time }: Pick<DriveWords, "memory" | "time">): DriveLimits {
  const { memoryBytes, seconds } = DRIVE_LIMITS;
  return {
    ...DRIVE_LIMITS,
    seconds: wholeNumber("--time", time ?? seconds, 1, ONE_DAY_SECONDS),
    memoryBytes: MIB * wholeNumber("--memory", memory ?? memoryBytes / MIB, 1, MOST_MEGABYTES),
  };
}

function textOf(told: Told, output: Output): string {
  const { circuit, errors, notes, par, pilot, report, sentence, verdict } = told;
  const isGood = verdict === "OK";
  const lines = [
    `${visible(pilot)} on ${visible(circuit)}`,
    paint(output, isGood ? "green" : "red", `${verdict}: ${visible(sentence)}`),
  ];
  if (report !== undefined && report.moves > 0) lines.push(figuresOf(report, par));
  if (report?.time === undefined && par !== undefined) {
    lines.push(`Par is ${showHundredths(par)} s.`);
  }
  lines.push(...notes.map(visible), usedText(told), limitsText(told));
  const said = isGood || errors.trim() === ""
    ? ""
    : `\nWhat the pilot said:\n${quoteLines(pilot, errors)}`;
  return `${lines.join("\n")}\n${said}`;
}

function usedText({ cpuMs, wallMs }: Told): string {
  const cpu = cpuMs === undefined ? "" : `, ${seconds(cpuMs)} s of a processor`;
  return `The pilot took ${seconds(wallMs)} s${cpu}.`;
}

function limitsText({ limits, sandbox }: Told): string {
  const { fileBytes, graceSeconds, memoryBytes, programBytes } = limits;
  return `Limits: ${limits.seconds} s, ${tellBytes(memoryBytes)} of memory, a program of ` +
    `${tellBytes(programBytes)}, files of ${tellBytes(fileBytes)}, ${graceSeconds} s after an ` +
    `interruption. Walls: ${sandbox.join(", ")}.`;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2);
}

/** For machines: what is absent is null, times are in hundredths, sizes in bytes. */
function jsonOf(told: Told): string {
  const { cpuMs, errors, lap, par, report, ...rest } = told;
  const kmh = report?.kmhHundredths === undefined ? null : report.kmhHundredths / 100;
  return `${
    jsonText({
      ...rest,
      cpuMs: cpuMs ?? null,
      par: par ?? null,
      title: report?.pilot ?? null,
      move: report?.move ?? null,
      line: report?.line ?? null,
      moves: report?.moves ?? null,
      fraction: report?.fraction ?? null,
      time: report?.time ?? null,
      path: report?.path ?? null,
      kmh,
      points: lap?.points.map(({ x, y }) => [x, y]) ?? null,
      errors,
    })
  }\n`;
}
