/** The address follows what is shown: at once, but not more often than browsers like. */
import type { AddressPlace } from "../../ui/address_place.ts";

/** After it has been renewed the address rests for so long, in milliseconds. */
const REST_MS = 400;

/** See the head of this file. */
export interface Renewing {
  /** What stands after the `#` from now on. */
  renew(hash: string): void;
  /** Forgets what waits. */
  stop(): void;
}

/** Does nothing before it is told to. */
export function createRenewing(
  { later, place }: {
    readonly place: AddressPlace;
    later(ms: number, act: () => void): () => void;
  },
): Renewing {
  let waiting: string | undefined;
  let rest: (() => void) | undefined;

  function write(hash: string): void {
    if (hash === place.read()) return;
    place.replace(hash);
    rest = later(REST_MS, () => {
      rest = undefined;
      const next = waiting;
      waiting = undefined;
      if (next !== undefined) write(next);
    });
  }

  return {
    renew: (hash) => {
      if (rest === undefined) write(hash);
      else waiting = hash;
    },
    stop: () => {
      rest?.();
      rest = waiting = undefined;
    },
  };
}
