/**
 * Reads one fault of a round's line.
 * Browser-safe: no Deno, no DOM.
 */
import {
  fieldOf,
  type Findings,
  type JsonRecord,
  takeAmount,
  takeInteger,
  takeRecord,
  takeText,
  takeWord,
} from "./fields.ts";
import type { JsonPath } from "./json_places.ts";
import { LOG_FAULT_KINDS, type LogClock, type LogFault } from "./types.ts";

/** A fault in a round of so many seats; its detail may be left out. */
export function takeFault(
  value: unknown,
  path: JsonPath,
  findings: Findings,
  seats: number,
): LogFault | undefined {
  const record = takeRecord(value, path, findings);
  if (record === undefined) return undefined;
  const turn = takeInteger(fieldOf(record, "turn"), [...path, "turn"], findings, 1);
  const tank = takeInteger(fieldOf(record, "tank"), [...path, "tank"], findings, 0, seats - 1);
  const kind = takeWord(fieldOf(record, "kind"), LOG_FAULT_KINDS, [...path, "kind"], findings);
  const detail = takeText(fieldOf(record, "detail") ?? "", [...path, "detail"], findings);
  const given = fieldOf(record, "clock");
  const clock = given === undefined ? undefined : takeClock(given, [...path, "clock"], findings);
  if (
    turn === undefined || tank === undefined || kind === undefined || detail === undefined ||
    (given !== undefined && clock === undefined)
  ) return undefined;
  return { turn, tank, kind, detail, ...(clock === undefined ? {} : { clock }) };
}

function takeClock(value: unknown, path: JsonPath, findings: Findings): LogClock | undefined {
  const record = takeRecord(value, path, findings);
  if (record === undefined) return undefined;
  const allowedMs = takeAmount(fieldOf(record, "allowedMs"), [...path, "allowedMs"], findings);
  const wallMs = takeAmount(fieldOf(record, "wallMs"), [...path, "wallMs"], findings);
  const waitedMs = takeOptional(record, "waitedMs", path, findings);
  const cpuMs = takeOptional(record, "cpuMs", path, findings);
  if (
    allowedMs === undefined || wallMs === undefined || waitedMs === "wrong" || cpuMs === "wrong"
  ) return undefined;
  return {
    allowedMs,
    wallMs,
    ...(waitedMs === undefined ? {} : { waitedMs }),
    ...(cpuMs === undefined ? {} : { cpuMs }),
  };
}

function takeOptional(
  record: JsonRecord,
  name: keyof LogClock,
  path: JsonPath,
  findings: Findings,
): number | undefined | "wrong" {
  const value = fieldOf(record, name);
  if (value === undefined) return undefined;
  return takeAmount(value, [...path, name], findings) ?? "wrong";
}
