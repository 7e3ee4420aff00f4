/**
 * One suite for both exchanges, with tiny programs and no sandbox. No outcome depends on speed: a program that must
 * answer has a minute for it, and one that must be late never answers at all.
 */
import { assert, assertEquals, assertMatch, assertRejects, assertThrows, fail } from "@std/assert";
import type { AskLimits, Contestant, Exchange } from "../../../lib/judge/exchange.ts";
import type { ContestantProcess } from "../../../lib/judge/contestant_process.ts";
import { loadLibc } from "../../../lib/judge/libc.ts";
import { MAX_LINE_BYTES, MAX_UNREAD_BYTES } from "../../../lib/judge/line_buffer.ts";
import { PolledExchange } from "../../../lib/judge/polled_exchange.ts";
import { StreamedExchange } from "../../../lib/judge/streamed_exchange.ts";
import {
  type Answer,
  type Fault,
  type FaultKind,
  Interrupted,
  JudgeFailure,
  type StartCommand,
} from "../../../lib/judge/types.ts";

const PLENTY: AskLimits = { allowedMs: 60_000, hardMs: 600_000 };

/** For programs that never answer. */
const SHORT: AskLimits = { allowedMs: 150, hardMs: 600_000 };

const KINDS = ["polled", "streamed"] as const;
type Kind = (typeof KINDS)[number];

const libc = loadLibc();

/** A program as a test sees it. */
type Program = Contestant & { readonly process: ContestantProcess };

/** Starts programs, asks them, and ends them. */
class Bench {
  readonly kind: Kind;
  readonly exchange: Exchange<Contestant>;
  readonly started: Program[] = [];
  isStopped = false;
  isSandboxSound = true;

  constructor(kind: Kind) {
    this.kind = kind;
    const options = {
      isStopped: () => this.isStopped,
      isSandboxSound: () => Promise.resolve(this.isSandboxSound),
    };
    this.exchange = kind === "polled" && libc !== undefined
      ? new PolledExchange(libc, options)
      : new StreamedExchange(options);
  }

  /** Starts a script of the shell. */
  start(script: string, command: Partial<StartCommand> = {}): Program {
    const program = this.exchange.start(commandOf(script, command)) as Program;
    this.started.push(program);
    return program;
  }

  async ask(program: Contestant, input = "turn\n", limits = PLENTY): Promise<Answer> {
    const [answer] = await this.exchange.ask([{ contestant: program, input }], limits);
    assert(answer !== undefined);
    return answer;
  }

  /** Asks for a line. */
  async line(program: Contestant, input?: string): Promise<string> {
    const answer = await this.ask(program, input);
    assert(answer.kind === "line", `${JSON.stringify(answer)} instead of a line`);
    return answer.text;
  }

  /** Asks for what must be a fault of this kind. */
  async fault(program: Contestant, kind: FaultKind, limits?: AskLimits): Promise<Fault> {
    const answer = await this.ask(program, "turn\n", limits);
    assert(answer.kind === "fault", `${JSON.stringify(answer)} instead of a fault`);
    assertEquals(answer.fault.kind, kind, answer.fault.detail);
    return answer.fault;
  }

  async close(): Promise<void> {
    await this.exchange.end(this.started);
    if (this.exchange instanceof PolledExchange) this.exchange.close();
    for (const { pid } of this.started) assert(!isAlive(pid), `process ${pid} is left over`);
  }
}

function commandOf(script: string, command: Partial<StartCommand> = {}): StartCommand {
  return {
    command: "/bin/sh",
    args: ["-c", script],
    env: { PATH: "/usr/bin:/bin" },
    cwd: "/",
    uid: undefined,
    gid: undefined,
    wrapper: undefined,
    ...command,
  };
}

/** Whether there is such a process, be it a zombie. */
function isAlive(pid: number): boolean {
  try {
    Deno.kill(pid, "SIGCONT");
    return true;
  } catch {
    return false;
  }
}

/** Registers a test for each exchange. */
function conform(
  name: string,
  test: (bench: Bench) => Promise<void>,
  only: { kinds?: readonly Kind[]; where?: boolean } = {},
): void {
  for (const kind of only.kinds ?? KINDS) {
    const isHere = kind === "streamed" || libc !== undefined;
    const ignore = Deno.build.os === "windows" || !isHere || only.where === false;
    Deno.test({
      name: `${name} (${kind})`,
      ignore,
      fn: async () => {
        const bench = new Bench(kind);
        try {
          await test(bench);
        } finally {
          await bench.close();
        }
      },
    });
  }
}

const ECHO = 'while read -r x; do echo "got $x"; done';

conform("a program reads its input and answers it, turn by turn", async (bench) => {
  const program = bench.start(ECHO);
  assertEquals(await bench.line(program, "one\n"), "got one");
  assertEquals(await bench.line(program, "2 3 5\n"), "got 2 3 5");
  assertEquals(await bench.line(program, "seven\n"), "got seven");
});

conform("an input of several lines comes in one piece", async (bench) => {
  const program = bench.start('read -r a; read -r b; echo "$b $a"; read -r c; echo "$c"');
  assertEquals(await bench.line(program, "one\ntwo\n"), "two one");
  assertEquals(await bench.line(program, "three\n"), "three");
});

conform("answers come in the order of the questions, whoever answers first", async (bench) => {
  const [one, two] = [bench.start("read -r x; read -r y; echo late"), bench.start(ECHO)];
  const early = await bench.line(two, "alone\n");
  assertEquals(early, "got alone");
  const answers = await bench.exchange.ask([
    { contestant: one, input: "x\ny\n" },
    { contestant: two, input: "z\n" },
  ], PLENTY);
  assertEquals(answers.map((answer) => answer.kind === "line" && answer.text), ["late", "got z"]);
});

conform("20 programs are started, asked and ended at once", async (bench) => {
  const programs = Array.from(
    { length: 20 },
    () => bench.start(ECHO),
  );
  for (const turn of [1, 2, 3]) {
    const questions = programs.map((contestant, index) => ({
      contestant,
      input: `${turn}.${index}\n`,
    }));
    const answers = await bench.exchange.ask(questions, PLENTY);
    const texts = answers.map((answer) =>
      answer.kind === "line" ? answer.text : answer.fault.detail
    );
    assertEquals(texts, questions.map(({ input }) => `got ${input.trim()}`));
  }
});

conform("[INPUT-5] lines written ahead are used in order, one a turn", async (bench) => {
  const program = bench.start(
    "printf 'A\\nB\\nC\\n'; read -r x; read -r x; read -r x; echo D; cat",
  );
  for (const expected of ["A", "B", "C", "D", "turn"]) {
    assertEquals(await bench.line(program), expected);
  }
});

conform(
  "[INPUT-6] the end of the output takes effect in the turn that needs a line",
  async (bench) => {
    const asked = bench.start("printf 'A\\nB\\nhalf'; exit 5");
    const gone = bench.start("printf 'A\\nB\\nhalf'; exit 5");
    await gone.process.child.status;
    for (const program of [asked, gone]) {
      assertEquals(await bench.line(program), "A");
      assertEquals(await bench.line(program), "B");
      const { detail } = await bench.fault(program, "crash");
      assertEquals(detail, "exited with status 5");
    }
  },
);

conform(
  "[FAULT-2] a program that exits before its first line is at fault, and says why",
  async (bench) => {
    const quiet = await bench.fault(bench.start("read -r x; exit 0"), "exit");
    assertEquals(quiet, {
      kind: "exit",
      detail: "exited with status 0",
      clock: undefined,
      stderr: "",
    });
    const loud = await bench.fault(bench.start("read -r x; echo why >&2; exit 3"), "crash");
    assertEquals(loud.detail, "exited with status 3");
    assertEquals(loud.stderr, "why\n");
  },
);

conform(
  "a program that is gone before anybody asks leaves its lines and its errors",
  async (bench) => {
    for (let start = 1; start <= 15; start++) {
      const program = bench.start("", { command: "/bin/echo", args: ["M3"] });
      assertEquals(await bench.line(program), "M3");
      assertEquals((await bench.fault(program, "exit")).detail, "exited with status 0");
    }
    for (let start = 1; start <= 5; start++) {
      const { detail, stderr } = await bench.fault(bench.start("echo gone >&2; exit 7"), "crash");
      assertEquals([detail, stderr], ["exited with status 7", "gone\n"]);
    }
  },
);

conform("[FAULT-2] a program that a signal ends has crashed", async (bench) => {
  for (const signal of ["SEGV", "ABRT", "TERM"]) {
    const { detail } = await bench.fault(bench.start(`read -r x; kill -${signal} $$`), "crash");
    assertEquals(detail, `ended by SIG${signal}`);
  }
});

conform("[FAULT-4] a program that got no more memory has a memory fault", async (bench) => {
  const program = bench.start("read -r x; echo MemoryError >&2; exit 1");
  assertEquals((await bench.fault(program, "memory")).stderr, "MemoryError\n");
});

conform("[FAULT-2] a program that closes its output and lives on is ended", async (bench) => {
  const program = bench.start("read -r x; echo A; exec >&-; exec sleep 1000");
  assertEquals(await bench.line(program), "A");
  assertEquals((await bench.fault(program, "exit")).detail, "closed its output");
});

conform(
  "a program that never reads does not stop the judge, however much is written",
  async (bench) => {
    const program = bench.start(
      'i=0; while [ $i -lt 60 ]; do echo "L$i"; i=$((i+1)); done; exec sleep 1000',
    );
    const input = "7 ".repeat(40_000) + "\n";
    for (let turn = 0; turn < 60; turn++) {
      assertEquals(
        await bench.line(program, input),
        `L${turn}`,
      );
    }
    await bench.fault(program, "timeout", SHORT);
  },
);

conform("input that a full pipe did not take comes later, and whole", async (bench) => {
  const program = bench.start("printf 'A\\nB\\n'; head -c 600000 | cksum");
  const [one, two] = ["1 2 3\n".repeat(50_000), "4 5 6\n".repeat(50_000)];
  assertEquals(await bench.line(program, one), "A");
  assertEquals(await bench.line(program, two), "B");
  const whole = await new Deno.Command("/bin/sh", {
    args: ["-c", '{ yes "1 2 3" | head -n 50000; yes "4 5 6" | head -n 50000; } | cksum'],
    stderr: "null",
  }).output();
  assertEquals(await bench.line(program, ""), new TextDecoder().decode(whole.stdout).trim());
});

conform("a program that closed its input goes on, and nothing breaks", async (bench) => {
  const program = bench.start("read -r x; exec <&-; printf 'A\\nB\\nC\\n'; exec sleep 1000");
  for (const expected of ["A", "B", "C"]) assertEquals(await bench.line(program), expected);
  const neighbour = bench.start(ECHO);
  assertEquals(await bench.line(neighbour), "got turn");
});

conform("10 MB on standard error are drained, and cut in the middle", async (bench) => {
  const noise = "echo first >&2; head -c 10000000 /dev/zero | tr '\\0' e >&2; echo last >&2";
  const program = bench.start(`read -r x; ${noise}; echo A; read -r x; exit 9`);
  assertEquals(await bench.line(program), "A");
  const { stderr } = await bench.fault(program, "crash");
  assertMatch(stderr, /^first\ne{8186}\n… 9983627 bytes left out …\ne{8187}last\n$/);
});

conform("[FAULT-3] a line of 1 KiB is an answer, a longer one is a flood", async (bench) => {
  const write = (bytes: number) => `head -c ${bytes} /dev/zero | tr '\\0' x; echo; exec cat`;
  const longest = bench.start(write(MAX_LINE_BYTES));
  assertEquals(await bench.line(longest), "x".repeat(MAX_LINE_BYTES));
  assertEquals(await bench.line(longest), "turn");
  await bench.fault(bench.start(write(MAX_LINE_BYTES + 1)), "flood");
});

conform("[FAULT-3] a line without an end is a flood", async (bench) => {
  const { detail } = await bench.fault(bench.start("exec tr '\\0' x < /dev/zero"), "flood");
  assertMatch(detail, /1024 bytes or more than 65536 bytes/);
});

conform("[FAULT-3] lines without an end are a flood before long", async (bench) => {
  const program = bench.start("exec yes M3");
  for (let turn = 1; turn < MAX_UNREAD_BYTES; turn++) {
    const answer = await bench.ask(program);
    if (answer.kind === "fault") {
      assertEquals(answer.fault.kind, "flood");
      return;
    }
    assertEquals(answer.text, "M3");
    // In a round others are waited for meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  fail("no flood");
});

conform("[CLOCK-5] a program that sleeps beyond its time is caught", async (bench) => {
  const program = bench.start("read -r x; echo A; exec sleep 1000");
  assertEquals(await bench.line(program), "A");
  const { clock, detail } = await bench.fault(program, "timeout", SHORT);
  assert(clock !== undefined);
  assert(clock.wallMs - (clock.waitedMs ?? 0) >= SHORT.allowedMs, JSON.stringify(clock));
  assertMatch(detail, /^no line in time: [\d.]+ ms, .* count as [\d.]+ ms of 150 ms$/);
});

conform("[CLOCK-1] a program that computes beyond its time is caught", async (bench) => {
  const { detail } = await bench.fault(bench.start("while :; do :; done"), "timeout", SHORT);
  assertMatch(detail, /flush after each line/);
});

conform(
  "[CLOCK-1] half a line and then silence, or a byte now and then, is no answer",
  async (bench) => {
    await bench.fault(bench.start("printf M; exec sleep 1000"), "timeout", SHORT);
    const dribble = "while :; do printf M; sleep 0.02; done";
    await bench.fault(bench.start(dribble), "timeout", SHORT);
  },
);

conform("[CLOCK-1] a line that comes too late is no answer", async (bench) => {
  await bench.fault(bench.start("sleep 100; echo M3"), "timeout", SHORT);
});

conform(
  "[CLOCK-2] a turn's clock runs from the question to the answer, not between turns",
  async (bench) => {
    const program = bench.start(ECHO);
    for (let turn = 1; turn <= 5; turn++) {
      const before = performance.now();
      const answer = await bench.ask(program);
      const tookMs = performance.now() - before;
      assert(answer.kind === "line");
      assert(answer.wallMs >= 0 && answer.wallMs <= tookMs, `${answer.wallMs} of ${tookMs} ms`);
      assert(answer.chargedMs <= answer.wallMs);
      await new Deno.Command("/bin/sh", { args: ["-c", "sleep 0.02"] }).output();
    }
  },
);

conform(
  "[CLOCK-6] a round is void when the hard limit comes before the program's time is over",
  async (bench) => {
    const program = bench.start("exec sleep 1000");
    const limits = { allowedMs: 60_000, hardMs: 30 };
    await assertRejects(() => bench.ask(program, "turn\n", limits), JudgeFailure, "overloaded");
  },
  { kinds: ["polled"] },
);

conform("a stopped run is no program's fault", async (bench) => {
  const program = bench.start("exec sleep 1000");
  bench.isStopped = true;
  await assertRejects(() => bench.ask(program), Interrupted);
});

conform("a program that is stopped and goes on by itself is not lost", async (bench) => {
  const program = bench.start("read -r x; (sleep 0.05; kill -CONT $$) & kill -STOP $$; echo A");
  assertEquals(await bench.line(program), "A");
});

conform("ending programs twice, at once, and after their own end does no harm", async (bench) => {
  const programs = [
    ECHO,
    "exit 0",
    "exec sleep 1000",
    'trap "" TERM INT HUP; while :; do sleep 1; done',
  ]
    .map((script) => bench.start(script));
  await Promise.all([bench.exchange.end(programs), bench.exchange.end(programs)]);
  for (const { pid } of programs) assert(!isAlive(pid));
  await bench.exchange.end(programs);
  await bench.exchange.end([]);
});

conform("a program that was ended by its fault is gone, and the others live on", async (bench) => {
  const [faulty, healthy] = [bench.start("exec tr '\\0' x < /dev/zero"), bench.start(ECHO)];
  const [flood, line] = await bench.exchange.ask([
    { contestant: faulty, input: "x\n" },
    { contestant: healthy, input: "y\n" },
  ], PLENTY);
  assertEquals([flood?.kind, line?.kind], ["fault", "line"]);
  await bench.exchange.end([faulty]);
  assert(!isAlive(faulty.pid));
  assertEquals(await bench.line(healthy, "z\n"), "got z");
});

/** Whether a program can be given a session of its own here. */
const SETSID = await hasSetsid();

async function hasSetsid(): Promise<boolean> {
  const found = await new Deno.Command("/bin/sh", {
    args: ["-c", "command -v setsid"],
    stdout: "null",
    stderr: "null",
  }).output().catch(() => undefined);
  return found?.success === true;
}

/** Waits until an orphan has ended; whether its zombie has been reaped is for the system to say. */
async function waitUntilEnded(pid: number): Promise<void> {
  while (isRunning(pid)) await new Deno.Command("/bin/sh", { args: ["-c", "sleep 0.01"] }).output();
}

function isRunning(pid: number): boolean {
  try {
    const stat = Deno.readTextFileSync(`/proc/${pid}/stat`);
    return !stat.slice(stat.lastIndexOf(")")).startsWith(") Z");
  } catch {
    return false;
  }
}

const CHILDREN = "sleep 1000 & sleep 1001 >/dev/null 2>&1 & echo $!";

for (const [what, after] of [["lives", "exec sleep 1002"], ["has exited", "exit 0"]] as const) {
  conform(`what a program started ends with it, whose main process ${what}`, async (bench) => {
    const script = `read -r x; ${CHILDREN}; ${after}`;
    const program = bench.start("", {
      command: "/usr/bin/env",
      args: ["setsid", "sh", "-c", script],
    });
    const child = Number(await bench.line(program));
    assert(isRunning(child) || after === "exit 0");
    await bench.exchange.end([program]);
    await waitUntilEnded(child);
  }, { where: SETSID && Deno.build.os === "linux" });
}

conform("a system that makes no process is a failure of the judge", (bench) => {
  const start = () => bench.start("", { command: "/no/such/program" });
  const failure = assertThrows(start, JudgeFailure);
  assert(failure.cause instanceof Error);
  return Promise.resolve();
});

conform(
  "a sandbox that complains is the judge's failure, if it can start nothing else",
  async (bench) => {
    const script = "echo 'bwrap: No permissions to create a new namespace' >&2; exit 1";
    const sound = await bench.fault(bench.start(`read -r x; ${script}`), "start");
    assertEquals(sound.detail, "could not be started");
    bench.isSandboxSound = false;
    const program = bench.start(`read -r x; ${script}`);
    const ask = () => bench.ask(program);
    await assertRejects(ask, JudgeFailure, "No permissions to create a new namespace");
    const late = bench.start(`read -r x; echo A; read -r x; ${script}`);
    assertEquals(await bench.line(late), "A");
    await bench.fault(late, "crash");
  },
);

conform("a status of 128 and more is a signal where bubblewrap tells it", async (bench) => {
  const script = "read -r x; exit 139";
  const { detail } = await bench.fault(bench.start(script, { wrapper: "/bin/false" }), "crash");
  assertMatch(detail, /^ended by SIGSEGV: .*abort\(\)/);
});

conform(
  "[CLOCK-3] a wrapper that has not become the program in time is the judge's failure",
  async (bench) => {
    const wrapper = "/bin/sh";
    const still = bench.start("/bin/sh -c 'read -r x; read -r y; exit'; exit", { wrapper });
    await assertRejects(() => bench.ask(still, "", SHORT), JudgeFailure, "did not start");
    const started = bench.start("/bin/sh -c 'exec sleep 1000'; exit", { wrapper });
    await bench.fault(started, "timeout", SHORT);
    const answered = bench.start("/bin/sh -c 'echo A; while :; do :; done'; exit", { wrapper });
    assertEquals(await bench.line(answered), "A");
    await bench.fault(answered, "timeout", SHORT);
  },
  { kinds: ["polled"] },
);

conform("200 starts leave no file open", async (bench) => {
  const countFiles = () => [...Deno.readDirSync("/proc/self/fd")].length;
  const startAndEnd = async (count: number) => {
    const programs = Array.from({ length: count }, () => bench.start("exec cat"));
    const questions = programs.map((contestant) => ({ contestant, input: "x\n" }));
    const answers = await bench.exchange.ask(questions, PLENTY);
    assert(answers.every((answer) => answer.kind === "line"));
    await bench.exchange.end(programs);
  };
  await startAndEnd(20);
  const before = countFiles();
  for (let batch = 1; batch <= 10; batch++) await startAndEnd(20);
  // Deno may still be closing its own ends of the last ones; a leak would show 200 times.
  assert(countFiles() <= before + 60, `${countFiles()} files instead of ${before}`);
}, { where: Deno.build.os === "linux" });
