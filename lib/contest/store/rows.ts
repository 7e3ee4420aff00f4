/**
 * Reads the columns of a row. What stands there is checked, so that a damaged database is told as such and never
 * becomes nonsense on a page.
 */
import { unusable, type UnusableInput } from "../../core/problem.ts";

type Row = Readonly<Record<string, unknown>>;

/** A whole number. */
export function wholeOf(row: Row, column: string): number {
  return optionalWholeOf(row, column) ?? missing(column);
}

/** A whole number, or nothing. */
export function optionalWholeOf(row: Row, column: string): number | undefined {
  const value = optionalNumberOf(row, column);
  if (value !== undefined && !Number.isSafeInteger(value)) throw damaged(column);
  return value;
}

/** A number, or nothing. */
export function optionalNumberOf(row: Row, column: string): number | undefined {
  const value = row[column] ?? undefined;
  if (value !== undefined && typeof value !== "number") throw damaged(column);
  return value;
}

/** A text. */
export function textOf(row: Row, column: string): string {
  return optionalTextOf(row, column) ?? missing(column);
}

/** A text, or nothing. */
export function optionalTextOf(row: Row, column: string): string | undefined {
  const value = row[column] ?? undefined;
  if (value !== undefined && typeof value !== "string") throw damaged(column);
  return value;
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
  return words.find((word) => word === text) ?? missing(column);
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
    throw damaged(column);
  }
  return take(value) ?? missing(column);
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

function missing(column: string): never {
  throw damaged(column);
}

function damaged(column: string): UnusableInput {
  return unusable(
    "CONTEST_DAMAGED",
    `The contest's database is damaged (${column} holds what does not belong there): bring it back from a backup`,
  );
}
