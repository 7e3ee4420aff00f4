/**
 * `deno task bench`: measures on this machine what the project promises, and prints each figure beside its target.
 * Nothing else should run meanwhile. Options: `--only` with some of
 * arena, rounds, viewer, clock, live, stage, contest, race, pilots, frogger, klotski between commas; `--quick` (small samples); `--json`.
 */
import { parseArgs } from "@std/cli/parse-args";
import { join } from "@std/path";
import { benchArena } from "./arena.ts";
import { benchClock, type ClockFigures } from "./clock.ts";
import { benchContestPages, type ContestPagesFigures } from "./contest_pages.ts";
import { benchFrogger, type FroggerFigures } from "./frogger.ts";
import { benchKlotski, type KlotskiFigures } from "./klotski.ts";
import { benchLive, type LiveFigures } from "./live_viewers.ts";
import { benchPilots, type PilotsFigures } from "./pilots.ts";
import { benchRace, type RaceFigures } from "./race.ts";
import { benchRounds, type RoundsFigures } from "./rounds.ts";
import { benchStage, type StageFigures } from "./stage.ts";
import { benchViewer, formatFigure } from "./viewer_figures.ts";

const BOTS = new URL("../../bots/tanks/", import.meta.url).pathname;

const STAGE = [
  "tank1.ts",
  "rammer.js",
  "dodger.ts",
  "camper.ts",
  "hunter.ts",
  "mapper.ts",
  "vulture.ts",
  "corner.ts",
  "champion.ts",
].map((name) => join(BOTS, name));

const ANSWERS_AT_ONCE = `
#include <unistd.h>
int main(void) {
  char input[4096];
  while (read(0, input, sizeof input) > 0) if (write(1, "L0\\n", 3) != 3) return 1;
  return 0;
}`;

const options = parseArgs(Deno.args, { boolean: ["quick", "json"], string: ["only"] });
const quick = options.quick === true;
const only = typeof options.only === "string" ? options.only.split(",") : undefined;
const wants = (part: string): boolean => only === undefined || only.includes(part);

const figures: Record<string, unknown> = {};

if (wants("arena")) {
  const { duel, melee } = benchArena();
  figures.arena = { duel, melee };
  for (const { cells, fields, ordersPerSecond, tanks } of [duel, melee]) {
    say(
      `Arena, ${tanks} tanks on ${fields} fields of ${Math.round(cells / fields)} cells on average`,
    );
    say(
      `  ${(ordersPerSecond / 1e6).toFixed(2)} million tank-orders a second on one core (target 1)`,
    );
  }
}

if (wants("rounds")) {
  const tank1 = join(BOTS, "tank1.ts");
  const duels = quick ? 40 : 200;
  for (const bubblewrap of [true, false]) {
    const found = await benchRounds([tank1, tank1], { duels, bubblewrap });
    figures[`rounds of tank1, ${bubblewrap ? "with" : "without"} bubblewrap`] = found;
    tellRounds("two tank1", found, 1.15);
  }
  const native = await compileNative();
  if (native === undefined) say("Rounds of two C programs: no C compiler here");
  else {
    for (const bubblewrap of [true, false]) {
      const found = await benchRounds([native, native], { duels: quick ? 10 : 60, bubblewrap });
      figures[`rounds of C programs, ${bubblewrap ? "with" : "without"} bubblewrap`] = found;
      tellRounds("two C programs that answer at once", found, 2);
    }
  }
}

if (wants("viewer")) {
  say("The pages in a browser");
  figures.viewer = await benchViewer(
    quick ? ["quick"] : [],
    (figure) => say(`  ${formatFigure(figure)}`),
  );
}

if (wants("clock")) {
  const found = await benchClock(
    quick ? { burners: 8, turns: 100, sleepers: 10 } : { burners: 8, turns: 1000, sleepers: 50 },
  );
  figures.clock = found;
  tellClock(found);
}

if (wants("live")) {
  const found = await benchLive({
    words: ["tank1.ts", "camper.ts", "hunter.ts", "champion.ts"].map((name) => join(BOTS, name)),
    ...(quick ? { duels: 10, melees: 20, times: 1 } : { duels: 60, melees: 60, times: 3 }),
    jobs: navigator.hardwareConcurrency,
    viewers: 200,
  });
  figures.live = found;
  tellLive(found);
}

if (wants("stage")) {
  const found = await benchStage(STAGE, {
    duels: quick ? 4 : 100,
    melees: quick ? 40 : 1000,
    jobs: navigator.hardwareConcurrency,
  });
  figures.stage = found;
  tellStage(found);
}

if (wants("contest")) {
  const found = await benchContestPages(
    quick ? { entries: 40, stages: 60, times: 5 } : { entries: 200, stages: 300, times: 15 },
  );
  figures.contest = found;
  tellContest(found);
}

if (wants("race")) {
  const found = await benchRace(quick ? 1 : 5);
  figures.race = found;
  tellRace(found);
}

if (wants("pilots")) {
  const found = await benchPilots(quick ? 0 : 100);
  figures.pilots = found;
  tellPilots(found);
}

if (wants("frogger")) {
  const found = await benchFrogger(quick ? 1 : 5);
  figures.frogger = found;
  tellFrogger(found);
}

if (wants("klotski")) {
  const found = await benchKlotski(quick ? 1 : 5);
  figures.klotski = found;
  tellKlotski(found);
}

if (options.json === true) console.log(JSON.stringify(figures));

function say(text: string): void {
  if (options.json !== true) console.log(text);
}

function tellRounds(what: string, found: RoundsFigures, target: number): void {
  const { exchangesPerSecond, prestartedRatio, ratio, rounds, sandbox, seconds, turns } = found;
  say(`Rounds of ${what}, one at a time, in the sandbox ${sandbox.join(" + ")}`);
  say(
    `  ${rounds} rounds, ${turns} turns in ${seconds.toFixed(2)} s: ` +
      `${
        (1000 * seconds / rounds).toFixed(1)
      } ms a round, ${exchangesPerSecond} exchanges a second`,
  );
  if (ratio === undefined || prestartedRatio === undefined) return say("  no C compiler, no floor");
  say(
    `  ${ratio.toFixed(2)} times the bare C floor (target ${target}), ` +
      `${prestartedRatio.toFixed(2)} times a floor that starts the next round's programs ahead`,
  );
}

function tellClock(found: ClockFigures): void {
  say(`Fair clock with ${found.burners} busy loops beside`);
  say(
    `  a program of 20 ms a turn: ${found.falseLosses} false losses in ${found.turns} turns (target 0); ` +
      `wall time was over the limit in ${found.overByWall}, at worst ${
        Math.round(found.worstWallMs)
      } ms, ` +
      `charged at worst ${found.worstChargedMs.toFixed(1)} ms`,
  );
  say(
    `  a sleeper of 200 ms: caught ${found.sleepersCaught} of ${found.sleepers} times (target all)`,
  );
}

function tellLive(found: LiveFigures): void {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const range = (shares: readonly number[]) =>
    `${percent(Math.min(...shares))} to ${percent(Math.max(...shares))}`;
  const mean = (values: readonly number[]) => values.reduce((sum, x) => sum + x, 0) / values.length;
  say(`A stage of 4 sample programs with ${found.viewers} viewers and without, by turns`);
  say(
    `  ${mean(found.without).toFixed(1)} s without, ${mean(found.with).toFixed(1)} s with: ` +
      `${percent(mean(found.with) / mean(found.without) - 1)} longer (target 5 %; ` +
      `each pair of plays: ${range(found.slower)})`,
  );
  say(
    `  the server takes ${percent(mean(found.serverWith))} of the processors with viewers, ` +
      `${percent(mean(found.serverWithout))} without; ` +
      `each viewer gets ${(found.bytesPerViewer / 1000).toFixed(0)} KB`,
  );
}

function tellStage(found: StageFigures): void {
  say(
    `A stage of 9 sample programs: ${found.duelRounds} duel and ${found.meleeRounds} melee rounds, ` +
      `${found.processes} processes`,
  );
  say(
    `  ${
      found.seconds.toFixed(0)
    } s (target for a whole stage 600), ${found.voidRounds} void rounds, ` +
      `${found.clockLosses} lives lost by clock`,
  );
  say(
    `  logs: ${found.plainBytesPerOrder.toFixed(2)} bytes a tank-order plain (target 3), ` +
      `${found.gzippedBytesPerOrder.toFixed(2)} gzipped (target 1)`,
  );
}

function tellContest({ entries, pages, stages }: ContestPagesFigures): void {
  say(`Pages of a contest of ${entries} entries and ${stages} stages`);
  for (const { bytes, coldMs, ms, page } of pages) {
    say(
      `  ${page}: ${ms.toFixed(0)} ms after a change (target 50), ${
        coldMs.toFixed(0)
      } ms in a process ` +
        `that has just begun, ${Math.ceil(bytes / 1000)} kB`,
    );
  }
}

function tellRace({ circuits, memoryMb }: RaceFigures): void {
  const [slowest] = circuits;
  if (slowest === undefined) return;
  const middle = circuits[circuits.length >> 1] ?? slowest;
  say(`The exact optimum of ${circuits.length} circuits and almost empty fields, on one core`);
  say(
    `  at worst ${slowest.ms.toFixed(0)} ms (target 2000), on ${slowest.circuit} with ` +
      `${slowest.states} states; in the middle ${middle.ms.toFixed(0)} ms (target 200); ` +
      `${memoryMb.toFixed(0)} MB (target 300)`,
  );
}

function tellPilots({ circuits, pilots }: PilotsFigures): void {
  say(`The pilots of bots/race on ${circuits} circuits, each as in the contest`);
  for (const { atPar, failures, longestMs, pilot, timesPar } of pilots) {
    say(
      `  ${pilot.padEnd(10)} ${timesPar.toFixed(3)} times par, at par on ${atPar}, ` +
        `longest run ${longestMs} ms, not finished on ${failures.length} (target 0)` +
        (failures.length === 0 ? "" : `: ${failures.join(", ")}`),
    );
  }
}

function tellFrogger({ memoryMb, roads }: FroggerFigures): void {
  const most = (pick: (road: FroggerFigures["roads"][number]) => number) =>
    Math.max(...roads.map(pick));
  const inC = roads.flatMap(({ ms, nativeMs }) => nativeMs === undefined ? [] : [ms / nativeMs]);
  say(`The exact optimum of ${roads.length} roads of frogger, on one core`);
  say(
    `  at worst ${most(({ coldMs }) => coldMs).toFixed(0)} ms in a process that has just begun ` +
      `(target 1000), ${most(({ ms }) => ms).toFixed(0)} ms in a warm one; ` +
      `${memoryMb.toFixed(0)} MB (target 200)`,
  );
  if (inC.length > 0) {
    say(`  ${(inC.reduce((sum, x) => sum + x, 0) / inC.length).toFixed(2)} times the tables in C`);
  }
  say(
    `  judging its moves ${most(({ judgeMs }) => judgeMs).toFixed(1)} ms, ` +
      `a hint ${most(({ hintUs }) => hintUs).toFixed(1)} µs`,
  );
}

function tellKlotski(found: KlotskiFigures): void {
  const { adviceMs, coldMs, full, large, movesMs, solveMs, warmMs } = found;
  say("The classic of klotski: its whole component with the distance of every configuration");
  say(
    `  ${warmMs.toFixed(0)} ms warm (target 50), ${coldMs.toFixed(0)} ms cold (target 150); ` +
      `in moves ${movesMs.toFixed(0)} ms more; an answer to the player ${adviceMs.toFixed(2)} ms`,
  );
  say(
    `  the solution alone: ${
      Object.entries(solveMs).map(([metric, ms]) => `${metric} ${ms.toFixed(0)} ms`).join(", ")
    }`,
  );
  for (const { configurations, memoryMb, ms, ownMb } of [full, large]) {
    say(
      `  ${configurations} configurations of another: ${(ms / 1000).toFixed(1)} s, ` +
        `${ownMb.toFixed(0)} MB (target 100), the process ${memoryMb.toFixed(0)} MB`,
    );
  }
}

async function compileNative(): Promise<string | undefined> {
  const folder = await Deno.makeTempDir({ prefix: "turniir-bench-" });
  addEventListener("unload", () => Deno.removeSync(folder, { recursive: true }));
  const source = join(folder, "answers.c");
  const binary = join(folder, "answers");
  await Deno.writeTextFile(source, ANSWERS_AT_ONCE);
  try {
    const args = ["-O2", "-o", binary, source];
    const { success } = await new Deno.Command(Deno.env.get("CC") ?? "cc", { args }).output();
    return success ? binary : undefined;
  } catch {
    return undefined;
  }
}
