/**
 * `frogger contest PROGRAM… --traffic FILE…`: all programs on all roads, and the table. Exit status 0: all played; 1: some
 * program was refused, the others played; 130: stopped by Ctrl-C.
 */
import { unusable, UnusableInput } from "../../core/problem.ts";
import { type ContestResult, playContest } from "../../crossing/contest.ts";
import type { Crossing } from "../../crossing/cross.ts";
import { openPond, type Pond } from "../../crossing/pond.ts";
import type { Road } from "../../crossing/road.ts";
import { splitName } from "../../judge/entry/names.ts";
import type { Program } from "../../judge/types.ts";
import { jsonText } from "../json_text.ts";
import { programsOptions, type SandboxWords } from "../play_options.ts";
import { type Output, terminal, visible } from "../printing.ts";
import { listenForStop } from "../stop_signals.ts";
import { wholeNumber } from "../whole_number.ts";
import { contestText } from "./contest_text.ts";
import { readRoad } from "./files.ts";
import { limitsOf, limitsText, type LimitWords } from "./limits.ts";
import { jsonOf } from "./run.ts";
import { tellApart, type ToldApart, type Typed } from "./told_apart.ts";
import { shareOf } from "./words.ts";

/** Options of the command line, as texts. */
export interface ContestWords extends SandboxWords, LimitWords {
  readonly traffic?: readonly string[];
  /** How many run at the same time. @default one a processor */
  readonly jobs?: string;
  /** Exactly a move for each frame, all in one line. */
  readonly strict?: boolean;
  /** One JSON object instead of text. */
  readonly json?: boolean;
}

const MOST_JOBS = 256;

/**
 * Plays a contest and prints its table.
 * @returns The exit status.
 * @throws {UnusableInput} If traffic cannot be used, or no program can.
 * @throws {JudgeFailure} If the sandbox failed three times in a row.
 */
export async function froggerContest(
  words: readonly string[],
  options: ContestWords = {},
  output: Output = terminal,
): Promise<number> {
  const limits = limitsOf(options);
  const jobs = wholeNumber("--jobs", options.jobs ?? navigator.hardwareConcurrency, 1, MOST_JOBS);
  const roads = await readRoads(options.traffic ?? [], output);
  const stop = listenForStop();
  try {
    await using pond = await openPond(programsOptions(options));
    const { programs, refused } = await enterAll(words, pond, output);
    const result = await playContest(programs, roads, {
      ...{ pond, limits, jobs, signal: stop.signal, strict: options.strict === true },
      onCrossing: (crossing) => {
        if (Deno.stderr.isTerminal() && output === terminal) output.complain(newsOf(crossing));
      },
    });
    if (result === undefined) {
      output.complain("Stopped.");
      return 130;
    }
    if (options.json === true) {
      const told = {
        ...resultJson(result, roads, programs),
        ...{ refused, limits, sandbox: pond.sandbox.layers },
      };
      output.print(`${jsonText(told)}\n`);
    } else {
      output.print(contestText(result, [...programs, ...roads].filter((one) => one.isAmbiguous)));
      output.print(`${limitsText(limits, pond.sandbox.layers)}\n`);
    }
    return refused.length === 0 ? 0 : 1;
  } finally {
    stop.close();
  }
}

/** All roads, or what is wrong with any of them. */
async function readRoads(
  names: readonly string[],
  output: Output,
): Promise<ToldApart<Road & Typed>[]> {
  if (names.length === 0) throw unusable("USAGE", "a contest needs roads: --traffic FILE…");
  const roads: (Road & Typed)[] = [];
  const problems: UnusableInput["problems"][number][] = [];
  for (const name of names) {
    try {
      roads.push({ ...await readRoad(name, output), typed: name });
    } catch (error) {
      if (!(error instanceof UnusableInput)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new UnusableInput(problems);
  return tellApart(roads);
}

/** A program that does not play. */
interface Refused {
  readonly program: string;
  readonly problems: UnusableInput["problems"];
}

/** Enters all programs; one that is refused is told, and the others play. */
async function enterAll(
  words: readonly string[],
  pond: Pond,
  output: Output,
): Promise<{ programs: ToldApart<Program & Typed>[]; refused: Refused[] }> {
  const programs: (Program & Typed)[] = [];
  const refused: Refused[] = [];
  for (const word of words) {
    try {
      const program = await pond.enter(word);
      programs.push({ ...program, typed: withoutName(word, program) });
    } catch (error) {
      if (!(error instanceof UnusableInput)) throw error;
      refused.push({ program: word, problems: error.problems });
    }
  }
  if (programs.length === 0) throw new UnusableInput(refused.flatMap(({ problems }) => problems));
  for (const { problems } of refused) {
    output.complain(`Left out: ${new UnusableInput(problems).message}`);
  }
  return { programs: tellApart(programs), refused };
}

/** A file may be called `a=b`: then that is no name before it. */
function withoutName(word: string, { name }: Program): string {
  const split = splitName(word);
  return split?.name === name ? split.word : word;
}

function newsOf({ program, road, score, verdict }: Crossing): string {
  return `${visible(program)} on ${visible(road)}: ${verdict === "OK" ? score : verdict}`;
}

/** For machines: what is absent is null. */
function resultJson(
  { par, roads, table }: ContestResult,
  files: readonly Typed[],
  programs: readonly Typed[],
) {
  const typedFor = (among: readonly Typed[], wanted: string) =>
    among.find(({ name }) => name === wanted)?.typed ?? null;
  return {
    par,
    roads: roads.map(({ par, road: { frames, name } }) => ({
      road: name,
      file: typedFor(files, name),
      frames,
      par: par.score,
      crossings: par.crossings,
      corners: par.corners,
      confined: par.confined,
    })),
    table: table.map(({ crossings, program, rank, score }) => ({
      ...{ rank, program, command: typedFor(programs, program) },
      ...{ score, share: shareOf(score, par) },
      runs: crossings.map((crossing, index) => jsonOf(crossing, roads[index]?.par.score ?? 0)),
    })),
  };
}
