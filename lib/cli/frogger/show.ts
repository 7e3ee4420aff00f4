/**
 * `frogger show TRAFFIC MOVES`: the game in the terminal, frame by frame. Where nobody watches, one picture.
 */
import { judge, type Judgement } from "../../frogger/judge.ts";
import { explain } from "../../frogger/judge_report.ts";
import { moveAt, parseMoves } from "../../frogger/moves_file.ts";
import { COLUMNS, START } from "../../frogger/rules.ts";
import type { Cell, Traffic } from "../../frogger/types.ts";
import { type Output, terminal, visible } from "../printing.ts";
import { type Stage, terminalStage } from "../terminal_stage.ts";
import { wholeNumber } from "../whole_number.ts";
import { boardLines } from "./board.ts";
import { readMoves, readRoad } from "./files.ts";
import { counted } from "./words.ts";

/** Options of the command line, as texts. */
export interface ShowWords {
  /** Frames a second; 0: a key a frame. @default 4 */
  readonly pace?: string;
  /** Where to begin. @default 0 */
  readonly frame?: string;
}

const FASTEST = 100;
const HUNDREDTHS = 100;

/** From the top left, over what was there. */
const HOME = "\x1b[H\x1b[J";

/** A game to be shown. */
interface Game {
  readonly traffic: Traffic;
  readonly judgement: Judgement;
  readonly moves: Uint8Array;
}

/**
 * Shows a game, from a frame to its end.
 * @param word As for `frogger judge`; without it the frog waits.
 * @returns 0; 1 if the frog does not live through it.
 * @throws {UnusableInput} If traffic or moves cannot be read.
 */
export async function froggerShow(
  name: string,
  word: string | undefined,
  options: ShowWords = {},
  output: Output = terminal,
  makeStage: (pause: number) => Stage | undefined = terminalStage,
): Promise<number> {
  const pace = wholeNumber("--pace", options.pace ?? 4, 0, FASTEST);
  const { frames, traffic } = await readRoad(name, output);
  const from = wholeNumber("--frame", options.frame ?? 0, 0, frames);
  const parsed = parseMoves(word === undefined ? "" : (await readMoves(word)).text, frames);
  const list = parsed.ok ? parsed.value : parsed.error;
  const judgement = judge(traffic, list);
  const game = { traffic, judgement, moves: list.moves };
  const isOk = judgement.squash === undefined && judgement.badMoves === undefined;
  const last = lastFrameOf(judgement);
  using stage = makeStage(pace === 0 ? 0 : Math.round(HUNDREDTHS / pace));
  if (stage === undefined) {
    output.print(pictureOf(game, Math.min(from, last), output));
  } else {
    for (let frame = Math.min(from, last); frame <= last; frame++) {
      stage.show(HOME + pictureOf(game, frame, stage));
      if (frame < last && !await stage.pause()) return 0;
    }
  }
  if (stage !== undefined || from >= last) output.print(`${visible(explain(judgement))}\n`);
  return isOk ? 0 : 1;
}

/** At the start of this frame there is nothing more to be seen: the game is over. */
function lastFrameOf({ cells, squash }: Judgement): number {
  return squash === undefined ? cells.length : squash.frame + 1;
}

/** The board at the start of a frame, and how far the frog has got. */
function pictureOf(
  { judgement, moves, traffic }: Game,
  frame: number,
  canvas: Pick<Output, "isColourful">,
): string {
  const { crossingFrames, frames, squash } = judgement;
  const isSquashed = squash !== undefined && frame > squash.frame;
  const cell = isSquashed ? squash.to : cellAt(judgement, frame);
  const crossings = crossingFrames.filter((done) => done < frame).length;
  const next = isSquashed || frame >= frames ? "" : `   next ${moveAt(moves[frame])}`;
  const status = `frame ${frame} of ${frames}   ${counted(crossings, "crossing")}${next}`;
  return [...boardLines(traffic, frame, { cell, isSquashed }, canvas), status, ""].join("\n");
}

/** Where the frog is at the start of a frame. */
function cellAt({ cells }: Judgement, frame: number): Cell {
  const cell = cells[frame - 1];
  return cell === undefined ? START : { row: Math.floor(cell / COLUMNS), column: cell % COLUMNS };
}
