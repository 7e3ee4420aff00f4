/**
 * A pool's results as `race rank` reads them:
 *
 *     {"pilots": [{"pilot": "titi", "arrival": 1, "estimate": 14594}, …],
 *      "runs": [{"pilot": "titi", "circuit": "meadow.cir", "verdict": "OK", "time": 5093, "kmh": 268.43}, …]}
 *
 * A run is what `race judge --json` prints; more fields do no harm. Times and estimates are hundredths of a second, speeds
 * km/h. Arrivals may be absent, then the list is in their order; so may estimates. Only runs with the verdict OK count.
 * Circuits are what line 2 of result files says, so case does not count there, nor a missing `.cir` [LAP-1]: each is called
 * as the first run calls it. Pure.
 */
import { bad, good, type Result } from "../core/result.ts";
import type { PoolPilot, PoolRun } from "./pool_table.ts";

/** What a results file holds. */
export interface PoolResults {
  readonly pilots: readonly PoolPilot[];
  readonly runs: readonly PoolRun[];
}

/** Reads a results file; the error is a sentence that says what is wrong, and where. */
export function parseResults(text: string): Result<PoolResults, string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return bad("This is no JSON: look for a missing comma, quote or brace");
  }
  if (!isRecord(value) || !Array.isArray(value.pilots) || !Array.isArray(value.runs)) {
    return bad('This must be an object with the lists "pilots" and "runs"');
  }
  const pilots: PoolPilot[] = [];
  for (const [index, item] of value.pilots.entries()) {
    const pilot = readPilot(item, index);
    if (typeof pilot === "string") return bad(`pilots[${index}]: ${pilot}`);
    if (pilots.some(({ name }) => name === pilot.name)) {
      return bad(`pilots[${index}]: ${JSON.stringify(pilot.name)} is there already`);
    }
    pilots.push(pilot);
  }
  const runs: PoolRun[] = [];
  const called = new Map<string, string>();
  for (const [index, item] of value.runs.entries()) {
    const read = readRun(item);
    if (typeof read === "string") return bad(`runs[${index}]: ${read}`);
    const circuit = called.get(circuitKey(read.circuit)) ?? read.circuit;
    called.set(circuitKey(circuit), circuit);
    const run = { ...read, circuit };
    if (!pilots.some(({ name }) => name === run.pilot)) {
      return bad(`runs[${index}]: ${JSON.stringify(run.pilot)} is none of the pilots`);
    }
    if (runs.some(({ circuit, pilot }) => circuit === run.circuit && pilot === run.pilot)) {
      return bad(`runs[${index}]: this pilot has a run on this circuit already`);
    }
    runs.push(run);
  }
  return good({ pilots, runs });
}

function readPilot(item: unknown, index: number): PoolPilot | string {
  if (!isRecord(item)) return "write an object";
  const { arrival = index, estimate, pilot } = item;
  if (!isName(pilot)) return '"pilot" must be a name';
  if (typeof arrival !== "number" || !Number.isFinite(arrival)) return '"arrival" must be a number';
  if (estimate === undefined || estimate === null) return { name: pilot, arrival };
  if (!isCount(estimate)) return '"estimate" must be a whole number of hundredths of a second';
  return { name: pilot, arrival, estimate };
}

function readRun(item: unknown): PoolRun | string {
  if (!isRecord(item)) return "write an object";
  const { circuit, kmh, pilot, time, verdict } = item;
  if (!isName(pilot)) return '"pilot" must be a name';
  if (!isName(circuit)) return '"circuit" must be a name';
  if (!isName(verdict)) return '"verdict" must be OK or a code';
  if (verdict !== "OK") return { pilot, circuit, verdict };
  if (!isCount(time)) return '"time" must be a whole number of hundredths of a second';
  const kmhHundredths = typeof kmh === "number" ? Math.round(100 * kmh) : undefined;
  if (!isCount(kmhHundredths)) return '"kmh" must be a speed in km/h';
  return { pilot, circuit, verdict, time: { hundredths: time, kmhHundredths } };
}

/** The same for all names of a circuit's file. */
function circuitKey(name: string): string {
  const key = name.trim().toLowerCase();
  return key.endsWith(".cir") ? key : `${key}.cir`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

/** Small enough for sums and products to be exact. */
function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 1e9;
}
