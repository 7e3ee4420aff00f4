/**
 * The fair clock. Pure: times come from the caller.
 *
 * How it works: the clock of a turn starts when the program's input is written and stops when its line has come.
 * On a busy machine wall time alone is unfair, so the time in which the program's main thread was ready to run but
 * had no processor (its run delay, told by Linux in schedstat) is taken off, and so is the run delay of the
 * runner's own thread, which may notice an answer late. Processor time alone would be no clock either: a program
 * that sleeps uses none. Only main threads' waits count, and what a program's helper threads use of the processors
 * is set off against them: threads that spin must not buy their program time. The system adds a wait to schedstat only when it ends, so a thread that is ready to run when its time seems over
 * is looked at again until it has been on a processor. Most answers come within microseconds, and reading schedstat costs two of them: so it is read for the first
 * time a millisecond into the turn, and what a program waited within that first millisecond is counted in its favour.
 */
import type { ClockEvidence } from "./types.ts";

/** So long after a question nobody looks at schedstat yet, in milliseconds. */
export const GRACE_MS = 1;

/** A program that reaches so many turn limits of wall time makes the round void [CLOCK-6]. */
export const HARD_LIMIT_FACTOR = 20;

/** A runtime compiles and clears up on threads of its own; so much of that in a turn is nobody's trick, in milliseconds. */
const FREE_HELP_MS = 5;

/** A program that may be waiting for a processor is looked at again after so many milliseconds. */
const RECHECK_MS = 1;

/** Looks no farther apart than this tell whether a thread has moved, in milliseconds. */
const SOON_MS = 5;

/** What schedstat says of one thread, in milliseconds since the thread began. */
export interface ThreadTimes {
  /** On a processor. */
  readonly cpuMs: number;
  /** Ready to run, but without a processor. */
  readonly waitedMs: number;
  /** What the other threads of its process had of the processors. */
  readonly helpersMs: number;
}

/** Measures what one thread waits and uses in each turn. */
export class ThreadMeter {
  readonly #read: () => ThreadTimes | undefined;
  #askedAt = 0;
  #before: ThreadTimes | undefined;
  #first: ThreadTimes | undefined;
  #last: ThreadTimes | undefined;
  #lastAt = 0;
  #waitedMs = 0;
  #hasMoved = false;

  /** `read` gives the thread's times now, or nothing where the system does not tell. */
  constructor(read: () => ThreadTimes | undefined) {
    this.#read = read;
  }

  /** A turn begins at `now`. Reads nothing. */
  begin(now: number): void {
    this.#askedAt = now;
    this.#before = this.#last ?? this.#before;
    this.#first = undefined;
    this.#last = undefined;
    this.#waitedMs = 0;
    this.#hasMoved = false;
  }

  /** Reads the thread's times; `now` is on the same clock as for `begin`. */
  look(now: number): void {
    const times = this.#read();
    if (times === undefined) return;
    const last = this.#last;
    const waited = times.waitedMs - ((last ?? this.#before)?.waitedMs ?? 0);
    const passed = now - (last === undefined ? this.#askedAt : this.#lastAt);
    // No thread waits longer than time passes: whoever tells more has become another thread.
    this.#waitedMs += Math.min(Math.max(0, waited), passed);
    this.#hasMoved = last !== undefined && passed <= SOON_MS &&
      (times.cpuMs > last.cpuMs || times.waitedMs > last.waitedMs);
    this.#first ??= times;
    this.#last = times;
    this.#lastAt = now;
  }

  /**
   * Whether the thread was on a processor between the last two looks, which lie close together: then all it waited
   * has been told.
   */
  get hasMoved(): boolean {
    return this.#hasMoved;
  }

  /** What the thread waited in this turn up to the last look, in milliseconds; undefined: not told. */
  get waitedMs(): number | undefined {
    return this.#first === undefined ? undefined : this.#waitedMs;
  }

  /** Its processor time in this turn since the first look, in milliseconds; undefined: not told. */
  get cpuMs(): number | undefined {
    if (this.#first === undefined || this.#last === undefined) return undefined;
    return Math.max(0, this.#last.cpuMs - this.#first.cpuMs);
  }

  /** The processor time of its process's other threads since the first look, in milliseconds. */
  get helpersMs(): number {
    if (this.#first === undefined || this.#last === undefined) return 0;
    return Math.max(0, this.#last.helpersMs - this.#first.helpersMs);
  }
}

/**
 * The wait that is taken off: the program's own and the runner's, less what the program's other threads used of the
 * processors meanwhile. For that wait the machine is not to blame.
 */
export function creditedWait(
  ownMs: number | undefined,
  runnerMs: number | undefined,
  helpersMs: number,
): number | undefined {
  if (ownMs === undefined && runnerMs === undefined) return undefined;
  return Math.max(0, (ownMs ?? 0) + (runnerMs ?? 0) - ownHelp(helpersMs));
}

/** What helper threads used beyond what every runtime's own helpers need. */
export function ownHelp(helpersMs: number): number {
  return Math.max(0, helpersMs - FREE_HELP_MS);
}

/** The time that counts against the program. */
export function chargedMs(evidence: Pick<ClockEvidence, "wallMs" | "waitedMs">): number {
  return evidence.wallMs - (evidence.waitedMs ?? 0);
}

/** What to do about a program that has not answered yet, or only now. */
export type ClockRuling =
  | { readonly kind: "late" }
  | { readonly kind: "overloaded" }
  | { readonly kind: "wait"; readonly forMs: number };

/**
 * Rules on a program that has been asked `evidence.wallMs` ago.
 * @param hardMs Wall time after which a round is void.
 * @param mayBeWaiting Whether it may wait for a processor right now, which no evidence tells yet.
 */
export function ruleOn(
  evidence: ClockEvidence,
  hardMs: number,
  mayBeWaiting: boolean,
): ClockRuling {
  const left = evidence.allowedMs - chargedMs(evidence);
  if (left < 0 && !mayBeWaiting) return { kind: "late" };
  if (evidence.wallMs >= hardMs) return { kind: "overloaded" };
  const forMs = left < 0 ? RECHECK_MS : left;
  return { kind: "wait", forMs: Math.min(forMs, hardMs - evidence.wallMs) };
}

/** Reads the text of a `schedstat` file: nanoseconds on a processor, nanoseconds waited, time slices. */
export function parseSchedstat(text: string): ThreadTimes | undefined {
  const [cpu, waited] = text.split(" ");
  const cpuMs = Number(cpu) / 1e6;
  const waitedMs = Number(waited) / 1e6;
  if (cpu === undefined || cpu === "" || Number.isNaN(cpuMs) || Number.isNaN(waitedMs)) {
    return undefined;
  }
  return { cpuMs, waitedMs, helpersMs: 0 };
}
