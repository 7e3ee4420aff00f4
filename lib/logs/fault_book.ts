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
  findImpossible(): Difference | undefined;
  /** How the faults of one turn and tank contradict what its log shows there; `written` is that text. */
  findWrong(turn: number, seat: number, brought: Brought, written: string): Difference | undefined;
}

/** Makes the book of a round's faults. */
export function createFaultBook(round: LogRound): FaultBook {
  const byPlace = new Map<string, { fault: LogFault; at: number }>();
  const differs = (
    turn: number,
    field: string,
    recorded: string | null,
    replayed: string | null,
    message: string,
  ): Difference => ({ round: round.round, turn, field, recorded, replayed, message });

  return {
    findImpossible() {
      for (const [at, fault] of round.faults.entries()) {
        const { turn, tank, kind } = fault;
        const key = `${turn} ${tank}`;
        if (turn > round.turns.length) {
          const message = `a fault of turn ${turn} is recorded, but the log has ` +
            `${round.turns.length} turns`;
          return differs(turn, `faults[${at}]`, kind, null, message);
        }
        if (byPlace.has(key)) {
          const message = `tank ${tank} has two faults in one turn, one is all it can have`;
          return differs(turn, `faults[${at}]`, kind, null, message);
        }
        byPlace.set(key, { fault, at });
      }
      return undefined;
    },
    findWrong(turn, seat, brought, written) {
      const found = byPlace.get(`${turn} ${seat}`);
      const expected = brought === "ended" ? ENDED : brought === "lost" ? LOST : undefined;
      if (found === undefined) {
        if (expected === undefined || round.result === undefined) return undefined;
        const message = expected === ENDED
          ? `tank ${seat} is ended ("!!"), but no fault says why`
          : `tank ${seat} lost its turn ("--"), but no "invalid" fault says so`;
        return differs(turn, `turns[${turn - 1}]`, written, null, message);
      }
      const { kind } = found.fault;
      const demanded = kind === "invalid" ? LOST : ENDED;
      if (expected === demanded) return undefined;
      const state = brought === "dead" ? "it is dead already" : `its turn shows "${written}"`;
      const message = `tank ${seat} has the fault "${kind}", which goes with "${demanded}" of a ` +
        `living tank, but ${state}`;
      return differs(turn, `faults[${found.at}]`, kind, written, message);
    },
  };
}
