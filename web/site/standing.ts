/**
 * The table as it should be shown while a run goes on. Duels come first and the melee weighs as much as all of them; so
 * as long as next to nothing of the melee is played, a single round would turn everything over, and duels alone count. Pure.
 */
import type { PublishedRun, Table, TableRow } from "../../lib/logs/published.ts";

/** With a smaller share of the melee, duels alone decide about places. */
const ENOUGH_MELEE = 0.1;

/** What is shown as standings. */
export interface Standing {
  readonly table: Table;
  readonly isProvisional: boolean;
  /** Set where places go by duels alone: rounds of the melee, played and in all. */
  readonly duelsOnly?: { readonly played: number; readonly total: number };
}

/** The standings of a run; `undefined`: it has no table. */
export function standingOf(
  { matches, state, table }: Pick<PublishedRun, "matches" | "state" | "table">,
): Standing | undefined {
  if (table === undefined) return undefined;
  if (state === "finished") return { table, isProvisional: false };
  const total = matches.reduce((sum, { kind, total }) => sum + (kind === "melee" ? total : 0), 0);
  // Everybody takes part in every round of the melee.
  const played = Math.max(0, ...table.rows.map(({ rounds }) => rounds.melee));
  const hasDuels = table.rows.some(({ duels }) => duels > 0);
  if (!hasDuels || total === 0 || played >= total * ENOUGH_MELEE) {
    return { table, isProvisional: true };
  }
  return { table: byDuels(table), isProvisional: true, duelsOnly: { played, total } };
}

/** The table in which nothing but duel points counts. */
function byDuels({ rows }: Table): Table {
  const sorted = [...rows].sort((one, other) =>
    other.duels - one.duels || compare(one.bot, other.bot) || one.index - other.index
  );
  return {
    factor: 1,
    rows: sorted.map((row): TableRow => ({
      ...row,
      rank: 1 + sorted.findIndex(({ duels }) => duels === row.duels),
      duelsCorrected: row.duels,
      total: row.duels,
      low: row.duels,
      high: row.duels,
    })),
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
