/**
 * `--to`: another goal than the variant's own. A file with a board means that very arrangement of the pieces; one with
 * nothing but `goal:` lines or a `goal-board:` is read as if it stood in the variant's file.
 */
import { type Problem, unusable, UnusableInput } from "../../core/problem.ts";
import { visibleInLine } from "../../core/visible.ts";
import { startPosition } from "../../klotski/board.ts";
import { sameShape } from "../../klotski/shapes.ts";
import { goalAt } from "../../klotski/solver/solve.ts";
import type { Variant } from "../../klotski/types.ts";
import { makeVariant, parseVariant } from "../../klotski/variant_file.ts";
import { findText } from "./find_variant.ts";

/**
 * The variant with the goal that the word names: a file, or one of our variants, whose start is the goal then.
 * @throws {UnusableInput} GOAL_NONE, GOAL_BOARD, GOAL_PIECES, and whatever is wrong with the file.
 */
export async function withGoalOf(variant: Variant, wanted: string): Promise<Variant> {
  const text = await findText(wanted);
  const file = visibleInLine(wanted);
  return /^board:/m.test(text) ? arrangement(variant, text, file) : goalLines(variant, text, file);
}

/** The same pieces on the same board, as the file has them at its start. */
function arrangement(variant: Variant, text: string, file: string): Variant {
  const other = readOrThrow(text, file);
  const { board, pieces } = variant;
  const isSameBoard = other.board.width === board.width && other.board.height === board.height &&
    other.board.walls.every((wall, cell) => wall === board.walls[cell]);
  if (!isSameBoard) {
    throw unusable("GOAL_BOARD", "Its board has another form than the variant's", { file });
  }
  const left = [...pieces];
  for (const { shape } of other.pieces) {
    const index = left.findIndex((piece) => sameShape(piece.shape, shape));
    if (index >= 0) left.splice(index, 1);
  }
  if (other.pieces.length !== pieces.length || left.length > 0) {
    throw unusable("GOAL_PIECES", "Its pieces have other shapes than the variant's", { file });
  }
  return { ...withoutGoal(variant), goal: goalAt(other, startPosition(other)) };
}

/** The lines are read above the variant's own, as if they stood in its file: so each keeps its number. */
function goalLines(variant: Variant, text: string, file: string): Variant {
  const below = makeVariant({ ...withoutGoal(variant), name: "", about: "" });
  const read = parseVariant(`${text}\n\n${below}`, file);
  if (!read.ok) throw new UnusableInput(read.error.map(asGoalProblem));
  const { goal } = read.value.variant;
  if (goal.length === 0) {
    throw unusable("GOAL_NONE", "There is no goal here: write one such as goal: A 1 3", { file });
  }
  return { ...withoutGoal(variant), goal };
}

/** A goal has fewer kinds of lines than a variant. */
function asGoalProblem(problem: Problem): Problem {
  if (problem.code !== "E_LINE") return problem;
  const message = "This line is none that a goal has: write goal: A 1 3, or goal-board: and rows " +
    "below it, or board: and all pieces where they shall be";
  return { ...problem, message };
}

/** What was known of the old goal is not known of another one. */
function withoutGoal({ about, board, name, pieces }: Variant): Variant {
  return { name, about, board, pieces, goal: [] };
}

function readOrThrow(text: string, file: string): Variant {
  const read = parseVariant(text, file);
  if (!read.ok) throw new UnusableInput(read.error);
  return read.value.variant;
}
