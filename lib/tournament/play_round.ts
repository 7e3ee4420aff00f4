/**
 * Plays one round: the arena decides what happens, the judge asks the programs.
 *
 * The life of a turn: each living program reads its report (before the first turn: the opening) and writes its
 * order; the exchange waits for all of them; lines become orders, faults end programs; the arena plays the turn; its
 * reports are what the programs read next.
 */
import { parseOrder } from "../arena/orders.ts";
import { makeOpening, makeReport } from "../arena/reports.ts";
import { isOver, resultOf, startRound } from "../arena/round.ts";
import { seatsOf } from "../arena/seats.ts";
import { playTurn } from "../arena/turn.ts";
import type { RoundKind, RoundState, Seat, Tank, TurnEntry } from "../arena/types.ts";
import type { Contestant, Exchange, Question } from "../judge/exchange.ts";
import { visibleInLine } from "../core/visible.ts";
import { HARD_LIMIT_FACTOR } from "../judge/clock.ts";
import type { Answer, Fault } from "../judge/types.ts";
import { makeTurn } from "../logs/turns.ts";
import type { LogFault, LogLimits, LogRound } from "../logs/types.ts";
import type { Seating } from "./seating.ts";

/** What a round is played from. */
export interface RoundSetup {
  readonly kind: RoundKind;
  readonly round: number;
  readonly seating: Seating;
  readonly limits: LogLimits;
}

/** A fault's standard error, which no log may hold. */
export interface PrivateError {
  readonly seat: Seat;
  readonly turn: number;
  readonly detail: string;
  readonly stderr: string;
}

/** A round that was played to its end. */
export interface PlayedRound {
  readonly log: LogRound;
  readonly errors: readonly PrivateError[];
}

/**
 * Plays a round with programs that have been started already, one for each seat. A program whose tank dies is ended at
 * once [ROUND-5]; whatever way the round ends, the caller then ends all of them.
 * @throws {JudgeFailure} If the round is void.
 * @throws {Interrupted} If the run was stopped.
 */
export async function playRound<C extends Contestant>(
  setup: RoundSetup,
  contestants: readonly C[],
  exchange: Exchange<C>,
): Promise<PlayedRound> {
  const { limits, seating } = setup;
  const seats = seatsOf(seating.starts.length);
  const turns: string[] = [];
  const faults: LogFault[] = [];
  const errors: PrivateError[] = [];
  const removals: Promise<void>[] = [];
  let state = startRound(seating.field, seating.starts);
  let inputs = seats.map((seat) => makeOpening(state, seat));

  while (!isOver(state, limits.turns)) {
    const living = seats.filter((seat) => isAlive(state, seat));
    const questions = living.map((seat): Question<C> => ({
      contestant: contestants[seat] as C,
      input: inputs[seat] as string,
    }));
    const answers = await exchange.ask(questions, askLimits(limits, state.turn === 0));
    const entries: TurnEntry[] = seats.map(() => "lost");
    for (let at = 0; at < living.length; at++) {
      const seat = living[at] as Seat;
      const answer = answers[at] as Answer;
      entries[seat] = entryOf(answer);
      const fault = faultOf(answer, state.turn + 1, seat);
      if (fault !== undefined) faults.push(fault);
      if (answer.kind === "fault") {
        errors.push(privateError(answer.fault, state.turn + 1, seat));
      }
    }
    const played = playTurn(state, entries);
    turns.push(makeTurn(entries, state.tanks));
    state = played.state;
    inputs = seats.map((seat) => isAlive(state, seat) ? makeReport(played, seat) : "");
    const fallen = living.filter((seat) => !isAlive(state, seat));
    if (fallen.length > 0) {
      removals.push(exchange.end(fallen.map((seat) => contestants[seat] as C)));
    }
  }
  await Promise.all(removals);
  return { log: logOf(setup, turns, faults, state), errors };
}

function isAlive(state: RoundState, seat: Seat): boolean {
  return (state.tanks[seat] as Tank).lives > 0;
}

/** Up to the first move there is time to start as well [CLOCK-3]; the hard limit stands behind both [CLOCK-6]. */
export function askLimits(
  limits: LogLimits,
  isFirst: boolean,
): { allowedMs: number; hardMs: number } {
  const startMs = isFirst ? limits.startMs : 0;
  return {
    allowedMs: startMs + limits.turnMs,
    hardMs: startMs + HARD_LIMIT_FACTOR * limits.turnMs,
  };
}

function entryOf(answer: Answer): TurnEntry {
  return answer.kind === "fault" ? "ended" : parseOrder(answer.text) ?? "lost";
}

/** An invalid line is a fault as well: the turn is lost, the tank lives [INPUT-4]. */
function faultOf(answer: Answer, turn: number, tank: number): LogFault | undefined {
  if (answer.kind === "line") {
    if (parseOrder(answer.text) !== undefined) return undefined;
    return { turn, tank, kind: "invalid", detail: `wrote ${shorten(answer.text)}` };
  }
  const { kind, detail, clock } = answer.fault;
  if (clock === undefined) return { turn, tank, kind, detail };
  const { allowedMs, wallMs, waitedMs, cpuMs } = clock;
  const known = {
    ...(waitedMs === undefined ? {} : { waitedMs }),
    ...(cpuMs === undefined ? {} : { cpuMs }),
  };
  return { turn, tank, kind, detail, clock: { allowedMs, wallMs, ...known } };
}

/** A program's line in a message: as a JSON text in which nothing is hidden, and cut. */
function shorten(line: string): string {
  return visibleInLine(JSON.stringify(line.length > 40 ? `${line.slice(0, 40)}…` : line));
}

function privateError(fault: Fault, turn: number, seat: Seat): PrivateError {
  return { seat, turn, detail: fault.detail, stderr: fault.stderr };
}

function logOf(
  setup: RoundSetup,
  turns: readonly string[],
  faults: readonly LogFault[],
  end: RoundState,
): LogRound {
  const { field, starts, bots } = setup.seating;
  const heights: string[] = [];
  for (let row = 0; row < field.height; row++) {
    heights.push(field.heights.slice(row * field.width, (row + 1) * field.width).join(""));
  }
  return {
    round: setup.round,
    width: field.width,
    height: field.height,
    heights,
    tanks: starts.map(({ x, y }, seat) => ({ bot: bots[seat] as number, x, y })),
    turns,
    faults,
    result: resultOf(end, setup.kind),
  };
}
