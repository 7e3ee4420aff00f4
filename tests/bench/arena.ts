/**
 * How many tank-orders a second the arena plays on one core, without any processes.
 */
import { drawField, drawStarts } from "../../lib/arena/field.ts";
import { ALL_ORDERS } from "../../lib/arena/orders.ts";
import { isOver, startRound } from "../../lib/arena/round.ts";
import { TURN_LIMIT } from "../../lib/arena/rules.ts";
import { playTurn } from "../../lib/arena/turn.ts";
import type { Order, RoundState } from "../../lib/arena/types.ts";
import { between, type Random, randomFrom } from "../../lib/core/random.ts";

/** What was measured with one number of tanks. */
export interface ArenaFigures {
  readonly tanks: number;
  /** Fields played on, and their cells together. */
  readonly fields: number;
  readonly cells: number;
  readonly rounds: number;
  readonly turns: number;
  /** Orders given by living tanks. */
  readonly orders: number;
  /** Of the fastest of the runs. */
  readonly seconds: number;
  readonly ordersPerSecond: number;
}

/** The rounds of one measurement: everything random is drawn before the clock starts. */
interface Plan {
  readonly starts: readonly RoundState[];
  /** The orders of each turn, for every seat; played from the front again when used up. */
  readonly orders: readonly (readonly Order[])[];
}

const FIELDS = 50;
const RUNS = 5;

/** Measures duels of 2 and melees of 9, with the same random orders on the same fields every time. */
export function benchArena(): { readonly duel: ArenaFigures; readonly melee: ArenaFigures } {
  return { duel: measure(2, 200_000), melee: measure(9, 40_000) };
}

function measure(tanks: number, turns: number): ArenaFigures {
  const plan = drawPlan(tanks);
  // The first run counts and warms up; it plays exactly what the timed ones play.
  const { orders, rounds } = count(plan, turns);
  let seconds = Infinity;
  for (let run = 0; run < RUNS; run++) {
    const began = performance.now();
    play(plan, turns);
    seconds = Math.min(seconds, (performance.now() - began) / 1000);
  }
  return {
    tanks,
    fields: plan.starts.length,
    cells: plan.starts.reduce((sum, { field }) => sum + field.heights.length, 0),
    rounds,
    turns,
    orders,
    seconds,
    ordersPerSecond: Math.round(orders / seconds),
  };
}

function drawPlan(tanks: number): Plan {
  const random = randomFrom("bench arena", tanks);
  const starts = Array.from({ length: FIELDS }, () => {
    const field = drawField(random, tanks);
    return startRound(field, drawStarts(random, field, tanks));
  });
  const orders = Array.from({ length: 4099 }, () => drawOrders(random, tanks));
  return { starts, orders };
}

function drawOrders(random: Random, tanks: number): Order[] {
  return Array.from(
    { length: tanks },
    () => ALL_ORDERS[between(random, 0, ALL_ORDERS.length - 1)] as Order,
  );
}

/** Plays so many turns; a round that is over is followed by the next. */
function play(plan: Plan, turns: number, each?: (before: RoundState) => void): void {
  let round = 0;
  let state = plan.starts[0] as RoundState;
  for (let turn = 0; turn < turns; turn++) {
    if (isOver(state, TURN_LIMIT)) {
      round += 1;
      state = plan.starts[round % plan.starts.length] as RoundState;
    }
    each?.(state);
    state = playTurn(state, plan.orders[turn % plan.orders.length] as readonly Order[]).state;
  }
}

function count(plan: Plan, turns: number): { orders: number; rounds: number } {
  let orders = 0;
  let rounds = 0;
  play(plan, turns, (before) => {
    if (before.turn === 0) rounds += 1;
    for (const tank of before.tanks) if (tank.lives > 0) orders += 1;
  });
  return { orders, rounds };
}

if (import.meta.main) console.log(benchArena());
