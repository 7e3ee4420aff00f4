/**
 * Reads table.json. Only known fields are taken, so whatever else stands in the file stays where it is.
 */
import { isRecord } from "../logs/fields.ts";
import type { Table } from "../logs/published.ts";
import { isAmount, isWhole, takeTableRow } from "../logs/table_row.ts";

/** What table.json tells. */
export interface TableFile {
  readonly table: Table;
  readonly seed: string;
  /** Duel rounds of each pair, and melee rounds. */
  readonly duels: number;
  readonly melees: number;
  readonly sandbox: readonly string[];
}

/** Takes the text of table.json apart; `undefined`: it is damaged, or of another program. */
export function parseTableFile(text: string): TableFile | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(value) || !Array.isArray(value.table) || !Array.isArray(value.sandbox)) {
    return undefined;
  }
  const { duels, factor, melees, sandbox, seed } = value;
  const rows = value.table.map(takeTableRow);
  if (
    typeof seed !== "string" || !isAmount(factor) || !isWhole(duels) || !isWhole(melees) ||
    !rows.every((row) => row !== undefined) || !sandbox.every((layer) => typeof layer === "string")
  ) return undefined;
  return { table: { factor, rows }, seed, duels, melees, sandbox };
}
