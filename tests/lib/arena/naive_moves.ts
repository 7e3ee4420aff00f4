/**
 * The move phase once more, written for tests straight from the words of the rules [MOVE-2 … MOVE-10]: slow, with
 * no tables of cells, and resolved from the other end. The engine marks who is blocked until nothing changes; this
 * one tries every set of moving tanks as if it got away and takes the largest that contradicts nothing.
 */
import { STEPS } from "../../../lib/arena/directions.ts";
import type { RoundState, Tank, TurnEntry } from "../../../lib/arena/types.ts";

/** What the moves of a turn come to. */
export interface NaiveMoves {
  /** The place of each seat after the moves, as `x,y`. */
  readonly places: readonly string[];
  /** Pairs that collide, as `lower+higher`, sorted. */
  readonly pairs: readonly string[];
  readonly lives: readonly number[];
  readonly scored: readonly number[];
}

export function naiveMoves(
  { field, tanks }: RoundState,
  entries: readonly TurnEntry[],
): NaiveMoves {
  const alive = tanks.map((tank, seat) => tank.lives > 0 && entries[seat] !== "ended");
  const here = tanks.map(placeOf);
  /** Where each seat tries to get to on the field, if it does. */
  const target = tanks.map((tank, seat) => {
    const entry = entries[seat];
    if (!alive[seat] || typeof entry !== "object" || entry.kind !== "move") return undefined;
    const step = STEPS[entry.to];
    const x = tank.x + (step?.dx ?? 0);
    const y = tank.y + (step?.dy ?? 0);
    const onField = x >= 1 && y >= 1 && x <= field.width && y <= field.height;
    return onField ? `${x},${y}` : undefined;
  });
  const triers = tanks.map((_, seat) => seat).filter((seat) => target[seat] !== undefined);

  const gone = largestThatGetsAway(triers, target, here);

  const pairs: string[] = [];
  const lost = tanks.map(() => 0);
  const scored = tanks.map(() => 0);
  for (let one = 0; one < tanks.length; one++) {
    for (let two = one + 1; two < tanks.length; two++) {
      const rivals = target[one] !== undefined && target[one] === target[two];
      const hit = drivesInto(one, two) || drivesInto(two, one);
      if (!rivals && !hit) continue;
      pairs.push(`${one}+${two}`);
      for (const [from, to] of [[one, two], [two, one]] as const) {
        lost[to] = (lost[to] ?? 0) + 3;
        if (alive[from]) scored[from] = (scored[from] ?? 0) + Math.min(3, livesAtStart(to));
      }
    }
  }
  return {
    places: tanks.map((_, seat) => (gone.has(seat) ? target[seat] : here[seat]) ?? ""),
    pairs: pairs.sort(),
    lives: tanks.map((_, seat) => Math.max(0, livesAtStart(seat) - (lost[seat] ?? 0))),
    scored,
  };

  function drivesInto(driver: number, stander: number): boolean {
    return target[driver] === here[stander] && !gone.has(driver) && !gone.has(stander);
  }

  function livesAtStart(seat: number): number {
    return alive[seat] ? tanks[seat]?.lives ?? 0 : 0;
  }
}

/** The largest set of triers of which nobody has a rival, and everybody's target is empty or left by one of the set. */
function largestThatGetsAway(
  triers: readonly number[],
  target: readonly (string | undefined)[],
  here: readonly string[],
): Set<number> {
  let largest = new Set<number>();
  for (let choice = 0; choice < 1 << triers.length; choice++) {
    const chosen = new Set(triers.filter((_, bit) => (choice & (1 << bit)) !== 0));
    const possible = [...chosen].every((seat) => {
      const rivals = triers.filter((other) => target[other] === target[seat]).length > 1;
      const owner = here.findIndex((place) => place === target[seat]);
      return !rivals && (owner === -1 || chosen.has(owner));
    });
    if (possible && chosen.size > largest.size) largest = chosen;
  }
  return largest;
}

function placeOf({ x, y }: Tank): string {
  return `${x},${y}`;
}
