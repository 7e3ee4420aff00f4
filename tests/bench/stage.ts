/**
 * A full stage of nine sample programs, as an organiser plays it, and the size of its logs.
 */
import { join } from "@std/path";
import { START_MS, TURN_LIMIT, TURN_MS } from "../../lib/arena/rules.ts";
import { readLog } from "../../lib/logs/files.ts";
import { FILES } from "../../lib/tournament/run_folder.ts";
import { playNewRun } from "../../lib/tournament/run.ts";

/** What was measured. */
export interface StageFigures {
  readonly duelRounds: number;
  readonly meleeRounds: number;
  readonly processes: number;
  readonly seconds: number;
  /** Rounds that were void and played again. */
  readonly voidRounds: number;
  readonly clockLosses: number;
  /** Orders of living tanks in all logs. */
  readonly orders: number;
  readonly plainBytesPerOrder: number;
  readonly gzippedBytesPerOrder: number;
}

/** Plays the stage; `words` name the programs. */
export async function benchStage(
  words: readonly string[],
  { duels, melees, jobs }: { duels: number; melees: number; jobs: number },
): Promise<StageFigures> {
  const folder = await Deno.makeTempDir({ prefix: "turniir-stage-" });
  let voidRounds = 0;
  const began = performance.now();
  const { table } = await playNewRun(
    {
      programs: words,
      from: Deno.cwd(),
      seed: "bench",
      duels,
      melees,
      limits: { turnMs: TURN_MS, startMs: START_MS, turns: TURN_LIMIT },
      stage: "bench",
    },
    {
      folder,
      jobs,
      bubblewrap: true,
      trustNative: true,
      logEnding: ".jsonl.gz",
      signal: new AbortController().signal,
      watcher: {
        begun: () => {},
        roundFinished: () => {},
        roundVoid: () => {
          voidRounds += 1;
        },
      },
    },
  );
  const seconds = (performance.now() - began) / 1000;
  const size = await measureLogs(join(folder, FILES.logs));
  await Deno.remove(folder, { recursive: true });
  const pairs = (words.length * (words.length - 1)) / 2;
  return {
    duelRounds: pairs * duels,
    meleeRounds: melees,
    processes: 2 * pairs * duels + words.length * melees,
    seconds,
    voidRounds,
    clockLosses: table.rows.reduce((sum, row) => sum + row.faults.timeout, 0),
    orders: size.orders,
    plainBytesPerOrder: size.plain / size.orders,
    gzippedBytesPerOrder: size.gzipped / size.orders,
  };
}

async function measureLogs(
  folder: string,
): Promise<{ orders: number; plain: number; gzipped: number }> {
  let orders = 0;
  let plain = 0;
  let gzipped = 0;
  for await (const { name } of Deno.readDir(folder)) {
    const path = join(folder, name);
    gzipped += (await Deno.stat(path)).size;
    const unpacked = (await Deno.open(path)).readable.pipeThrough(new DecompressionStream("gzip"));
    for await (const chunk of unpacked) plain += chunk.length;
    const log = await readLog(path);
    for await (const { round } of log.rounds) {
      for (const turn of round.turns) orders += turn.replaceAll("--", "").length / 2;
    }
  }
  return { orders, plain, gzipped };
}
