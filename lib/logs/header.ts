/**
 * The first line of a log.
 * Browser-safe: no Deno, no DOM.
 */
import { RULES_VERSION, START_MS, TURN_LIMIT, TURN_MS } from "../arena/rules.ts";
import { ROUND_KINDS } from "../arena/types.ts";
import type { Problem } from "../core/problem.ts";
import { bad, good, type Result } from "../core/result.ts";
import {
  fieldOf,
  Findings,
  isRecord,
  type JsonRecord,
  quote,
  takeAmount,
  takeInteger,
  takeList,
  takeLooseText,
  takeRecord,
  takeText,
  takeWord,
} from "./fields.ts";
import { parseJsonLine } from "./json_line.ts";
import type { JsonPath } from "./json_places.ts";
import {
  LOG_FORMAT,
  LOG_VERSION,
  type LogBot,
  type LogHeader,
  type LogLimits,
  type Place,
} from "./types.ts";

/**
 * Reads a header. What a person who writes a log by hand leaves out gets its default; fields that this version
 * doesn't know are ignored. Never throws. Codes: `LOG_JSON`, `LOG_FORMAT`, `LOG_NEWER`, `LOG_HEADER`.
 */
export function parseHeader(text: string, place: Place = {}): Result<LogHeader, Problem[]> {
  const json = parseJsonLine(text, place);
  if (!json.ok) return json;
  const record = json.value;
  const findings = new Findings();
  if (!isRecord(record) || fieldOf(record, "format") !== LOG_FORMAT) {
    findings.add([], notALog(record));
    return bad(findings.toProblems("LOG_FORMAT", text, place));
  }
  const version = takeInteger(fieldOf(record, "version"), ["version"], findings, 1);
  if (version !== undefined && version > LOG_VERSION) {
    const newer = new Findings();
    newer.add(
      [],
      `Made by a newer Turniir (log version ${version}, this one reads ${LOG_VERSION})`,
    );
    return bad(newer.toProblems("LOG_NEWER", text, place));
  }
  const kind = takeWord(fieldOf(record, "kind"), ROUND_KINDS, ["kind"], findings);
  const bots = takeBots(fieldOf(record, "bots"), findings);
  const rules = takeInteger(fieldOf(record, "rules") ?? RULES_VERSION, ["rules"], findings, 1);
  const seed = takeLooseText(fieldOf(record, "seed") ?? "", ["seed"], findings);
  const limits = takeLimits(fieldOf(record, "limits") ?? {}, findings);
  const stage = takeLooseText(fieldOf(record, "stage") ?? "", ["stage"], findings);
  const sandbox = takeList(fieldOf(record, "sandbox") ?? [], ["sandbox"], findings, takeText);
  if (
    version === undefined || kind === undefined || bots === undefined || rules === undefined ||
    seed === undefined || limits === undefined || stage === undefined || sandbox === undefined
  ) {
    return bad(findings.toProblems("LOG_HEADER", text, place));
  }
  return good({ format: LOG_FORMAT, version, rules, kind, seed, bots, limits, stage, sandbox });
}

/** Writes a header: one line without its line feed, always in the same order of fields. */
export function makeHeader(header: LogHeader): string {
  const { format, version, rules, kind, seed, stage, sandbox } = header;
  const { turnMs, startMs, turns } = header.limits;
  return JSON.stringify({
    format,
    version,
    rules,
    kind,
    seed,
    bots: header.bots.map((bot) => ({ name: bot.name, version: bot.version })),
    limits: { turnMs, startMs, turns },
    stage,
    sandbox,
  });
}

/** What a reader should be told about a log that can be read. Code: `LOG_RULES`. */
export function warningsAbout(header: LogHeader, place: Place = {}): Problem[] {
  if (header.rules === RULES_VERSION) return [];
  return [{
    ...place,
    code: "LOG_RULES",
    message: `Played by version ${header.rules} of the rules, this program plays version ` +
      `${RULES_VERSION}: replayed results may differ`,
  }];
}

function notALog(record: unknown): string {
  const format = isRecord(record) ? fieldOf(record, "format") : undefined;
  const found = format === undefined ? "" : `, its "format" is ${quote(format)}`;
  return `This is not a Turniir tanks log${found}: the first line must be an object with ` +
    `"format":"${LOG_FORMAT}"`;
}

function takeBots(value: unknown, findings: Findings): LogBot[] | undefined {
  const bots = takeList(value, ["bots"], findings, takeBot);
  return bots?.length === 0 ? findings.add(["bots"], "is empty: name at least one program") : bots;
}

/** A bot is an object, or its name alone. */
function takeBot(value: unknown, path: JsonPath, findings: Findings): LogBot | undefined {
  if (typeof value === "string") return { name: value, version: "" };
  const record = takeRecord(value, path, findings);
  if (record === undefined) return undefined;
  const name = takeText(fieldOf(record, "name"), [...path, "name"], findings);
  const version = takeText(fieldOf(record, "version") ?? "", [...path, "version"], findings);
  return name === undefined || version === undefined ? undefined : { name, version };
}

function takeLimits(value: unknown, findings: Findings): LogLimits | undefined {
  const record = takeRecord(value, ["limits"], findings);
  if (record === undefined) return undefined;
  const amount = (name: keyof LogLimits & string, otherwise: number, source: JsonRecord) =>
    takeAmount(fieldOf(source, name) ?? otherwise, ["limits", name], findings);
  const turnMs = amount("turnMs", TURN_MS, record);
  const startMs = amount("startMs", START_MS, record);
  const turns = takeInteger(
    fieldOf(record, "turns") ?? TURN_LIMIT,
    ["limits", "turns"],
    findings,
    1,
  );
  return turnMs === undefined || startMs === undefined || turns === undefined
    ? undefined
    : { turnMs, startMs, turns };
}
