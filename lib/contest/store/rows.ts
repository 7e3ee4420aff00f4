/**
 * Reads the columns of a row. What stands there is checked, so that a damaged database is told as such and never
 * becomes nonsense on a page.
 */
import { unusable, type UnusableInput } from "../../core/problem.ts";

type Row = Readonly<Record<string, unknown>>;

/** More of anything there never is in a contest. */
const MOST = 999_999_999;

/** A whole number. */
export function wholeOf(row: Row, column: string): number {
  return optionalWholeOf(row, column) ?? missing(row, column);
}

/** A whole number, or nothing. */
export function optionalWholeOf(row: Row, column: string): number | undefined {
  const value = optionalNumberOf(row, column);
  if (value !== undefined && !Number.isSafeInteger(value)) throw damaged(row, column);
  return value;
}

/** A number, or nothing. */
export function optionalNumberOf(row: Row, column: string): number | undefined {
  const value = row[column] ?? undefined;
  if (value !== undefined && typeof value !== "number") throw damaged(row, column);
  return value;
}

/** A text. */
export function textOf(row: Row, column: string): string {
  return optionalTextOf(row, column) ?? missing(row, column);
}

/** A text, or nothing. */
export function optionalTextOf(row: Row, column: string): string | undefined {
  const value = row[column] ?? undefined;
  if (value !== undefined && typeof value !== "string") throw damaged(row, column);
  return value;
}

/** A text that may stand there: whatever becomes part of a path or an address is never taken on trust. */
export function fittingOf(row: Row, column: string, fits: (text: string) => boolean): string {
  const text = textOf(row, column);
  return fits(text) ? text : missing(row, column);
}

/** A whole number that counts something: from `least` on, and of nine digits at most. */
export function countOf(row: Row, column: string, least: 0 | 1 = 0): number {
  const value = wholeOf(row, column);
  return value >= least && value <= MOST ? value : missing(row, column);
}

/** The digest of a file's bytes, which is its name in `files/`. */
export function isDigest(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** Yes or no, kept as 1 or 0. */
export function flagOf(row: Row, column: string): boolean {
  return wholeOf(row, column) === 1;
}

/** One of a few words. */
export function wordOf<Word extends string>(
  row: Row,
  column: string,
  words: readonly Word[],
): Word {
  const text = textOf(row, column);
  return words.find((word) => word === text) ?? missing(row, column);
}

/** What a column holds as JSON, or nothing; `take` gives `undefined` for what does not belong there. */
export function optionalJsonOf<Value>(
  row: Row,
  column: string,
  take: (value: unknown) => Value | undefined,
): Value | undefined {
  const text = optionalTextOf(row, column);
  if (text === undefined) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw damaged(row, column);
  }
  return take(value) ?? missing(row, column);
}

/** `{ [name]: value }`, or nothing where there is no value. */
export function given<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { readonly [Key in Name]?: Value } {
  const record: { [Key in Name]?: Value } = {};
  if (value !== undefined) record[name] = value;
  return record;
}

function missing(row: Row, column: string): never {
  throw damaged(row, column);
}

/** What names a row, in the order in which it is looked for. */
const KEYS = ["id", "number", "version_id", "stage", "entry_id"] as const;

function damaged(row: Row, column: string): UnusableInput {
  const key = KEYS.find((name) => name !== column && typeof row[name] === "number");
  const where = key === undefined ? column : `${column} of the row with ${key} ${row[key]}`;
  return unusable(
    "CONTEST_DAMAGED",
    `The contest's database is damaged (${where} holds what does not belong there): bring it back from a backup`,
  );
}
