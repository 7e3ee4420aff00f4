/**
 * What the rules for rounds worth watching want to know about a round, gathered in one pass.
 * Browser-safe: no Deno, no DOM.
 */
import type { DeathPhase, RoundResult, Seat } from "../arena/types.ts";
import type { ReplayedTurn } from "./replay.ts";
import type { LogHeader, LogRound } from "./types.ts";

/** A tank's death. */
export interface Death {
  readonly seat: Seat;
  readonly phase: DeathPhase;
  /** Its lives at the start of the turn. */
  readonly livesBefore: number;
  readonly step: ReplayedTurn;
}

/** A round, read by the rules; lists have an item for each seat. Holds the whole replay, so nobody keeps it. */
export interface Story {
  readonly header: LogHeader;
  readonly round: LogRound;
  readonly steps: readonly ReplayedTurn[];
  readonly result: RoundResult;
  /** The only tank alive at the end. */
  readonly winner: Seat | undefined;
  /** In the order of dying. */
  readonly deaths: readonly Death[];
  /** Whether a fault ended it. */
  readonly faulted: readonly boolean[];
  /** Whether a shot ever hit it while it was alive. */
  readonly wasHit: readonly boolean[];
  /** How a beaten rival fell last, and in which turn that decided the round; `undefined` where a fault did. */
  readonly decision: Death | undefined;
}

/** Reads a replayed round. Takes time in proportion to its turns and seats. */
export function storyOf(
  header: LogHeader,
  round: LogRound,
  steps: readonly ReplayedTurn[],
  result: RoundResult,
): Story {
  const deaths: Death[] = [];
  const faulted = round.tanks.map(() => false);
  const wasHit = round.tanks.map(() => false);
  for (const step of steps) {
    for (const event of step.events) {
      if (event.kind === "shot" && event.hit !== undefined && event.hit.scored > 0) {
        wasHit[event.hit.seat] = true;
      } else if (event.kind === "died") {
        const { seat, phase } = event;
        if (phase === "fault") faulted[seat] = true;
        deaths.push({ seat, phase, livesBefore: step.before.tanks[seat]?.lives ?? 0, step });
      }
    }
  }
  const alive = result.lives.flatMap((lives, seat) => lives > 0 ? [seat as Seat] : []);
  return {
    header,
    round,
    steps,
    result,
    winner: alive.length === 1 ? alive[0] : undefined,
    deaths,
    faulted,
    wasHit,
    decision: decisionOf(deaths),
  };
}

/** Of those who fell in the last turn that saw a death, the one that had most lives. */
function decisionOf(deaths: readonly Death[]): Death | undefined {
  const last = lastDeaths(deaths);
  if (last.some(({ phase }) => phase === "fault")) return undefined;
  let decision = last[0];
  for (const death of last) {
    if (death.livesBefore > (decision?.livesBefore ?? 0)) decision = death;
  }
  return decision;
}

/** Who died in the last turn that saw a death. */
export function lastDeaths(deaths: readonly Death[]): readonly Death[] {
  const turn = deaths.at(-1)?.step.turn;
  return deaths.filter(({ step }) => step.turn === turn);
}

/** How many turns before the thing itself one starts watching. */
const LEAD_IN = 3;

/** The turn to start watching from for what happened in turn `at`. */
export function startBefore(at: number): number {
  return Math.max(0, at - LEAD_IN);
}
