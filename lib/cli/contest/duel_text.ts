/**
 * The duels of a stage, everybody against everybody.
 */
import type { ContestRow } from "../../contest/published/types.ts";
import type { Duel } from "../../contest/types.ts";
import { textTable } from "../printing.ts";

/** Raw points: `points[a][b]` is what program `a` got from its duels against `b`; null: they did not meet. */
export interface DuelPoints {
  /** In the order of the table. */
  readonly programs: readonly string[];
  readonly points: readonly (readonly (number | null)[])[];
}

/** The points of all duels; nothing where no duel was played. */
export function duelPoints(duels: readonly Duel[], rows: readonly ContestRow[]): DuelPoints {
  if (duels.length === 0) return { programs: [], points: [] };
  const won = new Map(duels.flatMap(({ one, other, points }) => [
    [`${one} ${other}`, points[0]],
    [`${other} ${one}`, points[1]],
  ]));
  return {
    programs: rows.map(({ bot }) => bot),
    points: rows.map((row) => rows.map((rival) => won.get(`${row.index} ${rival.index}`) ?? null)),
  };
}

/** The points as text: lines are programs, columns their rivals by number. */
export function duelText({ points, programs }: DuelPoints): string {
  const columns = programs.map((_, index) => `${index + 1}`);
  const rows = programs.map((program, index) => [
    `${index + 1}`,
    program,
    ...(points[index] ?? []).map((count) => count === null ? "·" : `${count}`),
  ]);
  return "Duel points against each rival:\n" + textTable(["", "", ...columns], rows, {
    align: ["right", "left", ...columns.map(() => "right" as const)],
  });
}
