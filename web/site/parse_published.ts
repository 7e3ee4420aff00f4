/**
 * Reads what a site says of its runs. Any host may serve anything under these names, so every field is looked at; fields that
 * this version doesn't know are ignored. Pure: nothing here throws.
 */
import { ROUND_KINDS } from "../../lib/arena/types.ts";
import type { Problem } from "../../lib/core/problem.ts";
import { bad, good, type Result } from "../../lib/core/result.ts";
import {
  fieldOf,
  Findings,
  type JsonRecord,
  quote,
  takeAmount,
  takeInteger,
  takeList,
  takeLooseText,
  takeRecord,
  takeText,
  takeWord,
} from "../../lib/logs/fields.ts";
import { parseJsonLine } from "../../lib/logs/json_line.ts";
import type { JsonPath } from "../../lib/logs/json_places.ts";
import {
  type Catalog,
  type CatalogRun,
  DATE_KINDS,
  type PublishedMatch,
  type PublishedRun,
  RUN_STATES,
  type RunDate,
} from "../../lib/logs/published.ts";
import { takeStageOfContest } from "./parse_stage.ts";
import { takeTable } from "./parse_table.ts";
import { shape, takeName, wordOf } from "./shape.ts";

/** What ids and file names consist of: they become parts of addresses. */
const PLAIN_NAME = /^(?!\.+$)[A-Za-z0-9._-]+$/;

const takeDate = shape<RunDate>({ is: wordOf(DATE_KINDS), at: takeText }, {});

/** Reads data/catalog.json. Codes: `LOG_JSON`, `SITE_CATALOG`. */
export function parseCatalog(text: string): Result<Catalog, Problem[]> {
  return parse(text, "SITE_CATALOG", (value, findings) => {
    const record = takeRecord(value, [], findings);
    const runs = record &&
      takeList(fieldOf(record, "runs"), ["runs"], findings, takeCatalogRun);
    return runs && { runs };
  });
}

/** Reads data/RUN/run.json. Codes: `LOG_JSON`, `SITE_RUN`. */
export function parseRun(text: string): Result<PublishedRun, Problem[]> {
  return parse(text, "SITE_RUN", takeRun);
}

/** Takes a text apart with one of the `take…` functions. Codes: `LOG_JSON` and the one given. */
export function parse<Value>(
  text: string,
  code: string,
  take: (value: unknown, findings: Findings) => Value | undefined,
): Result<Value, Problem[]> {
  const json = parseJsonLine(text, {});
  if (!json.ok) return json;
  const findings = new Findings();
  const value = take(json.value, findings);
  return value === undefined ? bad(findings.toProblems(code, text, {})) : good(value);
}

function takeRun(value: unknown, findings: Findings): PublishedRun | undefined {
  const record = takeRecord(value, [], findings);
  const inList = record && takeCatalogRun(record, [], findings);
  if (record === undefined || inList === undefined) return undefined;
  const seed = takeLooseText(fieldOf(record, "seed") ?? "", ["seed"], findings);
  const stage = takeLooseText(fieldOf(record, "stage") ?? "", ["stage"], findings);
  const layers = fieldOf(record, "sandbox") ?? [];
  const sandbox = takeList(layers, ["sandbox"], findings, takeName);
  const total = takeInteger(fieldOf(record, "total"), ["total"], findings, 0);
  const given = fieldOf(record, "table");
  const table = given === undefined ? undefined : takeTable(given, ["table"], findings);
  const matches = takeList(fieldOf(record, "matches"), ["matches"], findings, takeMatch);
  const told = fieldOf(record, "contest");
  const contest = told === undefined ? undefined : takeStageOfContest(told, ["contest"], findings);
  if (
    seed === undefined || stage === undefined || sandbox === undefined || total === undefined ||
    matches === undefined || (given !== undefined && table === undefined) ||
    (told !== undefined && contest === undefined)
  ) return undefined;
  return {
    ...{ ...inList, seed, stage, sandbox, total, matches },
    ...(table === undefined ? {} : { table }),
    ...(contest === undefined ? {} : { contest }),
  };
}

function takeCatalogRun(
  value: unknown,
  path: JsonPath,
  findings: Findings,
): CatalogRun | undefined {
  const record = takeRecord(value, path, findings);
  if (record === undefined) return undefined;
  const id = takePlainName(record, "id", path, findings);
  const title = takeName(fieldOf(record, "title"), [...path, "title"], findings);
  const state = takeWord(fieldOf(record, "state"), RUN_STATES, [...path, "state"], findings);
  const bots = takeList(fieldOf(record, "bots"), [...path, "bots"], findings, takeName);
  const played = takeInteger(fieldOf(record, "played"), [...path, "played"], findings, 0);
  const given = fieldOf(record, "date");
  const date = given === undefined ? undefined : takeDate(given, [...path, "date"], findings);
  return id === undefined || title === undefined || state === undefined || bots === undefined ||
      played === undefined || (given !== undefined && date === undefined)
    ? undefined
    : { id, title, state, bots, played, ...(date === undefined ? {} : { date }) };
}

function takeMatch(
  value: unknown,
  path: JsonPath,
  findings: Findings,
): PublishedMatch | undefined {
  const record = takeRecord(value, path, findings);
  if (record === undefined) return undefined;
  const id = takePlainName(record, "id", path, findings);
  const kind = takeWord(fieldOf(record, "kind"), ROUND_KINDS, [...path, "kind"], findings);
  const bots = takeList(fieldOf(record, "bots"), [...path, "bots"], findings, takeName);
  const played = takeInteger(fieldOf(record, "played"), [...path, "played"], findings, 0);
  const total = takeInteger(fieldOf(record, "total"), [...path, "total"], findings, 0);
  const file = takePlainName(record, "file", path, findings);
  if (
    id === undefined || kind === undefined || bots === undefined || played === undefined ||
    total === undefined || file === undefined
  ) return undefined;
  const each = (field: string, take: typeof takeWhole) =>
    takeEach(record, field, bots.length, path, findings, take);
  const entries = each("entries", takeWhole);
  const wins = each("wins", takeWhole);
  const points = each("points", takeAmount);
  if (entries === "bad" || wins === "bad" || points === "bad") return undefined;
  return {
    ...{ id, kind, bots, played, total, file },
    // An older site does not tell them.
    entries: entries ?? bots.map((_, place) => place),
    ...(wins === undefined ? {} : { wins }),
    ...(points === undefined ? {} : { points }),
  };
}

/** A number for each of the bots; `undefined`: there is no such field. */
function takeEach(
  record: JsonRecord,
  field: string,
  bots: number,
  path: JsonPath,
  findings: Findings,
  take: typeof takeWhole,
): readonly number[] | undefined | "bad" {
  const given = fieldOf(record, field);
  if (given === undefined) return undefined;
  const at = [...path, field];
  const numbers = takeList(given, at, findings, take);
  if (numbers?.length === bots) return numbers;
  if (numbers !== undefined) {
    findings.add(at, `has ${numbers.length} items: write ${bots}, one a program`);
  }
  return "bad";
}

function takeWhole(value: unknown, path: JsonPath, findings: Findings): number | undefined {
  return takeInteger(value, path, findings, 0);
}

function takePlainName(
  record: JsonRecord,
  field: string,
  path: JsonPath,
  findings: Findings,
): string | undefined {
  const text = takeText(fieldOf(record, field), [...path, field], findings);
  if (text === undefined || PLAIN_NAME.test(text)) return text;
  const message = `${quote(text)} does not fit: write letters, digits, \`-\`, \`_\` and \`.\` only`;
  return findings.add([...path, field], message);
}
