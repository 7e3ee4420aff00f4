/**
 * A program with its pipes as the polled exchange sees them: read, write and look at the clock without blocking.
 *
 * `Deno.Command` makes the process and its pipes; the judge opens the same pipes once more by way of /proc/PID/fd
 * and lets go of Deno's ends. A program that is gone before they could be opened has left its last words in Deno's
 * ends, and they are gathered from there: what it wrote counts, however soon it ended.
 */
import { concat } from "@std/bytes/concat";
import { ownHelp, parseSchedstat, ThreadMeter, type ThreadTimes } from "./clock.ts";
import { ContestantProcess } from "./contestant_process.ts";
import { ErrorTail } from "./error_tail.ts";
import type { Contestant } from "./exchange.ts";
import type { Libc } from "./libc.ts";
import { LineBuffer, MAX_UNREAD_BYTES } from "./line_buffer.ts";
import { JudgeFailure, type StartCommand } from "./types.ts";

const CLOSED = -1;

/** Less time that is neither spent on a processor nor waited for one is not worth a second look, in milliseconds. */
const LEAST_UNTOLD_MS = 3;

/** So long do we wait for the last words of a program that is gone, in milliseconds: its pipes end with it. */
const LAST_WORDS_MS = 1000;

/** A process whose pipes can no longer be opened has so long to be gone, in milliseconds. */
const LAST_BREATH_MS = 50;

/** A pipe holds 64 KiB; who still writes after so many reads is another process that holds the pipe. */
const MAX_LAST_READS = 16;

/** Memory for reading, shared by all contestants of a worker; its content is used up before the next read. */
const piece = new Uint8Array(64 * 1024);
const small = new Uint8Array(128);
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** See the head of this file. */
export class PolledContestant implements Contestant {
  readonly process: ContestantProcess;
  readonly lines = new LineBuffer();
  readonly errors = new ErrorTail();
  readonly meter = new ThreadMeter(() => this.#readTimes());
  /** File descriptors for `poll`; -1 once closed. */
  input: number;
  output: number;
  error: number;
  /** When its present question was written, by the clock of `performance.now`. */
  askedAt = 0;
  /** When its clock must be looked at next. */
  dueAt = 0;
  hasAnswered = false;
  /** Of a program that was gone at once: resolves when its last words are there. */
  gathering: Promise<void> | undefined;
  readonly #libc: Libc;
  /** Input that the full pipe did not take yet; a program that never reads must not stop the judge. */
  #pending = new Uint8Array(0);
  #schedstat = CLOSED;
  #programPid: number | undefined;

  /** @throws {JudgeFailure} If the system makes no process or no pipes. */
  constructor(command: StartCommand, libc: Libc) {
    this.#libc = libc;
    this.process = new ContestantProcess(command);
    const { child } = this.process;
    this.input = libc.open(`/proc/${child.pid}/fd/0`, "write");
    this.output = libc.open(`/proc/${child.pid}/fd/1`, "read");
    this.error = libc.open(`/proc/${child.pid}/fd/2`, "read");
    if (this.input >= 0 && this.output >= 0 && this.error >= 0) {
      letGo(child);
      return;
    }
    this.closePipes();
    if (isGone(child.pid)) {
      this.gathering = this.#gather(child);
      return;
    }
    letGo(child);
    this.process.kill();
    throw new JudgeFailure("Cannot open the pipes of a program that has just been started");
  }

  get pid(): number {
    return this.process.pid;
  }

  /** Whether input waits for room in the pipe. */
  get hasPendingInput(): boolean {
    return this.#pending.length > 0;
  }

  /** Writes input, or keeps what the pipe does not take. */
  send(input: string): void {
    if (this.input === CLOSED || input === "") return;
    const bytes = encoder.encode(input);
    if (this.#pending.length > 0) {
      this.#pending = concat([this.#pending, bytes]);
      return;
    }
    const written = Math.max(0, this.#libc.write(this.input, bytes));
    if (written < bytes.length) this.#pending = bytes.slice(written);
  }

  /** Writes on what was kept; `isBroken`: the program has closed its input and nothing more will be read. */
  sendPending(isBroken: boolean): void {
    if (isBroken) {
      this.#pending = new Uint8Array(0);
      this.#close("input");
      return;
    }
    const written = Math.max(0, this.#libc.write(this.input, this.#pending));
    this.#pending = this.#pending.slice(written);
  }

  /** Reads what output there is; a whole line, when there is one. At the end of the output it is closed. */
  readLine(): string | undefined {
    if (this.output === CLOSED) return this.lines.isFlooded ? undefined : this.lines.take();
    const count = this.#libc.read(this.output, piece);
    if (count > 0) return this.lines.pushAndTake(piece.subarray(0, count));
    if (count === 0) this.#close("output");
    return this.lines.isFlooded ? undefined : this.lines.take();
  }

  /** Whether the output has ended. */
  get isOutputClosed(): boolean {
    return this.output === CLOSED;
  }

  /**
   * Whether the program may be waiting for a processor this very moment, so that its waiting has not been told yet,
   * and would be in time if it were so.
   * @param wallMs Since it was asked.
   */
  mayBeWaiting(wallMs: number, allowedMs: number): boolean {
    const { cpuMs, hasMoved, helpersMs, waitedMs } = this.meter;
    if (cpuMs === undefined || waitedMs === undefined || hasMoved) return false;
    if (cpuMs + ownHelp(helpersMs) > allowedMs) return false;
    return wallMs - cpuMs - waitedMs > LEAST_UNTOLD_MS && this.#isReadyToRun();
  }

  /** Takes what there is on standard error. */
  drainError(): void {
    if (this.error === CLOSED) return;
    const count = this.#libc.read(this.error, piece);
    if (count > 0) this.errors.push(piece.subarray(0, count));
    if (count === 0) this.#close("error");
  }

  /** Takes what is left on standard error of a program that has ended. */
  drainErrorToEnd(): void {
    for (let reads = 0; reads < MAX_LAST_READS && this.error !== CLOSED; reads++) {
      const count = this.#libc.read(this.error, piece);
      if (count <= 0) return;
      this.errors.push(piece.subarray(0, count));
    }
  }

  closePipes(): void {
    this.#close("input");
    this.#close("output");
    this.#close("error");
    if (this.#schedstat !== CLOSED) this.#libc.close(this.#schedstat);
    this.#schedstat = CLOSED;
  }

  async #gather({ stdin, stdout, stderr }: Deno.ChildProcess): Promise<void> {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), LAST_WORDS_MS);
    const { signal } = patience;
    const output = new WritableStream<Uint8Array>({
      write: (words) => {
        if (this.lines.unread <= MAX_UNREAD_BYTES) this.lines.push(words);
      },
    });
    const error = new WritableStream<Uint8Array>({ write: (words) => this.errors.push(words) });
    await Promise.allSettled([
      stdin.abort(),
      stdout.pipeTo(output, { signal }),
      stderr.pipeTo(error, { signal }),
    ]);
    clearTimeout(timer);
    this.gathering = undefined;
  }

  #close(pipe: "input" | "output" | "error"): void {
    if (this[pipe] !== CLOSED) this.#libc.close(this[pipe]);
    this[pipe] = CLOSED;
  }

  /** The times of the program's main thread, once it can be found. */
  #readTimes(): ThreadTimes | undefined {
    if (this.#schedstat === CLOSED) {
      this.#programPid = this.process.programPid;
      if (this.#programPid === undefined) return undefined;
      this.#schedstat = this.#libc.open(`/proc/${this.#programPid}/schedstat`, "read");
    }
    const times = readSchedstat(this.#libc, this.#schedstat);
    if (times === undefined || this.#programPid === undefined) return times;
    const processMs = this.#libc.processorMs(this.#programPid) ?? times.cpuMs;
    return { ...times, helpersMs: Math.max(0, processMs - times.cpuMs) };
  }

  /** Whether its main thread is in the state `R`: on a processor or waiting for one. */
  #isReadyToRun(): boolean {
    return this.#programPid !== undefined && stateOf(this.#programPid) === "R";
  }
}

/** The times in an open `schedstat` file. */
export function readSchedstat(libc: Libc, file: number): ThreadTimes | undefined {
  if (file === CLOSED) return undefined;
  const count = libc.reread(file, small);
  return count <= 0 ? undefined : parseSchedstat(decoder.decode(small.subarray(0, count)));
}

/** Whether the process has ended, though nobody has asked for its status yet; one that is about to end is awaited. */
function isGone(pid: number): boolean {
  const patience = performance.now() + LAST_BREATH_MS;
  do {
    if ((stateOf(pid) ?? "Z") === "Z") return true;
  } while (performance.now() < patience);
  return false;
}

/** A process's state as a letter, such as `R`; nothing where there is no such process. */
function stateOf(pid: number): string | undefined {
  try {
    const stat = Deno.readTextFileSync(`/proc/${pid}/stat`);
    return stat.charAt(stat.lastIndexOf(")") + 2);
  } catch {
    return undefined;
  }
}

/** Closes Deno's own ends of the pipes; that they are closed already or broken is all the same. */
function letGo(child: Deno.ChildProcess): void {
  for (const closing of [child.stdin.abort(), child.stdout.cancel(), child.stderr.cancel()]) {
    closing.catch(() => undefined);
  }
}
