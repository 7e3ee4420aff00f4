/** Reads what a server tells of a run that is being played. Pure: nothing here throws. */
import type { RoundResult } from "../../lib/arena/types.ts";
import type { Problem } from "../../lib/core/problem.ts";
import type { Result } from "../../lib/core/result.ts";
import {
  fieldOf,
  type Findings,
  takeAmount,
  takeInteger,
  takeList,
  takeRecord,
  takeText,
  takeWord,
} from "../../lib/logs/fields.ts";
import type { JsonPath } from "../../lib/logs/json_places.ts";
import { type LiveEvent, RUN_STATES } from "../../lib/logs/published.ts";
import type { RoundSummary, SummaryFault } from "../../lib/logs/summary.ts";
import { LOG_FAULT_KINDS } from "../../lib/logs/types.ts";
import { parse } from "./parse_published.ts";
import { takeTable } from "./parse_table.ts";

/** The names of the events. */
export const LIVE_EVENT_KINDS = ["round", "standings"] as const;

/** Reads the data of one event. Codes: `LOG_JSON`, `SITE_EVENT`. */
export function parseLiveEvent(text: string): Result<LiveEvent, Problem[]> {
  return parse(text, "SITE_EVENT", takeEvent);
}

function takeEvent(value: unknown, findings: Findings): LiveEvent | undefined {
  const record = takeRecord(value, [], findings);
  if (record === undefined) return undefined;
  const kind = takeWord(fieldOf(record, "kind"), LIVE_EVENT_KINDS, ["kind"], findings);
  if (kind === "round") {
    const match = takeText(fieldOf(record, "match"), ["match"], findings);
    const summary = takeSummary(fieldOf(record, "summary"), ["summary"], findings);
    return match === undefined || summary === undefined ? undefined : { kind, match, summary };
  }
  if (kind === undefined) return undefined;
  const state = takeWord(fieldOf(record, "state"), RUN_STATES, ["state"], findings);
  const played = takeInteger(fieldOf(record, "played"), ["played"], findings, 0);
  const total = takeInteger(fieldOf(record, "total"), ["total"], findings, 0);
  const table = takeTable(fieldOf(record, "table"), ["table"], findings);
  return state === undefined || played === undefined || total === undefined || table === undefined
    ? undefined
    : { kind, state, played, total, table };
}

function takeSummary(
  value: unknown,
  path: JsonPath,
  findings: Findings,
): RoundSummary | undefined {
  const record = takeRecord(value, path, findings);
  if (record === undefined) return undefined;
  const round = takeInteger(fieldOf(record, "round"), [...path, "round"], findings, 1);
  const bots = takeList(
    fieldOf(record, "bots"),
    [...path, "bots"],
    findings,
    (item, at) => takeInteger(item, at, findings, 0),
  );
  if (round === undefined || bots === undefined) return undefined;
  const seats = bots.length;
  const result = takeResult(fieldOf(record, "result"), [...path, "result"], seats, findings);
  const faults = takeList(
    fieldOf(record, "faults"),
    [...path, "faults"],
    findings,
    (item, at) => takeFault(item, at, seats, findings),
  );
  return result === undefined || faults === undefined ? undefined : { round, bots, result, faults };
}

/** Each list has an item for each seat. */
function takeResult(
  value: unknown,
  path: JsonPath,
  seats: number,
  findings: Findings,
): RoundResult | undefined {
  const record = takeRecord(value, path, findings);
  if (record === undefined) return undefined;
  const turns = takeInteger(fieldOf(record, "turns"), [...path, "turns"], findings, 0);
  const [lives, damage, bonus] = ["lives", "damage", "bonus"].map((name) => {
    const list = takeList(
      fieldOf(record, name),
      [...path, name],
      findings,
      (item, at) => takeAmount(item, at, findings),
    );
    if (list === undefined || list.length === seats) return list;
    return findings.add([...path, name], `has ${list.length} items: write ${seats}, one a seat`);
  });
  return turns === undefined || lives === undefined || damage === undefined || bonus === undefined
    ? undefined
    : { turns, lives, damage, bonus };
}

function takeFault(
  value: unknown,
  path: JsonPath,
  seats: number,
  findings: Findings,
): SummaryFault | undefined {
  const record = takeRecord(value, path, findings);
  if (record === undefined) return undefined;
  const turn = takeInteger(fieldOf(record, "turn"), [...path, "turn"], findings, 0);
  const seat = takeInteger(fieldOf(record, "seat"), [...path, "seat"], findings, 0, seats - 1);
  const kind = takeWord(fieldOf(record, "kind"), LOG_FAULT_KINDS, [...path, "kind"], findings);
  return turn === undefined || seat === undefined || kind === undefined
    ? undefined
    : { turn, seat, kind };
}
