/**
 * The table of a tournament as text for people.
 */
import { LOG_FAULT_KINDS } from "../logs/types.ts";
import type { Table, TableRow } from "../logs/published.ts";
import { type Alignment, textTable, visible } from "./printing.ts";

interface Column {
  readonly heading: string;
  readonly align: Alignment;
  readonly cell: (row: TableRow) => string;
}

/** All the figures of [TABLE-4] and what explains them. */
const COLUMNS: readonly Column[] = [
  { heading: "rank", align: "right", cell: ({ rank }) => `${rank}` },
  { heading: "program", align: "left", cell: ({ bot }) => bot },
  { heading: "duels", align: "right", cell: ({ duels }) => `${duels}` },
  { heading: "corrected", align: "right", cell: (row) => row.duelsCorrected.toFixed(1) },
  { heading: "melee", align: "right", cell: ({ melee }) => `${melee}` },
  { heading: "total", align: "right", cell: ({ total }) => total.toFixed(1) },
  { heading: "95% interval", align: "right", cell: interval },
  { heading: "duel wins", align: "right", cell: ({ wins }) => `${wins.duel}` },
  { heading: "melee wins", align: "right", cell: ({ wins }) => `${wins.melee}` },
  { heading: "damage/round", align: "right", cell: (row) => row.averageDamage.toFixed(2) },
  { heading: "faults", align: "left", cell: faults },
];

/** The table with the common factor beneath it, line feeds included. */
export function makeStandings({ rows, factor }: Table): string {
  const text = textTable(
    COLUMNS.map(({ heading }) => heading),
    rows.map((row) => COLUMNS.map(({ cell }) => cell(row))),
    { align: COLUMNS.map(({ align }) => align) },
  );
  return `${text}\n\nCommon factor of the duel points: ${Number(factor.toPrecision(5))}\n`;
}

/** The first `count` rows in one line, such as `1 champion 20591, 2 hunter 18233`. */
export function leaders(
  rows: readonly Pick<TableRow, "rank" | "bot" | "total">[],
  count: number,
): string {
  return rows.slice(0, count)
    .map(({ rank, bot, total }) => `${rank} ${inOneLine(bot)} ${total.toFixed(0)}`)
    .join(", ");
}

/** In whole points, rounded outwards: the total never looks as if it lay beside its interval. */
function interval({ low, high }: TableRow): string {
  return `${Math.floor(low)}–${Math.ceil(high)}`;
}

/** Kinds that occurred, with how often. */
function faults({ faults }: TableRow): string {
  const occurred = LOG_FAULT_KINDS.filter((kind) => faults[kind] > 0);
  return occurred.map((kind) => `${kind} ${faults[kind]}`).join(", ") || "-";
}

function inOneLine(name: string): string {
  return visible(name).replaceAll("\n", "\\n");
}
