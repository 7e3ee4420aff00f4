/**
 * Why a program ended, from what its process left behind. Pure.
 */
import { chargedMs } from "./clock.ts";
import { MAX_LINE_BYTES, MAX_UNREAD_BYTES } from "./line_buffer.ts";
import type { ClockEvidence, Fault, FaultKind } from "./types.ts";

/** How a process ended, as the system tells it. */
export interface ProcessEnd {
  /** The exit status; 128 and more inside bubblewrap tell of a signal. */
  readonly code: number;
  /** The signal that ended it, such as `SIGSEGV`. */
  readonly signal: string | null;
}

/** What bubblewrap and shells report as 128 and more, by number; those of a usual crash. */
const SIGNALS: Readonly<Record<number, string>> = {
  2: "SIGINT",
  4: "SIGILL",
  5: "SIGTRAP",
  6: "SIGABRT",
  7: "SIGBUS",
  8: "SIGFPE",
  9: "SIGKILL",
  11: "SIGSEGV",
  13: "SIGPIPE",
  15: "SIGTERM",
  24: "SIGXCPU",
  25: "SIGXFSZ",
  31: "SIGSYS",
};

/** What runtimes say when they get no more memory. */
export const OUT_OF_MEMORY =
  /out of memory|Failed to reserve virtual memory|Array buffer allocation failed|MemoryError|Cannot allocate memory|could not allocate memory/i;

/** The fault of a program whose process ended by itself. `stderr`: what it wrote to standard error. */
export function faultOfEnd(end: ProcessEnd, wrapped: boolean, stderr: string): Fault {
  const signal = signalOf(end, wrapped);
  if (signal === undefined && end.code === 0) return fault("exit", "exited with status 0", stderr);
  const how = signal === undefined ? `exited with status ${end.code}` : `ended by ${signal}`;
  if (OUT_OF_MEMORY.test(stderr)) {
    return fault("memory", `went over its memory limit (${how})`, stderr);
  }
  if (signal === "SIGXCPU") {
    return fault("crash", `used up the processor time of a round (${how})`, stderr);
  }
  return fault(
    "crash",
    signal !== undefined && wrapped ? `ended by ${tellSignal(signal)}` : how,
    stderr,
  );
}

/** The signal that ended a process, if one did. `wrapped`: it ran in bubblewrap, which tells of it in its own status. */
export function signalOf({ code, signal }: ProcessEnd, wrapped: boolean): string | undefined {
  return signal ?? (wrapped && code > 128 ? SIGNALS[code - 128] : undefined);
}

/**
 * A signal with what it may mean. In bubblewrap a program is the first process of its world, to which the kernel hands on no
 * SIGABRT: `abort()` then goes on to a forbidden instruction, and that is all there is to be seen.
 */
export function tellSignal(signal: string): string {
  return signal === "SIGSEGV"
    ? "SIGSEGV: memory that it has no right to, or abort(), as after a failed assertion"
    : signal;
}

/** A fault that needs no clock for evidence. */
export function fault(kind: FaultKind, detail: string, stderr: string): Fault {
  return { kind, detail, clock: undefined, stderr };
}

/** The fault of a program that took too long. `hasAnswered`: whether any line ever came from it. */
export function timeoutFault(clock: ClockEvidence, stderr: string, hasAnswered: boolean): Fault {
  const rounded = roundEvidence(clock);
  const waited = rounded.waitedMs === undefined
    ? "how long it waited for a processor is not told on this system"
    : `${rounded.waitedMs} ms of it waiting for a processor`;
  const hint = hasAnswered
    ? ""
    : "; if it did write, its output was not flushed (flush after each line), or it waits for input " +
      "before its first order";
  const counts = round(chargedMs(rounded));
  const detail = `no line in time: ${rounded.wallMs} ms, ${waited}, count as ${counts} ms of ` +
    `${rounded.allowedMs} ms${hint}`;
  return { kind: "timeout", detail, clock: rounded, stderr };
}

/** The fault of a program that wrote more than it may. */
export function floodFault(stderr: string): Fault {
  return fault(
    "flood",
    `wrote a line of more than ${MAX_LINE_BYTES} bytes or more than ${MAX_UNREAD_BYTES} bytes ahead`,
    stderr,
  );
}

function roundEvidence({ allowedMs, wallMs, waitedMs, cpuMs }: ClockEvidence): ClockEvidence {
  return {
    allowedMs,
    wallMs: round(wallMs),
    waitedMs: waitedMs === undefined ? undefined : round(waitedMs),
    cpuMs: cpuMs === undefined ? undefined : round(cpuMs),
  };
}

/** To a tenth of a millisecond. */
function round(ms: number): number {
  return Math.round(ms * 10) / 10;
}
