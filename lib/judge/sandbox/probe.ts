/** Whether a trivial program can be started in a sandbox right now. */
import { dirname, join } from "@std/path";
import type { DenoProgram, Sandbox } from "../types.ts";
import { type Ending, runOnce } from "./run_once.ts";
import { startCommand } from "./start_command.ts";

/** The folder of the trivial program, beside the loader. */
export const PROBE_FOLDER = "probe";

/** Far more than a start takes on a loaded machine, in milliseconds. */
const PATIENCE_MS = 10_000;

const GREETING = "up";

/** The trivial program: it writes a word and ends. */
export const PROBE_SOURCE = `console.log("${GREETING}");\n`;

/**
 * Starts the trivial program. The judge asks this when a program died before its first line: if not even this one
 * runs, the sandbox failed, and no program is to blame.
 */
export async function probeSandbox(sandbox: Sandbox): Promise<boolean> {
  return await probeFailure(sandbox) === undefined;
}

/** Why the trivial program did not run; undefined if it did. */
export async function probeFailure(sandbox: Sandbox): Promise<string | undefined> {
  const ending = await runOnce(startCommand(probeProgram(sandbox), sandbox), PATIENCE_MS);
  return ending.stdout.trim() === GREETING && ending.code === 0 ? undefined : why(ending);
}

/** A program of the runner's own, whose folder lies beside the loader. */
export function probeProgram(
  sandbox: Sandbox,
  folder = PROBE_FOLDER,
  main = "main.js",
): DenoProgram {
  return {
    runtime: "deno",
    name: "probe",
    version: "sha256:",
    folder: join(dirname(sandbox.loader), folder),
    main,
  };
}

/** What a failed start says, in one line. */
function why({ code, cut, stderr }: Ending): string {
  const said = stderr.trim().split("\n").slice(0, 3).join("; ");
  if (said !== "") return said;
  if (cut) return `it did not end within ${PATIENCE_MS / 1000} s`;
  return `it ended with status ${code}`;
}
