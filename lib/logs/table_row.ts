/**
 * Takes a line of a table apart that stands somewhere as JSON. Only known fields are taken.
 * Browser-safe: no Deno, no DOM.
 */
import { isRecord } from "./fields.ts";
import type { ByKind, TableRow } from "./published.ts";
import { LOG_FAULT_KINDS, type LogFaultKind } from "./types.ts";

/** A line of a table; `undefined`: this is none. */
export function takeTableRow(value: unknown): TableRow | undefined {
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

/** Whether the value is a finite number. */
export function isAmount(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

/** Whether the value is a whole number from 0 on. */
export function isWhole(value: unknown): value is number {
  return isAmount(value) && Number.isSafeInteger(value) && value >= 0;
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
