/**
 * `frogger run PROGRAM TRAFFIC`: a program plays as in a contest, and the judge says what its moves are worth. Exit status
 * 0: the frog lives; 1: it does not, or the program failed; 130: stopped by Ctrl-C.
 */
import type { Crossing } from "../../crossing/cross.ts";
import { openPond } from "../../crossing/pond.ts";
import { makeMoves } from "../../frogger/moves_file.ts";
import { solve } from "../../frogger/optimum.ts";
import { jsonText } from "../json_text.ts";
import { requireRoom, writeNew } from "../named_file.ts";
import { programsOptions, type SandboxWords } from "../play_options.ts";
import { type Output, paint, quoteLines, terminal, visible } from "../printing.ts";
import { listenForStop } from "../stop_signals.ts";
import { readRoad } from "./files.ts";
import { limitsOf, limitsText, type LimitWords } from "./limits.ts";
import { percentText, scoreText, shareOf } from "./words.ts";

/** Options of the command line, as texts. */
export interface RunWords extends SandboxWords, LimitWords {
  /** A file for the moves, as the program wrote them. */
  readonly out?: string;
  /** A file of this name is replaced. */
  readonly force?: boolean;
  /** Exactly a move for each frame, all in one line. */
  readonly strict?: boolean;
  /** One JSON object instead of text. */
  readonly json?: boolean;
}

/**
 * Runs a program on a road.
 * @returns The exit status.
 * @throws {UnusableInput} If program or traffic cannot be used.
 */
export async function froggerRun(
  word: string,
  traffic: string,
  options: RunWords = {},
  output: Output = terminal,
): Promise<number> {
  const limits = limitsOf(options);
  const road = await readRoad(traffic, output);
  await requireRoom(options.out, options);
  const stop = listenForStop();
  try {
    await using pond = await openPond(programsOptions(options));
    const program = await pond.enter(word);
    const { signal } = stop;
    const crossing = await pond.cross(program, road, {
      limits,
      signal,
      keepsWritten: options.out !== undefined,
      strict: options.strict === true,
    });
    if (signal.aborted) {
      output.complain("Stopped.");
      return 130;
    }
    const par = solve(road.traffic).score;
    if (options.json === true) {
      output.print(
        `${jsonText({ ...jsonOf(crossing, par), limits, sandbox: pond.sandbox.layers })}\n`,
      );
    } else {
      output.print(textOf(crossing, par, output));
      output.print(`${limitsText(limits, pond.sandbox.layers)}\n`);
    }
    if (options.out !== undefined) await keepMoves(options.out, crossing, options, output);
    return crossing.verdict === "OK" ? 0 : 1;
  } finally {
    stop.close();
  }
}

/** Byte by byte: so the file is judged as the run was. */
async function keepMoves(
  out: string,
  { verdict, written }: Crossing,
  options: RunWords,
  output: Output,
): Promise<void> {
  if (written === undefined) {
    output.complain(`${visible(out)} is not written: after ${verdict} there are no moves.`);
    return;
  }
  await writeNew(out, written, options);
}

function textOf(crossing: Crossing, par: number, output: Output): string {
  const { cpuMs, errors, notes, program, report, road, score, sentence, verdict, wallMs } =
    crossing;
  const isGood = verdict === "OK";
  const share = isGood ? `: this is ${percentText(shareOf(score, par))} of it` : "";
  const cpu = cpuMs === undefined ? "" : `, ${seconds(cpuMs)} s of a processor`;
  const lines = [
    `${visible(program)} on ${visible(road)}`,
    `${paint(output, isGood ? "green" : "red", verdict)}: ${visible(sentence)}`,
    ...(isGood && report !== undefined ? [scoreText(report)] : []),
    `Par is ${par}${share}.`,
    ...notes.map(visible),
    `It took ${seconds(wallMs)} s${cpu}.`,
  ];
  const said = isGood || errors.trim() === ""
    ? ""
    : `What the program said:\n${quoteLines(program, errors)}`;
  return `${lines.join("\n")}\n${said}`;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2);
}

/** For machines: what is absent is null. */
export function jsonOf(crossing: Crossing, par: number): Record<string, unknown> {
  const { cpuMs, errors, moves, notes, program, report, road, score, sentence, verdict, wallMs } =
    crossing;
  return {
    ...{ program, road, verdict, sentence, score, par },
    share: verdict === "OK" ? shareOf(score, par) : 0,
    frame: report?.frame ?? null,
    cause: report?.cause ?? null,
    frames: report?.frames ?? null,
    crossings: report?.crossings ?? null,
    corners: report?.corners ?? null,
    confined: report?.confined ?? null,
    missing: report?.missing ?? null,
    ignored: report?.ignored ?? null,
    moves: moves === undefined ? null : makeMoves(moves).trimEnd(),
    ...{ notes, wallMs, cpuMs: cpuMs ?? null, errors },
  };
}
