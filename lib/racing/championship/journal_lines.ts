/** Lines of a championship's journal: a drive each, as JSON. Pure. */
import type { DriveRecord } from "./types.ts";

/** The journal's line for a drive, without line feed. */
export function makeDriveLine(record: DriveRecord): string {
  return JSON.stringify(record);
}

/** Reads a line; `undefined`: it was damaged, and the drive counts as not done. */
export function parseDriveLine(text: string): DriveRecord | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const { circuit, key, lap, pilot, round, sentence, verdict } = fields;
  if (!isCount(round) || !isText(pilot) || !isText(circuit) || !isText(key)) return undefined;
  if (!isText(verdict) || !isText(sentence)) return undefined;
  if (lap !== undefined && !isText(lap)) return undefined;
  const numbers: Partial<Record<(typeof NUMBERS)[number], number>> = {};
  for (const name of NUMBERS) {
    const number = fields[name];
    if (number === undefined) continue;
    if (!isCount(number)) return undefined;
    numbers[name] = number;
  }
  return {
    ...{ round, pilot, circuit, key, verdict, sentence },
    ...numbers,
    ...(lap === undefined ? {} : { lap }),
  };
}

const NUMBERS = ["move", "moves", "time", "kmhHundredths"] as const;

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
