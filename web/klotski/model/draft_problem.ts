/** What is wrong with a draft, in the words of who draws: the parser of variants speaks of lines and of characters. Pure. */
import type { Problem } from "../../../lib/core/problem.ts";
import * as strings from "../../strings/strings.ts";
import { type Draft, WALL, wantedAt } from "./draft.ts";

const text = strings.klotski.editor.problems;

/** A problem that the parser has found in the draft's file. */
export function draftProblem(draft: Draft, { code, message }: Problem): string {
  switch (code) {
    case "E_NO_SPACE":
      return text.noSpace;
    case "E_GOAL_OVERLAP": {
      const [above, below] = cellsOf(draft).map((cell) => wantedAt(draft, cell))
        .find(({ length }) => length > 1) ?? [];
      return above === undefined || below === undefined ? message : text.overlap(below, above);
    }
    case "E_GOAL_WALL": {
      const [piece] = cellsOf(draft).filter((cell) => draft.cells[cell] === WALL)
        .flatMap((cell) => wantedAt(draft, cell));
      return piece === undefined ? message : text.onWall(piece);
    }
    case "E_WORDS":
      return text.words;
    default:
      return message;
  }
}

function cellsOf({ cells }: Draft): number[] {
  return cells.map((_, cell) => cell);
}
