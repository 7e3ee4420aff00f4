/** Reads the standings as a site tells them. Pure: nothing here throws. */
import { ROUND_KINDS } from "../../lib/arena/types.ts";
import {
  fieldOf,
  type Findings,
  takeAmount,
  takeInteger,
  takeList,
  takeRecord,
} from "../../lib/logs/fields.ts";
import type { JsonPath } from "../../lib/logs/json_places.ts";
import type { ByKind, Table, TableRow } from "../../lib/logs/published.ts";
import { LOG_FAULT_KINDS, type LogFaultKind } from "../../lib/logs/types.ts";
import { takeName, takeNumber } from "./shape.ts";

/** A table; what is wrong with it is added to the findings. */
export function takeTable(value: unknown, path: JsonPath, findings: Findings): Table | undefined {
  const record = takeRecord(value, path, findings);
  if (record === undefined) return undefined;
  const factor = takeAmount(fieldOf(record, "factor"), [...path, "factor"], findings);
  const rows = takeList(fieldOf(record, "rows"), [...path, "rows"], findings, takeRow);
  return factor === undefined || rows === undefined ? undefined : { factor, rows };
}

/** A line of the table. */
export function takeRow(value: unknown, path: JsonPath, findings: Findings): TableRow | undefined {
  const record = takeRecord(value, path, findings);
  if (record === undefined) return undefined;
  const amount = (name: string) => takeAmount(fieldOf(record, name), [...path, name], findings);
  const rank = takeInteger(fieldOf(record, "rank"), [...path, "rank"], findings, 1);
  const bot = takeName(fieldOf(record, "bot"), [...path, "bot"], findings);
  const index = takeInteger(fieldOf(record, "index"), [...path, "index"], findings, 0);
  const duels = amount("duels");
  const duelsCorrected = amount("duelsCorrected");
  const melee = amount("melee");
  const total = amount("total");
  // An interval may reach below 0: it is computed, not counted.
  const low = takeNumber(fieldOf(record, "low"), [...path, "low"], findings);
  const high = takeNumber(fieldOf(record, "high"), [...path, "high"], findings);
  const wins = takeByKind(fieldOf(record, "wins"), [...path, "wins"], findings);
  const rounds = takeByKind(fieldOf(record, "rounds"), [...path, "rounds"], findings);
  const averageDamage = amount("averageDamage");
  const faults = takeFaults(fieldOf(record, "faults"), [...path, "faults"], findings);
  return rank === undefined || bot === undefined || index === undefined || duels === undefined ||
      duelsCorrected === undefined || melee === undefined || total === undefined ||
      low === undefined || high === undefined || wins === undefined || rounds === undefined ||
      averageDamage === undefined || faults === undefined
    ? undefined
    : {
      rank,
      bot,
      index,
      duels,
      duelsCorrected,
      melee,
      total,
      low,
      high,
      wins,
      rounds,
      averageDamage,
      faults,
    };
}

function takeByKind(value: unknown, path: JsonPath, findings: Findings): ByKind | undefined {
  const record = takeRecord(value, path, findings);
  if (record === undefined) return undefined;
  const [duel, melee] = ROUND_KINDS.map((kind) =>
    takeInteger(fieldOf(record, kind), [...path, kind], findings, 0)
  );
  return duel === undefined || melee === undefined ? undefined : { duel, melee };
}

/** Kinds that are not named did not occur: an older site may not know all of them. */
function takeFaults(
  value: unknown,
  path: JsonPath,
  findings: Findings,
): Record<LogFaultKind, number> | undefined {
  const record = takeRecord(value, path, findings);
  if (record === undefined) return undefined;
  const counts = { timeout: 0, exit: 0, crash: 0, flood: 0, memory: 0, invalid: 0, start: 0 };
  for (const kind of LOG_FAULT_KINDS) {
    const count = takeInteger(fieldOf(record, kind) ?? 0, [...path, kind], findings, 0);
    if (count === undefined) return undefined;
    counts[kind] = count;
  }
  return counts;
}
