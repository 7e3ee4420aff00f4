/**
 * A one-shot run: a program is started once, in a folder made for this run, reads what is given, leaves or writes a
 * result, and ends or is ended. The counterpart of the exchange of lines, behind the same walls.
 *
 * Its end comes first, then everything else: when its process is gone (and with bubblewrap all that it started), nobody
 * writes any more, and what it left is looked through and removed.
 */
import { ContestantProcess, isWrapperComplaint } from "./contestant_process.ts";
import { endOf } from "./one_shot_end.ts";
import {
  FILE_SLACK_BYTES,
  findExcess,
  lookThrough,
  makeRunFolders,
  type RunFolders,
} from "./one_shot_folder.ts";
import { openStreams, type StreamsRead } from "./one_shot_streams.ts";
import type { OneShotEnd, OneShotJob, OneShotRun } from "./one_shot_types.ts";
import { waitAtMost } from "./patience.ts";
import { type Errand, findOwnWords } from "./sandbox/errand.ts";
import { probeSandbox } from "./sandbox/probe.ts";
import { startCommand } from "./sandbox/start_command.ts";
import { JudgeFailure, type Program, type Sandbox } from "./types.ts";
import type { ProcessEnd } from "./verdict.ts";

/** Where a program runs. */
export interface OneShotPlace {
  readonly sandbox: Sandbox;
  /** A folder of the runner's own, without a comma in its path; see workshop.ts. */
  readonly workshop: string;
  /** When it fires the program is asked to end, and killed when it does not within its grace. */
  readonly signal?: AbortSignal | undefined;
}

/** How soon and how often a running program is looked at, in milliseconds. */
const FIRST_LOOK_MS = 5;
const LOOK_MS = 50;

/** Processor time is bounded too, for programs of several threads: so many times the wall clock, at least. */
const CPU_FACTOR = 4;

/** The kernel tells processor time in such ticks a second, on every system that Deno runs on. */
const TICKS_A_SECOND = 100;

/** Why a program was ended before it ended by itself. */
type Cut = Extract<
  OneShotEnd["kind"],
  "timeout" | "flood" | "files" | "file-size" | "interrupted"
>;

/**
 * Runs a program once.
 * @throws {JudgeFailure} If it was the sandbox that failed, and not the program in it.
 * @throws {Error} For a native program when nothing would hold it: `refuseNative` must have said so before.
 */
export async function runOneShot(
  program: Program,
  job: OneShotJob,
  { sandbox, signal, workshop }: OneShotPlace,
): Promise<OneShotRun> {
  for (const name of [...job.writes, ...job.given.map((file) => file.name)]) requirePlain(name);
  await using folders = await makeRunFolders(workshop, job.given, sandbox);
  const errand = await makeErrand(program, job, folders);
  const stdin = job.input === undefined ? "null" : "piped";
  const process = new ContestantProcess(startCommand(program, sandbox, errand), stdin);
  try {
    const { cut, end, ...seen } = await supervise(process, folders, job, signal);
    const { changed, left } = await lookThrough(folders, job.limits);
    const wrapped = process.command.wrapper !== undefined;
    const remains = { end, wrapped, errors: seen.errors, left };
    const why: OneShotEnd = cut !== undefined
      ? { kind: cut }
      : end.code !== 0 && isWrapperComplaint(seen.errors)
      ? await startFailure(sandbox, seen.errors)
      : endOf(remains, job.limits);
    return { end: why, ...seen, left, changed };
  } finally {
    await process.remove();
  }
}

/** Names become parts of permissions and paths. */
function requirePlain(name: string): void {
  if (name === "" || name.startsWith(".") || /[/\\,\0]/.test(name)) {
    throw new Error(`Cannot use ${JSON.stringify(name)} as the name of a file in a run`);
  }
}

async function makeErrand(
  program: Program,
  { args, given, limits, writes }: OneShotJob,
  { temporary, work }: RunFolders,
): Promise<Errand> {
  return {
    work,
    temporary,
    args,
    reads: given.map(({ name }) => name),
    writes,
    ownWords: program.runtime === "native" ? await findOwnWords(program) : new Set(),
    limits: {
      memoryBytes: limits.memoryBytes,
      cpuSeconds: Math.ceil(CPU_FACTOR * (limits.wallMs + limits.graceMs) / 1000),
    },
    fileBytes: limits.fileBytes + FILE_SLACK_BYTES,
  };
}

/** What was seen of a program from its start to its end. */
interface Seen extends StreamsRead, Pick<OneShotRun, "cpuMs" | "wallMs"> {
  readonly cut: Cut | undefined;
  readonly end: ProcessEnd;
}

async function supervise(
  process: ContestantProcess,
  folders: RunFolders,
  job: OneShotJob,
  signal: AbortSignal | undefined,
): Promise<Seen> {
  const { limits } = job;
  const started = performance.now();
  let cut: Cut | undefined;
  let grace: ReturnType<typeof setTimeout> | undefined;
  const stop = (why: Cut) => {
    if (process.hasEnded) return;
    cut ??= why;
    process.kill();
  };
  const interrupt = () => {
    if (process.hasEnded) return;
    cut ??= "interrupted";
    if (process.interrupt()) grace = setTimeout(() => process.kill(), limits.graceMs);
    else process.kill();
  };
  const streams = openStreams(process, job, () => stop("flood"));
  const clock = setTimeout(() => stop("timeout"), limits.wallMs);
  if (signal?.aborted) interrupt();
  signal?.addEventListener("abort", interrupt);
  let wallMs = 0;
  process.ended.then(() => wallMs = performance.now() - started);
  let cpuMs: number | undefined;
  for (
    let patience = FIRST_LOOK_MS;
    !process.hasEnded;
    patience = Math.min(LOOK_MS, 2 * patience)
  ) {
    cpuMs = processorMs(process.programPid) ?? cpuMs;
    const excess = await findExcess(folders, limits);
    if (excess !== undefined) stop(excess);
    await waitAtMost(process.ended, patience);
  }
  const end = await process.ended;
  signal?.removeEventListener("abort", interrupt);
  clearTimeout(clock);
  clearTimeout(grace);
  return { cut, end, wallMs, cpuMs, ...await streams.finish() };
}

/** The programs that build the walls complained: was it theirs, or the program's fault? */
async function startFailure(sandbox: Sandbox, errors: string): Promise<OneShotEnd> {
  if (await probeSandbox(sandbox)) return { kind: "start" };
  throw new JudgeFailure(`The sandbox cannot start programs: ${errors.split("\n")[0]}`);
}

/** User and system time of a process, all its threads together. */
function processorMs(pid: number | undefined): number | undefined {
  if (pid === undefined || Deno.build.os !== "linux") return undefined;
  try {
    const stat = Deno.readTextFileSync(`/proc/${pid}/stat`);
    // Behind the name, which may hold anything: the state is field 3, the times are fields 14 and 15.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(ticks) ? ticks * 1000 / TICKS_A_SECOND : undefined;
  } catch {
    return undefined;
  }
}
