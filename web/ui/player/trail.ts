/** Where a reader was before he jumped, so that he can go back there; jump by jump. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";

/** Who goes no further than this has not jumped; in frames. */
const STEP = 1;

/** Jumps that follow each other within this time are one: a drag, a key held down; in milliseconds. */
const ONE_JUMP_MS = 700;

/** No more places are remembered. */
const MOST = 50;

/** The places; the latest is the one to go back to. */
export interface Trail {
  /** `undefined`: there is none. */
  readonly latest: ReadonlySignal<number | undefined>;
  /** A jump from one frame to another, at a time in milliseconds. */
  jumped(from: number, to: number, now: number): void;
  /** Takes the latest place, to go there. */
  take(): number | undefined;
  /** Forgets all of them. */
  clear(): void;
}

/** A trail without a place. */
export function createTrail(): Trail {
  const places = signal<readonly number[]>([]);
  let last = -Infinity;
  /** Where the jump that goes on began; `undefined`: it is remembered already. */
  let begun: number | undefined;
  const take = (): number | undefined => {
    const latest = places.peek().at(-1);
    places.value = places.peek().slice(0, -1);
    last = -Infinity;
    return latest;
  };
  return {
    latest: computed(() => places.value.at(-1)),
    jumped: (from, to, now) => {
      if (now - last >= ONE_JUMP_MS) begun = from;
      last = now;
      if (begun === undefined || Math.abs(to - begun) <= STEP) return;
      const before = places.peek();
      // Who has gone back by other ways is there again.
      places.value = before.at(-1) === to ? before.slice(0, -1) : [...before, begun].slice(-MOST);
      begun = undefined;
    },
    take,
    clear: () => {
      places.value = [];
      last = -Infinity;
    },
  };
}
