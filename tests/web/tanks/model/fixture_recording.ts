/**
 * Recordings for tests of the model: hand-written logs, and rounds of random orders.
 */
import fc from "fast-check";
import { readLog } from "../../../../lib/logs/files.ts";
import { record, type Recording } from "../../../../web/tanks/model/recording.ts";
import { headerOf, recordRound } from "../../../lib/logs/record.ts";

const FOLDER = new URL("../../../../fixtures/logs/", import.meta.url);

/** The first round of a log in fixtures/logs, without its ending: `ring-of-three`. */
export async function fixtureRecording(name: string): Promise<Recording> {
  const log = await readLog(Deno.realPathSync(new URL(`${name}.jsonl`, FOLDER)));
  for await (const { round } of log.rounds) return record(log.header, round);
  throw new Error(`no round in ${name}`);
}

/** A round of random orders, a few of them faults. */
export function randomRecording(tanks: number, turns: number, seed: number): Recording {
  const header = headerOf(tanks, turns);
  return record(header, recordRound(header, seed));
}

/** Rounds of random orders for properties. */
export const recordings: fc.Arbitrary<Recording> = fc
  .tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 1, max: 80 }), fc.nat())
  .map(([tanks, turns, seed]) => randomRecording(tanks, turns, seed));
