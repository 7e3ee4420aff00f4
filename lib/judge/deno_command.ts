/**
 * The one place where the words of a start become a process's.
 */
import type { StartCommand } from "./types.ts";

/** With piped outputs, and with nothing of the runner's environment. */
export function denoCommandOf(
  { args, command, cwd, env, gid, uid }: Omit<StartCommand, "wrapper">,
  stdin: "piped" | "null",
): Deno.Command {
  return new Deno.Command(command, {
    args: [...args],
    env: { ...env },
    clearEnv: true,
    cwd,
    stdin,
    stdout: "piped",
    stderr: "piped",
    ...(uid === undefined ? {} : { uid }),
    ...(gid === undefined ? {} : { gid }),
  });
}
