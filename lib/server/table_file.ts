/**
 * Reads table.json. Only known fields are taken, so whatever else stands in the file stays where it is.
 */
import type { ByKind, Table, TableRow } from "../logs/published.ts";
import { LOG_FAULT_KINDS, type LogFaultKind } from "../logs/types.ts";

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
  const rows = value.table.map(takeRow);
  if (
    typeof seed !== "string" || !isAmount(factor) || !isWhole(duels) || !isWhole(melees) ||
    !rows.every((row) => row !== undefined) || !sandbox.every((layer) => typeof layer === "string")
  ) return undefined;
  return { table: { factor, rows }, seed, duels, melees, sandbox };
}

function takeRow(value: unknown): TableRow | undefined {
  if (!isRecord(value)) return undefined;
  const { averageDamage, bot, duels, duelsCorrected, high, index, low, melee, rank, total } = value;
  const wins = takeByKind(value.wins);
  const rounds = takeByKind(value.rounds);
  const faults = takeFaults(value.faults);
  if (
    typeof bot !== "string" || !isWhole(rank) || !isWhole(index) || !isAmount(duels) ||
    !isAmount(duelsCorrected) || !isAmount(melee) || !isAmount(total) || !isAmount(low) ||
    !isAmount(high) || !isAmount(averageDamage) || wins === undefined || rounds === undefined ||
    faults === undefined
  ) return undefined;
  return {
    ...{ rank, bot, index, duels, duelsCorrected, melee, total, low, high, wins, rounds },
    ...{ averageDamage, faults },
  };
}

function takeByKind(value: unknown): ByKind | undefined {
  if (!isRecord(value)) return undefined;
  const { duel, melee } = value;
  return isWhole(duel) && isWhole(melee) ? { duel, melee } : undefined;
}

function takeFaults(value: unknown): Record<LogFaultKind, number> | undefined {
  if (!isRecord(value)) return undefined;
  const faults = { timeout: 0, exit: 0, crash: 0, flood: 0, memory: 0, invalid: 0, start: 0 };
  for (const kind of LOG_FAULT_KINDS) {
    const count = value[kind];
    if (!isWhole(count)) return undefined;
    faults[kind] = count;
  }
  return faults;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isAmount(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

function isWhole(value: unknown): value is number {
  return isAmount(value) && Number.isSafeInteger(value) && value >= 0;
}
