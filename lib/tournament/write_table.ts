/**
 * The table of a finished run as files, for publication.
 */
import { join } from "@std/path";
import type { Table, TableRow } from "../logs/published.ts";
import type { RunOutcome } from "./run.ts";
import { FILES, writeOfRun } from "./run_folder.ts";

/** What table.json holds. */
export interface TableFileText {
  readonly factor: number;
  readonly table: readonly TableRow[];
  readonly seed: string;
  readonly duels: number;
  readonly melees: number;
  /** The layers that held. */
  readonly sandbox: readonly string[];
}

/** The table as text for people. */
export type TableText = (table: Table) => string;

/** Writes table.json and table.txt, whole or not at all, and hands back what table.json holds. */
export async function writeTable(
  { folder, settings, table }: RunOutcome,
  text: TableText,
): Promise<TableFileText> {
  const published = publishedTable({ settings, table });
  await writeOfRun(join(folder, FILES.table), JSON.stringify(published, undefined, 2) + "\n");
  await writeOfRun(join(folder, FILES.tableText), text(table));
  return published;
}

/** What table.json holds of a finished run. */
export function publishedTable(
  { settings, table }: Pick<RunOutcome, "settings" | "table">,
): TableFileText {
  const { seed, duels, melees } = settings.plan;
  const { factor, rows } = table;
  return { factor, table: rows, seed, duels, melees, sandbox: settings.sandbox };
}
