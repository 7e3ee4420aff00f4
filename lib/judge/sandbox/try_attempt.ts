/** Runs the attempts of attempts.ts in a sandbox. */
import { dirname, join } from "@std/path";
import type { Sandbox, StartCommand } from "../types.ts";
import { type Attempt, GOT } from "./attempts.ts";
import { probeProgram } from "./probe.ts";
import { runOnce } from "./run_once.ts";
import { startCommand } from "./start_command.ts";

/** How an attempt ended. */
export interface AttemptOutcome {
  readonly attempt: Attempt;
  readonly stopped: boolean;
}

const PATIENCE_MS = 20_000;

/** Runs some attempts, a few at a time. The workshop of the sandbox must still be there. */
export async function tryAttempts(
  attempts: readonly Attempt[],
  sandbox: Sandbox,
): Promise<AttemptOutcome[]> {
  const outcomes: AttemptOutcome[] = [];
  const left = [...attempts];
  const worker = async () => {
    for (let attempt = left.shift(); attempt !== undefined; attempt = left.shift()) {
      outcomes.push({ attempt, stopped: await isStopped(attempt, sandbox) });
    }
  };
  await Promise.all([worker(), worker()]);
  return attempts.flatMap((attempt) => outcomes.filter((outcome) => outcome.attempt === attempt));
}

async function isStopped(attempt: Attempt, sandbox: Sandbox): Promise<boolean> {
  const program = probeProgram(sandbox, `attempt-${attempt.id}`);
  await Deno.mkdir(program.folder, { recursive: true });
  const main = join(program.folder, program.main);
  await Deno.writeTextFile(main, attempt.source);
  if (Deno.build.os !== "windows") {
    await Deno.chmod(main, 0o444);
    await Deno.chmod(program.folder, 0o755);
  }
  const command = startCommand(program, sandbox);
  const { stdout } = await runOnce(
    attempt.lifted ? lifted(command, dirname(sandbox.loader)) : command,
    PATIENCE_MS,
  );
  return !stdout.includes(GOT);
}

/** The same command, but Deno allows everything; the program is told a folder that it might write to. */
function lifted(command: StartCommand, folder: string): StartCommand {
  const args = command.args.map((word) => word.startsWith("--allow-read=") ? "--allow-all" : word);
  return { ...command, args: [...args, folder] };
}
