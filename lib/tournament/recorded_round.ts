/** What a run's journal says of a round, and whether it is true: field, seats and result all follow from the seed. */
import type { RoundResult } from "../arena/types.ts";
import { parseRound } from "../logs/round.ts";
import type { LogRound } from "../logs/types.ts";
import { verifyRound } from "../logs/verify.ts";
import { headerOf } from "./run_folder.ts";
import type { RunSettings } from "./run_settings.ts";
import { botsOf, roundAt } from "./schedule.ts";
import { seatRound } from "./seating.ts";
import type { Tally } from "./tally.ts";

/** A round whose result is known. */
export type EndedRound = LogRound & { readonly result: RoundResult };

/** The round at a place of the schedule that a line of the journal holds; `undefined`: the line is damaged. */
export function readRound(
  settings: RunSettings,
  place: number,
  line: string,
): EndedRound | undefined {
  const { match } = roundAt(settings.plan, place);
  const parsed = parseRound(line, headerOf(settings, match));
  const result = parsed.ok ? parsed.value.result : undefined;
  return parsed.ok && result !== undefined ? { ...parsed.value, result } : undefined;
}

/** Whether a recorded round has the field and the seats that follow from the seed. */
export function isSeated({ plan }: RunSettings, place: number, round: LogRound): boolean {
  const { bots, field, starts } = seatRound(plan, roundAt(plan, place));
  const { height, heights, tanks, width } = round;
  return width === field.width && height === field.height &&
    heights.join("") === field.heights.join("") && tanks.length === bots.length &&
    tanks.every(({ bot, x, y }, seat) =>
      bot === bots[seat] && x === starts[seat]?.x && y === starts[seat]?.y
    );
}

/** Whether it is seated so and replaying it comes to what it says: what lay on a disk may have been damaged. */
export function isTrue(settings: RunSettings, place: number, round: LogRound): boolean {
  const { match } = roundAt(settings.plan, place);
  return isSeated(settings, place, round) &&
    verifyRound(headerOf(settings, match), round) === undefined;
}

/** Adds a round to the sums. */
export function countRound(
  { plan }: RunSettings,
  tally: Tally,
  place: number,
  { faults, result, tanks }: EndedRound,
): void {
  const { match, round } = roundAt(plan, place);
  const matchBots = botsOf(plan, match);
  const bots = tanks.map((tank) => matchBots[tank.bot] as number);
  tally.add({ kind: match.kind, round, bots, result, faults });
}
