/** The figures behind a total: the columns that narrow screens show on demand only. */
import type { ComponentChildren } from "preact";
import type { Table, TableRow } from "../../lib/logs/published.ts";
import { LOG_FAULT_KINDS } from "../../lib/logs/types.ts";
import * as strings from "../strings/strings.ts";

const text = strings.run;

/** A column of the table. */
export interface Column<Row extends TableRow = TableRow> {
  readonly heading: string;
  /** What it means, in a sentence. */
  readonly hint: string;
  readonly look: "number" | "faults";
  /** It is left out on the narrowest screens only. */
  readonly isKept?: boolean;
  readonly cell: (row: Row) => ComponentChildren;
}

/** The columns of a table; weighted duels are of no use while duels alone count, or where there are no others. */
export function figuresOf({ factor, rows }: Table, isWeighted: boolean): readonly Column[] {
  const hasBoth = rows.some(({ duels }) => duels > 0) && rows.some(({ melee }) => melee > 0);
  return [
    number(text.duels, text.duelsHint, (row) => text.number(row.duels)),
    ...(isWeighted && hasBoth
      ? [
        number(
          text.corrected,
          text.correctedHint(factor),
          (row) => text.decimal(row.duelsCorrected),
        ),
      ]
      : []),
    number(text.melee, text.meleeHint, (row) => text.number(row.melee)),
    number(text.duelWins, text.winsHint, (row) => text.number(row.wins.duel)),
    number(text.meleeWins, text.winsHint, (row) => text.number(row.wins.melee)),
    number(text.damage, text.damageHint, (row) => text.decimal(row.averageDamage)),
    { heading: text.faults, hint: text.faultsHint, look: "faults", cell: faultsOf },
  ];
}

function number(heading: string, hint: string, cell: (row: TableRow) => string): Column {
  return { heading, hint, look: "number", cell };
}

/** How many, and of which kinds. */
function faultsOf({ faults }: TableRow): ComponentChildren {
  const kinds = LOG_FAULT_KINDS.filter((kind) => faults[kind] > 0);
  if (kinds.length === 0) {
    return (
      <>
        <span class="soft" aria-hidden="true">{text.nothing}</span>
        <span class="spoken">{text.noFaultsSpoken}</span>
      </>
    );
  }
  return (
    <span class="fault-kinds">
      {kinds.map((kind) => text.faultKinds[kind](faults[kind])).join(", ")}
    </span>
  );
}
