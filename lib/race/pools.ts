/**
 * Who drives against whom [POOL-1 … POOL-3, NEXT-1 … NEXT-3]. Pure.
 */
import { MOST_IN_POOL } from "./rules.ts";

/** How many pools so many participants make. */
export function countPools(participants: number): number {
  return 1 + Math.floor(participants / MOST_IN_POOL);
}

/** The pools of the first round: participants, by the date of their first sending, are dealt out in turn. */
export function firstPools<Participant>(participants: readonly Participant[]): Participant[][] {
  return deal(participants, countPools(participants.length), (index, pools) => index % pools);
}

/** How many of a pool qualify: the best half, rounded up. */
export function countQualified(size: number): number {
  return Math.ceil(size / 2);
}

/**
 * The pools of a later round. `ranked`: the pools of the round before, each in the order of its ranking. At most as many
 * as a pool holds make the final.
 */
export function nextPools<Participant>(
  ranked: readonly (readonly Participant[])[],
): Participant[][] {
  const qualified = ranked.flatMap((pool) => pool.slice(0, countQualified(pool.length)));
  const count = qualified.length <= MOST_IN_POOL ? 1 : countPools(qualified.length);
  return deal(qualified, count, zigzag);
}

/** To and fro: 0 1 2, 2 1 0, 0 1 2 … */
function zigzag(index: number, pools: number): number {
  const column = index % pools;
  return Math.floor(index / pools) % 2 === 0 ? column : pools - 1 - column;
}

function deal<Participant>(
  participants: readonly Participant[],
  count: number,
  poolOf: (index: number, pools: number) => number,
): Participant[][] {
  const pools = Array.from({ length: count }, (): Participant[] => []);
  participants.forEach((participant, index) => pools[poolOf(index, count)]?.push(participant));
  return pools;
}
