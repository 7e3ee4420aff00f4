/**
 * Records rounds that are played by random orders, faults included: what tests read, replay and verify.
 */
import { drawField, drawStarts } from "../../../lib/arena/field.ts";
import { ALL_ORDERS } from "../../../lib/arena/orders.ts";
import { isOver, resultOf, startRound } from "../../../lib/arena/round.ts";
import { playTurn } from "../../../lib/arena/turn.ts";
import type { TurnEntry } from "../../../lib/arena/types.ts";
import { between, type Random, randomFrom } from "../../../lib/core/random.ts";
import { makeTurn } from "../../../lib/logs/turns.ts";
import {
  LOG_FORMAT,
  LOG_VERSION,
  type LogFault,
  type LogHeader,
  type LogRound,
} from "../../../lib/logs/types.ts";

/** A header for so many bots. */
export function headerOf(tanks: number, turns = 1000): LogHeader {
  return {
    format: LOG_FORMAT,
    version: LOG_VERSION,
    rules: 1,
    kind: tanks === 2 ? "duel" : "melee",
    seed: "seed of the tests",
    bots: Array.from({ length: tanks }, (_, bot) => ({
      name: `bot${bot}`,
      version: `sha256:${bot}`,
    })),
    limits: { turnMs: 100, startMs: 2000, turns },
    stage: "",
    sandbox: [],
  };
}

/** Plays a round with random orders; one entry in `oneFaultIn` is a fault, half of them invalid lines. */
export function recordRound(
  header: LogHeader,
  seed: number,
  options: { readonly round?: number; readonly oneFaultIn?: number } = {},
): LogRound {
  const { round = 1, oneFaultIn = 60 } = options;
  const random = randomFrom("tests", seed, round);
  const field = drawField(random, header.bots.length);
  const starts = drawStarts(random, field, header.bots.length);
  const turns: string[] = [];
  const faults: LogFault[] = [];
  let state = startRound(field, starts);
  while (!isOver(state, header.limits.turns)) {
    const turn = state.turn + 1;
    const entries = state.tanks.map(({ lives }, tank): TurnEntry => {
      const entry = drawEntry(random, oneFaultIn);
      if (lives > 0 && entry === "lost") {
        faults.push({ turn, tank, kind: "invalid", detail: 'wrote "M9"' });
      } else if (lives > 0 && entry === "ended") {
        const clock = { allowedMs: 100, wallMs: 130.25, waitedMs: 3 };
        faults.push({ turn, tank, kind: "timeout", detail: "used 127 ms", clock });
      }
      return entry;
    });
    turns.push(makeTurn(entries, state.tanks));
    state = playTurn(state, entries).state;
  }
  const rows = Array.from(
    { length: field.height },
    (_, row) => field.heights.slice(row * field.width, (row + 1) * field.width).join(""),
  );
  return {
    round,
    width: field.width,
    height: field.height,
    heights: rows,
    tanks: starts.map(({ x, y }, bot) => ({ bot, x, y })),
    turns,
    faults,
    result: resultOf(state, header.kind),
  };
}

function drawEntry(random: Random, oneFaultIn: number): TurnEntry {
  if (oneFaultIn > 0 && between(random, 1, oneFaultIn) === 1) {
    return between(random, 1, 2) === 1 ? "lost" : "ended";
  }
  return ALL_ORDERS[between(random, 0, ALL_ORDERS.length - 1)] ?? "lost";
}
