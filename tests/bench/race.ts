/**
 * How long the optimum of a circuit takes on one core, and how much memory: all our circuits, and fields that are almost
 * empty, where most states can be reached.
 */
import { fromFileUrl } from "@std/path";
import { circuitOf, readRows } from "../../lib/race/circuit_file.ts";
import { findOptimum } from "../../lib/race/optimum.ts";
import type { Circuit } from "../../lib/race/types.ts";
import { drawn, isWithin } from "../lib/race/drawn.ts";

const CIRCUITS = new URL("../../fixtures/circuits/", import.meta.url);

/** What was measured on one circuit. */
export interface OptimumFigures {
  readonly circuit: string;
  readonly states: number;
  /** Of the fastest of the runs. */
  readonly ms: number;
}

/** What was measured on all of them. */
export interface RaceFigures {
  /** The slowest first. */
  readonly circuits: readonly OptimumFigures[];
  /** Of a process at its largest, on the field with the most states, in MB. */
  readonly memoryMb: number;
}

/** Fields with next to nothing on them. */
const FIELDS: Readonly<Record<string, Circuit>> = {
  "a post": drawn((x, y) => !(x === 40 && y === 7)),
  "a block": drawn((x, y) => !isWithin(x, y, [20, 7, 130, 90])),
  "a wall": drawn((x, y) => !(x === 40 && y >= 7 && y <= 90)),
  "a T": drawn((x, y) => !isWithin(x, y, [10, 30, 140, 30]) && !isWithin(x, y, [40, 7, 40, 30])),
  "a cross": drawn((x, y) =>
    !isWithin(x, y, [5, 50, 144, 50]) && !isWithin(x, y, [75, 15, 75, 95]) &&
    !isWithin(x, y, [40, 7, 40, 50])
  ),
};

/** Finds each optimum so many times; the memory is measured in a process that does nothing else. */
export async function benchRace(runs: number): Promise<RaceFigures> {
  const circuits = [...ourCircuits(), ...Object.entries(FIELDS)].map(([circuit, grid]) => {
    let [ms, states] = [Infinity, 0];
    for (let run = 0; run < runs; run++) {
      const began = performance.now();
      states = findOptimum(grid)?.states ?? 0;
      ms = Math.min(ms, performance.now() - began);
    }
    return { circuit, states, ms };
  });
  circuits.sort((one, other) => other.ms - one.ms);
  return { circuits, memoryMb: await memoryOf("a T") };
}

/** The most memory of a process that finds the optimum of one of the fields, in MB. */
async function memoryOf(field: string): Promise<number> {
  const script = fromFileUrl(import.meta.url);
  const args = ["run", "-A", "--quiet", script, field];
  const { stdout } = await new Deno.Command(Deno.execPath(), { args }).output();
  return Number(new TextDecoder().decode(stdout));
}

/** The most memory that this process has had; where the system does not tell, what it has now. */
function peakMb(): number {
  try {
    const status = Deno.readTextFileSync("/proc/self/status");
    return Number(/VmHWM:\s*(\d+) kB/.exec(status)?.[1]) / 1000;
  } catch {
    return Deno.memoryUsage().rss / 1e6;
  }
}

function ourCircuits(): [string, Circuit][] {
  return Array.from(Deno.readDirSync(CIRCUITS)).flatMap(({ name }): [string, Circuit][] => {
    if (!name.endsWith(".cir")) return [];
    const circuit = circuitOf(readRows(Deno.readFileSync(new URL(name, CIRCUITS))).rows);
    return circuit === undefined ? [] : [[name, circuit]];
  });
}

if (import.meta.main) {
  const field = FIELDS[Deno.args[0] ?? ""];
  if (field === undefined) console.log(await benchRace(1));
  else {
    findOptimum(field);
    console.log(peakMb());
  }
}
