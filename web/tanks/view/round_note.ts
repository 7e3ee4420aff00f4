/** What a row of the list of rounds says besides who won: who has the most points, or how a bot did. Pure. */
import type { RoundSummary } from "../../../lib/logs/summary.ts";
import * as later from "../../strings/later.ts";
import { marginOf, mostPoints, pointsOfBot, winnerOf } from "./round_choice.ts";

const text = later.rounds;

/** In parts, so that a long name can be cut and the number beside it stays. */
export interface RoundNote {
  /** What the number is; "" where the choice of rounds says it. */
  readonly lead: string;
  /** The bot whose it is; `undefined`: that of several, or of the one that was asked for. */
  readonly bot: number | undefined;
  readonly value: string;
  /** All of it, in words. */
  readonly told: string;
}

/**
 * About a bot: its points, and how far it is ahead or behind. Without one: who has the most points where that is not the
 * winner; `undefined` where it is.
 */
export function noteOf(
  summary: RoundSummary,
  bot: number | undefined,
  nameOf: (bot: number) => string,
): RoundNote | undefined {
  const own = bot === undefined ? undefined : pointsOfBot(summary, bot);
  if (bot !== undefined && own !== undefined) {
    const margin = marginOf(summary, bot);
    return {
      lead: "",
      bot: undefined,
      value: text.pointsAndMargin(own, margin),
      told: text.marginTold(nameOf(bot), own, margin),
    };
  }
  const { points, bots } = mostPoints(summary);
  const winner = winnerOf(summary);
  const [first] = bots;
  if (first === undefined || (winner !== undefined && bots.includes(winner))) return undefined;
  const isOne = bots.length === 1;
  return {
    lead: isOne ? text.most : text.mostOf(bots.length),
    bot: isOne ? first : undefined,
    value: text.number(points),
    told: text.mostTold(bots.map(nameOf), points),
  };
}
