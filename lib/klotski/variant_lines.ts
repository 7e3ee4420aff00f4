/** The lines of a variant's file, before anybody asks what they mean [FILE-1 … FILE-3]. Pure. */
import type { Problem } from "../core/problem.ts";

/** The words that lines start with. */
export const KEYS = ["name", "about", "board", "goal", "goal-board", "optimum"] as const;
export type Key = (typeof KEYS)[number];

/** A row of a drawing. */
export interface Row {
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

/** `key: value`, and under it the rows of a drawing if it is one. */
export interface Field {
  readonly key: Key;
  readonly value: string;
  readonly line: number;
  /** Where the value starts, from 1. */
  readonly column: number;
  readonly rows: readonly Row[];
}

/** What stands in a file, in its order. */
export interface Fields {
  readonly fields: readonly Field[];
  readonly problems: readonly Problem[];
}

const FIELD = /^([a-z-]+):[ \t]*(.*)$/;

/** Those with rows below them. */
const DRAWINGS: readonly Key[] = ["board", "goal-board"];

/** Those that may come more than once. */
const REPEATABLE: readonly Key[] = ["goal"];

/** Splits a text into fields. Ends of lines may be of any system; blanks at the end of a line are nothing. */
export function readFields(text: string): Fields {
  const fields: (Field & { readonly rows: Row[] })[] = [];
  const problems: Problem[] = [];
  let drawing: Row[] | undefined;
  const lines = text.replace(/^\ufeff/, "").split(/\r\n|\r|\n/);
  for (const [index, raw] of lines.entries()) {
    const line = index + 1;
    const content = raw.trimEnd();
    const [, word = "", value = ""] = FIELD.exec(content) ?? [];
    const key = KEYS.find((known) => known === word);
    if (content === "") {
      drawing = undefined;
    } else if (key !== undefined) {
      const column = Array.from(content).length - Array.from(value).length + 1;
      const field = { key, value, line, column, rows: [] };
      problems.push(...refuseField(field, fields));
      fields.push(field);
      drawing = DRAWINGS.includes(key) ? field.rows : undefined;
    } else if (drawing !== undefined && !content.includes(":")) {
      drawing.push({ text: content, line });
    } else {
      problems.push({
        code: "E_LINE",
        message: `This line is none that a variant has: lines start with ${
          KEYS.map((known) => `${known}:`).join(", ")
        }, and rows come right below board: or goal-board:`,
        line,
        column: 1,
      });
    }
  }
  return { fields, problems };
}

function refuseField({ column, key, line, value }: Field, before: readonly Field[]): Problem[] {
  const first = REPEATABLE.includes(key) ? undefined : before.find((field) => field.key === key);
  if (first !== undefined) {
    const message = `A variant has one ${key}:, and line ${first.line} has it already`;
    return [{ code: "E_TWICE", message, line, column: 1 }];
  }
  if (!DRAWINGS.includes(key) || value === "") return [];
  const message = `The rows come in the lines below ${key}:, not behind it`;
  return [{ code: "E_ROWS_BELOW", message, line, column }];
}
