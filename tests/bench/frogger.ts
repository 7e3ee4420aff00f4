/**
 * How long the exact optimum of frogger takes on one core, in all modes at once, and how much memory: on all our roads, in a
 * process that has just begun and in one that is warm; beside it the same tables in C, and the judge.
 */
import { fromFileUrl } from "@std/path";
import { hintAt, prepareHints } from "../../lib/frogger/hints.ts";
import { judge } from "../../lib/frogger/judge.ts";
import { countFrames } from "../../lib/frogger/lanes.ts";
import { solveAll } from "../../lib/frogger/optimum.ts";
import { START_STATE } from "../../lib/frogger/progress.ts";
import { parseTraffic } from "../../lib/frogger/traffic_file.ts";
import type { Traffic } from "../../lib/frogger/types.ts";

const ROADS = new URL("../../fixtures/traffic/", import.meta.url);

/** What was measured on one road. */
export interface RoadFigures {
  readonly road: string;
  readonly frames: number;
  /** The optimum. */
  readonly score: number;
  /** All modes, in a process that has just begun. */
  readonly coldMs: number;
  /** All modes, of the fastest of the runs. */
  readonly ms: number;
  /** The tables in C, of the fastest of the runs; absent without a C compiler. */
  readonly nativeMs?: number;
  /** Judging the moves of the optimum, of the fastest of the runs. */
  readonly judgeMs: number;
  /** One hint from the start, on average, in microseconds. */
  readonly hintUs: number;
}

/** What was measured on all of them. */
export interface FroggerFigures {
  /** The slowest first. */
  readonly roads: readonly RoadFigures[];
  /** Of the processes that solve one road, the largest, at its largest, in MB. */
  readonly memoryMb: number;
}

/** Solves and judges each road so many times. */
export async function benchFrogger(runs: number): Promise<FroggerFigures> {
  const native = await compileTable();
  const roads: RoadFigures[] = [];
  let memoryMb = 0;
  try {
    for (const road of roadNames()) {
      const cold = await solveApart(road);
      memoryMb = Math.max(memoryMb, cold.memoryMb);
      roads.push({
        ...measure(road, runs),
        coldMs: cold.ms,
        ...await nativeFigure(native, road, runs),
      });
    }
  } finally {
    if (native !== undefined) await Deno.remove(native);
  }
  return { roads: roads.toSorted((one, other) => other.ms - one.ms), memoryMb };
}

function measure(road: string, runs: number): Omit<RoadFigures, "coldMs"> {
  const traffic = readRoad(road);
  const { best } = solveAll(traffic);
  const list = { moves: best.moves, missing: 0, ignored: 0 };
  const hints = prepareHints(traffic);
  const asked = 1000;
  const hintMs = fastest(runs, () => {
    for (let time = 0; time < asked; time++) hintAt(hints, START_STATE);
  });
  return {
    road,
    frames: countFrames(traffic),
    score: best.score,
    ms: fastest(runs, () => solveAll(traffic)),
    judgeMs: fastest(runs, () => judge(traffic, list)),
    hintUs: 1000 * hintMs / asked,
  };
}

/** Milliseconds of the fastest run. */
function fastest(runs: number, work: () => unknown): number {
  let ms = Infinity;
  for (let run = 0; run < runs; run++) {
    const began = performance.now();
    work();
    ms = Math.min(ms, performance.now() - began);
  }
  return ms;
}

/** A process that solves one road and does nothing else. */
async function solveApart(road: string): Promise<{ ms: number; memoryMb: number }> {
  const args = ["run", "-A", "--quiet", fromFileUrl(import.meta.url), road];
  const { stdout } = await new Deno.Command(Deno.execPath(), { args }).output();
  const [ms, memoryMb] = new TextDecoder().decode(stdout).split(" ").map(Number);
  return { ms: ms ?? NaN, memoryMb: memoryMb ?? NaN };
}

/** Compiles the tables in C; `undefined`: there is no compiler. */
async function compileTable(): Promise<string | undefined> {
  const source = fromFileUrl(new URL("frogger_table.c", import.meta.url));
  const binary = await Deno.makeTempFile();
  const args = ["-O2", "-o", binary, source];
  try {
    const { success } = await new Deno.Command(Deno.env.get("CC") ?? "cc", { args }).output();
    if (success) return binary;
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
  await Deno.remove(binary);
  return undefined;
}

async function nativeFigure(
  binary: string | undefined,
  road: string,
  runs: number,
): Promise<{ nativeMs?: number }> {
  if (binary === undefined) return {};
  let nativeMs = Infinity;
  for (let run = 0; run < runs; run++) {
    const args = [fromFileUrl(new URL(road, ROADS))];
    const { stdout } = await new Deno.Command(binary, { args }).output();
    nativeMs = Math.min(nativeMs, Number(new TextDecoder().decode(stdout).split(" ")[2]));
  }
  return { nativeMs };
}

function roadNames(): string[] {
  return Array.from(Deno.readDirSync(ROADS), ({ name }) => name)
    .filter((name) => name.endsWith(".txt"))
    .sort();
}

function readRoad(road: string): Traffic {
  const read = parseTraffic(Deno.readFileSync(new URL(road, ROADS)));
  if (!read.ok) throw new Error(`${road} cannot be read`);
  return read.value.traffic;
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

if (import.meta.main) {
  const [road] = Deno.args;
  if (road === undefined) console.log(await benchFrogger(10));
  else {
    const traffic = readRoad(road);
    const ms = fastest(1, () => solveAll(traffic));
    console.log(`${ms} ${peakMb()}`);
  }
}
