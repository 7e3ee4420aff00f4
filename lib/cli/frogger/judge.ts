/**
 * `frogger judge TRAFFIC MOVES`: does the frog live, and what is the score? Exit status 0: it lives; 1: it does not.
 */
import { judge } from "../../frogger/judge.ts";
import { explain, reportJudgement } from "../../frogger/judge_report.ts";
import { parseMoves } from "../../frogger/moves_file.ts";
import { solve } from "../../frogger/optimum.ts";
import { jsonText } from "../json_text.ts";
import { type Output, paint, terminal, visible, warning } from "../printing.ts";
import { squashLines } from "./board.ts";
import { type OpenInput, openStdin, readMoves, readRoad } from "./files.ts";
import { percentText, scoreText, shareOf } from "./words.ts";

/** Options of the command line. */
export interface JudgeWords {
  /** Exactly a move for each frame, all in one line. */
  readonly strict?: boolean;
  /** One JSON object instead of text. */
  readonly json?: boolean;
}

/**
 * Judges moves.
 * @param word A file with moves, `-` for standard input, or the moves themselves.
 * @returns 0; 1 if the verdict is another than OK.
 * @throws {UnusableInput} If traffic or moves cannot be read.
 */
export async function froggerJudge(
  traffic: string,
  word: string,
  { json = false, strict = false }: JudgeWords = {},
  output: Output = terminal,
  openInput: OpenInput = openStdin,
): Promise<number> {
  const road = await readRoad(traffic, output);
  const { file, text } = await readMoves(word, openInput);
  const parsed = parseMoves(text, road.frames, { strict });
  for (const problem of parsed.ok ? parsed.value.warnings : []) {
    output.complain(warning(file === undefined ? problem : { ...problem, file }));
  }
  const judgement = judge(road.traffic, parsed.ok ? parsed.value : parsed.error);
  const report = reportJudgement(judgement);
  const isOk = report.verdict === "OK";
  if (json) {
    output.print(`${jsonText(report)}\n`);
    return isOk ? 0 : 1;
  }
  output.print(`${paint(output, isOk ? "green" : "red", report.verdict)}\n`);
  output.print(`${visible(explain(judgement))}\n`);
  if (judgement.squash !== undefined) {
    const lines = squashLines(road.traffic, judgement.squash, output);
    output.print(`\n${lines.map((line) => `${line}\n`).join("")}`);
  }
  if (isOk) {
    const par = solve(road.traffic).score;
    output.print(`${scoreText(judgement.tally)}\n`);
    output.print(`Par is ${par}: this is ${percentText(shareOf(judgement.score, par))} of it.\n`);
  }
  return isOk ? 0 : 1;
}
