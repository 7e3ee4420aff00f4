/**
 * Move files: a character for each frame [MOVES-1 … MOVES-5]. Pure.
 */
import type { Problem } from "../core/problem.ts";
import { bad, good, type Result } from "../core/result.ts";
import { visibleInLine } from "../core/visible.ts";
import { type Move, MOVES } from "./types.ts";

/** The moves that count. */
export interface MoveList {
  /** By frame, each an index in MOVES; never more than the game has frames. */
  readonly moves: Uint8Array<ArrayBuffer>;
  /** Frames without a move: the frog waits. */
  readonly missing: number;
  /** Characters after the last frame. */
  readonly ignored: number;
  readonly warnings: readonly Problem[];
}

/** Why a list of moves is refused, and how far it could be read. */
export interface BadMoves extends Problem {
  /** The frame whose move is no move, is missing, or is one too many; from 0. */
  readonly frame: number;
  /** The moves before it. */
  readonly moves: Uint8Array<ArrayBuffer>;
  readonly missing: number;
  readonly ignored: number;
}

/** How moves are read. */
export interface MovesOptions {
  /** Exactly a move for each frame, all in one line. @default false */
  readonly strict?: boolean;
}

/** A character that is no white space at a line break. */
interface Sign {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

const BOM = "\uFEFF";

/** Reads moves for a game of so many frames. */
export function parseMoves(
  text: string,
  frames: number,
  { strict = false }: MovesOptions = {},
): Result<MoveList, BadMoves> {
  const signs = signsOf(text.startsWith(BOM) ? text.slice(1) : text, strict);
  const moves = new Uint8Array(Math.min(signs.length, frames));
  const missing = Math.max(0, frames - signs.length);
  const ignored = Math.max(0, signs.length - frames);
  const warnings: Problem[] = [];
  for (const [frame, sign] of signs.entries()) {
    const move = indexOfMove(sign.text);
    if (frame < frames && move >= 0) moves[frame] = move;
    else if (move < 0) {
      const problem = noMove(sign);
      if (frame < frames) {
        return bad({ ...problem, frame, moves: moves.slice(0, frame), missing, ignored });
      }
      warnings.push(problem);
      break;
    }
  }
  if (strict && missing + ignored > 0) {
    const { column, line } = signs[frames] ?? endOf(signs);
    const problem = { ...wrongLength(signs.length, frames), line, column };
    return bad({ ...problem, frame: moves.length, moves, missing, ignored });
  }
  return good({ moves, missing, ignored, warnings });
}

/** All that could be a move: white space at the end, and where it is lenient at line breaks, is skipped [MOVES-2]. */
function signsOf(text: string, strict: boolean): Sign[] {
  const lines = text.trimEnd().split(/\r?\n/);
  return lines.flatMap((whole, index) => {
    // White space between a move and a line break belongs to the break; so does what begins the next line.
    const line = strict ? whole : whole.trimEnd();
    const begin = strict || index === 0 ? 0 : line.length - line.trimStart().length;
    const signs = Array.from(line.slice(begin), (sign, at) => ({
      text: sign,
      line: index + 1,
      column: begin + at + 1,
    }));
    const isBreak = strict && index < lines.length - 1;
    return isBreak ? [...signs, { text: "\n", line: index + 1, column: signs.length + 1 }] : signs;
  });
}

function endOf(signs: readonly Sign[]): Sign {
  const { column, line } = signs.at(-1) ?? { line: 1, column: 0 };
  return { text: "", line, column: column + 1 };
}

function noMove({ column, line, text }: Sign): Problem {
  const message = text === "\n"
    ? "A line ends here: strictly, all moves stand in one line"
    : `"${visibleInLine(text)}" is no move: moves are ${MOVES.join(" ")}`;
  return { code: "MOVES_CHARACTER", message, line, column };
}

function wrongLength(count: number, frames: number): Problem {
  const message = `There ${count === 1 ? "is 1 move" : `are ${count} moves`}: ` +
    `strictly, it takes exactly ${frames}, one for each frame`;
  return { code: "MOVES_LENGTH", message };
}

/**
 * Moves as text, a line end last.
 * @param width So many moves in a line; without it all stand in one, as strict judges want it.
 */
export function makeMoves(moves: Uint8Array, width?: number): string {
  const text = Array.from(moves, (move) => moveAt(move)).join("");
  const lines = width === undefined ? [text] : text.match(new RegExp(`.{1,${width}}`, "g")) ?? [""];
  return lines.map((line) => `${line}\n`).join("");
}

/** The move of an index in MOVES; beyond them and without one, the frog waits. */
export function moveAt(index: number | undefined): Move {
  return MOVES[index ?? 0] ?? ".";
}

/** The index in MOVES of a character; -1: it is no move. */
export function indexOfMove(sign: string): number {
  return MOVES.findIndex((move) => move === sign);
}
