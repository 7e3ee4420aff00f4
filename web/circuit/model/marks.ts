/** Which cells the findings are about, for marks on the drawing. Pure. */
import { sceneryRegions, trackRegions } from "../../../lib/race/grid.ts";
import type { Circuit, ConformityCode, Finding, Point } from "../../../lib/race/types.ts";
import { cellAt } from "./cells.ts";

/** A cell that breaks a rule. */
export interface Mark {
  readonly cell: number;
  /** The number of the rule, which gives the mark its shape. */
  readonly rule: number;
}

/** Findings of the same kind. */
export interface FindingGroup {
  readonly code: ConformityCode;
  readonly rule: number;
  readonly findings: readonly Finding[];
}

/** All cells of all findings: of a piece of track or scenery that is in the wrong, each of its cells. */
export function marksOf(circuit: Circuit, findings: readonly Finding[]): Mark[] {
  const pieces: Partial<Record<ConformityCode, Int16Array>> = {};
  if (has(findings, "E4_DETACHED")) pieces.E4_DETACHED = trackRegions(circuit).labels;
  if (has(findings, "E4_ISLAND")) pieces.E4_ISLAND = sceneryRegions(circuit).labels;
  return findings.flatMap(({ code, rule, x, y }) => {
    const cell = cellAt({ x, y });
    const labels = pieces[code];
    const cells = labels === undefined ? [cell] : cellsLike(labels, cell);
    return cells.map((cell) => ({ cell, rule }));
  });
}

/** By kind, in the order in which they come. */
export function groupsOf(findings: readonly Finding[]): FindingGroup[] {
  return [...Map.groupBy(findings, ({ code }) => code)].map(([code, ofCode]) => ({
    code,
    rule: ofCode[0]?.rule ?? 0,
    findings: ofCode,
  }));
}

/** The finding after the one at a place, round in a ring; `undefined`: there is none. */
export function findingAfter(
  findings: readonly Finding[],
  place: Point,
): Finding | undefined {
  const at = findings.findIndex(({ x, y }) => x === place.x && y === place.y);
  return findings[(at + 1) % Math.max(1, findings.length)];
}

function has(findings: readonly Finding[], wanted: ConformityCode): boolean {
  return findings.some(({ code }) => code === wanted);
}

function cellsLike(labels: Int16Array, cell: number): number[] {
  const found: number[] = [];
  labels.forEach((label, at) => {
    if (label === labels[cell]) found.push(at);
  });
  return found;
}
