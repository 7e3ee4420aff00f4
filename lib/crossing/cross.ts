/**
 * A program is sent across a road: it finds the traffic on standard input, writes its moves on standard output, and the
 * judge says what they are worth.
 */
import { visibleInLine } from "../core/visible.ts";
import { judge } from "../frogger/judge.ts";
import { explain, type JudgeReport, reportJudgement } from "../frogger/judge_report.ts";
import { parseMoves } from "../frogger/moves_file.ts";
import { runOneShot } from "../judge/one_shot.ts";
import type { Program, Sandbox } from "../judge/types.ts";
import { faultOf, type RunVerdict } from "./faults.ts";
import { type CrossingLimits, oneShotLimits } from "./limits.ts";
import type { Road } from "./road.ts";

/** How a program is sent across. */
export interface CrossingOptions {
  readonly limits: CrossingLimits;
  /** Whether there must be exactly a move for each frame, all in one line. @default false */
  readonly strict?: boolean;
  /** Whether what the program wrote is kept, byte by byte: it may be a MB. @default false */
  readonly keepsWritten?: boolean;
  /** When it fires the program is interrupted. */
  readonly signal?: AbortSignal;
}

/** Where programs run. */
export interface CrossingPlace {
  readonly sandbox: Sandbox;
  /** A folder of the runner's own; see lib/judge/workshop.ts. */
  readonly workshop: string;
}

/** What came of a run. */
export interface Crossing {
  readonly program: string;
  /** The name of the road. */
  readonly road: string;
  readonly verdict: JudgeReport["verdict"] | RunVerdict;
  /** The verdict in a sentence or two. */
  readonly sentence: string;
  /** 0 unless the verdict is OK. */
  readonly score: number;
  /** From the start of the program's process to its end, in milliseconds. */
  readonly wallMs: number;
  /** Processor time in milliseconds, as last seen; undefined: not told on this system, or too short to be seen. */
  readonly cpuMs: number | undefined;
  /** What should be mended and costs nothing by itself. */
  readonly notes: readonly string[];
  /** What the judge says of the moves, if the program ended well. */
  readonly report?: JudgeReport;
  /** The moves that were played, each an index in MOVES. */
  readonly moves?: Uint8Array<ArrayBuffer>;
  /** All of its standard output, if it ended well and that was to be kept: foreign bytes. */
  readonly written?: Uint8Array;
  /** Head and tail of what the program wrote to standard error: foreign text, for its author. */
  readonly errors: string;
}

/**
 * Sends a program across a road.
 * @throws {JudgeFailure} If the sandbox failed: no fault of the program's.
 */
export async function cross(
  program: Program,
  road: Road,
  { keepsWritten = false, limits, signal, strict = false }: CrossingOptions,
  place: CrossingPlace,
): Promise<Crossing> {
  const job = {
    args: [],
    given: [],
    writes: [],
    input: road.input,
    keepsOutput: true,
    limits: oneShotLimits(limits),
  };
  const run = await runOneShot(program, job, { ...place, signal });
  const { cpuMs, end, errors, written = new Uint8Array(0) } = run;
  const wallMs = Math.round(run.wallMs);
  const common = { program: program.name, road: road.name, wallMs, cpuMs, errors };
  const fault = faultOf(end, errors, limits);
  if (fault !== undefined) return { ...common, ...fault, score: 0, notes: [] };
  const judged = judgeOutput(new TextDecoder().decode(written), road, strict);
  return { ...common, ...judged, ...(keepsWritten ? { written } : {}) };
}

/** Judges what a program wrote. */
function judgeOutput(
  text: string,
  { frames, traffic }: Road,
  strict: boolean,
): Pick<Crossing, "verdict" | "sentence" | "score" | "notes" | "report" | "moves"> {
  const parsed = parseMoves(text, frames, { strict });
  const list = parsed.ok ? parsed.value : parsed.error;
  const judgement = judge(traffic, list);
  const report = reportJudgement(judgement);
  return {
    verdict: report.verdict,
    sentence: visibleInLine(explain(judgement)),
    score: judgement.score,
    notes: notesOf(text, frames, parsed.ok ? parsed.value.warnings : []),
    report,
    moves: list.moves,
  };
}

function notesOf(
  text: string,
  frames: number,
  warnings: readonly { readonly message: string }[],
): string[] {
  const notes = warnings.map(({ message }) => visibleInLine(message));
  const isMute = frames > 0 && text.trim() === "";
  return isMute ? ["It wrote no move at all.", ...notes] : notes;
}
