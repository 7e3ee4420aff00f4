/**
 * The exchange on Linux: one `poll` over the pipes of all programs, plain reads and writes (see libc.ts for why).
 *
 * How it works: while programs think, this thread sleeps in `poll`, until a line comes, a clock must be looked at
 * or standard error wants to be drained; promises play a part only when a program ends. So it belongs into a worker
 * that has nothing else to do. Nothing is decided by which program answers first.
 */
import { assertNever } from "../core/assert_never.ts";
import { chargedMs, creditedWait, GRACE_MS, ruleOn, ThreadMeter } from "./clock.ts";
import type { AskLimits, Exchange, ExchangeOptions, Question } from "./exchange.ts";
import { type Libc, PollEntries, POLLERR, POLLIN, POLLOUT } from "./libc.ts";
import { PolledContestant, readSchedstat } from "./polled_contestant.ts";
import { floodFault, timeoutFault } from "./verdict.ts";
import {
  type Answer,
  type ClockEvidence,
  type Fault,
  Interrupted,
  JudgeFailure,
  type StartCommand,
} from "./types.ts";

/** `poll` never sleeps longer than this, so that a stopped run stops, in milliseconds. */
const LONGEST_SLEEP_MS = 200;

/** What became of one contestant when it was looked at; `ended`: its output is at its end. */
type Outcome = Answer | "ended" | undefined;

/** See the head of this file. One for each worker; `close` it at the end. */
export class PolledExchange implements Exchange<PolledContestant> {
  readonly #libc: Libc;
  readonly #options: ExchangeOptions;
  readonly #schedstat: number;
  readonly #runner: ThreadMeter;
  #entries = new PollEntries(32);

  constructor(libc: Libc, options: ExchangeOptions) {
    this.#libc = libc;
    this.#options = options;
    this.#schedstat = libc.open("/proc/thread-self/schedstat", "read");
    this.#runner = new ThreadMeter(() => readSchedstat(libc, this.#schedstat));
  }

  close(): void {
    if (this.#schedstat >= 0) this.#libc.close(this.#schedstat);
  }

  start(command: StartCommand): PolledContestant {
    return new PolledContestant(command, this.#libc);
  }

  async ask(
    questions: readonly Question<PolledContestant>[],
    limits: AskLimits,
  ): Promise<Answer[]> {
    const asked = questions.map((question) => question.contestant);
    const outcomes: Outcome[] = new Array(asked.length).fill(undefined);
    for (const contestant of asked) {
      if (contestant.gathering !== undefined) await contestant.gathering;
    }
    this.#runner.begin(performance.now());
    let open = 0;
    for (let at = 0; at < asked.length; at++) {
      const { contestant, input } = questions[at] as Question<PolledContestant>;
      this.#write(contestant, input);
      const wroteAhead = contestant.lines.unread > 0 || contestant.isOutputClosed;
      if (wroteAhead) outcomes[at] = this.#read(contestant, limits);
      if (outcomes[at] === undefined) open += 1;
    }
    while (open > 0) {
      if (this.#options.isStopped()) throw new Interrupted();
      this.#sleep(asked, outcomes);
      open -= this.#lookAround(asked, outcomes, limits);
    }
    const isSettled = (outcome: Outcome): outcome is Answer => typeof outcome === "object";
    if (outcomes.every(isSettled)) return outcomes;
    return await Promise.all(
      outcomes.map((outcome, at) =>
        isSettled(outcome) ? outcome : this.#ending(asked[at] as PolledContestant)
      ),
    );
  }

  async end(contestants: readonly PolledContestant[]): Promise<void> {
    for (const contestant of contestants) contestant.process.kill();
    await Promise.all(contestants.map((contestant) => contestant.process.remove()));
    await Promise.all(contestants.map((contestant) => contestant.gathering));
    for (const contestant of contestants) contestant.closePipes();
  }

  #write(contestant: PolledContestant, input: string): void {
    contestant.send(input);
    const now = performance.now();
    contestant.askedAt = now;
    contestant.dueAt = now + GRACE_MS;
    contestant.meter.begin(now);
  }

  /** Waits until something is ready or a clock must be looked at. */
  #sleep(asked: readonly PolledContestant[], outcomes: readonly Outcome[]): void {
    if (this.#entries.capacity < 3 * asked.length) {
      this.#entries = new PollEntries(3 * asked.length);
    }
    let count = 0;
    let due = Infinity;
    for (let at = 0; at < asked.length; at++) {
      if (outcomes[at] !== undefined) continue;
      const contestant = asked[at] as PolledContestant;
      this.#entries.set(count, contestant.output, POLLIN);
      this.#entries.set(count + 1, contestant.error, POLLIN);
      this.#entries.set(count + 2, contestant.hasPendingInput ? contestant.input : -1, POLLOUT);
      count += 3;
      due = Math.min(due, contestant.dueAt);
    }
    const sleepMs = Math.ceil(Math.min(LONGEST_SLEEP_MS, Math.max(0, due - performance.now())));
    this.#libc.poll(this.#entries, count, sleepMs);
  }

  /** Looks at each contestant that has not answered yet; how many have now. */
  #lookAround(
    asked: readonly PolledContestant[],
    outcomes: Outcome[],
    limits: AskLimits,
  ): number {
    let settled = 0;
    let entry = 0;
    for (let at = 0; at < asked.length; at++) {
      if (outcomes[at] !== undefined) continue;
      const contestant = asked[at] as PolledContestant;
      if (this.#entries.ready(entry + 1) !== 0) contestant.drainError();
      const input = this.#entries.ready(entry + 2);
      if (input !== 0) contestant.sendPending((input & POLLERR) !== 0);
      if (this.#entries.ready(entry) !== 0) outcomes[at] = this.#read(contestant, limits);
      outcomes[at] ??= this.#checkClock(contestant, limits);
      if (outcomes[at] !== undefined) settled += 1;
      entry += 3;
    }
    return settled;
  }

  #read(contestant: PolledContestant, limits: AskLimits): Outcome {
    const text = contestant.readLine();
    if (text !== undefined) {
      const wallMs = performance.now() - contestant.askedAt;
      const late = wallMs > limits.allowedMs ? this.#rule(contestant, limits, false) : undefined;
      if (late !== undefined) return late;
      contestant.hasAnswered = true;
      return { kind: "line", text, wallMs, chargedMs: wallMs - (contestant.meter.waitedMs ?? 0) };
    }
    if (contestant.lines.isFlooded) return this.#fault(contestant, floodFault);
    return contestant.isOutputClosed ? "ended" : undefined;
  }

  /** The fault of a silent contestant whose time is over by the fair clock; else when to look again. */
  #checkClock(contestant: PolledContestant, limits: AskLimits): Answer | undefined {
    const now = performance.now();
    return now < contestant.dueAt ? undefined : this.#rule(contestant, limits, true);
  }

  /** `isSilent`: it may be waiting for a processor this very moment; one that has answered is not. */
  #rule(contestant: PolledContestant, limits: AskLimits, isSilent: boolean): Answer | undefined {
    const now = performance.now();
    contestant.meter.look(now);
    this.#runner.look(now);
    const clock = this.#evidence(contestant, limits, now);
    const mayBeWaiting = isSilent && contestant.mayBeWaiting(clock.wallMs, limits.allowedMs);
    const ruling = ruleOn(clock, limits.hardMs, mayBeWaiting);
    switch (ruling.kind) {
      case "wait":
        contestant.dueAt = now + ruling.forMs;
        return undefined;
      case "overloaded":
        throw new JudgeFailure(
          `The machine is overloaded: a program was charged ${
            Math.round(chargedMs(clock))
          } ms of ` +
            `its ${limits.allowedMs} ms when ${Math.round(clock.wallMs)} ms had passed`,
        );
      case "late": {
        const { hasAnswered } = contestant;
        if (!hasAnswered && contestant.process.isStillWrapper()) {
          throw new JudgeFailure("The sandbox did not start a program in time");
        }
        return this.#fault(contestant, (stderr) => timeoutFault(clock, stderr, hasAnswered));
      }
      default:
        return assertNever(ruling);
    }
  }

  #evidence(contestant: PolledContestant, limits: AskLimits, now: number): ClockEvidence {
    const { cpuMs, helpersMs, waitedMs } = contestant.meter;
    return {
      allowedMs: limits.allowedMs,
      wallMs: now - contestant.askedAt,
      waitedMs: creditedWait(waitedMs, this.#runner.waitedMs, helpersMs),
      cpuMs: cpuMs === undefined ? undefined : cpuMs + helpersMs,
    };
  }

  #fault(contestant: PolledContestant, make: (stderr: string) => Fault): Answer {
    contestant.process.kill();
    contestant.drainErrorToEnd();
    return { kind: "fault", fault: make(contestant.errors.text) };
  }

  async #ending(contestant: PolledContestant): Promise<Answer> {
    const { errors, hasAnswered, process } = contestant;
    const fault = await process.whyEnded(
      () => {
        contestant.drainErrorToEnd();
        return errors.text;
      },
      hasAnswered,
      this.#options.isSandboxSound,
    );
    return { kind: "fault", fault };
  }
}
