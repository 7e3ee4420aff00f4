/**
 * Plays rounds one after the other, with the programs of the next one starting while the present one is played.
 */
import type { Contestant, Exchange } from "../judge/exchange.ts";
import { startCommand } from "../judge/sandbox/start_command.ts";
import { JudgeFailure, type StartCommand } from "../judge/types.ts";
import { makeRound } from "../logs/make_round.ts";
import { type PlayedRound, playRound, type RoundSetup } from "./play_round.ts";
import { botsOf, roundAt } from "./schedule.ts";
import { seatRound } from "./seating.ts";
import type { AuthorError, WorkerReport, WorkerSetup } from "./worker_messages.ts";

/** A void round is played again so often before the run stops. */
export const MAX_REPLAYS = 3;

/** What a round needs, and its programs: started, or why they could not be. */
interface PreparedRound<C extends Contestant> {
  readonly place: number;
  readonly setup: RoundSetup;
  /** The tournament's bot in each seat. */
  readonly bots: readonly number[];
  readonly contestants: readonly C[] | JudgeFailure;
}

/** Plays the rounds of a schedule whose places it is given. */
export class RoundPlayer<C extends Contestant> {
  readonly #setup: WorkerSetup;
  readonly #exchange: Exchange<C>;
  readonly #commands: readonly StartCommand[];

  constructor(setup: WorkerSetup, exchange: Exchange<C>) {
    this.#setup = setup;
    this.#exchange = exchange;
    this.#commands = setup.programs.map((program) => startCommand(program, setup.sandbox));
  }

  /**
   * Plays all rounds that `places` gives, and reports each.
   * @throws {Interrupted} If the run was stopped; the rounds under way are void.
   */
  async *playAll(places: Iterator<number>): AsyncGenerator<WorkerReport> {
    let next = await this.#prepareNext(places);
    try {
      while (next !== undefined) {
        const present: PreparedRound<C> = next;
        next = await this.#prepareNext(places);
        yield* this.#playUntilValid(present);
      }
    } finally {
      await this.#remove(next?.contestants);
    }
  }

  async *#playUntilValid(prepared: PreparedRound<C>): AsyncGenerator<WorkerReport> {
    const { place, bots } = prepared;
    let { contestants } = prepared;
    for (let replays = 0; replays <= MAX_REPLAYS; replays++) {
      try {
        const played = await this.#play(prepared.setup, contestants);
        yield { kind: "played", place, ...reportOf(played, bots) };
        return;
      } catch (error) {
        if (!(error instanceof JudgeFailure)) throw error;
        const isLast = replays === MAX_REPLAYS;
        yield { kind: isLast ? "failed" : "void", place, reason: reasonOf(error) };
        if (isLast) return;
      } finally {
        await this.#remove(contestants);
      }
      contestants = await this.#startAll(bots);
    }
  }

  async #play(setup: RoundSetup, contestants: readonly C[] | JudgeFailure): Promise<PlayedRound> {
    if (contestants instanceof JudgeFailure) throw contestants;
    return await playRound(setup, contestants, this.#exchange);
  }

  async #remove(contestants: readonly C[] | JudgeFailure | undefined): Promise<void> {
    if (contestants === undefined || contestants instanceof JudgeFailure) return;
    await this.#exchange.end(contestants);
  }

  async #prepareNext(places: Iterator<number>): Promise<PreparedRound<C> | undefined> {
    const { value: place, done } = places.next();
    if (done === true) return undefined;
    const { plan, limits } = this.#setup;
    const name = roundAt(plan, place);
    const seating = seatRound(plan, name);
    const matchBots = botsOf(plan, name.match);
    const bots = seating.bots.map((bot) => matchBots[bot] as number);
    const setup = { kind: name.match.kind, round: name.round, seating, limits };
    return { place, setup, bots, contestants: await this.#startAll(bots) };
  }

  /** Starts a program for each seat: all of them or, when the system refuses one, none. */
  async #startAll(bots: readonly number[]): Promise<C[] | JudgeFailure> {
    const started: C[] = [];
    try {
      for (const bot of bots) {
        started.push(this.#exchange.start(this.#commands[bot] as StartCommand));
      }
      return started;
    } catch (error) {
      await this.#exchange.end(started);
      if (error instanceof JudgeFailure) return error;
      throw error;
    }
  }
}

function reportOf(
  { log, errors }: PlayedRound,
  bots: readonly number[],
): { line: string; errors: AuthorError[] } {
  const named = errors.map(({ seat, turn, detail, stderr }) => ({
    bot: bots[seat] as number,
    turn,
    detail,
    stderr,
  }));
  return { line: makeRound(log), errors: named };
}

function reasonOf(failure: JudgeFailure): string {
  const { cause, message } = failure;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
