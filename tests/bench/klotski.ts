/**
 * How long the whole component of the classic takes with the distance of every configuration, in a process that is new
 * and in one that is warm; and how much time and memory millions of configurations take.
 */
import { assert } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { at } from "../../lib/klotski/solver/at.ts";
import { startPosition } from "../../lib/klotski/board.ts";
import { measureAll } from "../../lib/klotski/solver/distances.ts";
import { explore, exploreAll } from "../../lib/klotski/solver/explore.ts";
import { solve } from "../../lib/klotski/solver/solve.ts";
import { METRICS, type Variant } from "../../lib/klotski/types.ts";
import { parseVariant } from "../../lib/klotski/variant_file.ts";

const CLASSIC = read("HAAI HAAI JBBK JNOK P..Q", "A 1 3");

/** 2,574,940 configurations, with keys of two numbers. */
const LARGE = read("HAAIR HAAIR JBBKK JNOTT P..QU", "A 3 3");

/** Many more than there is room for. */
const LARGER = read("HAAIR HAAIR JBBKK JNOLL PUUQQ VW..X", "A 3 4");

const ROOM = 3_000_000;

/** What was measured; times in ms, of the fastest of the runs. */
export interface KlotskiFigures {
  /** All configurations of the classic with their distances in steps. */
  readonly warmMs: number;
  /** The same in a process that has done nothing yet. */
  readonly coldMs: number;
  /** The distances in moves, when all configurations are known. */
  readonly movesMs: number;
  /** An answer to the player. */
  readonly adviceMs: number;
  /** The classic's solution alone, by metric. */
  readonly solveMs: Readonly<Record<string, number>>;
  /** As many configurations as there is room for. */
  readonly full: LargeFigures;
  /** A large component, whole, with distances in steps and in moves. */
  readonly large: LargeFigures;
}

/** Of one process. */
export interface LargeFigures {
  readonly configurations: number;
  readonly ms: number;
  /** The process at its largest, and how much larger that is than it was before. */
  readonly memoryMb: number;
  readonly ownMb: number;
}

/** Measures each so many times, the large ones once, in processes that do nothing else. */
export async function benchKlotski(runs: number): Promise<KlotskiFigures> {
  const cold: number[] = [];
  for (let run = 0; run < runs; run++) cold.push((await alone("cold")).ms);
  measureClassic();
  const exploration = exploreAll(CLASSIC);
  const distances = measureAll(exploration, "move");
  const start = startPosition(CLASSIC);
  return {
    warmMs: fastest(10 * runs, measureClassic),
    coldMs: Math.min(...cold),
    movesMs: fastest(10 * runs, () => measureAll(exploration, "move")),
    adviceMs: fastest(10 * runs, () => at(distances, start)),
    solveMs: Object.fromEntries(
      METRICS.map((metric) => [
        metric,
        fastest(runs, () => solve(CLASSIC, metric, { whole: false })),
      ]),
    ),
    full: await alone("full"),
    large: await alone("large"),
  };
}

function measureClassic(): number {
  return measureAll(exploreAll(CLASSIC), "step").progress.configurations;
}

function fastest(runs: number, act: () => unknown): number {
  return Math.min(...Array.from({ length: runs }, () => timed(act)));
}

function timed(act: () => unknown): number {
  const began = performance.now();
  act();
  return performance.now() - began;
}

/** What a process of its own does, by its name. */
const TASKS: Readonly<Record<string, () => number>> = {
  cold: measureClassic,
  full: () => {
    const { configurations } = explore(LARGER, { limit: ROOM }).advance(Infinity);
    assert(configurations === ROOM);
    return configurations;
  },
  large: () => {
    const exploration = exploreAll(LARGE);
    const both = [measureAll(exploration, "step"), measureAll(exploration, "move")];
    assert(both.every(({ progress: { isDone } }) => isDone));
    return exploration.progress.configurations;
  },
};

async function alone(task: string): Promise<LargeFigures> {
  const args = ["run", "-A", "--quiet", fromFileUrl(import.meta.url), task];
  const { stdout } = await new Deno.Command(Deno.execPath(), { args }).output();
  return JSON.parse(new TextDecoder().decode(stdout));
}

function read(rows: string, goal: string): Variant {
  const parsed = parseVariant(`board:\n${rows.replaceAll(" ", "\n")}\ngoal: ${goal}\n`);
  assert(parsed.ok);
  return parsed.value.variant;
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
  const task = TASKS[Deno.args[0] ?? ""];
  if (task === undefined) console.log(await benchKlotski(3));
  else {
    const before = peakMb();
    let configurations = 0;
    const ms = timed(() => configurations = task());
    const memoryMb = peakMb();
    console.log(JSON.stringify({ configurations, ms, memoryMb, ownMb: memoryMb - before }));
  }
}
