/**
 * The exact command that starts a program in its sandbox. Pure.
 *
 * From the outside in: a session of its own (`setsid`), limits (`prlimit`), then either bubblewrap with the filter
 * of system calls, or `setpriv`, which ends the program with the runner; at last Deno with the loader, or the
 * program's own command. Every word but the last replaces its own process, so the process that is started becomes
 * the program (or, with bubblewrap, its parent).
 */
import type { DenoProgram, Program, Sandbox, StartCommand } from "../types.ts";
import { bubblewrapWords, FILTER_FD, INSIDE, NOBODY } from "./bubblewrap.ts";
import { denoWords, PROGRAM_ENVIRONMENT } from "./deno_words.ts";
import { rlimitWords, threadWords } from "./limits.ts";

/** Gives bubblewrap the filter on a file descriptor of its own, then becomes the rest of the words. */
const WITH_FILTER = `exec ${FILTER_FD}<"$1"; shift; exec "$@"`;

/**
 * The words for `Deno.Command`.
 * @throws {Error} For a native program when nothing would hold it: `refuseNative` must have said so before.
 */
export function startCommand(program: Program, sandbox: Sandbox): StartCommand {
  const wrapped = sandbox.layers.includes("bubblewrap");
  if (program.runtime === "native" && !wrapped && !sandbox.trustNative) {
    throw new Error(`Cannot start ${program.name}: native programs need bubblewrap here`);
  }
  const asNobody = sandbox.layers.includes("user") && program.runtime === "deno";
  const [command = "", ...args] = [
    ...sessionWords(sandbox),
    ...(wrapped ? filterWords(sandbox) : []),
    ...limitWords(program, sandbox),
    ...(wrapped ? wrapperWords(program, sandbox) : deathWords(sandbox)),
    ...programWords(program, sandbox, wrapped),
  ];
  return {
    command,
    args,
    env: PROGRAM_ENVIRONMENT,
    cwd: program.folder,
    uid: asNobody ? NOBODY : undefined,
    gid: asNobody ? NOBODY : undefined,
    wrapper: wrapped ? wrapperOf(sandbox) : undefined,
  };
}

function sessionWords({ tools }: Sandbox): string[] {
  return tools.setsid === undefined ? [] : [tools.setsid];
}

function filterWords({ tools, filter }: Sandbox): string[] {
  if (filter === undefined || tools.sh === undefined) return [];
  return [tools.sh, "-c", WITH_FILTER, "sh", filter];
}

function limitWords(program: Program, { layers, tools, limits }: Sandbox): string[] {
  if (!layers.includes("rlimits") || tools.prlimit === undefined) return [];
  return [tools.prlimit, ...rlimitWords(program.runtime, limits)];
}

function wrapperWords(program: Program, sandbox: Sandbox): string[] {
  return [wrapperOf(sandbox), ...bubblewrapWords(program, sandbox)];
}

function wrapperOf({ tools }: Sandbox): string {
  return tools.bwrap ?? "bwrap";
}

function deathWords({ layers, tools }: Sandbox): string[] {
  if (!layers.includes("deathsig") || tools.setpriv === undefined) return [];
  return [tools.setpriv, "--no-new-privs", "--pdeathsig", "KILL"];
}

function programWords(program: Program, sandbox: Sandbox, wrapped: boolean): readonly string[] {
  if (program.runtime === "native") {
    return wrapped ? [...threadWords(sandbox.tools.prlimit), ...program.argv] : program.argv;
  }
  return denoCommand(program, sandbox, wrapped);
}

function denoCommand(program: DenoProgram, sandbox: Sandbox, wrapped: boolean): string[] {
  const { folder, deno, loader } = wrapped
    ? INSIDE
    : { folder: program.folder, deno: sandbox.deno, loader: sandbox.loader };
  return [deno, ...denoWords(folder, program.main, loader, sandbox.limits)];
}
