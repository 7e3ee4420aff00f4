/** Real workers and real processes, without a sandbox: tiny scripts of the shell play rounds of three turns. */
import { assert, assertEquals, assertRejects } from "@std/assert";
import { Interrupted, JudgeFailure, type NativeProgram } from "../../../lib/judge/types.ts";
import {
  type PlayOptions,
  type PlayReport,
  playSchedule,
} from "../../../lib/tournament/workers.ts";

const LOOKER = "while read -r x; do echo L0; done";

function programOf(script: string, shell = "/bin/sh"): NativeProgram {
  const argv = [shell, "-c", script];
  return { runtime: "native", name: "any", version: "", folder: "/", argv, reads: [] };
}

/** The third never answers, so only the first round of the first two comes to its end. */
const WITH_THINKER = [programOf(LOOKER), programOf(LOOKER), programOf("exec sleep 1000")];

/** 3 programs: 6 duels at places 0 to 5, 4 melees at 6 to 9. */
function optionsOf(options: Partial<PlayOptions> = {}): PlayOptions {
  return {
    plan: { seed: "workers", bots: 3, duels: 2, melees: 4 },
    limits: { turnMs: 60_000, startMs: 60_000, turns: 3 },
    sandbox: {
      layers: ["permissions"],
      tools: {
        setsid: undefined,
        prlimit: undefined,
        setpriv: undefined,
        sh: undefined,
        bwrap: undefined,
      },
      libraries: [],
      system: [],
      deno: Deno.execPath(),
      loader: "none",
      filter: undefined,
      trustNative: true,
      limits: { memoryBytes: 1, cpuSeconds: 1 },
    },
    programs: [programOf(LOOKER), programOf(LOOKER), programOf(LOOKER)],
    done: new Uint8Array(10),
    jobs: 2,
    signal: new AbortController().signal,
    ...options,
  };
}

async function collect(options: PlayOptions, into: PlayReport[] = []): Promise<PlayReport[]> {
  for await (const report of playSchedule(options)) into.push(report);
  return into;
}

/** Places of reports, in the order of the schedule. */
function placesOf(reports: readonly PlayReport[]): number[] {
  return reports.map(({ place }) => place).sort((one, two) => one - two);
}

function test(name: string, fn: () => Promise<void>): void {
  Deno.test({ name, ignore: Deno.build.os === "windows", fn });
}

test("each round is played once, however many workers there are", async () => {
  for (const jobs of [1, 3, 12]) {
    const reports = await collect(optionsOf({ jobs }));
    assertEquals(placesOf(reports), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert(reports.every(({ kind }) => kind === "played"));
  }
});

test("rounds that have been played already are not played again", async () => {
  const done = Uint8Array.of(1, 1, 0, 1, 1, 1, 1, 0, 1, 0);
  assertEquals(placesOf(await collect(optionsOf({ done }))), [2, 7, 9]);
  assertEquals(await collect(optionsOf({ done: new Uint8Array(10).fill(1) })), []);
});

test("a round that stays void is a failure of the judge, and the first three times are told", async () => {
  const programs = [programOf(LOOKER), programOf(LOOKER), programOf("", "/no/such/shell")];
  const reports: PlayReport[] = [];
  const play = () => collect(optionsOf({ programs, jobs: 1 }), reports);
  await assertRejects(play, JudgeFailure, "playing it again did not help. Cannot start a program");
  const told = reports.map(({ kind, place }) => `${kind} ${place}`);
  assertEquals(told, ["played 0", "void 1", "void 1", "void 1"]);
});

test("a run that was stopped before it began plays nothing", async () => {
  const signal = AbortSignal.abort();
  const reports: PlayReport[] = [];
  await assertRejects(() => collect(optionsOf({ signal }), reports), Interrupted);
  assertEquals(reports, []);
});

test("a run is stopped while its programs think", async () => {
  const stopper = new AbortController();
  const play = async () => {
    for await (
      const report of playSchedule(optionsOf({ programs: WITH_THINKER, signal: stopper.signal }))
    ) {
      assertEquals(report.place, 0);
      stopper.abort();
    }
  };
  await assertRejects(play, Interrupted);
});

test("who stops listening stops the workers", async () => {
  for await (const report of playSchedule(optionsOf({ programs: WITH_THINKER }))) {
    assertEquals(report.place, 0);
    break;
  }
});

test("a mistake of the runner's own in a worker is told, and the run ends", async () => {
  // Nobody would begin such a plan: no field has room for so many.
  const plan = { seed: "crowded", bots: 500, duels: 0, melees: 1 };
  const play = () => collect(optionsOf({ plan, done: new Uint8Array(1) }));
  await assertRejects(play, JudgeFailure, "A worker of the runner broke");
});
