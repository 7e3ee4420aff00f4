/**
 * Everything that the judge says of a result file, in one flat record: what commands print, logs keep and pages show. Pure.
 */
import { measure } from "./chronometer.ts";
import { cleanText } from "./foreign_text.ts";
import type { LapFile, LapSyntax } from "./lap_file.ts";
import { judgeLap, type LapVerdict, tellVerdict } from "./lap_judge.ts";
import type { Circuit } from "./types.ts";

/** A verdict on a result file [JUDGE-2]: on the lap, or on the file itself. */
export type ReportCode = LapVerdict["code"] | "E_SYNTAX" | "E_CIRCUIT";

/** What came of a result file. Both names are foreign text. */
export interface LapReport {
  readonly pilot: string;
  /** As the file has it. */
  readonly circuit: string;
  readonly verdict: ReportCode;
  /** The verdict in a sentence. */
  readonly sentence: string;
  /** The move that the verdict is about, from 1. */
  readonly move?: number;
  /** The line that cannot be read, from 1. */
  readonly line?: number;
  /** Moves that were driven by the rules. */
  readonly moves: number;
  /** How much of the last move it took to the line, above 0 to 1. */
  readonly fraction?: number;
  /** Hundredths of a second. */
  readonly time?: number;
  /** Cells up to the line. */
  readonly path?: number;
  /** The mean speed in hundredths of a km/h. */
  readonly kmhHundredths?: number;
}

/** What the judge says of a lap on the circuit that it names. */
export function reportLap({ circuit: name, pilot, points }: LapFile, circuit: Circuit): LapReport {
  const { finish, moves, verdict } = judgeLap(circuit, points);
  const clock = finish && measure(points, finish);
  return {
    pilot,
    circuit: name,
    verdict: verdict.code,
    sentence: tellVerdict(verdict),
    ...("move" in verdict ? { move: verdict.move } : {}),
    moves,
    ...(finish === undefined ? {} : { fraction: finish.over / finish.under }),
    ...(clock === undefined ? {} : {
      time: clock.hundredths,
      path: clock.path,
      kmhHundredths: clock.kmhHundredths,
    }),
  };
}

/** What is said of a file that cannot be read [LAP-5]. */
export function reportSyntax({ circuit, line, message, pilot }: LapSyntax): LapReport {
  const sentence = `Line ${line} cannot be read. ${message}.`;
  return { pilot, circuit, verdict: "E_SYNTAX", sentence, line, moves: 0 };
}

/** What is said of a file that names no circuit of the folder [LAP-1]. */
export function reportNoCircuit({ circuit, pilot }: LapFile): LapReport {
  const sentence = circuit === ""
    ? "Line 2 names no circuit."
    : `There is no circuit of the name ${`"${
      cleanText(circuit)
    }"`}: line 2 is the bare name of its file.`;
  return { pilot, circuit, verdict: "E_CIRCUIT", sentence, moves: 0 };
}

/** What is said of a file whose pilot was called with another circuit than it names [LAP-1]. */
export function reportOtherCircuit({ circuit, pilot }: LapFile, calledWith: string): LapReport {
  const wrote = circuit === "" ? "names no circuit" : `says "${cleanText(circuit)}"`;
  const sentence = `Line 2 ${wrote}: the pilot was called with "${
    cleanText(calledWith)
  }", and that is what it writes there.`;
  return { pilot, circuit, verdict: "E_CIRCUIT", sentence, moves: 0 };
}

/** The report for machines; what is absent is null, speed is in km/h with two decimals. */
export function reportJson(report: LapReport): Readonly<Record<string, string | number | null>> {
  const { kmhHundredths } = report;
  return {
    pilot: report.pilot,
    circuit: report.circuit,
    verdict: report.verdict,
    move: report.move ?? null,
    line: report.line ?? null,
    moves: report.moves,
    fraction: report.fraction ?? null,
    time: report.time ?? null,
    path: report.path ?? null,
    kmh: kmhHundredths === undefined ? null : kmhHundredths / 100,
  };
}

/** How far a time is from the best possible one: `par`, `par + 3.25`; both in hundredths. */
export function abovePar(time: number, par: number): string {
  const sign = time < par ? "-" : "+";
  return time === par ? "par" : `par ${sign} ${(Math.abs(time - par) / 100).toFixed(2)}`;
}
