/**
 * The exchange on systems without the polled one: Deno's own streams, a promise for each program.
 *
 * Such systems do not tell how long a program waited for a processor, so the clock is wall time, and the evidence
 * says so.
 */
import { ContestantProcess } from "./contestant_process.ts";
import { ErrorTail } from "./error_tail.ts";
import type { AskLimits, Contestant, Exchange, ExchangeOptions, Question } from "./exchange.ts";
import { LineBuffer } from "./line_buffer.ts";
import { type Answer, type Fault, Interrupted, type StartCommand } from "./types.ts";
import { waitAtMost } from "./patience.ts";
import { floodFault, timeoutFault } from "./verdict.ts";

/** How often a stopped run is noticed, in milliseconds. */
const LONGEST_SLEEP_MS = 200;

/** What a program wrote to standard error has come so long after its end, in milliseconds. */
const LAST_ERRORS_MS = 1000;

/** A program with Deno's streams. */
export class StreamedContestant implements Contestant {
  readonly process: ContestantProcess;
  readonly lines = new LineBuffer();
  readonly errors = new ErrorTail();
  readonly #output: ReadableStreamDefaultReader<Uint8Array>;
  readonly #error: ReadableStreamDefaultReader<Uint8Array>;
  readonly #input: WritableStreamDefaultWriter<Uint8Array>;
  readonly #draining: Promise<void>;
  /** The one read under way: it outlives a question whose answer was there already. */
  #reading: Promise<void> | undefined;
  #failedWrites = 0;
  isOutputClosed = false;
  hasAnswered = false;

  constructor(command: StartCommand) {
    this.process = new ContestantProcess(command);
    const { child } = this.process;
    this.#output = child.stdout.getReader();
    this.#error = child.stderr.getReader();
    this.#input = child.stdin.getWriter();
    this.#input.closed.catch(() => undefined);
    this.#draining = this.#drainErrors();
  }

  get pid(): number {
    return this.process.pid;
  }

  /** Writes without waiting: a program that does not read, or is gone, must not stop the judge. */
  send(input: string): void {
    if (input === "" || this.#failedWrites > 0) return;
    this.#input.write(new TextEncoder().encode(input)).catch(() => {
      this.#failedWrites += 1;
    });
  }

  /** Resolves when more output has come, or its end. */
  readMore(): Promise<void> {
    this.#reading ??= this.#output.read().then(({ done, value }) => {
      this.#reading = undefined;
      if (done) this.isOutputClosed = true;
      else this.lines.push(value);
    }, () => {
      this.isOutputClosed = true;
    });
    return this.#reading;
  }

  /** All that the program wrote to standard error, now that it has ended. */
  async lastErrors(): Promise<string> {
    await waitAtMost(this.#draining, LAST_ERRORS_MS);
    return this.errors.text;
  }

  /** Kills the program and closes all pipes. */
  async remove(): Promise<void> {
    await this.process.remove();
    await this.#output.cancel().catch(() => undefined);
    await this.#error.cancel().catch(() => undefined);
    await this.#input.abort().catch(() => undefined);
    await this.#draining;
  }

  async #drainErrors(): Promise<void> {
    try {
      for (;;) {
        const { done, value } = await this.#error.read();
        if (done) return;
        this.errors.push(value);
      }
    } catch {
      // The pipe broke with its process; what was read stays.
    }
  }
}

/** See the head of this file. */
export class StreamedExchange implements Exchange<StreamedContestant> {
  readonly #options: ExchangeOptions;

  constructor(options: ExchangeOptions) {
    this.#options = options;
  }

  start(command: StartCommand): StreamedContestant {
    return new StreamedContestant(command);
  }

  ask(
    questions: readonly Question<StreamedContestant>[],
    limits: AskLimits,
  ): Promise<Answer[]> {
    return Promise.all(questions.map((question) => this.#askOne(question, limits)));
  }

  async end(contestants: readonly StreamedContestant[]): Promise<void> {
    await Promise.all(contestants.map((contestant) => contestant.remove()));
  }

  async #askOne(
    { contestant, input }: Question<StreamedContestant>,
    limits: AskLimits,
  ): Promise<Answer> {
    contestant.send(input);
    const askedAt = performance.now();
    // Also when a line is there already: otherwise nobody would notice a flood.
    contestant.readMore();
    for (;;) {
      if (contestant.lines.isFlooded) return this.#fault(contestant, floodFault);
      const text = contestant.lines.take();
      const wallMs = performance.now() - askedAt;
      if (wallMs > limits.allowedMs) return this.#timeout(contestant, limits, wallMs);
      if (text !== undefined) {
        contestant.hasAnswered = true;
        return { kind: "line", text, wallMs, chargedMs: wallMs };
      }
      if (contestant.isOutputClosed) return this.#ending(contestant);
      if (this.#options.isStopped()) throw new Interrupted();
      await waitAtMost(
        contestant.readMore(),
        Math.min(LONGEST_SLEEP_MS, limits.allowedMs - wallMs),
      );
    }
  }

  #timeout(contestant: StreamedContestant, limits: AskLimits, wallMs: number): Answer {
    const clock = {
      allowedMs: limits.allowedMs,
      wallMs,
      waitedMs: undefined,
      cpuMs: undefined,
    };
    const { hasAnswered } = contestant;
    return this.#fault(contestant, (stderr) => timeoutFault(clock, stderr, hasAnswered));
  }

  #fault(contestant: StreamedContestant, make: (stderr: string) => Fault): Answer {
    contestant.process.kill();
    return { kind: "fault", fault: make(contestant.errors.text) };
  }

  async #ending(contestant: StreamedContestant): Promise<Answer> {
    const { hasAnswered, process } = contestant;
    const { isSandboxSound } = this.#options;
    const readErrors = () => contestant.lastErrors();
    const fault = await process.whyEnded(readErrors, hasAnswered, isSandboxSound);
    return { kind: "fault", fault };
  }
}
