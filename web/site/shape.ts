/** Takes objects apart whose fields are known: each field has a function that takes it. Pure: nothing here throws. */
import { visibleInLine } from "../../lib/core/visible.ts";
import {
  fieldOf,
  type Findings,
  takeInteger,
  takeRecord,
  takeText,
} from "../../lib/logs/fields.ts";
import type { JsonPath } from "../../lib/logs/json_places.ts";

/** Hands back a value, or adds a finding and hands back `undefined`. */
export type Take<Value> = (
  value: unknown,
  path: JsonPath,
  findings: Findings,
) => Value | undefined;

/** How each field of an object is taken. */
type Fields<Shape> = { readonly [Name in keyof Shape]-?: Take<Exclude<Shape[Name], undefined>> };

/** The names of the fields that an object must have. */
type Needed<Shape> = {
  [Name in keyof Shape]-?: undefined extends Shape[Name] ? never : Name;
}[keyof Shape];

/** The names of those that it may have. */
type Optional<Shape> = Exclude<keyof Shape, Needed<Shape>>;

/**
 * Takes an object with these fields. Fields that are not named here are left out, so newer data can be read; `optional`
 * ones may be missing, but not be wrong.
 */
export function shape<Shape extends object>(
  needed: Fields<Pick<Shape, Needed<Shape>>>,
  optional: Fields<Pick<Shape, Optional<Shape>>>,
): Take<Shape> {
  return (value, path, findings) => {
    const record = takeRecord(value, path, findings);
    if (record === undefined) return undefined;
    const taken: Record<string, unknown> = {};
    let isWhole = true;
    const each = (fields: object, mayMiss: boolean) => {
      for (const [name, take] of Object.entries(fields)) {
        const given = fieldOf(record, name);
        if (given === undefined && mayMiss) continue;
        taken[name] = take(given, [...path, name], findings);
        if (taken[name] === undefined) isWhole = false;
      }
    };
    each(needed, false);
    each(optional, true);
    // Every field of the shape was taken by its own function just now: the types of both parameters see to that.
    return isWhole ? taken as Shape : undefined;
  };
}

/** Takes a list of such items. */
export function listOf<Item>(take: Take<Item>): Take<readonly Item[]> {
  return (value, path, findings) => {
    if (!Array.isArray(value)) {
      return findings.add(path, "does not fit: write a list");
    }
    const items: Item[] = [];
    for (const [at, given] of value.entries()) {
      const item = take(given, [...path, at], findings);
      if (item === undefined) return undefined;
      items.push(item);
    }
    return items;
  };
}

/** Takes a list of such items; those that this version knows nothing of are left out. */
export function listOfKnown<Item>(
  take: Take<Item>,
  isKnown: (item: unknown) => boolean,
): Take<readonly Item[]> {
  const takeAll = listOf(take);
  return (value, path, findings) =>
    takeAll(Array.isArray(value) ? value.filter(isKnown) : value, path, findings);
}

/** Takes a whole number from `least` on. */
export function wholeFrom(least: number): Take<number> {
  return (value, path, findings) => takeInteger(value, path, findings, least);
}

/** Takes `null`, too. Within a list only: a field of an object that is null counts as missing. */
export function orNull<Value>(take: Take<Value>): Take<Value | null> {
  return (value, path, findings) => value === null ? null : take(value, path, findings);
}

/** Takes two values. */
export function pairOf<Value>(take: Take<Value>): Take<readonly [Value, Value]> {
  const takeAll = listOf(take);
  return (value, path, findings) => {
    const [one, other, ...more] = takeAll(value, path, findings) ?? [];
    if (one !== undefined && other !== undefined && more.length === 0) return [one, other];
    return findings.add(path, "does not fit: write two values");
  };
}

/** Takes `true` or `false`. */
export function takeFlag(value: unknown, path: JsonPath, findings: Findings): boolean | undefined {
  return typeof value === "boolean"
    ? value
    : findings.add(path, "does not fit: write true or false");
}

/** Takes any number. */
export function takeNumber(value: unknown, path: JsonPath, findings: Findings): number | undefined {
  return typeof value === "number" && Number.isFinite(value)
    ? value
    : findings.add(path, "does not fit: write a number");
}

/** Takes one of a few words. */
export function wordOf<Word extends string>(words: readonly Word[]): Take<Word> {
  return (value, path, findings) =>
    words.find((word) => word === value) ??
      findings.add(path, `does not fit: write one of ${words.join(", ")}`);
}

/** Takes a text that becomes a part of an address: it consists of nothing but what the pattern allows. */
export function plainText(pattern: RegExp): Take<string> {
  return (value, path, findings) => {
    const text = takeText(value, path, findings);
    return text === undefined || pattern.test(text)
      ? text
      : findings.add(path, "does not fit: write letters, digits, - and _ only");
  };
}

/** Takes an id. */
export const takeId: Take<string> = plainText(/^[A-Za-z0-9_-]+$/);

/** What a stranger called something: whatever in it cannot be seen, or would turn the text around it, is made visible. */
export function takeName(value: unknown, path: JsonPath, findings: Findings): string | undefined {
  const text = takeText(value, path, findings);
  return text && visibleInLine(text);
}
