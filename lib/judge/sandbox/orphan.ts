/** Whether a program ends when its runner is killed. */
import { join } from "@std/path";
import type { Sandbox } from "../types.ts";
import { probeProgram } from "./probe.ts";
import { startCommand } from "./start_command.ts";

/** Says that it runs, then never ends. */
const ENDLESS = 'Deno.stdout.writeSync(new TextEncoder().encode("up\\n"));\n' +
  "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);\n";

/** Starts the words in the background, tells its number, and waits: a runner of one line. */
const RUNNER = '"$@" & echo "$!"; wait';

/** A loaded machine may take its time to end a process, in milliseconds. */
const PATIENCE_MS = 5_000;

/**
 * Starts an endless program from a small runner, kills that, and looks whether the program's output ends.
 * A program that outlives its runner is ended here.
 * @param patienceMs How long it may take; only a program that does outlive its runner makes it pass.
 */
export async function endsWithRunner(
  sandbox: Sandbox,
  patienceMs = PATIENCE_MS,
): Promise<boolean> {
  if (sandbox.tools.sh === undefined) return false;
  const program = probeProgram(sandbox, "endless");
  await Deno.mkdir(program.folder, { recursive: true });
  await Deno.writeTextFile(join(program.folder, program.main), ENDLESS);
  await Deno.chmod(program.folder, 0o755);
  await Deno.chmod(join(program.folder, program.main), 0o444);
  const { command, args, env, cwd, uid, gid } = startCommand(program, sandbox);
  const runner = new Deno.Command(sandbox.tools.sh, {
    args: ["-c", RUNNER, "sh", command, ...args],
    clearEnv: true,
    env: { ...env },
    cwd,
    stdin: "null",
    stdout: "piped",
    stderr: "null",
    ...(uid === undefined ? {} : { uid }),
    ...(gid === undefined ? {} : { gid }),
  }).spawn();
  const reader = runner.stdout.pipeThrough(new TextDecoderStream()).getReader();
  let said = "";
  while (!said.includes("up\n")) {
    const { value, done } = await reader.read();
    if (done) break;
    said += value;
  }
  runner.kill("SIGKILL");
  const end = reader.read(); // the program holds the other end
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patienceMs, undefined);
  });
  const ended = await Promise.race([end, patience]);
  clearTimeout(timer);
  const pid = Number(/\d+/.exec(said)?.[0] ?? 0);
  if (ended === undefined && pid > 0) Deno.kill(pid, "SIGKILL");
  await end;
  await reader.cancel();
  await runner.status;
  return ended !== undefined && said.includes("up\n");
}
