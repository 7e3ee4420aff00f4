/**
 * The faults of a round by turn and tank, and whether they fit its turns.
 * Browser-safe: no Deno, no DOM.
 *
 * Every `!!` has a fault that ended the program, every `--` of a living tank has an `invalid` one, and no fault stands
 * anywhere else. A round without a result may leave faults out.
 */
import type { TurnEntry } from "../arena/types.ts";
import type { Difference } from "./difference.ts";
import { ENDED, LOST } from "./turns.ts";
import type { LogFault, LogRound } from "./types.ts";

/** What a seat brought to a turn, or that it was dead before. */
type Brought = TurnEntry | "dead";

/** The faults of one round, ready to be looked up. */
export interface FaultBook {
  /** The first fault that no turn can bear out: after the last turn, or a second one of its turn and tank. */
  readonly impossible: Difference | undefined;
  /** How the faults of one turn and tank contradict what its log shows there; `written` is that text. */
  findWrong(turn: number, seat: number, brought: Brought, written: string): Difference | undefined;
}

/** A fault and its position in the round's list. */
interface Listed {
  readonly fault: LogFault;
  readonly at: number;
}

/** Makes the book of a round's faults. */
export function createFaultBook(round: LogRound): FaultBook {
  const byPlace = new Map<string, Listed>();
  let impossible: Difference | undefined;
  for (const [at, fault] of round.faults.entries()) {
    const key = keyOf(fault.turn, fault.tank);
    impossible ??= findImpossible(round, { fault, at }, byPlace.has(key));
    byPlace.set(key, { fault, at });
  }
  return {
    impossible,
    findWrong: (turn, seat, brought, written) => {
      const listed = byPlace.get(keyOf(turn, seat));
      return listed === undefined
        ? findMissing(round, turn, seat, brought, written)
        : findContradiction(round, listed, brought, written);
    },
  };
}

function keyOf(turn: number, tank: number): string {
  return `${turn} ${tank}`;
}

function findImpossible(
  round: LogRound,
  { fault, at }: Listed,
  isSecond: boolean,
): Difference | undefined {
  const { turn, tank, kind } = fault;
  const last = round.turns.length;
  if (turn <= last && !isSecond) return undefined;
  return {
    round: round.round,
    turn,
    field: `faults[${at}]`,
    recorded: kind,
    replayed: null,
    message: turn > last
      ? `a fault of turn ${turn} is recorded, but the log has ${last} turns`
      : `tank ${tank} has two faults in one turn, one is all it can have`,
  };
}

function findMissing(
  round: LogRound,
  turn: number,
  seat: number,
  brought: Brought,
  written: string,
): Difference | undefined {
  if (round.result === undefined || (brought !== "ended" && brought !== "lost")) return undefined;
  return {
    round: round.round,
    turn,
    field: `turns[${turn - 1}]`,
    recorded: written,
    replayed: null,
    message: brought === "ended"
      ? `tank ${seat} is ended ("${ENDED}"), but no fault says why`
      : `tank ${seat} lost its turn ("${LOST}"), but no "invalid" fault says so`,
  };
}

function findContradiction(
  round: LogRound,
  { fault, at }: Listed,
  brought: Brought,
  written: string,
): Difference | undefined {
  const isInvalid = fault.kind === "invalid";
  if (brought === (isInvalid ? "lost" : "ended")) return undefined;
  const shown = brought === "dead" ? "it is dead already" : `its turn shows "${written}"`;
  return {
    round: round.round,
    turn: fault.turn,
    field: `faults[${at}]`,
    recorded: fault.kind,
    replayed: written,
    message: `tank ${fault.tank} has the fault "${fault.kind}", which goes with ` +
      `"${isInvalid ? LOST : ENDED}" of a living tank, but ${shown}`,
  };
}
