/**
 * The exchange of lines between the judge and the programs of a round: started together, asked together, ended
 * together. The game says what to write and what a line means; the exchange says when a line came, or why none did.
 */
import type { Answer, StartCommand } from "./types.ts";

/** A started program. */
export interface Contestant {
  /** Of the process that was started: the program itself, or bubblewrap around it. */
  readonly pid: number;
}

/** A contestant and what it is to read. */
export interface Question<C extends Contestant> {
  readonly contestant: C;
  /** Whole lines; empty: nothing is written, the next line is awaited all the same. */
  readonly input: string;
}

/** How long programs may take, in milliseconds. */
export interface AskLimits {
  /** The time for an answer. */
  readonly allowedMs: number;
  /** Wall time after which the machine is taken to be overloaded and the round is void. */
  readonly hardMs: number;
}

/** A way to move lines; see `polled_exchange.ts` (Linux) and `streamed_exchange.ts` (everywhere). */
export interface Exchange<C extends Contestant = Contestant> {
  /**
   * Starts a program and returns at once.
   * @throws {JudgeFailure} If the system makes no process or no pipes.
   */
  start(command: StartCommand): C;

  /**
   * Writes to all contestants, then waits until each has answered or is at fault; an answer for each question, in
   * their order. Lines that a program wrote ahead are used first. Faulty programs have been killed.
   * @throws {JudgeFailure} If the machine is overloaded or the sandbox itself failed.
   * @throws {Interrupted} If the run was stopped meanwhile.
   */
  ask(questions: readonly Question<C>[], limits: AskLimits): Promise<Answer[]>;

  /** Kills the programs and waits until they are gone. Ending one twice does no harm. */
  end(contestants: readonly C[]): Promise<void>;
}

/** What both exchanges need from outside. */
export interface ExchangeOptions {
  /** Whether the run has been stopped; asked often, so it must be cheap. */
  readonly isStopped: () => boolean;
  /** Whether the sandbox can start a harmless program now: tells its own failures from a program's. */
  readonly isSandboxSound: () => Promise<boolean>;
}
