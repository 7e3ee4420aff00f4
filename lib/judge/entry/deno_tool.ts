/**
 * Asks Deno about a stranger's source text without running it. A source may be made to cost much (an import of
 * `/dev/zero`), so time and memory are limited, and nothing of the organiser's environment is passed on.
 */
import { rlimitWords } from "../sandbox/limits.ts";
import { PROGRAM_ENVIRONMENT } from "../sandbox/deno_words.ts";
import { type Ending, runOnce } from "../sandbox/run_once.ts";
import { findTool } from "../sandbox/tools.ts";

const PATIENCE_MS = 20_000;
const LIMITS = { memoryBytes: 512 * 2 ** 20, cpuSeconds: 20 };

/** Runs `deno` with some words, in a folder. */
export async function askDeno(
  deno: string,
  words: readonly string[],
  cwd: string,
): Promise<Ending> {
  const prlimit = await findTool("prlimit");
  const limits = prlimit === undefined ? [] : [prlimit, ...rlimitWords("deno", LIMITS)];
  const [command = deno, ...args] = [...limits, deno, ...words];
  const env = PROGRAM_ENVIRONMENT;
  return await runOnce({ command, args, env, cwd, uid: undefined, gid: undefined }, PATIENCE_MS);
}
