/**
 * Relives a round: a program gets exactly the input that was recorded for a seat, and its orders are compared with the
 * recorded ones.
 */
import { makeOrder, parseOrder } from "../arena/orders.ts";
import type { Seat } from "../arena/types.ts";
import type { Fault } from "../judge/types.ts";
import { dialogueOf } from "../logs/dialogue.ts";
import type { LogHeader, LogRound } from "../logs/types.ts";
import type { Rehearsal } from "./rehearsal.ts";
import { askLimits } from "./play_round.ts";

/** A turn in which the program did something else than what was recorded. */
export interface OtherOrder {
  readonly turn: number;
  /** `undefined`: the recorded program lost its turn or was ended. */
  readonly recorded: string | undefined;
  /** Its line. */
  readonly now: string;
}

/** What came of it. */
export interface RelivedRound {
  /** Turns that were compared. */
  readonly turns: number;
  readonly others: readonly OtherOrder[];
  /** The fault that ended the program now, and its turn. */
  readonly fault: (Fault & { readonly turn: number }) | undefined;
  /** Whether the same kind of fault is recorded in that turn. */
  readonly isRecordedFault: boolean;
}

/** A line as a dialogue has it: nothing where it is no order. */
function makeEntry(line: string): string | undefined {
  const order = parseOrder(line);
  return order === undefined ? undefined : makeOrder(order);
}

/** Feeds the recorded input of a seat to the program. */
export async function reliveRound(
  { command, exchange }: Rehearsal,
  header: LogHeader,
  round: LogRound,
  seat: Seat,
): Promise<RelivedRound> {
  const contestant = exchange.start(command);
  const others: OtherOrder[] = [];
  let input = "";
  let turns = 0;
  try {
    for (const { fault: recorded, read, turn, wrote } of dialogueOf(header, round, seat)) {
      if (turn > 0) {
        const limits = askLimits(header.limits, turn === 1);
        const [answer] = await exchange.ask([{ contestant, input }], limits);
        if (answer?.kind === "fault") {
          const fault = { ...answer.fault, turn };
          return { turns, others, fault, isRecordedFault: recorded?.kind === fault.kind };
        }
        const now = answer?.text ?? "";
        turns += 1;
        if (makeEntry(now) !== wrote) others.push({ turn, recorded: wrote, now });
      }
      input = read.map((line) => `${line}\n`).join("");
    }
    return { turns, others, fault: undefined, isRecordedFault: false };
  } finally {
    await exchange.end([contestant]);
  }
}
