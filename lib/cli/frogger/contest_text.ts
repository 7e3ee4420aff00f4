/** A contest as a table for people. Pure. */
import type { ContestResult } from "../../crossing/contest.ts";
import { visibleInLine } from "../../core/visible.ts";
import type { Crossing } from "../../crossing/cross.ts";
import { quoteLines, textTable, visible } from "../printing.ts";
import type { Typed } from "./told_apart.ts";
import { percentText, shareOf } from "./words.ts";

/** So many lines of a faulty program's own words are shown; `frogger run` shows more of them. */
const MOST_LINES = 6;

/**
 * The table, then what went wrong, with line feeds.
 * @param ambiguous Programs and roads whose names alone do not say what they are.
 */
export function contestText(
  { par, roads, table }: ContestResult,
  ambiguous: readonly Typed[],
): string {
  const headings = ["rank", "program", "score", "of par", ...roads.map(({ road }) => road.name)];
  const rows = table.map(({ crossings, program, rank, score }) => [
    String(rank),
    program,
    String(score),
    percentText(shareOf(score, par)),
    ...crossings.map((crossing, index) => cellText(crossing, roads[index]?.par.score ?? 0)),
  ]);
  const pars = [
    ...["", "par", String(par), ""],
    ...roads.map(({ par }) => `${par.score}${" ".repeat(" 100%".length)}`),
  ];
  const align = headings.map((_, column) => column === 1 ? "left" as const : "right" as const);
  const faults = table.flatMap(({ crossings }) => crossings).filter(({ verdict }) =>
    verdict !== "OK"
  );
  const parts = [
    textTable(headings, [...rows, pars], { align }),
    ...(ambiguous.length === 0 ? [] : [ambiguous.map(nameText).join("\n")]),
    ...faults.map(faultText),
  ];
  return `${parts.join("\n\n")}\n\n`;
}

function nameText({ name, typed }: Typed): string {
  return `${visibleInLine(name)} = ${visibleInLine(typed)}`;
}

function cellText({ score, verdict }: Crossing, par: number): string {
  if (verdict !== "OK") return verdict;
  return `${score} ${`${Math.floor(100 * shareOf(score, par))}%`.padStart("100%".length)}`;
}

function faultText({ errors, program, road, sentence, verdict }: Crossing): string {
  const head = `${visible(program)} on ${visible(road)}: ${verdict}. ${visible(sentence)}`;
  const last = errors.trim().split("\n").slice(-MOST_LINES).join("\n");
  return last === "" ? head : `${head}\n${quoteLines(program, last).trimEnd()}`;
}
