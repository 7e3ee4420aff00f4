/**
 * A drive: a pilot is put on a circuit as in the contest, and what it left is judged. It is told the name of the circuit's
 * file, which lies in its current directory, and writes PROGRAM.F1 there.
 */
import { runOneShot } from "../judge/one_shot.ts";
import type { Sandbox } from "../judge/types.ts";
import { type LapFile, parseLap } from "../race/lap_file.ts";
import {
  type LapReport,
  type ReportCode,
  reportLap,
  reportOtherCircuit,
  reportSyntax,
} from "../race/lap_report.ts";
import type { Course } from "./course.ts";
import { isSameName } from "./file_names.ts";
import { findResult, type RunCode } from "./findings.ts";
import { type DriveLimits, oneShotLimits } from "./limits.ts";
import type { Pilot } from "./pilot.ts";

/** Where pilots run. */
export interface DrivePlace {
  readonly sandbox: Sandbox;
  /** A folder of the runner's own; see lib/judge/workshop.ts. */
  readonly workshop: string;
  /** When it fires the pilot is interrupted. */
  readonly signal?: AbortSignal | undefined;
}

/** What came of a drive. */
export interface DriveResult {
  readonly pilot: string;
  /** The name of the circuit's file. */
  readonly circuit: string;
  readonly verdict: ReportCode | RunCode;
  /** The verdict in a sentence. */
  readonly sentence: string;
  /** What it was driven under. */
  readonly limits: DriveLimits;
  /** From the start of the pilot's process to its end, in milliseconds. */
  readonly wallMs: number;
  /** Processor time in milliseconds, as last seen; undefined: not told on this system, or too short to be seen. */
  readonly cpuMs: number | undefined;
  /** What should be mended and costs nothing. */
  readonly notes: readonly string[];
  /** What the judge says of the lap, if the pilot left one; names in it are foreign text. */
  readonly report?: LapReport;
  /** The lap as it was read. */
  readonly lap?: LapFile;
  /** Head and tail of what the pilot wrote to standard error: foreign text, for its author. */
  readonly errors: string;
}

/**
 * Drives a pilot round a circuit.
 * @throws {JudgeFailure} If the sandbox failed: no fault of the pilot's.
 */
export async function drive(
  pilot: Pilot,
  course: Course,
  limits: DriveLimits,
  place: DrivePlace,
): Promise<DriveResult> {
  const job = {
    args: [course.file],
    given: [{ name: course.file, bytes: course.bytes }],
    writes: pilot.files.writes,
    limits: oneShotLimits(limits),
  };
  const run = await runOneShot(pilot.program, job, place);
  const { cpuMs, errors } = run;
  const wallMs = Math.round(run.wallMs);
  const common = { pilot: pilot.name, circuit: course.file, limits, wallMs, cpuMs, errors };
  const finding = findResult(run, pilot.files, limits);
  if (finding.kind === "fault") {
    const { code, sentence } = finding.fault;
    return { ...common, verdict: code, sentence, notes: [] };
  }
  const { lap, report } = judgeFile(finding.bytes, course);
  const { sentence, verdict } = report;
  return { ...common, verdict, sentence, notes: finding.notes, report, ...(lap && { lap }) };
}

/** Judges a result file of the course. */
function judgeFile(bytes: Uint8Array, { circuit, file }: Course): {
  report: LapReport;
  lap?: LapFile;
} {
  const parsed = parseLap(bytes);
  if (!parsed.ok) return { report: reportSyntax(parsed.error) };
  const lap = parsed.value;
  const isNamed = isSameName(lap.circuit, file) || isSameName(`${lap.circuit}.cir`, file);
  return { report: isNamed ? reportLap(lap, circuit) : reportOtherCircuit(lap, file), lap };
}
