/**
 * Time of rounds over the time that the bare C floor needs for the same rounds: the same commands started, the same
 * lines passed, one round at a time on both sides.
 */
import { START_MS, TURN_LIMIT, TURN_MS } from "../../lib/arena/rules.ts";
import { findSandbox } from "../../lib/judge/sandbox/find_sandbox.ts";
import { startCommand } from "../../lib/judge/sandbox/start_command.ts";
import { openWorkshop } from "../../lib/judge/workshop.ts";
import { parseRound } from "../../lib/logs/round.ts";
import type { LogHeader, LogRound } from "../../lib/logs/types.ts";
import { enterAll } from "../../lib/tournament/enter_all.ts";
import { headerOf } from "../../lib/tournament/run_folder.ts";
import type { RunSettings } from "../../lib/tournament/run_settings.ts";
import { roundAt } from "../../lib/tournament/schedule.ts";
import { playSchedule } from "../../lib/tournament/workers.ts";
import { prepareFloor, scriptsOf } from "./floor.ts";

/** What was measured with one pair of programs. */
export interface RoundsFigures {
  readonly rounds: number;
  readonly turns: number;
  /** Lines that programs wrote. */
  readonly exchanges: number;
  /** From the first finished round to the last, of the best run. */
  readonly seconds: number;
  readonly exchangesPerSecond: number;
  /** The floor's best run, and over it ours; undefined without a C compiler. */
  readonly floorSeconds: number | undefined;
  readonly ratio: number | undefined;
  /** The same against a floor that starts the next round's programs ahead, as the runner does. */
  readonly prestartedRatio: number | undefined;
  readonly sandbox: readonly string[];
}

const RUNS = 3;
const limits = { turnMs: TURN_MS, startMs: START_MS, turns: TURN_LIMIT };

/** Plays so many duels of two programs. `bubblewrap` false: without it even where it works. */
export async function benchRounds(
  words: readonly [string, string],
  { duels, bubblewrap }: { duels: number; bubblewrap: boolean },
): Promise<RoundsFigures> {
  await using workshop = await openWorkshop();
  const sandbox = await findSandbox({ workshop: workshop.folder, bubblewrap, trustNative: true });
  const programs = await enterAll(words, { from: Deno.cwd(), into: workshop.folder, sandbox });
  const plan = { seed: "bench", bots: 2, duels, melees: 0 };
  const settings: RunSettings = {
    plan,
    limits,
    bots: programs.map(({ name, version }, index) => ({ name, version, word: words[index] ?? "" })),
    from: "",
    stage: "",
    sandbox: sandbox.layers,
  };
  const header = headerOf(settings, roundAt(plan, 0).match);

  let seconds = Infinity;
  let rounds: LogRound[] = [];
  for (let run = 0; run < RUNS; run++) {
    const lines: string[] = [];
    let firstAt = 0;
    const reports = playSchedule({
      plan,
      limits,
      sandbox,
      programs,
      done: new Uint8Array(duels),
      jobs: 1,
      signal: new AbortController().signal,
    });
    for await (const report of reports) {
      if (report.kind !== "played") continue;
      lines.push(report.line);
      if (lines.length === 1) firstAt = performance.now();
      if (lines.length === duels) seconds = Math.min(seconds, (performance.now() - firstAt) / 1000);
    }
    rounds = lines.slice(1).map((line) => readRound(line, header));
  }

  // Without the layer that the floor cannot have: it starts everything as the present user.
  const commands = programs.map((program) => ({
    ...startCommand(program, sandbox),
    uid: undefined,
  }));
  const floor = await prepareFloor(commands, rounds.map((round) => scriptsOf(header, round)));
  const bare = floor === undefined ? undefined : await best(() => floor.run({ prestart: false }));
  const ahead = floor === undefined ? undefined : await best(() => floor.run({ prestart: true }));
  await floor?.[Symbol.asyncDispose]();
  const turns = rounds.reduce((sum, round) => sum + round.turns.length, 0);
  const exchanges = 2 * turns;
  return {
    rounds: rounds.length,
    turns,
    exchanges,
    seconds,
    exchangesPerSecond: Math.round(exchanges / seconds),
    floorSeconds: bare,
    ratio: bare === undefined ? undefined : seconds / bare,
    prestartedRatio: ahead === undefined ? undefined : seconds / ahead,
    sandbox: sandbox.layers,
  };
}

async function best(run: () => Promise<{ seconds: number }>): Promise<number> {
  let seconds = Infinity;
  for (let time = 0; time < RUNS; time++) seconds = Math.min(seconds, (await run()).seconds);
  return seconds;
}

function readRound(line: string, header: LogHeader): LogRound {
  const round = parseRound(line, header);
  if (!round.ok) {
    throw new Error(`A round of the benchmark cannot be read: ${round.error[0]?.message}`);
  }
  return round.value;
}
