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
import { denoWords, errandWords, PROGRAM_ENVIRONMENT } from "./deno_words.ts";
import { type Errand, errandArgv, errandLoader, processLimits } from "./errand.ts";
import { rlimitWords, threadWords } from "./limits.ts";

/** Gives bubblewrap the filter on a file descriptor of its own, then becomes the rest of the words. */
const WITH_FILTER = `exec ${FILTER_FD}<"$1"; shift; exec "$@"`;

/**
 * The words for `Deno.Command`.
 * @param errand What the program is sent on; without one it plays, and is started in its own folder.
 * @throws {Error} For a native program when nothing would hold it: `refuseNative` must have said so before.
 */
export function startCommand(program: Program, sandbox: Sandbox, errand?: Errand): StartCommand {
  const wrapped = sandbox.layers.includes("bubblewrap");
  if (program.runtime === "native" && !wrapped && !sandbox.trustNative) {
    throw new Error(`Cannot start ${program.name}: native programs need bubblewrap here`);
  }
  const asNobody = sandbox.layers.includes("user") && program.runtime === "deno";
  const [command = "", ...args] = [
    ...sessionWords(sandbox),
    ...(wrapped ? filterWords(sandbox) : []),
    ...limitWords(program, sandbox, errand),
    ...(wrapped ? wrapperWords(program, sandbox, errand) : deathWords(sandbox)),
    ...programWords(program, sandbox, wrapped, errand),
  ];
  return {
    command,
    args,
    env: errand === undefined || wrapped
      ? PROGRAM_ENVIRONMENT
      : { ...PROGRAM_ENVIRONMENT, TMPDIR: errand.temporary },
    cwd: errand === undefined ? program.folder : errand.work,
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

function limitWords(
  { runtime }: Program,
  { layers, tools, limits }: Sandbox,
  errand: Errand | undefined,
): string[] {
  if (!layers.includes("rlimits") || tools.prlimit === undefined) return [];
  const words = errand === undefined
    ? rlimitWords(runtime, limits)
    : rlimitWords(runtime, processLimits(runtime, errand.limits), errand.fileBytes);
  return [tools.prlimit, ...words];
}

function wrapperWords(program: Program, sandbox: Sandbox, errand: Errand | undefined): string[] {
  return [wrapperOf(sandbox), ...bubblewrapWords(program, sandbox, errand)];
}

function wrapperOf({ tools }: Sandbox): string {
  return tools.bwrap ?? "bwrap";
}

function deathWords({ layers, tools }: Sandbox): string[] {
  if (!layers.includes("deathsig") || tools.setpriv === undefined) return [];
  return [tools.setpriv, "--no-new-privs", "--pdeathsig", "KILL"];
}

function programWords(
  program: Program,
  sandbox: Sandbox,
  wrapped: boolean,
  errand: Errand | undefined,
): readonly string[] {
  if (program.runtime === "deno") return denoCommand(program, sandbox, wrapped, errand);
  const folder = wrapped ? INSIDE.folder : program.folder;
  const argv = errand === undefined ? program.argv : errandArgv(program, folder, errand);
  return wrapped ? [...threadWords(sandbox.tools.prlimit), ...argv] : argv;
}

function denoCommand(
  { folder: outside, main }: DenoProgram,
  sandbox: Sandbox,
  wrapped: boolean,
  errand: Errand | undefined,
): string[] {
  const { folder, deno, loader } = wrapped
    ? INSIDE
    : { folder: outside, deno: sandbox.deno, loader: sandbox.loader };
  if (errand === undefined) return [deno, ...denoWords(folder, main, loader, sandbox.limits)];
  const work = wrapped ? INSIDE.work : errand.work;
  const paths = { folder, main, work, loader: wrapped ? loader : errandLoader(loader) };
  const heapMebibytes = Math.ceil(errand.limits.memoryBytes / 2 ** 20);
  return [deno, ...errandWords(paths, errand, heapMebibytes)];
}
