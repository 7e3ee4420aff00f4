/**
 * Reads a round's line of a log; `make_round.ts` writes it.
 * Browser-safe: no Deno, no DOM.
 */
import { MAX_TANKS } from "../arena/rules.ts";
import type { RoundResult } from "../arena/types.ts";
import type { Problem } from "../core/problem.ts";
import { bad, good, type Result } from "../core/result.ts";
import { takeFault } from "./fault.ts";
import {
  fieldOf,
  Findings,
  quote,
  takeAmount,
  takeInteger,
  takeList,
  takeRecord,
  takeText,
} from "./fields.ts";
import { parseJsonLine } from "./json_line.ts";
import type { JsonPath } from "./json_places.ts";
import { findIllegal } from "./legality.ts";
import type { LogHeader, LogRound, LogTank, Place } from "./types.ts";

/** The longest side that is read; the game's own fields have 20 at most. */
export const MOST_SIDE = 400;

/**
 * Reads a round that can be replayed. Never throws. Codes: `LOG_JSON`, `LOG_ROUND` (a field is missing or wrong),
 * `LOG_ILLEGAL` (start cells or turns that no round can have). That the result is true, `verifyRound` tells.
 */
export function parseRound(
  text: string,
  header: LogHeader,
  place: Place = {},
): Result<LogRound, Problem[]> {
  const round = parseRoundShape(text, header, place);
  if (!round.ok) return round;
  const illegal = findIllegal(round.value);
  if (illegal === undefined) return round;
  const findings = new Findings();
  findings.add(illegal.path, illegal.message);
  return bad(findings.toProblems("LOG_ILLEGAL", text, place));
}

/** Reads a round whose turns and start cells may still be impossible (`findIllegal`); for `verify`. */
export function parseRoundShape(
  text: string,
  header: LogHeader,
  place: Place = {},
): Result<LogRound, Problem[]> {
  const json = parseJsonLine(text, place);
  if (!json.ok) return json;
  const findings = new Findings();
  const round = takeRound(json.value, header, findings);
  return round === undefined ? bad(findings.toProblems("LOG_ROUND", text, place)) : good(round);
}

function takeRound(value: unknown, header: LogHeader, findings: Findings): LogRound | undefined {
  const record = takeRecord(value, [], findings);
  if (record === undefined) return undefined;
  const round = takeInteger(fieldOf(record, "round"), ["round"], findings, 1);
  const width = takeInteger(fieldOf(record, "width"), ["width"], findings, 1, MOST_SIDE);
  const height = takeInteger(fieldOf(record, "height"), ["height"], findings, 1, MOST_SIDE);
  const heights = takeHeights(fieldOf(record, "heights"), width, height, findings);
  const tanks = takeTanks(fieldOf(record, "tanks"), header.bots.length, findings);
  const turns = takeList(fieldOf(record, "turns"), ["turns"], findings, takeText);
  const faults = takeList(
    fieldOf(record, "faults") ?? [],
    ["faults"],
    findings,
    (item, path) => takeFault(item, path, findings, tanks?.length ?? MAX_TANKS),
  );
  const given = fieldOf(record, "result");
  const result = given === undefined ? undefined : takeResult(given, findings);
  const mark = fieldOf(record, "check");
  const check = mark === undefined ? undefined : takeText(mark, ["check"], findings);
  if (
    round === undefined || width === undefined || height === undefined || heights === undefined ||
    tanks === undefined || turns === undefined || faults === undefined || findings.list.length > 0
  ) return undefined;
  return {
    round,
    width,
    height,
    heights,
    tanks,
    turns,
    faults,
    result,
    ...(check === undefined ? {} : { check }),
  };
}

function takeHeights(
  value: unknown,
  width: number | undefined,
  height: number | undefined,
  findings: Findings,
): string[] | undefined {
  const rows = takeList(value, ["heights"], findings, (item, path) => {
    const row = takeText(item, path, findings);
    if (row === undefined || width === undefined) return undefined;
    if (/^[0-9]*$/.test(row) && row.length === width) return row;
    return findings.add(path, `${quote(row)} does not fit: write ${width} digits, one a cell`);
  });
  if (rows === undefined || height === undefined || rows.length === height) return rows;
  return findings.add(["heights"], `has ${rows.length} rows, but the height is ${height}`);
}

function takeTanks(value: unknown, bots: number, findings: Findings): LogTank[] | undefined {
  const tanks = takeList(
    value,
    ["tanks"],
    findings,
    (item, path) => takeTank(item, bots, path, findings),
  );
  if (tanks === undefined || (tanks.length >= 1 && tanks.length <= MAX_TANKS)) return tanks;
  return findings.add(["tanks"], `has ${tanks.length} tanks: write 1 to ${MAX_TANKS}`);
}

function takeTank(
  item: unknown,
  bots: number,
  path: JsonPath,
  findings: Findings,
): LogTank | undefined {
  const record = takeRecord(item, path, findings);
  if (record === undefined) return undefined;
  const bot = takeInteger(fieldOf(record, "bot"), [...path, "bot"], findings, 0, bots - 1);
  const x = takeInteger(fieldOf(record, "x"), [...path, "x"], findings, 0);
  const y = takeInteger(fieldOf(record, "y"), [...path, "y"], findings, 0);
  return bot === undefined || x === undefined || y === undefined ? undefined : { bot, x, y };
}

function takeResult(value: unknown, findings: Findings): RoundResult | undefined {
  const record = takeRecord(value, ["result"], findings);
  if (record === undefined) return undefined;
  const turns = takeInteger(fieldOf(record, "turns"), ["result", "turns"], findings, 0);
  const numbers = (name: keyof RoundResult) =>
    takeList(fieldOf(record, name), ["result", name], findings, takeAmount);
  const lives = numbers("lives");
  const damage = numbers("damage");
  const bonus = numbers("bonus");
  return turns === undefined || lives === undefined || damage === undefined || bonus === undefined
    ? undefined
    : { turns, lives, damage, bonus };
}
