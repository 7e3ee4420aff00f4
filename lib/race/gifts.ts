/** Who gets a gift [GIFT-1, GIFT-2]. Pure. */
import { GIFT_TENTHS, GIFTS } from "./rules.ts";

/** What counts for a gift. */
export interface GiftClaim {
  /** Whether pilot and circuit kept the rules. */
  readonly isFair: boolean;
  /** Circuits that its pilot was put to in all rounds, and those that it finished in time. */
  readonly presented: number;
  readonly finished: number;
  /** When it was sent in last: the smaller the earlier. */
  readonly lastSending: number;
}

/** The indexes of those who get one, in the order of their last sending. */
export function giftsOf(claims: readonly GiftClaim[]): number[] {
  return claims
    .map((claim, index) => ({ ...claim, index }))
    .filter(({ finished, isFair, presented }) =>
      isFair && presented > 0 && 10 * finished >= GIFT_TENTHS * presented
    )
    .sort((one, other) => one.lastSending - other.lastSending || one.index - other.index)
    .slice(0, GIFTS)
    .map(({ index }) => index);
}
