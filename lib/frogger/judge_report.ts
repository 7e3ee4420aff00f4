/**
 * What the judge says: a flat record for machines, a sentence for people [JUDGE-3]. Pure.
 */
import { formatProblem } from "../core/problem.ts";
import type { Judgement } from "./judge.ts";
import { NORTH, SOUTH } from "./rules.ts";
import type { Cause, Cell, Squash } from "./types.ts";

/** A verdict. */
export const VERDICTS = ["OK", "SQUASHED", "BAD_MOVE"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What `frogger judge --json` prints; the names stay as they are. */
export interface JudgeReport {
  readonly verdict: Verdict;
  /** Counted from 0: the one that the verdict is about; null: the frog lives. */
  readonly frame: number | null;
  /** Why the frog was squashed; null: it was not. */
  readonly cause: Cause | null;
  /** How many the game has. */
  readonly frames: number;
  /** These three up to where the game ended. */
  readonly crossings: number;
  readonly corners: number;
  readonly confined: boolean;
  readonly score: number;
  readonly missing: number;
  readonly ignored: number;
}

/** The record for machines. */
export function reportJudgement(judgement: Judgement): JudgeReport {
  const { badMoves, frames, ignored, missing, score, squash, tally } = judgement;
  return {
    verdict: squash !== undefined ? "SQUASHED" : badMoves !== undefined ? "BAD_MOVE" : "OK",
    frame: (squash ?? badMoves)?.frame ?? null,
    cause: squash?.cause ?? null,
    frames,
    crossings: tally.crossings,
    corners: tally.corners,
    confined: tally.confined,
    score,
    missing,
    ignored,
  };
}

/** The sentences for people. */
export function explain(judgement: Judgement): string {
  const { badMoves, frames, score, squash, tally } = judgement;
  const reached = `${counted(tally.crossings, "crossing")} so far, score 0.`;
  if (squash !== undefined) {
    const how = explainSquash(squash) + endNote(judgement);
    return `Squashed in frame ${squash.frame}: ${how}. ${reached}`;
  }
  if (badMoves !== undefined) {
    return `Frame ${badMoves.frame} cannot be played: ${formatProblem(badMoves)}. ${reached}`;
  }
  const parts = [
    counted(tally.crossings, "crossing"),
    ...(tally.confined ? ["always confined"] : []),
    ...(tally.corners > 0 ? [counted(tally.corners, "corner")] : []),
  ];
  const life = `The frog lives through ${counted(frames, "frame")}: ${
    parts.join(", ")
  }, score ${score}.`;
  return [life, ...lengthNotes(judgement)].join(" ");
}

/** What happened, in half a sentence: which of the four ways to be squashed, where, and by which vehicle. */
export function explainSquash({ cause, from, to, vehicle }: Squash): string {
  const by = vehicle === undefined
    ? "a vehicle"
    : `the vehicle "${vehicle.glyph}", from column ${vehicle.from} to ${vehicle.to},`;
  const waits = from.row === to.row && from.column === to.column;
  const deed = waits
    ? `it waits in ${placeOf(from)}`
    : `it hops from ${placeOf(from)} to ${placeOf(to)}`;
  switch (cause) {
    case "off":
      return `it hops off the board to the ${sideOf(from, to)}, from ${placeOf(from)}`;
    case "hit":
      return `${deed}, and ${by} is there at the end of the frame`;
    case "flip":
      return waits
        ? `${deed}, and ${by} jumps over it`
        : `${deed} against the traffic, and ${by} comes through it: they change sides`;
  }
}

/** A cell in words. */
export function placeOf({ column, row }: Cell): string {
  const place = row === NORTH ? "the north zone" : row === SOUTH ? "the south zone" : `lane ${row}`;
  return `${place}, column ${column}`;
}

function sideOf(from: Cell, to: Cell): string {
  if (to.row !== from.row) return to.row < from.row ? "north" : "south";
  return to.column < from.column ? "west" : "east";
}

/** Whoever runs out of moves is squashed waiting, and looks in vain for that wait [MOVES-3]. */
function endNote({ frames, missing, squash }: Judgement): string {
  const given = frames - missing;
  if (squash === undefined || squash.frame < given) return "";
  const there = given === 1 ? "there was 1" : `there were ${given}`;
  return ` (no move left: ${there} of ${frames})`;
}

function lengthNotes({ ignored, missing }: Judgement): string[] {
  if (missing > 0) return [`Missing: ${counted(missing, "move")}; the frog waited.`];
  return ignored > 0 ? [`Ignored after the last frame: ${counted(ignored, "character")}.`] : [];
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}
