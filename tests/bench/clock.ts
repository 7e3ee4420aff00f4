/**
 * Is the clock fair on a busy machine? A program that computes 20 ms a turn must never lose its life while others
 * burn the processors; one that sleeps 200 ms must lose it every time.
 */
import { START_MS, TURN_MS } from "../../lib/arena/rules.ts";
import type { Contestant, Exchange } from "../../lib/judge/exchange.ts";
import { rehearse } from "../../lib/tournament/rehearsal.ts";

/** What was measured. */
export interface ClockFigures {
  readonly burners: number;
  /** Turns of the program that computes 20 ms, and lives that it lost by clock. */
  readonly turns: number;
  readonly falseLosses: number;
  /** The longest turn in wall time and in what was charged, in milliseconds. */
  readonly worstWallMs: number;
  readonly worstChargedMs: number;
  /** Turns with more than the limit of wall time: lives that a plain clock would have taken. */
  readonly overByWall: number;
  readonly sleepers: number;
  readonly sleepersCaught: number;
}

const LIMITS = { allowedMs: TURN_MS, hardMs: 20 * TURN_MS };
const FIRST = { allowedMs: START_MS + TURN_MS, hardMs: START_MS + 20 * TURN_MS };
const OPENING = "5 5 2 2 1\n" + "4 4 5 5 4\n".repeat(5);

const COMPUTES = `
const line = new TextEncoder().encode("L0\\n"), input = new Uint8Array(4096);
const cpu = () => { const until = performance.now() + 20; let spins = 0; while (performance.now() < until) spins++; return spins; };
const spins = Math.max(cpu(), cpu(), cpu());
const now = performance.now;
for (;;) {
  if (Deno.stdin.readSync(input) === null) break;
  for (let spin = 0; spin < spins; spin++) now.call(performance);
  Deno.stdout.writeSync(line);
}`;

const SLEEPS = `
const line = new TextEncoder().encode("L0\\n"), input = new Uint8Array(4096);
const nap = new Int32Array(new SharedArrayBuffer(4));
Deno.stdin.readSync(input);
Deno.stdout.writeSync(line);
Deno.stdin.readSync(input);
Atomics.wait(nap, 0, 0, 200);
Deno.stdout.writeSync(line);`;

/** Measures with so many busy loops beside. */
export async function benchClock(
  { burners, turns, sleepers }: { burners: number; turns: number; sleepers: number },
): Promise<ClockFigures> {
  const folder = await Deno.makeTempDir({ prefix: "turniir-bench-" });
  await Deno.writeTextFile(`${folder}/computes.ts`, COMPUTES);
  await Deno.writeTextFile(`${folder}/sleeps.ts`, SLEEPS);
  const options = { from: folder, bubblewrap: true, trustNative: false };
  let falseLosses = 0;
  let overByWall = 0;
  let worstWallMs = 0;
  let worstChargedMs = 0;
  let sleepersCaught = 0;
  await rehearse("computes.ts", options, async ({ command, exchange }) => {
    // The program measures its 20 ms on a quiet machine, then the burners start.
    let contestant = await start(command, exchange);
    const fires = startBurners(burners);
    for (let turn = 0; turn < turns; turn++) {
      const [answer] = await exchange.ask([{ contestant, input: "20 20 0\n" }], LIMITS);
      if (answer?.kind === "line") {
        worstWallMs = Math.max(worstWallMs, answer.wallMs);
        worstChargedMs = Math.max(worstChargedMs, answer.chargedMs);
        if (answer.wallMs > TURN_MS) overByWall += 1;
        continue;
      }
      falseLosses += 1;
      await exchange.end([contestant]);
      contestant = await start(command, exchange);
    }
    await exchange.end([contestant]);
    await stopBurners(fires);
  });
  await rehearse("sleeps.ts", options, async ({ command, exchange }) => {
    const fires = startBurners(burners);
    for (let sleeper = 0; sleeper < sleepers; sleeper++) {
      const contestant = await start(command, exchange);
      const [answer] = await exchange.ask([{ contestant, input: "20 20 0\n" }], LIMITS);
      if (answer?.kind === "fault" && answer.fault.kind === "timeout") sleepersCaught += 1;
      await exchange.end([contestant]);
    }
    await stopBurners(fires);
  });
  await Deno.remove(folder, { recursive: true });
  return {
    burners,
    turns,
    falseLosses,
    worstWallMs,
    worstChargedMs,
    overByWall,
    sleepers,
    sleepersCaught,
  };
}

async function start(
  command: Parameters<Exchange["start"]>[0],
  exchange: Exchange<Contestant>,
): Promise<Contestant> {
  const contestant = exchange.start(command);
  const [answer] = await exchange.ask([{ contestant, input: OPENING }], FIRST);
  if (answer?.kind !== "line") throw new Error("The benchmark's program did not start");
  return contestant;
}

/** Each in a session of its own: the scheduler may give all processes of one session together one share. */
function startBurners(count: number): Deno.ChildProcess[] {
  const args = ["eval", "for (;;);"];
  return Array.from(
    { length: count },
    () => new Deno.Command(Deno.execPath(), { args, detached: true }).spawn(),
  );
}

async function stopBurners(burners: readonly Deno.ChildProcess[]): Promise<void> {
  for (const burner of burners) burner.kill("SIGKILL");
  await Promise.all(burners.map((burner) => burner.status));
}
