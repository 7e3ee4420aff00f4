/** A process and its end; what programs do with their pipes is in exchange_test.ts. */
import { assert, assertEquals, assertRejects, assertThrows } from "@std/assert";
import { ContestantProcess } from "../../../lib/judge/contestant_process.ts";
import { JudgeFailure, type StartCommand } from "../../../lib/judge/types.ts";

function commandOf(script: string, command: Partial<StartCommand> = {}): StartCommand {
  return {
    command: "/bin/sh",
    args: ["-c", script],
    env: { PATH: "/usr/bin:/bin", ONLY: "this" },
    cwd: "/",
    uid: undefined,
    gid: undefined,
    wrapper: undefined,
    ...command,
  };
}

/** Registers a test with a process, which is gone afterwards with its pipes. */
function withProcess(
  name: string,
  command: StartCommand,
  test: (process: ContestantProcess) => Promise<void>,
): void {
  Deno.test({
    name,
    ignore: Deno.build.os === "windows",
    fn: async () => {
      const process = new ContestantProcess(command);
      const { stderr, stdin, stdout } = process.child;
      try {
        await test(process);
      } finally {
        await process.remove();
        await Promise.allSettled([stdin.abort(), stdout.cancel(), stderr.cancel()]);
      }
    },
  });
}

const isSound = () => Promise.resolve(true);
const neverAsked = () => Promise.reject(new Error("nobody had to ask for the sandbox"));

/** Why the process ended, when it wrote this to standard error. */
function whyEnded(process: ContestantProcess, stderr = "", hasAnswered = true) {
  return process.whyEnded(() => stderr, hasAnswered, neverAsked);
}

withProcess(
  "a process has the environment of its command and nothing else",
  commandOf("env"),
  async (process) => {
    const text = await new Response(process.child.stdout).text();
    const names = text.trim().split("\n").map((line) => line.split("=")[0] ?? "");
    const own = names.filter((name) => !["PWD", "SHLVL", "_", "OLDPWD"].includes(name));
    assertEquals(own.sort(), ["ONLY", "PATH"]);
  },
);

withProcess(
  "a process that ended by itself tells its status",
  commandOf("exit 7"),
  async (process) => {
    assertEquals((await whyEnded(process)).detail, "exited with status 7");
    process.kill();
    assertEquals((await whyEnded(process)).detail, "exited with status 7");
  },
);

withProcess(
  "a process that lives on without output is killed",
  commandOf("exec sleep 1000"),
  async (process) => {
    assertEquals((await whyEnded(process)).detail, "closed its output");
    assertEquals((await process.child.status).signal, "SIGKILL");
  },
);

withProcess(
  "killing does no harm when it is repeated",
  commandOf("exec sleep 1000"),
  async (process) => {
    process.kill();
    process.kill();
    await Promise.all([process.remove(), process.remove()]);
    process.kill();
    assertEquals((await process.child.status).signal, "SIGKILL");
  },
);

withProcess(
  "standard error is asked for when the process is gone",
  commandOf("exec sleep 1000"),
  async (process) => {
    let status: Deno.CommandStatus | undefined;
    process.child.status.then((ended) => {
      status = ended;
    });
    const fault = await process.whyEnded(() => `${status?.signal}`, true, neverAsked);
    assertEquals(fault.stderr, "SIGKILL");
  },
);

withProcess(
  "the sandbox's own complaint is no crash of the program",
  commandOf("exit 1"),
  async (process) => {
    const complaints = ["bwrap", "prlimit", "setpriv", "setsid", "sh", "/bin/sh"];
    for (const tool of complaints) {
      const stderr = `${tool}: cannot do that\nmore`;
      const ask = (sound: boolean) =>
        process.whyEnded(() => stderr, false, () => Promise.resolve(sound));
      const fault = await ask(true);
      assertEquals([fault.kind, fault.stderr], ["start", stderr]);
      const failure = await assertRejects(() => ask(false), JudgeFailure);
      assertEquals(failure.message, `The sandbox cannot start programs: ${tool}: cannot do that`);
      assertEquals((await whyEnded(process, stderr)).kind, "crash", "it had answered");
    }
    for (const stderr of ["", "python: no such file", "my bwrap: x", "\nsh: x", "shell: x"]) {
      assertEquals((await process.whyEnded(() => stderr, false, isSound)).kind, "crash", stderr);
    }
  },
);

Deno.test("a process that cannot be made is a failure of the judge", () => {
  const commands = [
    commandOf("", { command: "/no/such/program" }),
    commandOf("", { cwd: "/no/such/folder" }),
  ];
  for (const command of commands) {
    const failure = assertThrows(() => new ContestantProcess(command), JudgeFailure);
    assert(failure.cause instanceof Error);
  }
});
