/** English: where in a stage something happened. */
import { whole } from "./numbers.ts";

/** A moment of a round. */
export interface Moment {
  /** As in PublishedMatch.id. */
  readonly match: string;
  /** In a duel, whom it was against; not always known. */
  readonly rival?: string | undefined;
  readonly round: number;
  /** 0 is the start. */
  readonly turn: number;
}

/** `duel against Dora, round 1, turn 30`; the name is a stranger's text, and stays apart from the words round it. */
export function momentIn({ match, rival, round, turn }: Moment): string {
  const where = match === "melee"
    ? "melee"
    : rival === undefined
    ? "duel"
    : `duel against \u2068${rival}\u2069`;
  const when = turn <= 0 ? "from the beginning" : `turn ${whole(turn)}`;
  return `${where}, round ${whole(round)}, ${when}`;
}
