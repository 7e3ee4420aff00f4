/**
 * Taking a JSON value apart, field by field, and collecting what is wrong with it on the way.
 * Browser-safe: no Deno, no DOM.
 *
 * A `take…` function hands back the value, or adds a finding and hands back `undefined`: so one pass tells all
 * that is wrong, and nothing here throws.
 */
import type { Problem } from "../core/problem.ts";
import { columnOf, type JsonPath } from "./json_places.ts";
import type { Place } from "./types.ts";

/** One thing that is wrong, with the way to it from the top of the JSON value. */
export interface Finding {
  readonly path: JsonPath;
  readonly message: string;
}

/** The most findings that are told about one line; who has twenty looks at the line anyway. */
const MOST_FINDINGS = 20;

/** In a line that is longer, in characters, no columns are looked up: it would take too long. */
const MOST_SEARCHED = 1 << 20;

/** Collects the findings of one line. */
export class Findings {
  readonly list: Finding[] = [];

  add(path: JsonPath, message: string): undefined {
    if (this.list.length < MOST_FINDINGS) this.list.push({ path, message });
  }

  /** The findings as problems with file, line and column; `text` is the line that they are about. */
  toProblems(code: string, text: string, place: Place): Problem[] {
    return this.list.map(({ path, message }) => {
      const column = text.length > MOST_SEARCHED ? undefined : columnOf(text, path);
      const told = path.length === 0 ? message : `${formatPath(path)}: ${message}`;
      return { ...place, ...(column === undefined ? {} : { column }), code, message: told };
    });
  }
}

/** `turns[3]`, `tanks[0].x`. */
export function formatPath(path: JsonPath): string {
  return path
    .map((part, at) => typeof part === "number" ? `[${part}]` : at === 0 ? part : `.${part}`)
    .join("");
}

/** A value in words that fit in a sentence: short, and on one line whatever it holds. */
export function quote(value: unknown): string {
  if (typeof value === "string") {
    return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  }
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  return String(value);
}

/** A JSON object. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether the value is a JSON object. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object's own field; `undefined` where it is missing or null. */
export function fieldOf(record: JsonRecord, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] ?? undefined : undefined;
}

/** A whole number from `least` to `most`. */
export function takeInteger(
  value: unknown,
  path: JsonPath,
  findings: Findings,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): number | undefined {
  if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most) {
    return value === 0 ? 0 : value;
  }
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least} on` : `from ${least} to ${most}`;
  return findings.add(path, `${wrong(value)} write a whole number ${range}`);
}

/** A number of milliseconds or the like: 0 or more, with or without a fraction. */
export function takeAmount(
  value: unknown,
  path: JsonPath,
  findings: Findings,
): number | undefined {
  if (typeof value === "number" && Number.isFinite(value) && value >= 0) {
    return value === 0 ? 0 : value;
  }
  return findings.add(path, `${wrong(value)} write a number from 0 on`);
}

/** Any text. */
export function takeText(value: unknown, path: JsonPath, findings: Findings): string | undefined {
  return typeof value === "string"
    ? value
    : findings.add(path, `${wrong(value)} write a text in quotes`);
}

/** Any text, or a number in its place, as people write a seed by hand. */
export function takeLooseText(
  value: unknown,
  path: JsonPath,
  findings: Findings,
): string | undefined {
  return typeof value === "number" ? String(value) : takeText(value, path, findings);
}

/** One of a few words. */
export function takeWord<Word extends string>(
  value: unknown,
  words: readonly Word[],
  path: JsonPath,
  findings: Findings,
): Word | undefined {
  const found = words.find((word) => word === value);
  return found ?? findings.add(path, `${wrong(value)} write one of ${words.join(", ")}`);
}

/** A list; each item goes through `takeItem`, and one that is wrong makes the whole list `undefined`. */
export function takeList<Item>(
  value: unknown,
  path: JsonPath,
  findings: Findings,
  takeItem: (item: unknown, path: JsonPath, findings: Findings) => Item | undefined,
): Item[] | undefined {
  if (!Array.isArray(value)) return findings.add(path, `${wrong(value)} write a list`);
  const items: Item[] = [];
  for (let at = 0; at < value.length; at++) {
    const item = takeItem(value[at], [...path, at], findings);
    if (item !== undefined) items.push(item);
    else if (findings.list.length >= MOST_FINDINGS) return undefined;
  }
  return items.length === value.length ? items : undefined;
}

/** An object. */
export function takeRecord(
  value: unknown,
  path: JsonPath,
  findings: Findings,
): JsonRecord | undefined {
  return isRecord(value) ? value : findings.add(path, `${wrong(value)} write an object`);
}

function wrong(value: unknown): string {
  return value === undefined || value === null ? "is missing:" : `${quote(value)} does not fit:`;
}
